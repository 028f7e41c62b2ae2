import {
  kindsOfProducts,
  limitKinds,
  limitProducts,
  periodsOf,
  type LimitKind,
  type LimitPeriod,
  type LimitProduct,
} from "#contract/limit-kinds.ts";
import { Select } from "#backoffice/frame/select.tsx";
import { limitWords } from "#backoffice/members/imposed-limits/limit-name.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

export type Name = { kind: LimitKind; period: LimitPeriod; product: LimitProduct };

type FieldsProps = { name: Name; isFixed: boolean; onName: (name: Name) => void };

/** Which limit: its kind, its period and, where there is a choice, its games. */
export function LimitNameFields({ name, isFixed, onName }: FieldsProps) {
  const { imposedLimits: words, members } = useOfficeTexts();
  const { ownLimits } = members;
  const { kind, period, product } = name;
  if (isFixed)
    return (
      <p>
        <strong>{limitWords(members, name)}</strong>
      </p>
    );
  const periods = periodsOf[kind];
  const choose = (next: LimitKind) => {
    const [first = period] = periodsOf[next];
    onName({
      kind: next,
      period: periodsOf[next].includes(period) ? period : first,
      product: kindsOfProducts.includes(next) ? product : "all",
    });
  };
  return (
    <>
      <Select
        label={words.kind}
        value={kind}
        options={limitKinds.map((each) => [each, ownLimits.kinds[each]])}
        onChange={(event) => choose(event.target.value as LimitKind)}
      />
      {periods.length > 1 && (
        <Select
          label={words.period}
          value={period}
          options={periods.map((each) => [each, ownLimits.periods[each]])}
          onChange={(event) => onName({ kind, period: event.target.value as LimitPeriod, product })}
        />
      )}
      {kindsOfProducts.includes(kind) && (
        <Select
          label={words.product}
          value={product}
          options={limitProducts.map((each) => [
            each,
            each === "all" ? words.allProducts : ownLimits.products[each],
          ])}
          onChange={(event) =>
            onName({ kind, period, product: event.target.value as LimitProduct })
          }
        />
      )}
    </>
  );
}
