import { useLoaderData } from "react-router";
import { useFormat } from "#ui/format-context.tsx";
import type { ReviewedAccount } from "#contract/office/reviews.ts";
import { DenseTable, type Column } from "#backoffice/frame/dense-table.tsx";
import { Fact } from "#backoffice/frame/fact.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";
import { useAccountColumns } from "#backoffice/operators/reviews/account-columns.tsx";
import type { ReviewPage } from "#backoffice/operators/reviews/load-reviews.ts";
import { scopeOf } from "#backoffice/operators/reviews/scope.ts";
import { StaffNav } from "#backoffice/operators/staff-nav.tsx";

/** A past review: who made it, what was found, and what it decided about each account. */
export default function PastReview() {
  const found = useLoaderData<ReviewPage>();
  const { reviews } = useOfficeTexts();
  const format = useFormat();
  return (
    <div className="page page-wide">
      <h1>{found ? reviews.numbered(format.number(found.review.id)) : reviews.title}</h1>
      <StaffNav />
      {found ? (
        <Details {...found} />
      ) : (
        <p className="notice notice-bad" role="alert">
          {reviews.missing}
        </p>
      )}
    </div>
  );
}

function Details({ review, accounts }: NonNullable<ReviewPage>) {
  const texts = useOfficeTexts();
  const { reviews } = texts;
  const format = useFormat();
  const columns = useColumns();
  const { log } = review;
  return (
    <>
      <dl className="facts">
        <Fact name={reviews.columns.kind}>{reviews.kinds[review.kind]}</Fact>
        <Fact name={reviews.columns.at}>
          <Moment at={review.at} />
        </Fact>
        <Fact name={reviews.columns.operator}>
          <span translate="no">{review.operator}</span>
        </Fact>
        <Fact name={reviews.columns.what}>{scopeOf(review, texts, format)}</Fact>
        {log && (
          <>
            <Fact name={reviews.since}>
              {log.since ? <Moment at={log.since} /> : reviews.never}
            </Fact>
            <Fact name={reviews.looked}>
              {log.looked.map((each) => reviews.logs[each]).join(" · ")}
            </Fact>
          </>
        )}
      </dl>
      <dl className="facts review-wide">
        <Fact name={reviews.findings}>
          <span className="review-text" dir="auto">
            {review.findings}
          </span>
        </Fact>
        {log && (
          <Fact name={reviews.head}>
            <code className="review-head" translate="no">
              {log.head}
            </code>
          </Fact>
        )}
      </dl>
      {!log && (
        <DenseTable
          caption={reviews.accounts}
          columns={columns}
          rows={accounts}
          idOf={({ id }) => String(id)}
          empty={reviews.accessNone}
        />
      )}
    </>
  );
}

function useColumns(): readonly Column<ReviewedAccount>[] {
  const { reviews } = useOfficeTexts();
  const account = useAccountColumns<ReviewedAccount>(({ isOwn }) => isOwn && reviews.ownReviewed);
  return [
    ...account,
    {
      id: "decision",
      header: reviews.decision,
      isKept: true,
      renderCell: ({ decision }) => (
        <span className={decision === "keep" ? "tag tag-good" : "tag tag-bad"}>
          {reviews.decisions[decision]}
        </span>
      ),
    },
  ];
}
