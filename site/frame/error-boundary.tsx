import { useRouteError } from "react-router";
import { favicon } from "virtual:site-pictures";
import { referenceOf } from "#contract/reference.ts";
import { Button } from "#ui/button.tsx";
import { CallFault } from "#ui/call.ts";
import { useApp } from "#site/app/app-context.tsx";
import { homeHref } from "#site/app/addresses.ts";
import { ErrorWords, OfflineWords } from "#site/frame/error-words.tsx";

/** A call without a connection, or a script of the page that could not be fetched. */
const isOffline = (error: unknown): boolean =>
  (error instanceof CallFault && error.isOffline) ||
  // Node has a navigator without this property.
  (typeof navigator === "object" && "onLine" in navigator && !navigator.onLine);

/** Replaces a page whose data did not load. Its links load whole documents, because the router may be broken. */
export function ErrorBoundary() {
  const { texts, locale, reference } = useApp();
  const error = useRouteError();
  return (
    <main>
      <div className="plain-page" role="alert">
        {/* The browser has it already, also without a network. */}
        <img src={favicon} alt="" width="72" height="72" />
        {isOffline(error) ? (
          <OfflineWords />
        ) : (
          <ErrorWords code={referenceOf(error) ?? reference} />
        )}
        <div className="plain-buttons">
          <Button look="gold" text={texts.frame.retry} onClick={() => window.location.reload()} />
          <a className="btn btn-soft" href={homeHref(locale)}>
            {texts.frame.toLobby}
          </a>
        </div>
      </div>
    </main>
  );
}
