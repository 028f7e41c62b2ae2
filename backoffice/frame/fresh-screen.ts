import { useEffect, useEffectEvent } from "react";
import { useMatches } from "react-router";
import type { OfficeNews } from "#contract/office/events.ts";
import { useQuietReload } from "#ui/quiet-reload.ts";
import { heard } from "#backoffice/frame/live.tsx";
import { wouldLose } from "#backoffice/frame/unsaved.ts";
import { routes } from "#backoffice/routes.ts";

const DIALOG_LOOK_MS = 500;

/**
 * Loads the screen's data again when an event is about what it shows, and when events may have been
 * missed. An open dialog and unsaved input keep what they were opened with: the reload follows.
 */
export function useFreshScreen(): void {
  const reload = useQuietReload();
  const here = useMatches().at(-1);
  const isAbout = routes.find(({ path }) => path === here?.id)?.isAbout;
  const happened = useEffectEvent((event: Event): boolean => {
    if (!isAbout) return false;
    return (
      !(event instanceof CustomEvent) || isAbout(event.detail as OfficeNews, here?.params ?? {})
    );
  });
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const reloadOnceFree = () => {
      waiting = undefined;
      if (document.querySelector("dialog[open]") || wouldLose())
        waiting = setTimeout(reloadOnceFree, DIALOG_LOOK_MS);
      else void reload();
    };
    const stop = new AbortController();
    for (const name of ["news", "reopened"])
      heard.addEventListener(
        name,
        (event) => {
          if (happened(event) && waiting === undefined) reloadOnceFree();
        },
        { signal: stop.signal },
      );
    return () => {
      stop.abort();
      clearTimeout(waiting);
    };
  }, [reload]);
}
