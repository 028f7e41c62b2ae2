import { numberIn } from "#ui/number-in.ts";
import type { OfficeCaller } from "#backoffice/api.ts";

/** Open cases, or those closed last, and the last nightly count. */
export const loadCases = async (call: OfficeCaller, { query }: { query: URLSearchParams }) => {
  const list = query.get("list") === "closed" ? "closed" : "open";
  const before = numberIn(query.get("before"));
  const answer = await call("get-cases", { list, before });
  if (answer.status !== "success") throw new Error(`the cases answered ${answer.status}`);
  const { cases, next, run, figures } = answer;
  return { list, cases, next, run, figures } as const;
};
export type CasesPage = Awaited<ReturnType<typeof loadCases>>;
