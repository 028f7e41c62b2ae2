import type { LimitKind } from "#contract/limit-kinds.ts";
import { useLimitAmount } from "#site/my-page/limit-amount.ts";

/** An amount of a kind of limit in the page; minutes as a duration, which machines read too. */
export function LimitAmount({ kind, amount }: { kind: LimitKind; amount: number }) {
  const shown = useLimitAmount(kind);
  if (kind !== "time") return shown(amount);
  return <time dateTime={`PT${amount}M`}>{shown(amount)}</time>;
}
