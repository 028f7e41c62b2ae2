import { createContext, use, useEffect, useState, type ReactNode } from "react";
import type { LiveCounts, OfficePushEvents } from "#contract/office/events.ts";

const none: LiveCounts = {
  deposits: 0,
  withdrawals: 0,
  proposals: 0,
  newestDeposit: 0,
  newestWithdrawal: 0,
};
const LiveContext = createContext<LiveCounts>(none);

/** What waits now, pushed by the server; the last known numbers while the line is down. */
export const useLiveCounts = (): LiveCounts => use(LiveContext);

type LiveProps = { children: ReactNode; onEnded: () => void };

/** Holds one line to the server for all screens. The browser opens it again by itself. */
export function Live({ children, onEnded }: LiveProps) {
  const [counts, setCounts] = useState(none);
  useEffect(() => {
    const source = new EventSource("/api/office/stream");
    source.addEventListener("counts", (event: MessageEvent<string>) => {
      setCounts(JSON.parse(event.data) as OfficePushEvents["counts"]);
    });
    source.addEventListener("ended", () => {
      source.close();
      onEnded();
    });
    return () => source.close();
  }, [onEnded]);
  return <LiveContext value={counts}>{children}</LiveContext>;
}
