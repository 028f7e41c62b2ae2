import { useCallback, useState } from "react";
import type { Output } from "#contract/calls.ts";
import { type Playing, playingFrom, sameMoments } from "#site/app/playing.ts";
import { endingFrom, sameEnding, type SessionEnding } from "#ui/session-ending.ts";

/** The moments of the time of play and of the session's end, from every answer that names them. */
export function useCountdowns() {
  const [playing, setPlaying] = useState<Playing | null>(null);
  const [ending, setEnding] = useState<SessionEnding | null>(null);
  const take = useCallback(({ playing: countdown, session }: Output<"user-health-check">) => {
    const came = countdown && playingFrom(countdown);
    setPlaying((now) => (sameMoments(now, came) ? now : came));
    const ends = endingFrom(session);
    setEnding((now) => (sameEnding(now, ends) ? now : ends));
  }, []);
  const forgetEnding = useCallback(() => setEnding(null), []);
  return { playing, ending, take, forgetEnding };
}
