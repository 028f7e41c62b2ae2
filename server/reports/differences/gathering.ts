import type { DifferenceOf } from "#contract/office/differences.ts";
import type { Act } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Transaction } from "#server/kit/database.ts";
import * as finding from "#server/reports/differences/finding/store.ts";
import type { Found } from "#server/reports/differences/finding/store.ts";
import * as store from "#server/reports/differences/store.ts";
import { differing } from "#server/reports/settlement/comparing.ts";
import { decimal } from "#server/reports/settlement/figures.ts";
import { firstOf, settledIn } from "#server/reports/settlement/settled.ts";
import { listComparable } from "#server/reports/settlement/store.ts";

/** One step saves at most this many new differences of each kind. */
const MOST = 2_000;

/**
 * Gathers what every comparison finds now into one list: with providers, with the bank, and of
 * monthly statements. What is no longer found has ended. For a round that was open for a day it emits
 * `provider.asked`, whose listener asks the provider about the round when it has a report. Answers a
 * number above 0 while more is to be saved, and 0 when all is.
 */
export async function gatherDifferences(act: Act, most = MOST): Promise<number> {
  const { tx, clock } = act;
  const now = clock.now();
  const transactions = await finding.listTransactions(tx, most);
  await saveFound(tx, "transaction", transactions, now);
  await store.endResolved(tx, now);
  let left = transactions.length < most ? 0 : most;
  for (const kind of finding.sourceKinds) {
    const found = await finding.listNew(tx, kind, most, now);
    const isNew = new Set((await saveFound(tx, kind, found, now)).map(({ key }) => key));
    await finding.endGone(tx, kind, now);
    left += found.length < most ? 0 : most;
    if (kind !== "round") continue;
    for (const each of found)
      if (isNew.has(each.key)) await act.emit("provider.asked", { memberId: null, kind, ...each });
  }
  await save(tx, clock, "figure", await findFigures(tx, clock));
  await store.saveLookedAt(tx, now);
  return left;
}

/**
 * Records each row that breaks a promise of the books (`promise: detail`) as one difference, and ends
 * the differences of rows that no longer do. A promise with `most` rows may have more than are named:
 * its differences stay open.
 */
export async function recordBooks(
  act: Act,
  faults: readonly string[],
  most: number,
): Promise<void> {
  const { tx, clock } = act;
  const ofPromise = Map.groupBy(faults, (fault) => fault.slice(0, fault.indexOf(": ") + 2));
  const cut = [...ofPromise].filter(([, rows]) => rows.length >= most).map(([promise]) => promise);
  const found = faults.map((fault) => ({
    key: fault.slice(0, 400),
    connection: null,
    about: fault.slice(0, 400),
    object: null,
    ours: null,
    theirs: null,
    since: clock.now(),
  }));
  await save(tx, clock, "books", found, cut);
  await store.saveBooksAt(tx, clock.now());
}

/** Records the games that return something else than they declare; the others of before have ended. */
export const recordReturns = (act: Act, found: readonly Found[]): Promise<void> =>
  save(act.tx, act.clock, "return", found);

/** Records the slots whose results depend on the ones before; the others of before have ended. */
export const recordOutcomes = (act: Act, found: readonly Found[]): Promise<void> =>
  save(act.tx, act.clock, "outcomes", found);

/**
 * Saves what a comparison found, and ends the other differences of its kind, except those whose key
 * begins with one of `cut`.
 */
async function save(
  tx: Transaction,
  clock: Clock,
  kind: DifferenceOf,
  found: readonly Found[],
  cut: readonly string[] = [],
): Promise<void> {
  const now = clock.now();
  await saveFound(tx, kind, found, now);
  const keys = found.map(({ key }) => key);
  await store.endOthers(tx, kind, { keys, cut }, now);
}

/** Saves each key once, because two rows can break a promise of the books with the same sentence. */
const saveFound = (tx: Transaction, kind: DifferenceOf, found: readonly Found[], now: Date) =>
  store.saveFound(tx, kind, [...new Map(found.map((each) => [each.key, each])).values()], now);

/** The figures of providers' files that differ from ours, of months that are not agreed. */
async function findFigures(tx: Transaction, clock: Clock): Promise<Found[]> {
  const found: Found[] = [];
  for (const { connection, month } of await listComparable(tx, clock.now()))
    for (const settled of await settledIn(tx, month, connection))
      for (const { studio, figure, ours, theirs } of differing(settled))
        found.push({
          key: [connection, month, figure, studio].join("/"),
          connection,
          about: [month, figure, studio].join(" ").trim(),
          object: `settlement:${connection}/${month}`,
          ours: ours === null ? null : ` ${decimal(ours)}`,
          theirs: theirs === null ? null : ` ${decimal(theirs)}`,
          since: settled.file?.at ?? new Date(`${firstOf(month)}T00:00:00Z`),
        });
  return found;
}
