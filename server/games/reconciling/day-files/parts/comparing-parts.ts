import { MOST_DAY_PARTS } from "#contract/office/day-files.ts";
import type { Act } from "#server/kit/act.ts";
import type { Transaction } from "#server/kit/database.ts";
import { booksOf, listOurs, type Books } from "#server/games/reconciling/books/books.ts";
import { differencesOf } from "#server/games/reconciling/comparing.ts";
import { isOutside, NO_SPAN, spanOf } from "#server/games/reconciling/day-files/comparing-day.ts";
import {
  listElsewhere,
  lockDays,
  markCompared,
} from "#server/games/reconciling/day-files/store.ts";
import { saveDifferences } from "#server/games/reconciling/store.ts";
import * as store from "#server/games/reconciling/day-files/parts/store.ts";

/** Transactions of one page, so that a page takes about a second and little memory. */
const PAGE = 20_000;
const HOUR_MS = 3_600_000;

type Comparison = {
  tx: Transaction;
  books: Books;
  about: store.DayInParts;
  files: bigint[];
  lines: number;
  span: { from: Date; until: Date };
  at: Date;
  most: number;
};

/** Where the comparison goes on. */
type Next = { stage: store.Stage; position?: string };

/**
 * Compares the next page of a day that staff said is whole: its open differences, the lines of its
 * parts, and then our transactions that no part has. Answers how many days it worked on.
 */
export async function compareParts({ tx, clock }: Act, most = PAGE): Promise<number> {
  const waiting = await store.findWaiting(tx);
  if (!waiting) return 0;
  const { connection, day } = waiting;
  await lockDays(tx, connection);
  // Staff may have changed it before the lock was ours.
  const about = await store.findDay(tx, connection, day);
  if (!about) return 1;
  const parts = await store.listParts(tx, connection, day, MOST_DAY_PARTS);
  const comparison = {
    tx,
    books: await booksOf(tx, connection),
    about,
    files: parts.map(({ id }) => id),
    lines: parts.reduce((sum, { lines }) => sum + lines, 0),
    span: spanOf(day, about.hoursAhead),
    at: clock.now(),
    most,
  };
  const next = await pageOf(comparison);
  if (next) await store.moveDay(tx, about, { ...next, at: comparison.at, isChange: false });
  if (next?.stage === "compared") await markCompared(tx, connection, day, comparison.at);
  return 1;
}

/** Compares one page; null after the comparison of the day was stopped. */
function pageOf(comparison: Comparison): Promise<Next> | null {
  switch (comparison.about.stage) {
    case "found":
      return pageByKeys(comparison, store.listNextOpenKeys, "theirs");
    case "theirs":
      return pageByKeys(comparison, store.listNextKeys, "ours");
    case "ours":
      return pageOfOurs(comparison);
    case "open":
    case "compared":
    case "replaced":
    case "swept":
      return null;
  }
}

async function pageByKeys(
  comparison: Comparison,
  list: typeof store.listNextKeys,
  after: store.Stage,
): Promise<Next> {
  const { tx, about, files, most } = comparison;
  const keys = await list(tx, { ...about, files }, about.position, most);
  await compareKeys(comparison, keys);
  const last = keys.at(-1);
  return last === undefined || keys.length < most
    ? { stage: after }
    : { stage: about.stage, position: last };
}

/** Ours of the next while that no part has; the while is as long as half a page lasts on average. */
async function pageOfOurs(comparison: Comparison): Promise<Next> {
  const { tx, books, about, files, lines, span, most } = comparison;
  const from = about.position === "" ? span.from : new Date(about.position);
  const day = span.until.getTime() - span.from.getTime();
  let length = Math.max(1, Math.min(HOUR_MS, Math.floor((day * most) / (2 * lines + 1))));
  for (;;) {
    const until = new Date(Math.min(span.until.getTime(), from.getTime() + length));
    const ours = await listOurs(tx, books, about.connection, [], { from, until });
    if (ours.length > most && length > 1) {
      length = Math.floor(length / 2);
      continue;
    }
    const keys = ours.map(({ key }) => key);
    const told = await store.listLines(tx, { ...about, files }, keys);
    const known = new Set(told.map(({ key }) => key));
    await compareKeys(
      comparison,
      keys.filter((key) => !known.has(key)),
    );
    const isLast = until.getTime() >= span.until.getTime();
    return isLast ? { stage: "compared" } : { stage: "ours", position: until.toISOString() };
  }
}

/** Compares single transactions; ours of another day, or in the file of a day beside it, are left. */
async function compareKeys(
  { tx, books, about, files, span, at }: Comparison,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  const { connection, day } = about;
  const theirs = await store.listLines(tx, { connection, day, files }, keys);
  const told = new Set(theirs.map(({ key }) => key));
  const elsewhere = await listElsewhere(tx, connection, day, keys);
  const read = await listOurs(tx, books, connection, keys, NO_SPAN);
  const ours = read.filter(
    (own) => told.has(own.key) || (!elsewhere.has(own.key) && !isOutside(own.at, span, 0)),
  );
  const differences = differencesOf(ours, theirs);
  await saveDifferences(tx, connection, { differences, looked: keys, at, day });
}
