import { useState } from "react";
import { useLoaderData } from "react-router";
import type { DuplicateReview } from "#contract/office/duplicate-accounts.ts";
import { ListViews } from "#backoffice/frame/list-views.tsx";
import { MorePages } from "#backoffice/frame/more-pages.tsx";
import { ChangeNotice, useChange } from "#backoffice/frame/use-change.tsx";
import { DecideSheet } from "#backoffice/members/duplicate-accounts/decide-sheet.tsx";
import type { DuplicateAccountsPage } from "#backoffice/members/duplicate-accounts/load-duplicate-accounts.ts";
import { ReviewCard } from "#backoffice/members/duplicate-accounts/review-card.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** Pairs of accounts that may be one person's, and the decisions on them. */
export default function DuplicateAccounts() {
  const { duplicateAccounts: words } = useOfficeTexts();
  const { list, reviews, next } = useLoaderData<DuplicateAccountsPage>();
  const [deciding, setDeciding] = useState<DuplicateReview | null>(null);
  const changing = useChange();
  return (
    <div className="page page-wide">
      <h1>{words.title}</h1>
      <p className="page-lead">{words.lead}</p>
      <ListViews
        label={words.title}
        views={["open", "decided"]}
        current={list}
        nameOf={(each) => words.lists[each]}
      />
      <ChangeNotice outcome={changing.outcome} />
      {reviews.length === 0 && <p className="table-empty">{words.none[list]}</p>}
      <ul className="cards cards-beside">
        {reviews.map((each) => (
          <li key={each.id} className="card">
            <ReviewCard about={each} onDecide={() => setDeciding(each)} />
          </li>
        ))}
      </ul>
      <MorePages next={next} />
      {deciding && (
        <DecideSheet about={deciding} changing={changing} onClose={() => setDeciding(null)} />
      )}
    </div>
  );
}
