import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { pushed } from "#site/app/event-stream.ts";

/** Asks for the page's data again when the server says that what can be played has changed. */
export function useCatalogueChanges(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const ask = () => void revalidate();
    pushed.addEventListener("catalogue", ask);
    return () => pushed.removeEventListener("catalogue", ask);
  }, [revalidate]);
}
