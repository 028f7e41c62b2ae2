import type { PlayCountdown } from "#contract/play-time.ts";
import { isNear } from "#ui/session-ending.ts";

/** The moments of the time of play, as `performance.now()`, whatever the browser's clock says. */
export type Playing = {
  checkAt: number;
  /** Null without a limit of the time. */
  timeEndsAt: number | null;
};

export function playingFrom({ checkInMs, timeLeftMs }: PlayCountdown): Playing {
  const now = performance.now();
  return { checkAt: now + checkInMs, timeEndsAt: timeLeftMs === null ? null : now + timeLeftMs };
}

/** Whether two answers name the same moments, so that nothing is counted anew. */
export const sameMoments = (one: Playing | null, other: Playing | null): boolean =>
  one === null || other === null
    ? one === other
    : isNear(one.checkAt, other.checkAt) && isNear(one.timeEndsAt, other.timeEndsAt);
