import type { OfficeInput, OfficeOutput } from "#contract/office/calls.ts";
import type { OfficeRoute } from "#backoffice/office-route.ts";
import { dayAgo, periodIn } from "#backoffice/reports/load-reports.ts";

/** The default period: the last seven days. */
const USUAL_DAYS = 7;

export type SessionsPage = {
  asked: Omit<OfficeInput<"get-session-report">, "after">;
  /** The day of the installation's time zone on which the page was loaded. */
  today: string;
  /** Null when the period is not available. */
  report: OfficeOutput<"get-session-report"> | null;
};

export const loadSessions: NonNullable<OfficeRoute["load"]> = async (
  call,
  { query, timeZone },
): Promise<SessionsPage> => {
  const loginId = query.get("member")?.trim().slice(0, 64);
  const asked = {
    ...periodIn(query, timeZone, USUAL_DAYS),
    ...(loginId && { loginId }),
  };
  const after = query.get("after");
  const report = await call("get-session-report", { ...asked, ...(after !== null && { after }) });
  return {
    asked,
    today: dayAgo(0, timeZone),
    report: report.status === "success" ? report : null,
  };
};
