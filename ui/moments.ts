import type { UtcOffsets } from "#contract/page.ts";
import { once } from "#ui/once.ts";

/** How far a zone is ahead of UTC, in minutes; null for a moment that the list does not cover. */
function offsetAt(offsets: UtcOffsets | null, atMs: number): number | null {
  if (!offsets || atMs >= offsets.untilMs) return null;
  return offsets.changes.findLast(([fromMs]) => fromMs <= atMs)?.[1] ?? null;
}

/** "GMT+9", "GMT-4", "GMT+5:45", as Intl names an offset. */
function offsetName(minutes: number): string {
  const size = Math.abs(minutes);
  const rest = size % 60;
  const hours = Math.trunc(size / 60);
  return `GMT${minutes < 0 ? "-" : "+"}${hours}${rest === 0 ? "" : `:${String(rest).padStart(2, "0")}`}`;
}

/** The same through Intl, for moments that a list of offsets does not cover. */
function throughIntl(timeZone: string) {
  const day = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
  const time = { hour: "2-digit", minute: "2-digit" } as const;
  const made = (language: string, options: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat(language, { timeZone, ...options }));
  return {
    dates: made("sv-SE", day),
    times: made("en-GB", time),
    clocks: made("en-GB", { ...time, second: "2-digit" }),
    offsets: made("en-GB", { timeZoneName: "shortOffset" }),
  };
}

/**
 * Days and times in an IANA time zone, in the same format in every language. With its offsets from
 * the server the first page needs no `Intl.DateTimeFormat`, which takes a slow phone 90 ms.
 */
export function momentsIn(timeZone: string, offsets: UtcOffsets | null) {
  const intl = throughIntl(timeZone);
  /** A moment on the zone's clock, as `yyyy-MM-ddTHH:mm:ss`. */
  const local = (at: Date): string | null => {
    const minutes = offsetAt(offsets, at.getTime());
    return minutes === null ? null : new Date(at.getTime() + minutes * 60_000).toISOString();
  };
  const zoneName = (at: Date): string => {
    const minutes = offsetAt(offsets, at.getTime());
    if (minutes !== null) return offsetName(minutes);
    const parts = intl.offsets().formatToParts(at);
    const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
    // Releases of Intl name UTC itself "GMT" or "GMT+0".
    return name === "GMT" ? "GMT+0" : name;
  };
  return {
    /** `yyyy-MM-dd`, or "-" when there is no date. */
    date: (instant: string | null): string => {
      const at = new Date(instant ?? "");
      if (Number.isNaN(at.getTime())) return "-";
      return local(at)?.slice(0, 10) ?? intl.dates().format(at);
    },
    /** `HH:mm` on a 24-hour clock. */
    time: (instant: string): string => {
      const at = new Date(instant);
      return local(at)?.slice(11, 16) ?? intl.times().format(at);
    },
    /** `HH:mm:ss`, for histories whose order counts. */
    clock: (instant: string): string => {
      const at = new Date(instant);
      return local(at)?.slice(11, 19) ?? intl.clocks().format(at);
    },
    /** The zone's name with its UTC offset at an instant: "Asia/Seoul (GMT+9)". */
    zone: (instant: string): string => `${timeZone} (${zoneName(new Date(instant))})`,
  };
}
