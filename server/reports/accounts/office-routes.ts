import type { accountSummaryCalls } from "#contract/office/account-summary.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import { exported } from "#server/operators/exported.ts";
import type { OfficeHandlersOf } from "#server/operators/office-handler.ts";
import { accountsCsv, memberSummariesFile } from "#server/reports/accounts/files.ts";
import { memberSummaries } from "#server/reports/accounts/members.ts";
import { accountSummary } from "#server/reports/accounts/summary.ts";

type Services = { db: Database; clock: Clock };

export const accountSummaryRoutes = ({
  db,
  clock,
}: Services): OfficeHandlersOf<keyof typeof accountSummaryCalls> => ({
  "get-account-summary": (_context, { day }) => accountSummary(db, clock, day),
  "get-member-summaries": (_context, { after, ...asked }) =>
    memberSummaries(db, asked, after ?? null),
  "export-account-summary": async (_context, { day }) => ({
    lines: accountsCsv([await accountSummary(db, clock, day)], "accounts"),
  }),
  "export-member-summaries": (_act, { operator: { name } }, { reason: _reason, ...filter }) => {
    const lines = memberSummariesFile(db, clock, filter, name);
    return Promise.resolve(exported(`accounts:${filter.day}`, filter, lines));
  },
});
