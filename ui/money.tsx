import { useFormat } from "#ui/format-context.tsx";
import type { MoneyParts } from "#ui/format.ts";

function Amount({ before, digits, after, of }: MoneyParts & { of?: "comp" }) {
  return (
    <span className="amount num" data-of={of}>
      {before && <small>{before}</small>}
      {digits}
      {after && <small>{after}</small>}
    </span>
  );
}

/** Whole won, truncated. */
export const Money = ({ amount }: { amount: number }) => <Amount {...useFormat().money(amount)} />;

/** A change in whole won, with its sign; additions have their own colour. */
export function MoneyChange({ amount }: { amount: number }) {
  const parts = useFormat().money(Math.abs(amount));
  return (
    <span className={amount > 0 ? "gain" : ""}>
      {amount > 0 ? "+" : amount < 0 && "-"}
      <Amount {...parts} />
    </span>
  );
}

/** Whole comp points, truncated. */
export const Comp = ({ amount }: { amount: number }) => (
  <Amount of="comp" {...useFormat().comp(amount)} />
);
