import { useFormat } from "#ui/format-context.tsx";

/** `yyyy-MM-dd` in the site's time zone. */
export function DateText({ instant }: { instant: string }) {
  const date = useFormat().date(instant);
  if (date === "-") return <span>-</span>;
  return (
    <time className="num" dateTime={date}>
      {date}
    </time>
  );
}
