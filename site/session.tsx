import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from "react";
import type { Output } from "#contract/calls.ts";
import type { CurrentUser } from "#contract/members.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useApp } from "#site/app-context.tsx";
import { useEventStream } from "#site/event-stream.ts";
import { homeHref } from "#site/frame/addresses.ts";
import { sameUser } from "#site/members/same-user.ts";
import { useHealthCheck } from "#site/health-check.ts";

export type Session = {
  /** null while unknown, true for a visitor, false for a member (specification, section 4). */
  loggedOut: boolean | null;
  /** The session's token, for clients that send it as a header; the site uses the cookie. */
  token: string | null;
  /** Asks the server for counts and balances now; null when no answer came. */
  refresh: () => Promise<CurrentUser | null>;
  logout: () => Promise<void>;
  /** Takes balances that a page asked for by itself. */
  takeBalance: (balance: Output<"get-in-game-balance">) => void;
};

export type UserState = {
  user: CurrentUser | null;
  /** No fresh balance for a while: three failed checks, or ninety seconds. */
  stale: boolean;
};

const SessionContext = createContext<Session | null>(null);
const UserContext = createContext<UserState | null>(null);

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error("The component is outside the session context.");
  return session;
}

export function useUser(): UserState {
  const state = use(UserContext);
  if (!state) throw new Error("The component is outside the user context.");
  return state;
}

type Health = Output<"user-health-check">;

/** Member, visitor or unknown, kept true by the health check and by pushed news. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { session, call, texts, locale } = useApp();
  const dialogs = useDialogs();
  const [user, setUser] = useState(session.sideUser);
  const [loggedOut, setLoggedOut] = useState<boolean | null>(session.sideUser === null);
  const [stale, setStale] = useState(false);
  const ending = useRef(false);

  const take = useCallback((health: Health) => {
    const next = { ...health.user, noteCount: health.noteCount, helpCount: health.helpCount };
    setUser((now) => (now && sameUser(now, next) ? now : next));
    setLoggedOut(false);
  }, []);

  const end = useCallback(async () => {
    if (ending.current) return;
    ending.current = true;
    setUser(null);
    setLoggedOut(true);
    await dialogs.show({ kind: "warning", text: texts.members.sessionEnded });
    window.location.reload();
  }, [dialogs, texts]);

  const refresh = useCallback(async (): Promise<CurrentUser | null> => {
    const answer = await call("user-health-check", {}).catch(() => null);
    if (answer?.status === "unauthenticated") void end();
    if (answer?.status !== "authenticated") return null;
    take(answer);
    return answer.user;
  }, [call, take, end]);

  const takeBalance = useCallback((balance: Output<"get-in-game-balance">) => {
    setUser((now) => {
      if (!now || now.userId !== balance.userId) return now;
      const next = {
        ...now,
        balance: balance.balance,
        in_balance: balance.gameMoney,
        rolling: balance.rolling,
      };
      return sameUser(now, next) ? now : next;
    });
  }, []);

  const logout = useCallback(async () => {
    const agreed = await dialogs.show({
      kind: "confirm",
      text: texts.messages.msg2216,
      confirm: texts.members.logout,
    });
    if (agreed !== "confirm") return;
    ending.current = true;
    const answer = await call("user-logout", {}).catch(() => null);
    if (answer?.status === "success") return window.location.assign(homeHref(locale));
    ending.current = false;
    await dialogs.show({ kind: "error", text: texts.frame.errorText });
  }, [call, dialogs, texts, locale]);

  const member = loggedOut === false;
  useHealthCheck(member, refresh, setStale);
  useEventStream(member, { health: take, ended: () => void end() });
  useEffect(() => {
    // A page from the back-forward cache may show a session that ended meanwhile.
    const shown = (event: PageTransitionEvent) => event.persisted && member && void refresh();
    window.addEventListener("pageshow", shown);
    return () => window.removeEventListener("pageshow", shown);
  }, [member, refresh]);

  const sessionValue = useMemo(
    () => ({ loggedOut, token: session.token, refresh, logout, takeBalance }),
    [loggedOut, session.token, refresh, logout, takeBalance],
  );
  const userValue = useMemo(() => ({ user, stale }), [user, stale]);
  return (
    <SessionContext value={sessionValue}>
      <UserContext value={userValue}>{children}</UserContext>
    </SessionContext>
  );
}
