import { gameCategories, type GameCategory } from "#contract/games.ts";
import { compLevels, type CompCategory, type CompRateChange } from "#contract/office/settings.ts";
import { operatorOf, type Act } from "#server/kit/act.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";
import { basisPointsDown, NOTHING, toWon, units, type Money } from "#server/kit/money.ts";
import { Refusal } from "#server/kit/refusal.ts";
import * as store from "#server/settings/comp/store.ts";

/** Stakes of the last thirty days in one category at one level, and how many members staked. */
export type LevelStakes = {
  category: GameCategory;
  level: number;
  stake: Money;
  members: number;
};
/** Reads them with the given connection, also inside a transaction; implemented by the reports. */
export type ReadLevelStakes = (from: Queryable) => Promise<readonly LevelStakes[]>;

/** The office shows the newest; all are in the audit trail. */
const CHANGES_AT_MOST = 50;

const levels = Array.from({ length: compLevels }, (_, at) => at + 1);

const stakesOf = (settled: readonly LevelStakes[], category: GameCategory) =>
  levels.map((level) => settled.find((row) => row.category === category && row.level === level));

/** The rates of every category beside the stakes that they would have applied to. */
export async function compCategories(
  db: Queryable,
  readStakes: ReadLevelStakes,
): Promise<CompCategory[]> {
  const [rows, settled] = await Promise.all([store.listRates(db), readStakes(db)]);
  return gameCategories.map((category) => ({
    category,
    rates: levels.map(
      (level) =>
        rows.find((row) => row.category === category && row.level === level)?.basisPoints ?? 0,
    ),
    stakes: stakesOf(settled, category).map((row) => toWon(row?.stake ?? NOTHING)),
    members: stakesOf(settled, category).map((row) => row?.members ?? 0),
  }));
}

/** What the rates would have cost over the last thirty days, in whole won. */
const costOf = (
  settled: readonly LevelStakes[],
  category: GameCategory,
  rates: readonly number[],
): number =>
  toWon(
    units(
      stakesOf(settled, category).reduce<bigint>(
        (sum, row, at) => sum + basisPointsDown(row?.stake ?? NOTHING, rates[at] ?? 0),
        0n,
      ),
    ),
  );

type RateChange = { category: GameCategory; rates: readonly number[]; from: readonly number[] };

/**
 * Locks a category's rates for a change. Throws Refusal `stale` when they are not `from` any more,
 * `already_decided` when nothing would change.
 */
export async function assertRateChange(
  tx: Transaction,
  { category, rates, from }: RateChange,
): Promise<void> {
  const now = await store.lockRates(tx, category);
  if (now.some((rate, at) => rate !== from[at])) throw new Refusal("stale");
  if (now.every((rate, at) => rate === rates[at])) throw new Refusal("already_decided");
}

/** A change before and after: the levels that differ, and the cost of the last thirty days. */
export function ratesBeforeAndAfter(
  settled: readonly LevelStakes[],
  { category, rates, from }: RateChange,
) {
  const differs = levels.filter((level) => rates[level - 1] !== from[level - 1]);
  const side = (of: readonly number[]) => ({
    ...Object.fromEntries(differs.map((level) => [`level${level}`, of[level - 1] ?? 0])),
    monthCost: costOf(settled, category, of),
  });
  return { before: side(from), after: side(rates) };
}

/**
 * Saves a category's rates as the next version, and answers it. To be called after
 * `assertRateChange` in the same transaction, which makes versions rise one by one.
 */
export async function saveRates(act: Act, { category, rates, from }: RateChange): Promise<number> {
  const { operatorId, checkerId } = operatorOf(act);
  if (checkerId === undefined) throw new Error("comp rates are changed by two operators");
  await store.saveRates(act.tx, category, rates);
  return store.insertChange(act.tx, {
    category,
    before: from,
    after: rates,
    madeBy: operatorId,
    checkedBy: checkerId,
    at: act.clock.now(),
  });
}

/** The version of the comp rates: 1, and one more with each change. */
export const ratesVersion = store.ratesVersion;

/** The newest changes of rates, newest first, at most fifty. */
export async function rateChanges(db: Queryable): Promise<CompRateChange[]> {
  const rows = await store.listChanges(db, CHANGES_AT_MOST);
  return rows.map(({ at, ...change }) => ({ ...change, at: at.toISOString() }));
}
