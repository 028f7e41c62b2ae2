import "#site/parts/plain-page.css";
import { Link } from "react-router";
import { PlainArt } from "#site/parts/plain-art.tsx";
import { usePageTexts } from "#site/app/app-context.tsx";

export default function NotFoundPage() {
  const { frame } = usePageTexts();
  return (
    <div className="plain-page">
      <PlainArt />
      <p className="plain-number num" aria-hidden="true">
        404
      </p>
      <h1>{frame.notFoundTitle}</h1>
      <p>{frame.notFoundText}</p>
      <div className="plain-buttons">
        <Link className="btn btn-gold" to="/">
          {frame.toLobby}
        </Link>
      </div>
    </div>
  );
}
