import "#site/settings/legal-page.css";
import { useLoaderData } from "react-router";
import { usePageTexts } from "#site/app/app-context.tsx";
import { useArrival } from "#site/parts/arrival.ts";
import type { LegalPageData } from "#site/settings/load-legal.ts";

const headingMark = "## ";

/** Plain text as headings and paragraphs, as `settings_legal_texts` describes it. */
function Paragraphs({ text }: { text: string }) {
  const parts = text.split(/\n\s*\n/).map((part) => part.trim());
  return parts.map((part) =>
    part.startsWith(headingMark) ? (
      <h2 key={part}>{part.slice(headingMark.length)}</h2>
    ) : (
      <p key={part}>{part}</p>
    ),
  );
}

/** The pages /terms and /privacy. */
export default function LegalPage() {
  const { frame } = usePageTexts();
  const { kind, text, version } = useLoaderData<LegalPageData>();
  return (
    <div className="wrap legal">
      <h1 {...useArrival()}>{frame[kind]}</h1>
      <p className="legal-version num">{frame.textVersion(version)}</p>
      <article className="card legal-text">
        <Paragraphs text={text} />
      </article>
    </div>
  );
}
