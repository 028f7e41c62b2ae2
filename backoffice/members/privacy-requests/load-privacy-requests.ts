import { numberIn } from "#ui/number-in.ts";
import type { OfficeCaller } from "#backoffice/api.ts";

type Address = { query: URLSearchParams; params: Readonly<Record<string, string | undefined>> };

/** Requests that wait, due soonest first, or those that ended last. */
export const loadPrivacyRequests = async (
  call: OfficeCaller,
  { query }: Pick<Address, "query">,
) => {
  const list = query.get("list") === "ended" ? "ended" : "waiting";
  const answer = await call("get-privacy-requests", { list, after: numberIn(query.get("after")) });
  if (answer.status !== "success") throw new Error(`privacy requests answered ${answer.status}`);
  return { list, requests: answer.requests, next: answer.next } as const;
};
export type PrivacyRequestsPage = Awaited<ReturnType<typeof loadPrivacyRequests>>;

/** One request with its texts; null for an unknown one. */
export const loadPrivacyRequest = async (
  call: OfficeCaller,
  { params }: Pick<Address, "params">,
) => {
  const id = numberIn(params["id"]);
  if (id === undefined) return null;
  const answer = await call("get-privacy-request", { id });
  if (answer.status === "not_found") return null;
  if (answer.status !== "success") throw new Error(`a privacy request answered ${answer.status}`);
  const { status: _status, ...page } = answer;
  return page;
};
export type PrivacyRequestPage = NonNullable<Awaited<ReturnType<typeof loadPrivacyRequest>>>;
