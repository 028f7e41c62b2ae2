import { useRouteError } from "react-router";
import { CallFault } from "#site/api.ts";
import { useApp } from "#site/app-context.tsx";
import { homeHref } from "#site/frame/addresses.ts";
import { ErrorWords } from "#site/frame/error-words.tsx";

/** Stands in for a page whose data did not come. Whole-document links: the router is in doubt. */
export function ErrorBoundary() {
  const { texts, locale } = useApp();
  const error = useRouteError();
  return (
    <main className="plain-page" role="alert">
      <ErrorWords code={error instanceof CallFault ? error.id : undefined} />
      <div className="plain-buttons">
        <button type="button" className="btn btn-gold" onClick={() => window.location.reload()}>
          {texts.frame.retry}
        </button>
        <a className="btn btn-soft" href={homeHref(locale)}>
          {texts.frame.toLobby}
        </a>
      </div>
    </main>
  );
}
