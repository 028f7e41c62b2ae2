import { useInBrowser } from "#ui/use-in-browser.ts";
import { useApp } from "#site/app/app-context.tsx";

/** The time zone of the reader's browser; the site's on the server and while the page hydrates. */
export function useReaderZone(): string {
  const { site } = useApp();
  const isInBrowser = useInBrowser();
  if (!isInBrowser) return site.timeZone;
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  // Browsers that do not know their machine's zone answer this name, which says nothing.
  return zone && zone !== "Etc/Unknown" ? zone : site.timeZone;
}
