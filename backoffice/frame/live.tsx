import { createContext, use, useEffect, useState, type ReactNode } from "react";
import type { LiveCounts, OfficePushEvents, Writer } from "#contract/office/events.ts";

const none: LiveCounts = {
  deposits: 0,
  withdrawals: 0,
  proposals: 0,
  helps: 0,
  newestDeposit: 0,
  newestWithdrawal: 0,
};
const LiveContext = createContext<LiveCounts>(none);
const WritersContext = createContext<readonly Writer[]>([]);

/** The pushed counts of waiting items; the last known ones while the connection is down. */
export const useLiveCounts = (): LiveCounts => use(LiveContext);

/** The operators who are writing replies to members' questions. */
export const useWriters = (): readonly Writer[] => use(WritersContext);

/** `news`: an event; `reopened`: the connection was broken, so events may have been missed. */
export const heard = new EventTarget();

type LiveProps = { children: ReactNode; onEnded: () => void };

/** Keeps one event stream for all screens; the browser reconnects by itself. */
export function Live({ children, onEnded }: LiveProps) {
  const [counts, setCounts] = useState(none);
  const [writers, setWriters] = useState<readonly Writer[]>([]);
  useEffect(() => {
    const source = new EventSource("/api/office/stream");
    let isFirst = true;
    source.addEventListener("open", () => {
      if (!isFirst) heard.dispatchEvent(new Event("reopened"));
      isFirst = false;
    });
    source.addEventListener("news", (event: MessageEvent<string>) => {
      const detail = JSON.parse(event.data) as OfficePushEvents["news"];
      heard.dispatchEvent(new CustomEvent("news", { detail }));
    });
    source.addEventListener("counts", (event: MessageEvent<string>) => {
      setCounts(JSON.parse(event.data) as OfficePushEvents["counts"]);
    });
    source.addEventListener("writing", (event: MessageEvent<string>) => {
      setWriters((JSON.parse(event.data) as OfficePushEvents["writing"]).writers);
    });
    source.addEventListener("ended", () => {
      source.close();
      onEnded();
    });
    return () => source.close();
  }, [onEnded]);
  return (
    <LiveContext value={counts}>
      <WritersContext value={writers}>{children}</WritersContext>
    </LiveContext>
  );
}
