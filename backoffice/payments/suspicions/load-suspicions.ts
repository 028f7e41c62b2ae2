import { numberIn } from "#ui/number-in.ts";
import type { OfficeCaller } from "#backoffice/api.ts";

/** Open suspicions of money laundering, or those closed last. */
export const loadSuspicions = async (call: OfficeCaller, { query }: { query: URLSearchParams }) => {
  const list = query.get("list") === "closed" ? "closed" : "open";
  const after = numberIn(query.get("before"));
  const answer = await call("get-suspicions", { list, after });
  if (answer.status !== "success") throw new Error(`the suspicions answered ${answer.status}`);
  const { suspicions, next } = answer;
  return { list, suspicions, next } as const;
};
export type SuspicionsPage = Awaited<ReturnType<typeof loadSuspicions>>;
