import { createContext, use, useCallback, useEffect, useState, type ReactNode } from "react";
import type { LiveCounts, Writer } from "#contract/office/events.ts";
import type { OfficeSession, OfficeSessionEnd } from "#contract/office/session-end.ts";
import { endingFrom, sameEnding, type SessionEnding } from "#ui/session-ending.ts";
import type { OfficeCaller } from "#backoffice/api.ts";
import { openLine } from "#backoffice/frame/live-line.ts";
import { learnEvent } from "#backoffice/shown-events.ts";

const none: LiveCounts = {
  deposits: 0,
  withdrawals: 0,
  proposals: 0,
  helps: 0,
  contacts: 0,
  duplicateAccounts: 0,
  identities: 0,
  privacyRequests: 0,
  suspicions: 0,
  alerts: 0,
  newestDeposit: 0,
  newestWithdrawal: 0,
};
const LiveContext = createContext<LiveCounts>(none);
const WritersContext = createContext<readonly Writer[]>([]);
const LineLostContext = createContext(false);
/** `lastAt` is the end that no activity puts off, ISO 8601. */
type Ending = SessionEnding & { lastAt: string };
const EndingContext = createContext<Ending | null>(null);
/** Asks the server how long the session lasts; as activity, which restarts the idle time. */
type SessionLook = (how?: { isActivity: boolean }) => Promise<void>;
const LookContext = createContext<SessionLook>(() => Promise.resolve());

/** The pushed counts of waiting items; the last known ones while the connection is down. */
export const useLiveCounts = (): LiveCounts => use(LiveContext);

/** The operators who are writing replies to members' questions. */
export const useWriters = (): readonly Writer[] => use(WritersContext);

/** Whether the line to the server is down, so that the screens may be outdated. */
export const useIsLineLost = (): boolean => use(LineLostContext);

/** When the session ends; null while not known. */
export const useEnding = (): Ending | null => use(EndingContext);

/** Rejects as calls do, also at the end of the session. */
export const useSessionLook = (): SessionLook => use(LookContext);

/**
 * `news`: an event; `reopened`: the connection was broken, so events may have been missed; `ended`:
 * something on the screen ended by time.
 */
export const heard = new EventTarget();

type LiveProps = {
  children: ReactNode;
  call: OfficeCaller;
  /** Whether an operator is signed in. Without one the line is closed. */
  isOn: boolean;
  onEnded: (why?: OfficeSessionEnd | null) => void;
};

/** When the session ends, from every answer and event that says so. */
function useCountdown(call: OfficeCaller) {
  const [ending, setEnding] = useState<Ending | null>(null);
  const take = useCallback((session: OfficeSession) => {
    const came = { ...endingFrom(session), lastAt: session.endsAt };
    setEnding((now) => (now?.lastAt === came.lastAt && sameEnding(now, came) ? now : came));
  }, []);
  const look = useCallback<SessionLook>(
    async ({ isActivity } = { isActivity: false }) => {
      const answer = await call("get-own-self", {}, { isPassive: !isActivity });
      if (answer.status === "success") take(answer.session);
    },
    [call, take],
  );
  const forget = useCallback(() => setEnding(null), []);
  return { ending, take, look, forget };
}

/** Keeps one event stream for all screens. */
export function Live({ children, call, isOn, onEnded }: LiveProps) {
  const [counts, setCounts] = useState(none);
  const [writers, setWriters] = useState<readonly Writer[]>([]);
  const [isLost, setIsLost] = useState(false);
  const { ending, take, look, forget } = useCountdown(call);
  useEffect(() => {
    if (!isOn) return;
    const close = openLine({
      onCounts: setCounts,
      onWriters: setWriters,
      onNews: (detail) => {
        learnEvent(detail.id);
        heard.dispatchEvent(new CustomEvent("news", { detail }));
      },
      onReopened: () => void heard.dispatchEvent(new Event("reopened")),
      onLost: setIsLost,
      onSession: take,
      onEnded,
      // A call that finds no session reports its end.
      askForSession: look,
    });
    return () => {
      close();
      setIsLost(false);
      forget();
    };
  }, [isOn, take, look, forget, onEnded]);
  return (
    <LiveContext value={counts}>
      <WritersContext value={writers}>
        <LineLostContext value={isLost}>
          <EndingContext value={ending}>
            <LookContext value={look}>{children}</LookContext>
          </EndingContext>
        </LineLostContext>
      </WritersContext>
    </LiveContext>
  );
}
