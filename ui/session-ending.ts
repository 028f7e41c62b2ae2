import { useEffect, useEffectEvent, useState } from "react";
import type { SessionCountdown } from "#contract/session-end.ts";
import { WARNED_BEFORE_MS } from "#contract/session-warnings.ts";
import { useHasCome } from "#ui/use-has-come.ts";

/** When the session ends, as `performance.now()`, whatever the browser's clock says. */
export type SessionEnding = {
  /** Without activity; never after `endsAt`. */
  idleEndsAt: number;
  /** Whatever the page's user does. */
  endsAt: number;
};

export function endingFrom({ idleLeftMs, leftMs }: SessionCountdown): SessionEnding {
  const now = performance.now();
  return { idleEndsAt: now + idleLeftMs, endsAt: now + leftMs };
}

/** Answers take different times to arrive. */
const toleranceMs = 2_000;

/** Whether two answers name the same moment. */
export const isNear = (one: number | null, other: number | null): boolean =>
  one === null || other === null ? one === other : Math.abs(one - other) < toleranceMs;

/** Whether two answers name the same moments, so that nothing is counted anew. */
export const sameEnding = (one: SessionEnding | null, other: SessionEnding): boolean =>
  one !== null && isNear(one.idleEndsAt, other.idleEndsAt) && isNear(one.endsAt, other.endsAt);

/**
 * Whether little is left before the session ends by idleness. `ask` asks the server once more
 * before: another page may have been active meanwhile.
 */
export function useIsWarningDue(
  ending: SessionEnding | null,
  ask: () => Promise<unknown>,
): boolean {
  const [asked, setAsked] = useState<SessionEnding | null>(null);
  const canGoOn = ending !== null && ending.idleEndsAt < ending.endsAt;
  const isClose = useHasCome(canGoOn ? ending.idleEndsAt - WARNED_BEFORE_MS : null);
  const askOnce = useEffectEvent(async () => {
    await ask();
    setAsked(ending);
  });
  useEffect(() => {
    if (isClose) void askOnce();
  }, [isClose]);
  return isClose && asked === ending;
}
