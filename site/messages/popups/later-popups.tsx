import { lazy, startTransition, Suspense, useEffect, useState } from "react";
import type { Popup } from "#contract/messages.ts";

/** After the page is there: popups need the browser's memory, and nothing waits for them. */
const NoticePopups = lazy(() => import("#site/messages/popups/notice-popups.tsx"));

/**
 * The place of the popups. It is there from the start, so that what comes into it changes the
 * style of nothing beside it; and it comes as a transition, which gives way to a click.
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
