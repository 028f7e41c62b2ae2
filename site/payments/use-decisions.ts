import { useEffect, useEffectEvent, useRef } from "react";
import { useRevalidator } from "react-router";
import type { News } from "#contract/events.ts";
import { pushed } from "#site/app/event-stream.ts";
import { useUser } from "#site/app/session.tsx";

/**
 * Reloads the page's data when an event about it arrives (`about` is the prefix of such events),
 * when events may have been missed, and when the balance has changed, which the session's check
 * detects without push.
 */
export function useDecisions(about: "payment." | "wallet."): void {
  const { user } = useUser();
  const { revalidate } = useRevalidator();
  const balance = user?.balance;
  const known = useRef(balance);
  useEffect(() => {
    if (known.current === balance) return;
    known.current = balance;
    void revalidate();
  }, [balance, revalidate]);

  const reload = useEffectEvent((event: Event) => {
    if (event instanceof CustomEvent && !(event.detail as News).name.startsWith(about)) return;
    void revalidate();
  });
  useEffect(() => {
    const stop = new AbortController();
    for (const name of ["news", "opened"])
      pushed.addEventListener(name, (event) => reload(event), { signal: stop.signal });
    return () => stop.abort();
  }, []);
}
