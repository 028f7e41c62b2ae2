import { useFormat } from "#ui/format-context.tsx";

/** `yyyy-MM-dd` in the site's time zone; narrow screens may hide the year. */
export function DateText({ instant }: { instant: string }) {
  const date = useFormat().date(instant);
  if (date === "-") return <span>-</span>;
  return (
    <time className="num" dateTime={date}>
      <span className="year">{date.slice(0, 5)}</span>
      {date.slice(5)}
    </time>
  );
}
