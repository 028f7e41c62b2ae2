import { useEffect, useState } from "react";
import { useFormat } from "#ui/format-context.tsx";
import { Icon } from "#ui/icon.tsx";
import { useTexts } from "#site/app/app-context.tsx";
import { sessionStartedAt } from "#site/app/remembered.ts";

const tickMs = 20_000;
const minuteMs = 60_000;

/** The present moment, every twenty seconds; null before hydration. */
function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Hours and minutes since the member signed in; null before hydration. */
export function useSessionTime(): string | null {
  const now = useNow();
  if (now === null) return null;
  const minutes = Math.max(0, Math.floor((now - sessionStartedAt()) / minuteMs));
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}

/** How long the member has been signed in. Screen readers do not announce its changes. */
export function SessionClock() {
  const { frame } = useTexts();
  const time = useSessionTime();
  return (
    <span className="clock" role="timer" aria-live="off">
      <Icon name="clock" />
      <span className="clock-label">{frame.session}</span> <b className="num">{time ?? "\u00a0"}</b>
    </span>
  );
}

/**
 * The site's time with its zone. Screen readers do not announce its changes. Before hydration it
 * keeps the room that it will fill, so that the page does not move.
 */
export function LocalTime() {
  const { frame } = useTexts();
  const format = useFormat();
  const now = useNow();
  const at = new Date(now ?? 0).toISOString();
  const state = now === null ? "unknown" : "known";
  return (
    <span className="clock" role="timer" aria-live="off">
      <span>{frame.localTime}</span> <b className={`num ${state}`}>{format.time(at)}</b>{" "}
      <span className={state} translate="no">
        {format.zone(at)}
      </span>
    </span>
  );
}
