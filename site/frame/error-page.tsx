import "#site/parts/plain-page.css";
import { Link, useSearchParams } from "react-router";
import { Button } from "#ui/button.tsx";
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
        <Button look="gold" text={frame.retry} onClick={() => window.history.back()} />
        <Link className="btn btn-soft" to="/">
          {frame.toLobby}
        </Link>
      </div>
    </div>
  );
}
