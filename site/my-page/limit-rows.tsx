import { periodsOf, type LimitKind, type LimitProduct } from "#contract/limit-kinds.ts";
import type { OwnLimit } from "#contract/limits.ts";
import { LimitRow } from "#site/my-page/limit-row.tsx";
import type { RaiseWords } from "#site/my-page/raise-words.ts";

type RowsProps = {
  kind: LimitKind;
  product: LimitProduct;
  own: readonly OwnLimit[];
  times: RaiseWords;
};

/** The limits of one kind and product, one for each period. */
export function LimitRows({ kind, product, own, times }: RowsProps) {
  const limitOf = (period: OwnLimit["period"]) =>
    own.find((each) => each.kind === kind && each.period === period && each.product === product) ??
    null;
  return (
    <ul className="limit-list">
      {periodsOf[kind].map((period) => (
        <LimitRow key={period} {...{ kind, period, product, times }} limit={limitOf(period)} />
      ))}
    </ul>
  );
}
