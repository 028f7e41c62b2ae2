import type { OfficeOutput } from "#contract/office/calls.ts";
import type { OfficeRoute } from "#backoffice/office-route.ts";
import { dayAgo, isDay, periodIn } from "#backoffice/reports/load-reports.ts";

type Load = NonNullable<OfficeRoute["load"]>;

/** The default period: the last thirty days. */
const USUAL_DAYS = 30;

export type FundsPage = {
  asked: { from: string; until: string };
  /** The day of the installation's time zone on which the page was loaded. */
  today: string;
  /** Null when the period is not available. */
  report: OfficeOutput<"get-funds-report"> | null;
};

export const loadFunds: Load = async (call, { query, timeZone }): Promise<FundsPage> => {
  const asked = periodIn(query, timeZone, USUAL_DAYS);
  const report = await call("get-funds-report", asked);
  return {
    asked,
    today: dayAgo(0, timeZone),
    report: report.status === "success" ? report : null,
  };
};

export type FundsDayPage = (OfficeOutput<"get-funds-day"> & { asked: string }) | null;

export const loadFundsDay: Load = async (call, { params }): Promise<FundsDayPage> => {
  const day = params["day"] ?? null;
  if (!isDay(day)) return null;
  const answer = await call("get-funds-day", { day });
  return answer.status === "success" ? { ...answer, asked: day } : null;
};
