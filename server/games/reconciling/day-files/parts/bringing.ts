import { MOST_DAY_PARTS, type DayFileFault } from "#contract/office/day-files.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { whole, type DayFileReading } from "#server/games/reconciling/day-files/reading.ts";
import { dropFiles, markCompared } from "#server/games/reconciling/day-files/store.ts";
import * as store from "#server/games/reconciling/day-files/parts/store.ts";

type Day = { connection: string; day: string };
type Reading = Pick<DayFileReading, "layout" | "transactions">;

/** Repeated transactions that a file's faults name. */
const REPEATED_SHOWN = 50;

/** The day to which parts can be added; undefined where the next part is its first. */
async function findOpen(db: Queryable, { connection, day }: Day) {
  const found = await store.findDay(db, connection, day);
  return found && found.stage !== "replaced" && found.stage !== "swept" ? found : undefined;
}

/**
 * What keeps a file from being a part of a day: another time zone than the other parts', the same
 * file or one of its transactions in another part, or too many parts. Throws Refusal `not_found`
 * when it replaces what is no part of the day.
 */
export async function faultsOfPart(
  db: Queryable,
  about: Day & { hash: string; replaces: number | undefined },
  { layout, transactions }: Reading,
): Promise<DayFileFault[]> {
  const { connection, day, hash, replaces } = about;
  const open = await findOpen(db, about);
  const all = open ? await store.listParts(db, connection, day, MOST_DAY_PARTS) : [];
  const others = all.filter(({ id }) => id !== BigInt(replaces ?? 0));
  if (replaces !== undefined && others.length === all.length) throw new Refusal("not_found");
  if (others.length === 0) return [];
  if (others.length >= MOST_DAY_PARTS) return [whole("parts")];
  if (layout?.hoursAhead !== open?.hoursAhead) return [whole("zone")];
  if (others.some((each) => each.hash === hash)) return [whole("same_file")];
  const files = others.map(({ id }) => id);
  const keys = transactions.flatMap(({ key, isLine }) => (isLine ? [key] : []));
  const lines = { connection, day, files };
  const repeated = new Set(await store.listRepeated(db, lines, keys, REPEATED_SHOWN));
  return transactions
    .filter(({ key, isLine }) => isLine && repeated.has(key))
    .map(({ key, line }) => ({
      code: "in_part",
      line,
      column: layout?.columns.transaction ?? null,
      text: key.slice(0, 80),
    }));
}

/** Makes room for a part: the first takes the place of the day's file, another of the one it replaces. */
export async function beginPart(
  tx: Transaction,
  about: Day & { hoursAhead: number; replaces: number | undefined },
  at: Date,
): Promise<void> {
  const { connection, day, replaces: id } = about;
  if (!(await findOpen(tx, about))) await dropFiles(tx, connection, day, at);
  if (id !== undefined) await store.dropPart(tx, { connection, day, id, at });
  await store.openDay(tx, about, at);
  await markCompared(tx, connection, day, null);
}

/** Ends a day's parts, because a file of the whole day takes their place. */
export async function replaceParts(
  tx: Transaction,
  { connection, day }: Day,
  at: Date,
): Promise<void> {
  await dropFiles(tx, connection, day, at);
  await store.moveDay(tx, { connection, day }, { stage: "replaced", at, isChange: true });
}
