import { numberIn } from "#ui/number-in.ts";
import type { OfficeCaller } from "#backoffice/api.ts";

type Address = { query: URLSearchParams; params: Readonly<Record<string, string | undefined>> };

/** Documents that wait, or those decided last. */
export const loadIdentityChecks = async (call: OfficeCaller, { query }: Pick<Address, "query">) => {
  const list = query.get("list") === "decided" ? "decided" : "waiting";
  const answer = await call("get-identity-checks", { list, after: numberIn(query.get("after")) });
  if (answer.status !== "success") throw new Error(`identity checks answered ${answer.status}`);
  return { list, checks: answer.checks, next: answer.next } as const;
};
export type IdentityChecksPage = Awaited<ReturnType<typeof loadIdentityChecks>>;

/** One document with what the member registered; null for an unknown one. */
export const loadIdentityCheck = async (
  call: OfficeCaller,
  { params }: Pick<Address, "params">,
) => {
  const id = numberIn(params["id"]);
  if (id === undefined) return null;
  const answer = await call("get-identity-check", { id });
  if (answer.status === "not_found") return null;
  if (answer.status !== "success") throw new Error(`an identity check answered ${answer.status}`);
  const { check, registered, correction, files, earlier } = answer;
  return { check, registered, correction, files, earlier };
};
export type IdentityCheckPage = NonNullable<Awaited<ReturnType<typeof loadIdentityCheck>>>;
