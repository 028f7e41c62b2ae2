import { useCallback, useEffect, useRef, useState } from "react";
import type { Output } from "#contract/calls.ts";
import type { CurrentUser } from "#contract/members.ts";
import { type Playing, playingFrom, sameMoments } from "#site/app/playing.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useApp } from "#site/app/app-context.tsx";
import { useEventStream } from "#site/app/event-stream.ts";
import { useHealthCheck } from "#site/app/health-check.ts";
import { useLogout } from "#site/app/logout.ts";
import { sameUser } from "#site/app/same-user.ts";

type Health = Output<"user-health-check">;
export type Balance = Output<"get-in-game-balance">;

/** Keeps the same object when nothing changed, so that nothing is rendered again. */
const changed = (now: CurrentUser | null, next: CurrentUser): CurrentUser =>
  now && sameUser(now, next) ? now : next;

/** Announces the end of a session once, then reloads the page as a visitor's. */
function useSessionEnd(left: () => void): {
  end: (text: string) => Promise<void>;
  expected: () => void;
} {
  const dialogs = useDialogs();
  const ending = useRef(false);
  const end = useCallback(
    async (text: string) => {
      if (ending.current) return;
      ending.current = true;
      left();
      await dialogs.show({ kind: "warning", text });
      window.location.reload();
    },
    [dialogs, left],
  );
  const expected = useCallback(() => {
    ending.current = true;
  }, []);
  return { end, expected };
}

/** The member of this page: first as rendered by the server, then from every answer. */
export function useMember() {
  const { session, call, texts } = useApp();
  const [playing, setPlaying] = useState<Playing | null>(null);
  const timeEndsAt = useRef<number | null>(null);
  const [user, setUser] = useState(session.sideUser);
  const [loggedOut, setLoggedOut] = useState<boolean | null>(session.sideUser === null);
  const [stale, setStale] = useState<number | null>(null);
  const namedAt = useRef(0);
  const ageMs = useCallback(() => performance.now() - namedAt.current, []);
  const left = useCallback(() => {
    setUser(null);
    setLoggedOut(true);
  }, []);
  const { end: endWith, expected } = useSessionEnd(left);
  const end = useCallback(() => {
    const isUsedUp = timeEndsAt.current !== null && timeEndsAt.current <= performance.now();
    return endWith(isUsedUp ? texts.playTime.timeUsed : texts.members.sessionEnded);
  }, [endWith, texts]);

  const take = useCallback(({ user: next, noteCount, helpCount, playing: countdown }: Health) => {
    namedAt.current = performance.now();
    setUser((now) => changed(now, { ...next, noteCount, helpCount }));
    const came = countdown && playingFrom(countdown);
    timeEndsAt.current = came?.timeEndsAt ?? null;
    setPlaying((now) => (sameMoments(now, came) ? now : came));
    setLoggedOut(false);
  }, []);
  const takeBalance = useCallback(({ userId, balance, gameMoney, rolling }: Balance) => {
    namedAt.current = performance.now();
    setUser((now) =>
      now?.userId === userId
        ? changed(now, { ...now, balance, in_balance: gameMoney, rolling })
        : now,
    );
  }, []);
  const refresh = useCallback(async (): Promise<CurrentUser | null> => {
    const answer = await call("user-health-check", {}).catch(() => null);
    if (answer?.status === "unauthenticated") void end();
    if (answer?.status !== "authenticated") return null;
    take(answer);
    return answer.user;
  }, [call, take, end]);

  const member = loggedOut === false;
  useHealthCheck(member, refresh, ageMs, setStale);
  useEventStream(member, { health: take, ended: () => void end() });
  useEffect(() => {
    // A page from the back-forward cache may show an ended session: unknown until the server has
    // answered.
    const shown = (event: PageTransitionEvent) => {
      if (!event.persisted || !member) return;
      setLoggedOut(null);
      void refresh().then((answer) => setLoggedOut((now) => (answer ? false : (now ?? false))));
    };
    window.addEventListener("pageshow", shown);
    return () => window.removeEventListener("pageshow", shown);
  }, [member, refresh]);
  return { user, playing, loggedOut, stale, refresh, takeBalance, logout: useLogout(expected) };
}
