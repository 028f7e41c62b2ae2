import type { SessionCountdown } from "#contract/session-end.ts";
import { isNear } from "#site/app/playing.ts";

/** When the session ends, as `performance.now()`, whatever the browser's clock says. */
export type SessionEnding = {
  /** Without activity; never after `endsAt`. */
  idleEndsAt: number;
  /** Whatever the member does. */
  endsAt: number;
};

export function endingFrom({ idleLeftMs, leftMs }: SessionCountdown): SessionEnding {
  const now = performance.now();
  return { idleEndsAt: now + idleLeftMs, endsAt: now + leftMs };
}

/** Whether two answers name the same moments, so that nothing is counted anew. */
export const sameEnding = (one: SessionEnding | null, other: SessionEnding): boolean =>
  one !== null && isNear(one.idleEndsAt, other.idleEndsAt) && isNear(one.endsAt, other.endsAt);
