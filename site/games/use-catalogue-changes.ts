import { useEffect } from "react";
import { useQuietReload } from "#ui/quiet-reload.ts";
import { pushed } from "#site/app/event-stream.ts";

/** Reloads the page's data when the server pushes a change of the catalogue. */
export function useCatalogueChanges(): void {
  const reload = useQuietReload();
  useEffect(() => {
    const ask = () => void reload();
    const names = ["catalogue", "reopened"];
    for (const name of names) pushed.addEventListener(name, ask);
    return () => names.forEach((name) => pushed.removeEventListener(name, ask));
  }, [reload]);
}
