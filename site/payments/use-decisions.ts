import { useEffect, useEffectEvent, useRef } from "react";
import { useRevalidator } from "react-router";
import type { News } from "#contract/events.ts";
import { pushed } from "#site/app/event-stream.ts";
import { useUser } from "#site/app/session.tsx";

/**
 * Loads the page's data again when something happened to what it shows (`about` is how the names
 * of such events begin), when news may have been missed, and when the balance is another: the
 * check of the session finds that without a push.
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
