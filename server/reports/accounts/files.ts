import {
  summaryColumns,
  type MemberSummary,
  type SummaryLine,
  type SummaryWallet,
} from "#contract/office/account-summary.ts";
import type { OfficeInput, OfficeOutput } from "#contract/office/calls.ts";
import { csvLine as line } from "#server/kit/csv.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import { everyRow, listFile, ROWS_PER_READ, type FileColumn } from "#server/kit/list-file.ts";
import { memberSummaries } from "#server/reports/accounts/members.ts";
import { csvHead } from "#server/reports/csv.ts";
import { fileOriginOf } from "#server/reports/origin.ts";

const NOTHING = "0.00";
const cells = ["opening", ...summaryColumns, "closing", "difference"] as const;

/** The summaries of days, each with its line of each wallet and their total, as a file. */
export function* accountsCsv(
  summaries: readonly OfficeOutput<"get-account-summary">[],
  title: string,
): Generator<string> {
  const [first] = summaries;
  const last = summaries.at(-1);
  if (!first || !last) throw new Error("a file of account summaries has a day");
  yield* csvHead(title, { ...last.origin, from: first.origin.from });
  yield line(["day", "wallet", ...cells]);
  for (const { origin, wallets, total } of summaries) {
    for (const each of wallets)
      yield line([origin.from, each.wallet, ...cells.map((name) => each[name])]);
    yield line([origin.from, "total", ...cells.map((name) => total[name])]);
  }
}

type MemberLine = SummaryLine & { loginId: string; wallet: SummaryWallet | "total" };

const columns: readonly FileColumn<MemberLine>[] = [
  ["member", ({ loginId }) => loginId],
  ["wallet", ({ wallet }) => wallet],
  ...cells.map((name): FileColumn<MemberLine> => [name, (row) => row[name]]),
];

/** The wallets in which a member has or moved anything, and their total. */
const linesOf = ({ loginId, wallets, total }: MemberSummary): MemberLine[] => [
  ...wallets
    .filter((each) => cells.some((name) => each[name] !== NOTHING))
    .map((each) => ({ loginId, ...each })),
  { loginId, wallet: "total", ...total },
];

/** The file of members' accounts on a day, a line for each wallet and their total. */
export async function* memberSummariesFile(
  db: Database,
  clock: Clock,
  filter: Omit<OfficeInput<"get-member-summaries">, "after">,
  by: string,
): AsyncGenerator<string> {
  const lines = everyRow<MemberLine, number>(async (after) => {
    const { rows, next } = await memberSummaries(db, filter, after, ROWS_PER_READ);
    return { rows: rows.flatMap(linesOf), next };
  });
  yield* listFile(lines, columns, await fileOriginOf(db, clock, { by, filter }));
}
