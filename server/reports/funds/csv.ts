import type { OfficeOutput } from "#contract/office/calls.ts";
import { owedParts } from "#contract/office/funds.ts";
import { csvLine as line } from "#server/kit/csv.ts";
import { csvHead } from "#server/reports/csv.ts";

/** For each day what is owed by part, the balances, and their difference; amounts are won with all decimals. */
export function* fundsCsv(
  { origin, accounts, days }: OfficeOutput<"get-funds-report">,
  title: string,
): Generator<string> {
  yield* csvHead(title, origin);
  yield line(["segregated_account", "bank", "number_ends_with", "holder", "from", "until"]);
  for (const { id, bankName, ending, holder, from, until } of accounts)
    yield line([id, bankName, ending, holder, from, until]);
  yield line([
    "day",
    "state",
    ...owedParts,
    "running",
    "owed",
    "accounts",
    "missing",
    "held",
    "difference",
    "jackpots_apart",
    "awaited_apart",
  ]);
  if (days.length === 0) yield line(["No Activity"]);
  for (const { day, state, owed, accounts: count, missing, held, difference, apart } of days)
    yield line([
      day,
      state,
      ...owedParts.map((part) => owed[part]),
      owed.running,
      owed.total,
      count,
      missing,
      held,
      difference,
      apart.jackpot,
      apart.awaited,
    ]);
}
