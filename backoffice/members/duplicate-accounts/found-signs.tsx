import type { DuplicateReview } from "#contract/office/duplicate-accounts.ts";
import { Moment } from "#backoffice/frame/moment.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** What two accounts share, and when it was found. */
export function FoundSigns({ shared }: Pick<DuplicateReview, "shared">) {
  const { duplicateAccounts: words } = useOfficeTexts();
  return (
    <ul className="shared">
      {shared.map(({ by, foundAt }) => (
        <li key={by}>
          <span className="tag tag-warn">{words.signs[by]}</span> <Moment at={foundAt} />
        </li>
      ))}
    </ul>
  );
}
