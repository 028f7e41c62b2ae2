import type { OfficeOutput } from "#contract/office/calls.ts";
import type { ReportOrigin } from "#contract/office/reports.ts";
import { csvLine as line } from "#server/kit/csv.ts";
import { TEST_ACCOUNTS_LEFT_OUT } from "#server/reports/origin.ts";

/** The description of the file before its lines. */
export function* csvHead(title: string, origin: ReportOrigin): Generator<string> {
  yield "\uFEFF";
  yield line(["report", title]);
  yield line(["from", origin.from]);
  yield line(["until", origin.until]);
  yield line(["time_zone", origin.timeZone]);
  yield line(["entered_until", origin.enteredUntil]);
  yield line(["made_at", origin.madeAt]);
  yield line(["operator", origin.operator]);
  yield line(["release", origin.release]);
  yield line(["test_accounts", origin.withTest ? "included" : TEST_ACCOUNTS_LEFT_OUT]);
}

/** The lines of the money report; amounts are won with all their decimals. */
export function* moneyCsv(
  report: OfficeOutput<"get-money-report">,
  title: string,
): Generator<string> {
  yield* csvHead(title, report.origin);
  const names = [
    "stakes",
    "returns",
    "wallets",
    "result",
    "comp",
    "deposits",
    "withdrawals",
  ] as const;
  yield line(["key", "name", ...names]);
  if (report.rows.length === 0) yield line(["No Activity"]);
  for (const row of report.rows)
    yield line([row.key, row.name?.en ?? null, ...names.map((name) => row[name])]);
  yield line(["total", null, ...names.map((name) => report.total[name])]);
}

export function* activityCsv(
  report: OfficeOutput<"get-activity-report">,
  title: string,
): Generator<string> {
  yield* csvHead(title, report.origin);
  yield line(["key", "registrations", "active", "first_deposits"]);
  if (report.rows.length === 0) yield line(["No Activity"]);
  for (const row of report.rows)
    yield line([row.key, row.registrations, row.active, row.firstDeposits]);
}

/** Shares of the stakes, as in the call: 0.9516 is 95.16 %. */
export function* returnCsv(
  report: OfficeOutput<"get-return-report">,
  title: string,
): Generator<string> {
  yield* csvHead(title, report.origin);
  yield line(["newest_rounds_at_most", report.roundsAtMost]);
  const names = ["rounds", "stakes", "returns", "observed", "declared", "low", "high"] as const;
  yield line(["provider", "game", "name", ...names, "verdict"]);
  if (report.rows.length === 0) yield line(["No Activity"]);
  for (const row of report.rows)
    yield line([
      row.provider,
      row.game,
      row.name.en,
      ...names.map((name) => row[name]),
      row.verdict,
    ]);
}

/** For each account its opening balance, its movements, and its closing balance. */
export function* balancesCsv(
  report: OfficeOutput<"get-balance-report">,
  title: string,
): Generator<string> {
  yield* csvHead(title, report.origin);
  yield line(["account", "provider", "movement", "opening", "change", "closing"]);
  for (const { account, provider, opening, change, closing, movements } of report.accounts) {
    yield line([account, provider, null, opening, change, closing]);
    for (const { movement, amount } of movements)
      yield line([account, provider, movement, null, amount, null]);
  }
  const { opening, change, closing } = report.liability;
  yield line(["liability", null, null, opening, change, closing]);
  const test = report.testAccounts;
  yield line(["test_accounts", null, null, test.opening, test.change, test.closing]);
  yield line(["compared_at", report.unexplained.comparedAt]);
  yield line(["unexplained", null, null, null, null, report.unexplained.amount]);
  yield line(["dormant_accounts", report.dormant.accounts]);
  yield line(["dormant_amount", null, null, null, null, report.dormant.amount]);
}
