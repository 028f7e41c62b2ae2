import { numberIn } from "#ui/number-in.ts";
import type { OfficeCaller } from "#backoffice/api.ts";

/** Open reviews of two accounts, or those decided last. */
export const loadDuplicateAccounts = async (
  call: OfficeCaller,
  { query }: { query: URLSearchParams },
) => {
  const list = query.get("list") === "decided" ? "decided" : "open";
  const after = numberIn(query.get("before"));
  const answer = await call("get-duplicate-accounts", { list, after });
  if (answer.status !== "success") throw new Error(`the reviews answered ${answer.status}`);
  const { reviews, next } = answer;
  return { list, reviews, next } as const;
};
export type DuplicateAccountsPage = Awaited<ReturnType<typeof loadDuplicateAccounts>>;
