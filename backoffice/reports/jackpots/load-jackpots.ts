import type { OfficeInput, OfficeOutput } from "#contract/office/calls.ts";
import type { OfficeRoute } from "#backoffice/office-route.ts";
import { dayAgo, periodIn } from "#backoffice/reports/load-reports.ts";
import { EARLIEST_DAY } from "#backoffice/reports/report-spans.ts";

/** The default period: the last thirty days. */
const USUAL_DAYS = 30;

export type JackpotsPage = {
  asked: Omit<OfficeInput<"get-large-jackpots">, "after">;
  /** The day of the installation's time zone on which the page was loaded. */
  today: string;
  /** Null when the period is not available. */
  report: OfficeOutput<"get-large-jackpots"> | null;
};

/** Those that wait for a confirmation are of all days where the address names none. */
export const loadJackpots: NonNullable<OfficeRoute["load"]> = async (
  call,
  { query, timeZone },
): Promise<JackpotsPage> => {
  const isWaiting = query.get("show") === "waiting";
  const period = periodIn(query, timeZone, USUAL_DAYS);
  const asked = {
    ...period,
    ...(isWaiting && { isWaiting, from: query.has("from") ? period.from : EARLIEST_DAY }),
  };
  const after = query.get("after");
  const report = await call("get-large-jackpots", { ...asked, ...(after !== null && { after }) });
  return {
    asked,
    today: dayAgo(0, timeZone),
    report: report.status === "success" ? report : null,
  };
};
