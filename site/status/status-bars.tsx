import { useFormat } from "#ui/format-context.tsx";
import { usePageTexts } from "#site/app/app-context.tsx";
import type { Day, DayState } from "#site/status/day-states.ts";

/** The height of a bar tells its state too, for readers who do not tell the colours apart. */
const heights: Record<DayState, number> = {
  none: 5,
  available: 18,
  switched_off: 24,
  not_answering: 30,
};
const states = ["none", "available", "switched_off", "not_answering"] as const;
const TALLEST = 30;
/** Of the width of a day. */
const GAP = 0.24;

/** One bar a day, the oldest first. What interrupted the days is in the list of the page. */
export function StatusBars({ days }: { days: readonly Day[] }) {
  const { statusPage: words } = usePageTexts();
  const format = useFormat();
  const count = (isCounted: (state: DayState) => boolean) =>
    format.number(days.filter(({ state }) => isCounted(state)).length);
  const interrupted = count((state) => state === "switched_off" || state === "not_answering");
  const unrecorded = count((state) => state === "none");
  return (
    <svg
      className="status-bars"
      role="img"
      aria-label={words.bars(format.number(days.length), interrupted, unrecorded)}
      viewBox={`0 0 ${days.length} ${TALLEST}`}
      preserveAspectRatio="none"
    >
      {states.map((state) => (
        <path key={state} data-state={state} d={barsOf(days, state)} />
      ))}
    </svg>
  );
}

/** What the colours and heights of the bars mean, their first and last day, and from when they are. */
export function BarsLegend({ days, since }: { days: readonly Day[]; since: string | null }) {
  const { statusPage: words } = usePageTexts();
  return (
    <ul className="status-legend" aria-label={words.barsTitle}>
      {states.toReversed().map((state) => (
        <li key={state}>
          <svg
            className="status-bars"
            viewBox={`0 0 1 ${TALLEST}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path data-state={state} d={barsOf([{ date: "", state }], state)} />
          </svg>
          {words.states[state]}
        </li>
      ))}
      <li className="num">
        {days.at(0)?.date} – {days.at(-1)?.date}
      </li>
      <li>{since === null ? words.notRecorded : words.recordedFrom(since)}</li>
    </ul>
  );
}

/** The bars of one state as one path. */
const barsOf = (days: readonly Day[], state: DayState): string =>
  days
    .map((day, index) =>
      day.state === state
        ? `M${index + GAP / 2} ${TALLEST}v-${heights[state]}h${1 - GAP}v${heights[state]}z`
        : "",
    )
    .join("");
