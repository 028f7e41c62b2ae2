import { useFormat } from "#ui/format-context.tsx";
import type { MoneyParts } from "#ui/format.ts";

function Amount({ before, digits, after }: MoneyParts) {
  return (
    <span className="amount num">
      {before && <small>{before}</small>}
      {digits}
      {after && <small>{after}</small>}
    </span>
  );
}

/** Whole won, truncated. */
export const Money = ({ amount }: { amount: number }) => <Amount {...useFormat().money(amount)} />;

/** Whole comp points, truncated. */
export const Comp = ({ amount }: { amount: number }) => <Amount {...useFormat().comp(amount)} />;
