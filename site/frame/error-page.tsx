import "#site/parts/plain-page.css";
import { Link, useSearchParams } from "react-router";
import { PlainArt } from "#site/parts/plain-art.tsx";
import { usePageTexts } from "#site/app/app-context.tsx";
import { ErrorWords } from "#site/frame/error-words.tsx";

/** The page /admin/error: what happened, when, and a link back. */
export default function ErrorPage() {
  const { frame } = usePageTexts();
  const [query] = useSearchParams();
  const id = query.get("id");
  return (
    <div className="plain-page">
      <PlainArt />
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
