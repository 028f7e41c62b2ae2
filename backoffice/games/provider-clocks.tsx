import type { ClockReading } from "#contract/office/connections.ts";
import { Day } from "#backoffice/frame/moment.tsx";
import { useOffice } from "#backoffice/office-context.tsx";
import { useFormat } from "#ui/format-context.tsx";

const SECOND_MS = 1_000;

/** Their time and ours, and how far they are apart, for each way in which the clock is read. */
export function ProviderClocks({ clocks }: { clocks: readonly ClockReading[] }) {
  const words = useOffice().texts.connections;
  if (clocks.length === 0) return <span className="why">{words.noClock}</span>;
  return (
    <ul className="plain provider-clocks">
      {clocks.map((reading) => (
        <li key={reading.source}>
          <Reading reading={reading} />
        </li>
      ))}
    </ul>
  );
}

function Reading({ reading }: { reading: ClockReading }) {
  const words = useOffice().texts.connections;
  const format = useFormat();
  const { source, readAt, theirsAt, apartMs, errorMs, offSince } = reading;
  const isRight = errorMs !== null && Math.abs(apartMs) + errorMs <= SECOND_MS;
  const ms = format.number(Math.abs(apartMs));
  const side = apartMs > 0 ? "ahead" : "behind";
  return (
    <>
      <p className="clock-source">
        {words.clockSources[source]}
        {offSince !== null && <span className="tag tag-bad">{words.clockStates.off}</span>}
        {offSince === null && isRight && (
          <span className="tag tag-good">{words.clockStates.right}</span>
        )}
      </p>
      <p>
        {errorMs === null
          ? words.clockOfCall[side](ms)
          : words.clockApart[side](ms, format.number(errorMs))}
      </p>
      <p className="why">
        <Day at={readAt} /> {words.clockTimes(format.clock(theirsAt), format.clock(readAt))}
      </p>
    </>
  );
}
