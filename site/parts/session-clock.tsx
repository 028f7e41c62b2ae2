import { useEffect, useState } from "react";
import { Icon } from "#ui/icon.tsx";
import { useTexts } from "#site/app/app-context.tsx";
import { sessionStartedAt } from "#site/app/remembered.ts";

const tickMs = 20_000;

/** Hours and minutes since the member signed in; null before hydration. */
export function useSessionTime(): string | null {
  const [time, setTime] = useState<string | null>(null);
  useEffect(() => {
    const tick = () => {
      const minutes = Math.max(0, Math.floor((Date.now() - sessionStartedAt()) / 60_000));
      setTime(`${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`);
    };
    tick();
    const timer = setInterval(tick, tickMs);
    return () => clearInterval(timer);
  }, []);
  return time;
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
