import { useFormat } from "#ui/format-context.tsx";

/** Day and time in the site's time zone. */
export function Moment({ at }: { at: string }) {
  const format = useFormat();
  return (
    <time className="num nowrap" dateTime={at}>
      {format.date(at)} {format.time(at)}
    </time>
  );
}
