import { lazy, startTransition, Suspense, useEffect, useState } from "react";
import type { Popup } from "#contract/messages.ts";

/** Loaded after the page, because popups need browser storage and nothing waits for them. */
const NoticePopups = lazy(() => import("#site/messages/popups/notice-popups.tsx"));

/**
 * The container of the popups. It exists from the start, so that adding popups changes no style
 * beside it; they are rendered as a transition, which yields to a click.
 */
export function LaterPopups({ popups }: { popups: readonly Popup[] }) {
  const [inBrowser, setInBrowser] = useState(false);
  useEffect(() => startTransition(() => setInBrowser(true)), []);
  return (
    <div>
      {inBrowser && popups.length > 0 && (
        <Suspense>
          <NoticePopups popups={popups} />
        </Suspense>
      )}
    </div>
  );
}
