import { useEffect } from "react";
import { heard } from "#backoffice/frame/live.tsx";
import type { PaymentsPage } from "#backoffice/payments/load-payments.ts";

/** After the end by this clock, which may be ahead of the server's. */
const MARGIN_MS = 3_000;

/** Loads the queue again when the first of its claims ends by time, which sends no event. */
export function useClaimEnds(page: PaymentsPage): void {
  useEffect(() => {
    const ends = [...page.requests, page.open].flatMap((request) => request?.claim?.until ?? []);
    if (ends.length === 0) return;
    const inMs = Math.min(...ends.map(Date.parse)) - Date.now();
    const timer = setTimeout(
      () => heard.dispatchEvent(new Event("ended")),
      Math.max(inMs, 0) + MARGIN_MS,
    );
    return () => clearTimeout(timer);
  }, [page]);
}
