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

/** What waits now, pushed by the server; the last known numbers while the line is down. */
export const useLiveCounts = (): LiveCounts => use(LiveContext);

/** Who is writing a reply to a member's question now. */
export const useWriters = (): readonly Writer[] => use(WritersContext);

type LiveProps = { children: ReactNode; onEnded: () => void };

/** Holds one line to the server for all screens. The browser opens it again by itself. */
export function Live({ children, onEnded }: LiveProps) {
  const [counts, setCounts] = useState(none);
  const [writers, setWriters] = useState<readonly Writer[]>([]);
  useEffect(() => {
    const source = new EventSource("/api/office/stream");
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
