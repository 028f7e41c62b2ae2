import type { MonthState } from "#contract/office/settlement.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { getProgress } from "#server/reports/reading/store.ts";
import {
  addFigures,
  figuresOf,
  noFigures,
  shareOf,
  type Units,
} from "#server/reports/settlement/figures.ts";
import * as store from "#server/reports/settlement/store.ts";

/** The first day of a month (`2026-10`), as its rows name it. */
export const firstOf = (month: string): string => `${month}-01`;

/** Where a month begins that follows the given one, in UTC. */
const endOf = (month: string): Date => {
  const end = new Date(`${month}-01T00:00:00Z`);
  end.setUTCMonth(end.getUTCMonth() + 1);
  return end;
};

/** How far a month is: closed once the ledger has signed its sheet and its sums are complete. */
export async function monthState(
  db: Queryable,
  clock: Clock,
  month: string,
): Promise<{ state: MonthState; summedUntil: Date }> {
  const { enteredUntil } = await getProgress(db);
  const isSummed = enteredUntil >= endOf(month);
  const isClosed = isSummed && (await store.findSheet(db, firstOf(month))) !== undefined;
  const state = clock.now() < endOf(month) ? "open" : isClosed ? "closed" : "over";
  return { state, summedUntil: enteredUntil };
}

/** One connection's month in ledger units, as ours and as its provider's file has it. */
export type Settled = {
  connection: string;
  rate: number | null;
  studios: { row: store.SumsRow; figures: Units }[];
  total: Units;
  share: bigint | null;
  file: store.FileRow | null;
  theirs: readonly store.TheirLine[];
  agreed: store.AgreedRow | null;
};

/** The month of one connection, or of every connection with a movement, a file or an agreement. */
export async function settledIn(
  db: Queryable,
  month: string,
  connection: string | null,
): Promise<Settled[]> {
  const first = firstOf(month);
  // One after the other, because an agreement reads them in its transaction.
  const sums = await store.listSums(db, first, connection);
  const rates = await store.listRates(db, connection);
  const files = await store.listFiles(db, first, connection);
  const lines = await store.listLines(
    db,
    files.map(({ id }) => id),
  );
  const agreed = await store.listAgreed(db, first, connection);
  const names = new Set([...sums, ...files, ...agreed].map((row) => row.connection));
  if (connection !== null) names.add(connection);
  return [...names].toSorted().map((name) => {
    const studios = sums
      .filter((row) => row.connection === name)
      .map((row) => ({ row, figures: figuresOf(row) }));
    const total = studios.reduce((sum, { figures }) => addFigures(sum, figures), noFigures);
    // The newest rate that began by then; rates are listed newest first.
    const rate = rates.find((each) => each.connection === name && each.from <= month)?.rate ?? null;
    const file = files.find((each) => each.connection === name) ?? null;
    return {
      connection: name,
      rate,
      studios,
      total,
      share: rate === null ? null : shareOf(total.net, rate),
      file,
      theirs: lines.filter(({ fileId }) => fileId === file?.id),
      agreed: agreed.find((each) => each.connection === name) ?? null,
    };
  });
}
