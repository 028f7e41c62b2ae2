import { exclusionTerms, type BreakTerm } from "#contract/break-terms.ts";
import { Icon } from "#ui/icon.tsx";
import type { IconName } from "#ui/icons.ts";
import { usePageTexts } from "#site/app/app-context.tsx";
import { MemberLink } from "#site/members/login-needed.tsx";

type ToolsProps = { terms: readonly BreakTerm[]; raiseWaits: string };

const isExclusion = (term: BreakTerm): boolean =>
  (exclusionTerms as readonly BreakTerm[]).includes(term);

/** What members can do themselves, and where. */
export function Tools({ terms, raiseWaits }: ToolsProps) {
  const { protectionPage: words, breaks } = usePageTexts();
  const named = (wanted: boolean) =>
    terms.filter((term) => isExclusion(term) === wanted).map((term) => breaks.terms[term]);
  const tools: { icon: IconName; title: string; text: string; to: string; terms?: string[] }[] = [
    {
      icon: "coins",
      title: words.limits,
      text: words.limitsText(raiseWaits),
      to: "/user?tab=limits",
    },
    {
      icon: "pause",
      title: words.coolingOff,
      text: words.coolingOffText,
      to: "/user?tab=protection",
      terms: named(false),
    },
    {
      icon: "lock",
      title: words.exclusion,
      text: words.exclusionText,
      to: "/user?tab=protection",
      terms: named(true),
    },
    {
      icon: "clock",
      title: words.quietTimes,
      text: words.quietTimesText,
      to: "/user?tab=protection",
    },
    { icon: "list", title: words.figures, text: words.figuresText, to: "/user?tab=figures" },
  ];
  return (
    <section aria-labelledby="tools-title">
      <h2 id="tools-title" className="guard-title">
        {words.toolsTitle}
      </h2>
      <ul className="guard-tools">
        {tools.map(({ icon, title, text, to, terms: lengths = [] }) => (
          <li key={title} className="card guard-card">
            <Icon name={icon} />
            <h3>{title}</h3>
            <p className="guard-text">{text}</p>
            {lengths.length > 0 && (
              <ul className="guard-terms">
                {lengths.map((length) => (
                  <li key={length}>{length}</li>
                ))}
              </ul>
            )}
            <MemberLink className="btn btn-soft btn-sm" to={to}>
              <span className="vh">{title}: </span>
              {words.open}
            </MemberLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
