import { useFormat } from "#ui/format-context.tsx";

/** Day and time to the second in the site's time zone, which is named on hover. */
export function Moment({ at }: { at: string }) {
  const format = useFormat();
  return (
    <time className="num nowrap" dateTime={at} title={`${at} · ${format.zone(at)}`}>
      {format.date(at)} {format.clock(at)}
    </time>
  );
}
