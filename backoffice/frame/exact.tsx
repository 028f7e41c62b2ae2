import { useFormat } from "#ui/format-context.tsx";

type ExactProps = {
  /** A decimal string of won. */
  won: string;
  /** A change shows its sign and its colour. */
  isChange?: boolean;
};

/** An exact amount: whole won grouped for the language, with a fraction only where there is one. */
export function Exact({ won, isChange = false }: ExactProps) {
  const format = useFormat();
  const [, minus = "", whole = "0", fraction = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(won) ?? [];
  const sign = minus ? "−" : isChange ? "+" : "";
  const rest = /^0*$/.test(fraction) ? "" : `.${fraction.replace(/0+$/, "")}`;
  return (
    <span className={isChange && minus ? "taken" : undefined}>
      {sign}
      {format.number(Number(whole))}
      {rest}
    </span>
  );
}
