import { useEffect, useEffectEvent } from "react";
import { useMatches } from "react-router";
import type { OfficeNews } from "#contract/office/events.ts";
import { useQuietReload } from "#ui/quiet-reload.ts";
import { isActing } from "#backoffice/frame/held-keys.ts";
import { heard } from "#backoffice/frame/live.tsx";
import { wouldLose } from "#backoffice/frame/unsaved.ts";
import { routes } from "#backoffice/routes.ts";
import { isShown } from "#backoffice/shown-events.ts";

/** The events of one act come one after the other and cause one reload. */
const GATHER_MS = 50;
const BUSY_LOOK_MS = 500;

/** An open dialog and unsaved input keep what they were opened with; an act reloads by itself. */
const isBusy = () => isActing() || document.querySelector("dialog[open]") !== null || wouldLose();

/**
 * Loads the screen's data again when an event is about what it shows, when something on it ended by
 * time, and when events may have been missed. While the operator is busy the reload waits. It is
 * left out when the data was loaded since, such as after the operator's own act.
 */
export function useFreshScreen(): void {
  const reload = useQuietReload();
  const here = useMatches().at(-1);
  const isAbout = routes.find(({ path }) => path === here?.id)?.isAbout;
  /** The event that the screen must show; more than every event's id when some may be missed. */
  const wantedBy = useEffectEvent((event: Event): number => {
    if (!isAbout) return 0;
    if (!(event instanceof CustomEvent)) return Infinity;
    const news = event.detail as OfficeNews;
    return isAbout(news, here?.params ?? {}) ? news.id : 0;
  });
  useEffect(() => {
    let wanted = 0;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const reloadOnceFree = () => {
      waiting = undefined;
      if (isShown(wanted)) return;
      if (isBusy()) {
        waiting = setTimeout(reloadOnceFree, BUSY_LOOK_MS);
        return;
      }
      wanted = 0;
      void reload();
    };
    const stop = new AbortController();
    for (const name of ["news", "reopened", "ended"])
      heard.addEventListener(
        name,
        (event) => {
          wanted = Math.max(wanted, wantedBy(event));
          if (!isShown(wanted)) waiting ??= setTimeout(reloadOnceFree, GATHER_MS);
        },
        { signal: stop.signal },
      );
    return () => {
      stop.abort();
      clearTimeout(waiting);
    };
  }, [reload]);
}
