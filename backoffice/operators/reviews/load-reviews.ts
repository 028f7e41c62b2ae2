import { reviewKinds } from "#contract/office/reviews.ts";
import type { OfficeCaller } from "#backoffice/api.ts";
import { numberIn } from "#ui/number-in.ts";

type Address = { query: URLSearchParams };

/** The states of the reviews and the past ones; kind and page are in the address. */
export const loadReviews = async (call: OfficeCaller, { query }: Address) => {
  const kind = reviewKinds.find((each) => each === query.get("kind"));
  const answer = await call("get-reviews", { kind, before: numberIn(query.get("before")) });
  const found = answer.status === "success" ? answer : { schedules: [], reviews: [], next: null };
  return { kind, ...found };
};
export type ReviewsPage = Awaited<ReturnType<typeof loadReviews>>;

export const loadReview = async (
  call: OfficeCaller,
  { params }: { params: Record<string, string | undefined> },
) => {
  const id = numberIn(params["id"] ?? null);
  if (id === undefined) return null;
  const answer = await call("get-review", { id });
  return answer.status === "success" ? answer : null;
};
export type ReviewPage = Awaited<ReturnType<typeof loadReview>>;

export const loadAccountsToReview = async (call: OfficeCaller, { query }: Address) => {
  const answer = await call("get-accounts-to-review", { after: numberIn(query.get("after")) });
  return answer.status === "success" ? answer : { accounts: [], next: null, notRemoved: [] };
};
export type AccountsToReview = Awaited<ReturnType<typeof loadAccountsToReview>>;

export const loadLogToReview = async (call: OfficeCaller) => {
  const answer = await call("get-log-to-review", {});
  return answer.status === "success" ? answer : null;
};
export type LogToReview = Awaited<ReturnType<typeof loadLogToReview>>;
