import { useCallback, useRef, useState } from "react";
import type { Output } from "#contract/calls.ts";
import { type Playing, playingFrom, sameMoments } from "#site/app/playing.ts";
import { endingFrom, sameEnding, type SessionEnding } from "#site/app/session-ending.ts";

/** The moments of the time of play and of the session's end, from every answer that names them. */
export function useCountdowns() {
  const [playing, setPlaying] = useState<Playing | null>(null);
  const [ending, setEnding] = useState<SessionEnding | null>(null);
  const timeEndsAt = useRef<number | null>(null);
  const take = useCallback(({ playing: countdown, session }: Output<"user-health-check">) => {
    const came = countdown && playingFrom(countdown);
    timeEndsAt.current = came?.timeEndsAt ?? null;
    setPlaying((now) => (sameMoments(now, came) ? now : came));
    const ends = endingFrom(session);
    setEnding((now) => (sameEnding(now, ends) ? now : ends));
  }, []);
  const forgetEnding = useCallback(() => setEnding(null), []);
  /** Whether the member's time of the day is used up. */
  const isTimeUsed = useCallback(
    () => timeEndsAt.current !== null && timeEndsAt.current <= performance.now(),
    [],
  );
  return { playing, ending, take, forgetEnding, isTimeUsed };
}
