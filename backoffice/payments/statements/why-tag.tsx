import type { StatementMatch } from "#contract/office/statements.ts";
import type { OfficeTexts } from "#locales/ko/office.ts";

const looks = { exact: "tag tag-good", likely: "tag tag-warn", possible: "tag" } as const;

/** How certain a match is, and why. */
export const WhyTag = ({ match, texts }: { match: StatementMatch; texts: OfficeTexts }) => (
  <>
    <span className={looks[match.sure]}>{texts.statements.sure[match.sure]}</span>{" "}
    {texts.statements.why[match.why]}
  </>
);
