import type { OutageCause, StatusHistory, Stretch } from "#contract/status.ts";

export type DayState = "available" | OutageCause | "none";
export type Day = { date: string; state: DayState };

export type Shown = {
  /** How many days, the last one being that of `measuredAt`. */
  days: number;
  measuredAt: string;
  /** The day of an instant as `yyyy-MM-dd`, in the zone of the page. */
  dateOf: (instant: string) => string;
};

const DAY_MS = 86_400_000;

/** The dates up to one, the oldest first. */
const datesUpTo = (last: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(last) - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );

/**
 * The state of each day: the worst that an outage made of it; none where nothing was recorded all
 * day, or where outages are not listed. A day that was recorded in part counts as recorded.
 */
export function dayStates(
  {
    recordedFrom,
    listedFrom,
    outages,
  }: Pick<StatusHistory, "recordedFrom" | "listedFrom" | "outages">,
  unrecorded: readonly Stretch[],
  { days, measuredAt, dateOf }: Shown,
): Day[] {
  const today = dateOf(measuredAt);
  // The end is the first moment after the stretch.
  const lastDateOf = ({ endedAt }: Stretch) =>
    endedAt === null ? today : dateOf(new Date(Date.parse(endedAt) - 1).toISOString());
  const firstDateOf = ({ beganAt }: Stretch) => (beganAt === null ? "" : dateOf(beganAt));
  const known = [recordedFrom, listedFrom].flatMap((at) => (at === null ? [] : dateOf(at)));
  const isKnown = (date: string) => recordedFrom !== null && known.every((from) => from <= date);
  const isWithout = (date: string) =>
    unrecorded.some(
      (gap) => firstDateOf(gap) < date && (gap.endedAt === null || date < dateOf(gap.endedAt)),
    );
  const causesOn = (date: string) =>
    outages
      .filter((outage) => firstDateOf(outage) <= date && date <= lastDateOf(outage))
      .map(({ cause }) => cause);
  const stateOn = (date: string): DayState => {
    if (!isKnown(date)) return "none";
    const causes = causesOn(date);
    if (causes.includes("not_answering")) return "not_answering";
    if (causes.length > 0) return "switched_off";
    return isWithout(date) ? "none" : "available";
  };
  return datesUpTo(today, days).map((date) => ({ date, state: stateOn(date) }));
}
