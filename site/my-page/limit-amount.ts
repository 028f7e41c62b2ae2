import type { LimitKind } from "#contract/limit-kinds.ts";
import { useFormat } from "#ui/format-context.tsx";

/** Writes an amount of a kind of limit: money, or minutes for the time. */
export function useLimitAmount(kind: LimitKind): (amount: number) => string {
  const format = useFormat();
  return kind === "time" ? format.duration : format.moneyText;
}
