import { Link } from "react-router";
import type { MemberDuplicateReview } from "#contract/office/duplicate-accounts.ts";
import { MemberName } from "#backoffice/frame/member-name.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { RowsTable } from "#backoffice/frame/rows-table.tsx";
import { FoundSigns } from "#backoffice/members/duplicate-accounts/found-signs.tsx";
import { StatusTag } from "#backoffice/members/status-tag.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** The reviews of a member and other accounts that may be the same person's. */
export function MemberReviews({ reviews }: { reviews: readonly MemberDuplicateReview[] }) {
  const { duplicateAccounts: words, members } = useOfficeTexts();
  return (
    <section className="card">
      <div className="card-head">
        <h3>{words.reviews}</h3>
        {reviews.length > 0 && (
          <Link className="btn btn-small" to="/duplicate-accounts">
            {words.toList}
          </Link>
        )}
      </div>
      <RowsTable
        caption={words.reviews}
        head={[words.other, members.status, words.shared, words.state]}
        empty={words.noReviews}
      >
        {reviews.map(({ id, other, shared, decidedAt, outcome, openedAt }) => (
          <tr key={id}>
            <th scope="row">
              <MemberName member={other} className="link" />
            </th>
            <td>
              <StatusTag status={other.status} />
            </td>
            <td>
              <FoundSigns shared={shared} />
            </td>
            <td>
              <span className={outcome ? "tag" : "tag tag-warn"}>
                {words.outcomes[outcome ?? "open"]}
              </span>{" "}
              <Moment at={decidedAt ?? openedAt} />
            </td>
          </tr>
        ))}
      </RowsTable>
    </section>
  );
}
