import "#site/parts/totals.css";
import { useId, type ReactNode } from "react";
import { useAccountTexts } from "#site/app/app-context.tsx";

type TotalsProps = { totals: readonly { name: string; value: ReactNode }[] };

/** The sums of what a list shows, in one row. */
export function Totals({ totals }: TotalsProps) {
  const { wallet } = useAccountTexts();
  const id = useId();
  return (
    <div className="totals" role="group" aria-labelledby={id}>
      <span className="vh" id={id}>
        {wallet.totals}
      </span>
      <dl>
        {totals.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
