import { useEffect } from "react";
import { useMatches } from "react-router";

/** The data of a screen that the router passes to the frame. */
export type RouteHandle = { title: string };

/** The server writes the first title; after navigation this hook updates it. */
export function useDocumentTitle(): void {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const title = handle?.title;
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}
