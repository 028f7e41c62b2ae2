import type { OfficeInput, OfficeOutput } from "#contract/office/calls.ts";
import {
  incentiveColumns,
  type IncentiveColumn,
  type IncentiveTotal,
} from "#contract/office/incentive-report.ts";
import type { Clock } from "#server/kit/clock.ts";
import { csvLine as line } from "#server/kit/csv.ts";
import type { Database } from "#server/kit/database.ts";
import { formatDecimal, units } from "#server/kit/money.ts";
import { atOneMoment } from "#server/kit/one-moment.ts";
import { memberMovements, movementName, type MovementOf } from "#server/ledger/movements.ts";
import { csvHead } from "#server/reports/csv.ts";
import * as store from "#server/reports/incentives/store.ts";
import { originOf } from "#server/reports/origin.ts";
import { periodOf } from "#server/reports/periods.ts";

/**
 * The column of each movement of comp; the compiler asks for that of a new one. Comp does not expire:
 * no movement has that column.
 */
const columnOf: Readonly<Record<MovementOf<"comp">, IncentiveColumn>> = {
  comp_grant: "issued",
  comp_earned: "issued",
  comp_converted: "redeemed",
  comp_taken_back: "adjusted",
};
const isOfComp = (name: string): name is MovementOf<"comp"> => name in columnOf;
const COMP_IDS = Object.entries(memberMovements)
  .filter(([, { account }]) => account === "comp")
  .map(([, { id }]) => id);

type Sums = Record<IncentiveColumn, bigint>;
const nothing = (): Sums => ({ issued: 0n, redeemed: 0n, expired: 0n, adjusted: 0n });
const sumOf = (sums: Sums): bigint => incentiveColumns.reduce((sum, name) => sum + sums[name], 0n);
const decimal = (amount: bigint): string => formatDecimal(units(amount));

const cellsOf = (opening: bigint, sums: Sums): IncentiveTotal => ({
  opening: decimal(opening),
  issued: decimal(sums.issued),
  redeemed: decimal(sums.redeemed),
  expired: decimal(sums.expired),
  adjusted: decimal(sums.adjusted),
  current: decimal(opening + sumOf(sums)),
});

/**
 * What members had in comp at both ends of each day, month or year in which any moved, and what moved
 * it, newest line first. Throws Refusal `too_many` for a period that is too long. Source: GLI-19 2.8.6.
 */
export async function incentiveReport(
  db: Database,
  clock: Clock,
  { grouping, ...asked }: OfficeInput<"get-incentive-report">,
): Promise<OfficeOutput<"get-incentive-report">> {
  const period = periodOf(asked, grouping);
  return atOneMoment(db, async (tx) => {
    const origin = await originOf(tx, clock, period);
    const first = BigInt(await store.sumBefore(tx, period.from, COMP_IDS));
    const spans = new Map<string, Sums>();
    for (const { key, movement, amount } of await store.listSpans(tx, period, grouping, COMP_IDS)) {
      const name = movementName(movement);
      if (!isOfComp(name))
        throw new Error(`the movement ${name} has no column in the report of comp`);
      const sums = spans.get(key) ?? nothing();
      sums[columnOf[name]] += BigInt(amount);
      spans.set(key, sums);
    }
    let opening = first;
    const all = nothing();
    const rows = [...spans].map(([key, sums]) => {
      const row = { key, ...cellsOf(opening, sums) };
      opening += sumOf(sums);
      for (const name of incentiveColumns) all[name] += sums[name];
      return row;
    });
    return { origin, rows: rows.toReversed(), total: cellsOf(first, all) };
  });
}

/** The lines of the report; amounts are won with all their decimals. */
export function* incentivesCsv(
  { origin, rows, total }: OfficeOutput<"get-incentive-report">,
  title: string,
): Generator<string> {
  const names = ["opening", ...incentiveColumns, "current"] as const;
  yield* csvHead(title, origin);
  yield line(["key", ...names]);
  if (rows.length === 0) yield line(["No Activity"]);
  for (const row of rows) yield line([row.key, ...names.map((name) => row[name])]);
  yield line(["total", ...names.map((name) => total[name])]);
}
