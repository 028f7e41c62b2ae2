import type { OfficeInput, OfficeOutput } from "#contract/office/calls.ts";
import { numberIn } from "#ui/number-in.ts";
import type { OfficeRoute } from "#backoffice/office-route.ts";
import { dayAgo, isDay } from "#backoffice/reports/load-reports.ts";

export type AccountsPage = {
  asked: Omit<OfficeInput<"get-member-summaries">, "after">;
  summary: OfficeOutput<"get-account-summary">;
  members: OfficeOutput<"get-member-summaries">;
};

/** The summary of the day in the address; without one, of the last day that is over. */
export const loadAccounts: NonNullable<OfficeRoute["load"]> = async (
  call,
  { query, timeZone },
): Promise<AccountsPage> => {
  const day = query.get("day");
  const loginId = query.get("member")?.trim().slice(0, 64);
  const asked = { day: isDay(day) ? day : dayAgo(1, timeZone), ...(loginId && { loginId }) };
  const [summary, members] = await Promise.all([
    call("get-account-summary", { day: asked.day }),
    call("get-member-summaries", { ...asked, after: numberIn(query.get("after")) }),
  ]);
  if (summary.status !== "success") throw new Error(`the summary answered ${summary.status}`);
  if (members.status !== "success") throw new Error(`the members answered ${members.status}`);
  return { asked, summary, members };
};
