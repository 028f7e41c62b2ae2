import type { OfficeOutput } from "#contract/office/calls.ts";
import type { Act } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";
import { parseDecimal } from "#server/kit/money.ts";
import { differencesOf, type TheirTransaction } from "#server/games/reconciling/comparing.ts";
import { booksOf, listOurs } from "#server/games/reconciling/books/books.ts";
import { saveDifferences } from "#server/games/reconciling/store.ts";
import { NO_SPAN } from "#server/games/reconciling/day-files/comparing-day.ts";
import { hoursAheadOf } from "#server/games/reconciling/day-files/importing.ts";
import { listDaysInParts } from "#server/games/reconciling/day-files/parts/parts.ts";
import * as store from "#server/games/reconciling/day-files/store.ts";

const MISSING_SHOWN = 31;
const FILES_SHOWN = 50;
const DAYS_IN_PARTS_SHOWN = 50;
const LOOKED_AT_ONCE = 2_000;

/** The state of each connection's days, and the newest files. */
export async function dayFilesNow(
  db: Queryable,
  clock: Clock,
): Promise<OfficeOutput<"get-day-files">> {
  const now = clock.now();
  const { timeZone } = await store.getHouse(db, "");
  const files = await store.listFiles(db, FILES_SHOWN);
  return {
    connections: await store.listStates(db, now, MISSING_SHOWN),
    files: files.map((file) => ({ ...file, at: file.at.toISOString() })),
    inParts: await listDaysInParts(db, DAYS_IN_PARTS_SHOWN),
    hoursAhead: hoursAheadOf(timeZone, now),
  };
}

/**
 * Writes down the running day of every connection in use, and which days a report has covered, so
 * that a day without either is seen to be missing. Answers 0, because it does its whole work.
 */
export async function followDays({ tx, clock }: Act): Promise<number> {
  await store.insertDays(tx, clock.now());
  await store.markReported(tx, clock.now());
  return 0;
}

/**
 * Looks at our side of what files showed again, so that a difference ends once the transaction has
 * come or was corrected: `most` differences a step, from where the step before ended, because
 * accepted ones stay as long as the books differ. Answers how many it looked at; 0 ends the round.
 */
export function createDayLooker(most = LOOKED_AT_ONCE): (act: Act) => Promise<number> {
  let last: store.Place | null = null;
  return async ({ tx, clock }) => {
    const open = await store.listOpen(tx, last, most);
    const groups = Map.groupBy(open, ({ connection, day }) => `${connection} ${day}`);
    for (const group of groups.values()) await lookAgain(tx, group, clock.now());
    last = open.at(-1) ?? null;
    return open.length;
  };
}

/** Compares what one file of a connection's day said about these transactions again. */
async function lookAgain(
  tx: Transaction,
  group: readonly store.OpenDifference[],
  at: Date,
): Promise<void> {
  const [{ connection, day } = { connection: "", day: "" }] = group;
  const books = await booksOf(tx, connection);
  const keys = [...new Set(group.map(({ key }) => key))];
  const ours = await listOurs(tx, books, connection, keys, NO_SPAN);
  const differences = differencesOf(ours, group.flatMap(toldOf));
  await saveDifferences(tx, connection, { differences, looked: keys, at, day });
}

/** The file's transaction, read from its difference; empty when only our books have one. */
function toldOf({ key, theirs, roundRef }: store.OpenDifference): TheirTransaction[] {
  const [word = "", amount = ""] = (theirs ?? "").split(" ");
  const money = parseDecimal(amount);
  if (money === null) return [];
  const kind = word === "stake" || word === "win" ? word : null;
  const state = word === "declined" || word === "rolled_back" ? word : "done";
  return [{ key, amount: money, state, kind, roundRef }];
}
