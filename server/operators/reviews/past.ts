import type { OfficeInput, OfficeOutput } from "#contract/office/calls.ts";
import type { Review } from "#contract/office/reviews.ts";
import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { reviewedAccounts } from "#server/operators/reviews/access.ts";
import * as store from "#server/operators/reviews/store.ts";

const REVIEWS_A_PAGE = 50;

function reviewOf(row: store.ReviewRow): Review {
  const { id, kind, operator, findings, accounts, removed, looked, since } = row;
  const log =
    row.head === null
      ? null
      : {
          looked,
          since: since?.toISOString() ?? null,
          from: Number(row.firstEntry),
          until: Number(row.lastEntry),
          head: row.head,
        };
  const at = row.at.toISOString();
  return { id: Number(id), kind, at, operator, findings, accounts, removed, log };
}

/** Past reviews, newest first, fifty a page. */
export async function pastReviews(
  db: Queryable,
  { kind, before }: OfficeInput<"get-reviews">,
): Promise<{ reviews: Review[]; next: number | null }> {
  const which = {
    id: null,
    kind: kind ?? null,
    before: before === undefined ? null : BigInt(before),
  };
  const rows = await store.listReviews(db, which, REVIEWS_A_PAGE + 1);
  const page = rows.slice(0, REVIEWS_A_PAGE);
  return {
    reviews: page.map(reviewOf),
    next: rows.length > page.length ? Number(page.at(-1)?.id) : null,
  };
}

/** A past review with its accounts. Throws Refusal `not_found`. */
export async function pastReview(db: Queryable, id: bigint): Promise<OfficeOutput<"get-review">> {
  const [row] = await store.listReviews(db, { id, kind: null, before: null }, 1);
  if (!row) throw new Refusal("not_found");
  return { review: reviewOf(row), accounts: await reviewedAccounts(db, id) };
}
