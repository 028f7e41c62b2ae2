import type { OfficeProvider } from "#contract/office/games.ts";
import { useFormat } from "#ui/format-context.tsx";
import { useMinute } from "#backoffice/frame/minute.ts";
import { useOffice } from "#backoffice/office-context.tsx";

/** The time and result of a call. A refusal is an answer; only a fault is marked. */
export function LastCall({ call }: { call: OfficeProvider["lastCall"] }) {
  const { games } = useOffice().texts;
  const format = useFormat();
  const now = useMinute();
  if (!call) return <span className="why">{games.never}</span>;
  const isGood = call.outcome === "ok";
  return (
    <span className="last-call">
      <span
        className={call.isFault ? "tag tag-bad" : isGood ? "tag tag-good" : "tag"}
        title={call.isFault || isGood ? undefined : `${games.refusedLead} (${call.outcome})`}
      >
        {call.isFault ? games.fault : isGood ? games.good : games.refused}
      </span>
      <time dateTime={call.at} title={`${format.date(call.at)} ${format.clock(call.at)}`}>
        {format.ago(call.at, now)}
      </time>
    </span>
  );
}
