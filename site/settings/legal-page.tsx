import "#site/settings/legal-page.css";
import { Link, useLoaderData } from "react-router";
import { Icon } from "#ui/icon.tsx";
import { usePageTexts } from "#site/app/app-context.tsx";
import { useUser } from "#site/app/session.tsx";
import { Governing } from "#site/parts/governing.tsx";
import { useArrival } from "#site/parts/arrival.ts";
import { menuItems } from "#site/parts/menu-items.ts";
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

/** Where a member or a visitor tells of a barrier. */
function Feedback() {
  const { messages } = usePageTexts();
  const { user } = useUser();
  return (
    <Link className="btn btn-soft legal-feedback" to={user ? menuItems.help.path : "/contact"}>
      <Icon name="headset" />
      {messages.writeHelp}
    </Link>
  );
}

/** The pages /terms, /privacy and /accessibility. */
export default function LegalPage() {
  const { frame } = usePageTexts();
  const data = useLoaderData<LegalPageData>();
  return (
    <div className="wrap legal">
      <h1 {...useArrival()}>{frame[data.kind]}</h1>
      {"version" in data && <p className="legal-version num">{frame.textVersion(data.version)}</p>}
      <Governing />
      <article className="card legal-text">
        <Paragraphs text={data.text} />
        {data.kind === "accessibility" && <Feedback />}
      </article>
    </div>
  );
}
