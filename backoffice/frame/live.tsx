import { createContext, use, useEffect, useState, type ReactNode } from "react";
import type { LiveCounts, Writer } from "#contract/office/events.ts";
import type { OfficeCaller } from "#backoffice/api.ts";
import { openLine } from "#backoffice/frame/live-line.ts";
import { learnEvent } from "#backoffice/shown-events.ts";

const none: LiveCounts = {
  deposits: 0,
  withdrawals: 0,
  proposals: 0,
  helps: 0,
  contacts: 0,
  alerts: 0,
  newestDeposit: 0,
  newestWithdrawal: 0,
};
const LiveContext = createContext<LiveCounts>(none);
const WritersContext = createContext<readonly Writer[]>([]);
const LineLostContext = createContext(false);

/** The pushed counts of waiting items; the last known ones while the connection is down. */
export const useLiveCounts = (): LiveCounts => use(LiveContext);

/** The operators who are writing replies to members' questions. */
export const useWriters = (): readonly Writer[] => use(WritersContext);

/** Whether the line to the server is down, so that the screens may be outdated. */
export const useIsLineLost = (): boolean => use(LineLostContext);

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
  onEnded: () => void;
};

/** Keeps one event stream for all screens. */
export function Live({ children, call, isOn, onEnded }: LiveProps) {
  const [counts, setCounts] = useState(none);
  const [writers, setWriters] = useState<readonly Writer[]>([]);
  const [isLost, setIsLost] = useState(false);
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
      onEnded,
      // A call that finds no session reports its end.
      askForSession: () => call("get-own-self", {}, { isPassive: true }),
    });
    return () => {
      close();
      setIsLost(false);
    };
  }, [isOn, call, onEnded]);
  return (
    <LiveContext value={counts}>
      <WritersContext value={writers}>
        <LineLostContext value={isLost}>{children}</LineLostContext>
      </WritersContext>
    </LiveContext>
  );
}
