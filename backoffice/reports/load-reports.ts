import { defaultLocale } from "#contract/locales.ts";
import type { OfficeInput, OfficeOutput } from "#contract/office/calls.ts";
import { activityGroupings, moneyGroupings, timeGroupings } from "#contract/office/reports.ts";
import { numberIn } from "#ui/number-in.ts";
import { formatOf } from "#ui/format.ts";
import type { OfficeRoute } from "#backoffice/office-route.ts";

type Load = NonNullable<OfficeRoute["load"]>;

export type OverviewPage = OfficeOutput<"get-overview">;

export const loadOverview: Load = async (call): Promise<OverviewPage> => {
  const answer = await call("get-overview", {});
  if (answer.status !== "success") throw new Error(`the overview answered ${answer.status}`);
  return answer;
};

export const reportKinds = [
  "money",
  "games",
  "activity",
  "incentives",
  "return",
  "balances",
] as const;
export type ReportKind = (typeof reportKinds)[number];
type Asked = { from: string; until: string };
/** With the day of the installation's time zone on which the page was loaded. */
type AskedOn = Asked & { today: string };
/** A report with its input; without an answer when the period is not available. */
export type ReportPage = AskedOn &
  (
    | {
        kind: "money";
        grouping: OfficeInput<"get-money-report">["grouping"];
        withTest: boolean;
        report: OfficeOutput<"get-money-report"> | null;
      }
    | {
        kind: "activity";
        grouping: OfficeInput<"get-activity-report">["grouping"];
        report: OfficeOutput<"get-activity-report"> | null;
      }
    | {
        kind: "incentives";
        grouping: OfficeInput<"get-incentive-report">["grouping"];
        report: OfficeOutput<"get-incentive-report"> | null;
      }
    | { kind: "games"; report: OfficeOutput<"get-game-report"> | null }
    | { kind: "return"; report: OfficeOutput<"get-return-report"> | null }
    | { kind: "balances"; report: OfficeOutput<"get-balance-report"> | null }
  );

/** By what each report groups its lines; empty for a report whose lines are games or accounts. */
export const groupingsOf: Readonly<Record<ReportKind, readonly (typeof moneyGroupings)[number][]>> =
  {
    money: moneyGroupings,
    activity: activityGroupings,
    incentives: timeGroupings,
    games: [],
    return: [],
    balances: [],
  };

const DAY_MS = 86_400_000;
/** The default period: the last thirty days. */
const USUAL_DAYS = 30;

/** The day so many days ago in the installation's time zone, as YYYY-MM-DD. */
export const dayAgo = (days: number, timeZone: string): string =>
  formatOf(defaultLocale, timeZone).date(new Date(Date.now() - days * DAY_MS).toISOString());
export const isDay = (text: string | null): text is string =>
  text !== null && /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** The period that the address names; the last `usualDays` days when it names none. */
export function periodIn(query: URLSearchParams, timeZone: string, usualDays: number): Asked {
  const [from, until] = [query.get("from"), query.get("until")];
  return {
    from: isDay(from) ? from : dayAgo(usualDays - 1, timeZone),
    until: isDay(until) ? until : dayAgo(0, timeZone),
  };
}

/** The report of the address; null when there is no such report. */
export const loadReport: Load = async (
  call,
  { params, query, timeZone },
): Promise<ReportPage | null> => {
  const kind = reportKinds.find((each) => each === (params["report"] ?? "money"));
  if (!kind) return null;
  const asked = periodIn(query, timeZone, USUAL_DAYS);
  const page = { ...asked, today: dayAgo(0, timeZone) };
  const by = query.get("by");
  if (kind === "money") {
    const grouping = moneyGroupings.find((each) => each === by) ?? "day";
    const withTest = query.get("test") === "with";
    const report = await call("get-money-report", { ...asked, grouping, withTest });
    return {
      kind,
      ...page,
      grouping,
      withTest,
      report: report.status === "success" ? report : null,
    };
  }
  if (kind === "activity") {
    const grouping = activityGroupings.find((each) => each === by) ?? "day";
    const report = await call("get-activity-report", { ...asked, grouping });
    return { kind, ...page, grouping, report: report.status === "success" ? report : null };
  }
  if (kind === "incentives") {
    const grouping = timeGroupings.find((each) => each === by) ?? "day";
    const report = await call("get-incentive-report", { ...asked, grouping });
    return { kind, ...page, grouping, report: report.status === "success" ? report : null };
  }
  if (kind === "games") {
    const report = await call("get-game-report", asked);
    return { kind, ...page, report: report.status === "success" ? report : null };
  }
  if (kind === "balances") {
    const report = await call("get-balance-report", asked);
    return { kind, ...page, report: report.status === "success" ? report : null };
  }
  const report = await call("get-return-report", asked);
  return { kind, ...page, report: report.status === "success" ? report : null };
};

export type ReportFilesPage = OfficeOutput<"get-scheduled-reports">;

export const loadReportFiles: Load = async (call, { query }): Promise<ReportFilesPage> => {
  const answer = await call("get-scheduled-reports", { before: numberIn(query.get("before")) });
  if (answer.status !== "success") throw new Error(`the files answered ${answer.status}`);
  return answer;
};
