import { useEffect, useEffectEvent, useRef } from "react";
import type { News } from "#contract/events.ts";
import { useQuietReload } from "#ui/quiet-reload.ts";
import { pushed } from "#site/app/event-stream.ts";
import { useUser } from "#site/app/session.tsx";

/**
 * Reloads the page's data when an event about it arrives (`about` is the prefix of such events),
 * when events may have been missed, and when the balance has changed, which the session's check
 * detects without push.
 */
export function useDecisions(
  about: "payment." | "wallet." | "member.limit" | "member.identity" | "member.privacy_request",
): void {
  const { user } = useUser();
  const reload = useQuietReload();
  const balance = user?.balance;
  const known = useRef(balance);
  useEffect(() => {
    if (known.current === balance) return;
    known.current = balance;
    void reload();
  }, [balance, reload]);

  const happened = useEffectEvent((event: Event) => {
    if (event instanceof CustomEvent && !(event.detail as News).name.startsWith(about)) return;
    void reload();
  });
  useEffect(() => {
    const stop = new AbortController();
    for (const name of ["news", "opened", "reopened"])
      pushed.addEventListener(name, (event) => happened(event), { signal: stop.signal });
    return () => stop.abort();
  }, []);
}
