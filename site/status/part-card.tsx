import type { ReactNode } from "react";
import type { StatusHistory, Stretch } from "#contract/status.ts";
import { useFormat } from "#ui/format-context.tsx";
import { usePageTexts } from "#site/app/app-context.tsx";
import { StatusBars } from "#site/status/status-bars.tsx";
import { dayStates } from "#site/status/day-states.ts";
import type { Status } from "#site/status/load-status.ts";

const chipOf = { switched_off: "st-wait", not_answering: "st-broken" } as const;

type PartCardProps = {
  name: ReactNode;
  history: StatusHistory;
  /** When nothing was recorded about this part. */
  unrecorded: readonly Stretch[];
  status: Pick<Status, "days" | "measuredAt">;
  /** The day from which most parts are recorded; null: none is. */
  since: string | null;
};

/** One part: its state now, its days, and the share of time in which it could be used. */
export function PartCard({ name, history, unrecorded, status, since }: PartCardProps) {
  const { statusPage: words } = usePageTexts();
  const format = useFormat();
  const { trouble, recordedFrom, listedFrom } = history;
  const days = dayStates(history, unrecorded, { ...status, dateOf: format.date });
  const from = recordedFrom === null ? null : format.date(recordedFrom);
  return (
    <li className="card status-part">
      <div className="status-now">
        <h3>{name}</h3>
        <span className={`st ${trouble ? chipOf[trouble] : "st-done"}`}>
          {words.states[trouble ?? "available"]}
        </span>
      </div>
      <StatusBars days={days} />
      {recordedFrom !== null && <Shares history={history} />}
      {from !== since && (
        <p className="status-note">
          {from === null ? words.notRecorded : words.recordedFrom(from)}
        </p>
      )}
      {listedFrom !== null && (
        <p className="status-note">{words.listedFrom(format.date(listedFrom))}</p>
      )}
    </li>
  );
}

function Shares({ history: { availability30, availability90 } }: { history: StatusHistory }) {
  const { statusPage: words } = usePageTexts();
  const format = useFormat();
  const shares = [
    [30, availability30],
    [90, availability90],
  ] as const;
  return (
    <dl className="status-shares">
      {shares.map(([days, share], index) => (
        <div key={days}>
          <dt>
            <span className={index === 0 ? "status-shares-name" : "vh"}>{words.availability}</span>{" "}
            {words.last(format.number(days))}
          </dt>
          <dd className="num">{share === null ? words.states.none : format.rate(share)}</dd>
        </div>
      ))}
    </dl>
  );
}
