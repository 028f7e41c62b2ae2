import { DateText } from "#ui/date.tsx";
import { useFormat } from "#ui/format-context.tsx";

/** Day and minute in the site's time zone. */
export function Moment({ instant }: { instant: string }) {
  const format = useFormat();
  return (
    <span className="when">
      <DateText instant={instant} /> <small className="num">{format.time(instant)}</small>
    </span>
  );
}

/** A signed change of an amount; additions have their own colour. */
export function Change({ amount }: { amount: number }) {
  const format = useFormat();
  return <span className={amount > 0 ? "gain" : ""}>{format.signedNumber(amount)}</span>;
}
