import {
  type Dispatch,
  type SetStateAction,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import type { Output } from "#contract/calls.ts";
import type { CurrentUser } from "#contract/members.ts";
import { useApp } from "#site/app/app-context.tsx";
import { useEventStream } from "#site/app/event-stream.ts";
import { useHealthCheck } from "#site/app/health-check.ts";
import { useLogout } from "#site/app/logout.ts";
import { sameUser } from "#site/app/same-user.ts";
import { useEndBefore, useSessionEnd } from "#site/app/session-over.ts";
import { useCountdowns } from "#site/app/use-countdowns.ts";

type Health = Output<"user-health-check">;
export type Balance = Output<"get-in-game-balance">;

/** Keeps the same object when nothing changed, so that nothing is rendered again. */
const changed = (now: CurrentUser | null, next: CurrentUser): CurrentUser =>
  now && sameUser(now, next) ? now : next;

/**
 * Whether an answer is newer than the ones before it: answers of one moment may come in any order,
 * so the moment at which each was asked for decides, for a push the moment at which it came.
 */
function useNewestAsked(): (askedAt: number) => boolean {
  const newest = useRef(0);
  return useCallback((askedAt) => {
    if (askedAt < newest.current) return false;
    newest.current = askedAt;
    return true;
  }, []);
}

/**
 * A page from the back-forward cache may show an ended session: unknown until the server has
 * answered.
 */
function useReturnFromCache(
  member: boolean,
  refresh: () => Promise<CurrentUser | null>,
  setLoggedOut: Dispatch<SetStateAction<boolean | null>>,
): void {
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => {
      if (!event.persisted || !member) return;
      setLoggedOut(null);
      void refresh().then((answer) => setLoggedOut((now) => (answer ? false : (now ?? false))));
    };
    window.addEventListener("pageshow", shown);
    return () => window.removeEventListener("pageshow", shown);
  }, [member, refresh, setLoggedOut]);
}

/** The member of this page: first as rendered by the server, then from every answer. */
export function useMember() {
  const { session, call } = useApp();
  const { playing, ending, take: takeCountdowns, forgetEnding } = useCountdowns();
  const [user, setUser] = useState(session.sideUser);
  const [loggedOut, setLoggedOut] = useState<boolean | null>(session.sideUser === null);
  const [stale, setStale] = useState<number | null>(null);
  const namedAt = useRef(0);
  const isNewest = useNewestAsked();
  const ageMs = useCallback(() => performance.now() - namedAt.current, []);
  const left = useCallback(() => {
    setUser(null);
    forgetEnding();
    setLoggedOut(true);
  }, [forgetEnding]);
  const { end, expected } = useSessionEnd(left);
  useEndBefore();

  const take = useCallback(
    (health: Health, askedAt: number) => {
      if (!isNewest(askedAt)) return;
      const { user: next, noteCount, helpCount } = health;
      namedAt.current = performance.now();
      setUser((now) => changed(now, { ...next, noteCount, helpCount }));
      takeCountdowns(health);
      setLoggedOut(false);
    },
    [isNewest, takeCountdowns],
  );
  const takeBalance = useCallback(
    ({ userId, balance, gameMoney, rolling }: Balance, askedAt: number) => {
      if (!isNewest(askedAt)) return;
      namedAt.current = performance.now();
      setUser((now) =>
        now?.userId === userId
          ? changed(now, { ...now, balance, in_balance: gameMoney, rolling })
          : now,
      );
    },
    [isNewest],
  );
  const refresh = useCallback(async (): Promise<CurrentUser | null> => {
    const askedAt = performance.now();
    const answer = await call("user-health-check", {}).catch(() => null);
    if (answer?.status === "unauthenticated") void end();
    if (answer?.status !== "authenticated") return null;
    take(answer, askedAt);
    return answer.user;
  }, [call, take, end]);

  const member = loggedOut === false;
  useHealthCheck(member, refresh, ageMs, setStale);
  useEventStream(member, {
    health: (event) => take(event, performance.now()),
    ended: () => void end(),
  });
  useReturnFromCache(member, refresh, setLoggedOut);
  return {
    user,
    playing,
    ending,
    loggedOut,
    stale,
    refresh,
    takeBalance,
    logout: useLogout(expected),
  };
}
