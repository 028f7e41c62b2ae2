import type { DifferenceOf } from "#contract/office/differences.ts";
import type { Act } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Transaction } from "#server/kit/database.ts";
import { finders, type Found, type ListedKind } from "#server/reports/differences/finding/store.ts";
import * as store from "#server/reports/differences/store.ts";
import { differing } from "#server/reports/settlement/comparing.ts";
import { decimal } from "#server/reports/settlement/figures.ts";
import { firstOf, settledIn } from "#server/reports/settlement/settled.ts";
import { listComparable } from "#server/reports/settlement/store.ts";

/** Of each kind; while there are more, none of them is taken as ended. */
const MOST = 2_000;

/**
 * Gathers what every comparison finds now into one list: with providers, with the bank, and of
 * monthly statements. What is no longer found has ended. A round that was open for a day is asked
 * about at once where its provider has a report. Answers 0, because it does its whole work.
 */
export async function gatherDifferences(act: Act): Promise<number> {
  const { tx, clock } = act;
  const now = clock.now();
  for (const kind of Object.keys(finders) as ListedKind[]) {
    const found = await finders[kind](tx, MOST, now);
    const isNew = await save(tx, clock, kind, found);
    if (kind !== "round") continue;
    for (const each of found)
      if (isNew.has(each.key)) await act.emit("provider.asked", { memberId: null, kind, ...each });
  }
  await save(tx, clock, "figure", await findFigures(tx, clock));
  await store.saveLookedAt(tx, now);
  return 0;
}

/** Records the broken promises of the books, each as one difference; none ends those before. */
export async function recordBooks(act: Act, faults: readonly string[]): Promise<void> {
  const { tx, clock } = act;
  const found = faults.map((fault) => ({
    key: fault.slice(0, 400),
    connection: null,
    about: fault.slice(0, 400),
    object: null,
    ours: null,
    theirs: null,
    since: clock.now(),
  }));
  await save(tx, clock, "books", found);
  await store.saveBooksAt(tx, clock.now());
}

/** Records the games that return something else than they declare; the others of before have ended. */
export const recordReturns = (act: Act, found: readonly Found[]): Promise<unknown> =>
  save(act.tx, act.clock, "return", found);

async function save(
  tx: Transaction,
  clock: Clock,
  kind: DifferenceOf,
  found: readonly Found[],
): Promise<ReadonlySet<string>> {
  const now = clock.now();
  // Two rows can break a promise of the books with the same sentence.
  const byKey = new Map(found.map((each) => [each.key, each]));
  const rows = await store.saveFound(tx, kind, [...byKey.values()], now);
  const keys = [...byKey.keys()];
  if (found.length < MOST) await store.endOthers(tx, kind, keys, now);
  return new Set(rows.map(({ key }) => key));
}

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
  return found.slice(0, MOST);
}
