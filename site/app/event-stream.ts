import { useEffect, useEffectEvent } from "react";
import type { News, PushEvents } from "#contract/events.ts";

type Listeners = { [Name in keyof PushEvents]?: (event: PushEvents[Name]) => void };

/**
 * News that came by push, for parts of a page far from the session. `opened`: the page was drawn
 * before the stream began; `reopened`: the stream was broken or the tab hidden, so news were missed.
 */
export const pushed = new EventTarget();

const dataOf = (event: Event): unknown => JSON.parse((event as MessageEvent<string>).data);

/**
 * Listens to `/api/events` while the page is visible; a hidden tab closes its connection, because
 * browsers allow few to one host. A broken stream is not reported: the browser reconnects, and the
 * 30-second check covers the gap.
 */
export function useEventStream(member: boolean, listeners: Listeners): void {
  const health = useEffectEvent((event: PushEvents["health"]) => listeners.health?.(event));
  const ended = useEffectEvent(() => listeners.ended?.({}));
  useEffect(() => {
    if (!member || !("EventSource" in window)) return;
    let stream: EventSource | null = null;
    let isFirst = true;
    const open = () => {
      stream = new EventSource("/api/events");
      stream.addEventListener("health", (event) => health(dataOf(event) as PushEvents["health"]));
      stream.addEventListener("ended", () => ended());
      stream.addEventListener("open", () => {
        pushed.dispatchEvent(new Event(isFirst ? "opened" : "reopened"));
        isFirst = false;
      });
      stream.addEventListener("news", (event) => {
        pushed.dispatchEvent(new CustomEvent<News>("news", { detail: dataOf(event) as News }));
      });
      stream.addEventListener("catalogue", () => pushed.dispatchEvent(new Event("catalogue")));
      stream.addEventListener("jackpots", (event) => {
        pushed.dispatchEvent(new CustomEvent("jackpots", { detail: dataOf(event) }));
      });
    };
    const close = () => {
      stream?.close();
      stream = null;
    };
    const visibility = () => {
      close();
      if (!document.hidden) open();
    };
    visibility();
    document.addEventListener("visibilitychange", visibility);
    return () => {
      close();
      document.removeEventListener("visibilitychange", visibility);
    };
  }, [member]);
}
