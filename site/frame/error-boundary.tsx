import { useRouteError } from "react-router";
import { CallFault } from "#site/app/api.ts";
import { useApp } from "#site/app/app-context.tsx";
import { homeHref } from "#site/app/addresses.ts";
import { ErrorWords, OfflineWords } from "#site/frame/error-words.tsx";

/** A call that reached nobody, or the page's own script that could not be fetched. */
const isOffline = (error: unknown): boolean =>
  (error instanceof CallFault && error.isOffline) ||
  (typeof navigator === "object" && !navigator.onLine);

/** Stands in for a page whose data did not come. Whole-document links: the router is in doubt. */
export function ErrorBoundary() {
  const { texts, locale } = useApp();
  const error = useRouteError();
  return (
    <main>
      <div className="plain-page" role="alert">
        {isOffline(error) ? (
          <OfflineWords />
        ) : (
          <ErrorWords code={error instanceof CallFault ? error.id : undefined} />
        )}
        <div className="plain-buttons">
          <button type="button" className="btn btn-gold" onClick={() => window.location.reload()}>
            {texts.frame.retry}
          </button>
          <a className="btn btn-soft" href={homeHref(locale)}>
            {texts.frame.toLobby}
          </a>
        </div>
      </div>
    </main>
  );
}
