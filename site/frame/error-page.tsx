import "#site/frame/plain-page.css";
import { Link, useRouteError, useSearchParams } from "react-router";
import { useFormat } from "#ui/format.tsx";
import { useApp } from "#site/app-context.tsx";
import { CallFault } from "#site/api.ts";
import { homeHref } from "#site/frame/addresses.ts";

function ErrorWords({ code }: { code: string | undefined }) {
  const { texts, now } = useApp();
  const { frame } = texts;
  const format = useFormat();
  return (
    <>
      <h1>{frame.errorTitle}</h1>
      <p>{frame.errorText}</p>
      <dl className="plain-facts">
        {code && (
          <div>
            <dt>{frame.errorCode}</dt>
            <dd className="num">{code}</dd>
          </div>
        )}
        <div>
          <dt>{frame.errorTime}</dt>
          <dd className="num">
            {format.date(now)} {format.time(now)}
          </dd>
        </div>
      </dl>
    </>
  );
}

/** The page /admin/error: what happened in plain words, when, and the way back. */
export default function ErrorPage() {
  const { frame } = useApp().texts;
  const [query] = useSearchParams();
  const id = query.get("id");
  return (
    <div className="plain-page">
      <ErrorWords code={id && /^[\w-]{1,64}$/.test(id) ? id : undefined} />
      <div className="plain-buttons">
        <button type="button" className="btn btn-gold" onClick={() => window.history.back()}>
          {frame.retry}
        </button>
        <Link className="btn btn-soft" to="/">
          {frame.toLobby}
        </Link>
      </div>
    </div>
  );
}

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
