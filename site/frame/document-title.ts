import { useEffect } from "react";
import { useMatches } from "react-router";

/** What the router keeps of a screen for the frame around it. */
export type RouteHandle = { title: string };

/** The server wrote the first title; on the way from page to page the tab follows here. */
export function useDocumentTitle(): void {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const title = handle?.title;
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}
