import { createContext, type ReactNode, use, useMemo } from "react";
import type { CurrentUser } from "#contract/members.ts";
import { useApp } from "#site/app/app-context.tsx";
import type { SessionEnding } from "#ui/session-ending.ts";
import type { Playing } from "#site/app/playing.ts";
import { type Balance, useMember } from "#site/app/use-member.ts";

export type Session = {
  /** null while unknown, true for a visitor, false for a member (specification, section 4). */
  loggedOut: boolean | null;
  /** The session's token, for clients that send it as a header; the site uses the cookie. */
  token: string | null;
  /** Requests counts and balances; null without an answer. */
  refresh: () => Promise<CurrentUser | null>;
  logout: () => Promise<void>;
  /** Sets balances that a page has requested itself; `askedAt` is the time of `performance.now()`. */
  takeBalance: (balance: Balance, askedAt: number) => void;
};

export type UserState = {
  user: CurrentUser | null;
  /** When the next reality check is due and the time of the day ends; null while not known. */
  playing: Playing | null;
  /** How many minutes old the balance is, if it is old; otherwise null. */
  stale: number | null;
};

const SessionContext = createContext<Session | null>(null);
const UserContext = createContext<UserState | null>(null);
const EndingContext = createContext<SessionEnding | null>(null);

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

/** When the session ends; null while not known and for visitors. */
export const useSessionEnding = (): SessionEnding | null => use(EndingContext);

/** Member, visitor or unknown, kept up to date by the health check and pushed events. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { session } = useApp();
  const { user, playing, ending, loggedOut, stale, ...verbs } = useMember();
  const { refresh, logout, takeBalance } = verbs;
  const sessionValue = useMemo(
    () => ({ loggedOut, token: session.token, refresh, logout, takeBalance }),
    [loggedOut, session.token, refresh, logout, takeBalance],
  );
  const userValue = useMemo(() => ({ user, playing, stale }), [user, playing, stale]);
  return (
    <SessionContext value={sessionValue}>
      <UserContext value={userValue}>
        <EndingContext value={ending}>{children}</EndingContext>
      </UserContext>
    </SessionContext>
  );
}
