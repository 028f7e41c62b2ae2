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

/** The day alone in the site's time zone; the second and the zone are named on hover. */
export function Day({ at }: { at: string }) {
  const format = useFormat();
  return (
    <time
      className="num nowrap"
      dateTime={at}
      title={`${format.date(at)} ${format.clock(at)} · ${format.zone(at)}`}
    >
      {format.date(at)}
    </time>
  );
}
