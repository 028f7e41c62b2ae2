import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { pushed } from "#site/app/event-stream.ts";

/** Reloads the page's data when the server pushes a change of the catalogue. */
export function useCatalogueChanges(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const ask = () => void revalidate();
    pushed.addEventListener("catalogue", ask);
    return () => pushed.removeEventListener("catalogue", ask);
  }, [revalidate]);
}
