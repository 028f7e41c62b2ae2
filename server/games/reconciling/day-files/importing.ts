import { createHash } from "node:crypto";
import type { OfficeInput, OfficeOutput } from "#contract/office/calls.ts";
import type { DayCompared, DayFileFault, DayFileLayout } from "#contract/office/day-files.ts";
import { operatorOf, type Act } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";
import { offsetAtMs } from "#contract/zone-clock.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { booksOf } from "#server/games/reconciling/books/books.ts";
import { saveDifferences } from "#server/games/reconciling/store.ts";
import {
  compareDay,
  spanOf,
  type ComparedDay,
} from "#server/games/reconciling/day-files/comparing-day.ts";
import {
  readDayFile,
  whole,
  type DayFileReading,
} from "#server/games/reconciling/day-files/reading.ts";
import {
  beginPart,
  faultsOfPart,
  replaceParts,
} from "#server/games/reconciling/day-files/parts/bringing.ts";
import { insertLines } from "#server/games/reconciling/day-files/parts/store.ts";
import * as store from "#server/games/reconciling/day-files/store.ts";

const RECORDS_SHOWN = 8;
const FAULTS_SHOWN = 50;
const HOUR_MS = 3_600_000;

/** The object name of a day in the audit trail. */
export const dayObject = (connection: string, day: string): string =>
  `day-file:${connection}/${day}`;

/** How many whole hours a time zone's days begin before those of UTC. */
export const hoursAheadOf = (timeZone: string, now: Date): number =>
  Math.round(offsetAtMs(now, timeZone) / HOUR_MS);

type Wanted = Omit<OfficeInput<"preview-day-file">, "reason">;
type Looked = { reading: DayFileReading; compared: ComparedDay | null; hash: Buffer };

/**
 * Reads a file and compares it; of a part only its own transactions. Throws Refusal `not_found` for
 * a connection without studios or a part that is not there, and `not_ready` while the file's day
 * lasts.
 */
async function look(db: Queryable, clock: Clock, wanted: Wanted): Promise<Looked> {
  const { connection, day, content, layout: given, part } = wanted;
  const bytes = Buffer.from(content, "base64");
  const hash = createHash("sha256").update(bytes).digest();
  const now = clock.now();
  const { timeZone, isKnown } = await store.getHouse(db, connection);
  if (!isKnown) throw new Refusal("not_found");
  const books = await booksOf(db, connection);
  const house = hoursAheadOf(timeZone, now);
  const reading = readDayFile(bytes, books, house, given);
  const hoursAhead = reading.layout?.hoursAhead ?? house;
  if (spanOf(day, hoursAhead).until > now) throw new Refusal("not_ready");
  const refused = (faults: DayFileFault[]) => ({
    reading: { ...reading, faults },
    compared: null,
    hash,
  });
  if (reading.faults.length > 0) return refused(reading.faults);
  const about = { connection, day, hoursAhead, isPart: part !== undefined };
  const compared = await compareDay(db, books, about, reading.transactions);
  if (compared.isTooLarge) return refused([whole("too_large")]);
  if (compared.isOfAnotherDay) return refused([whole("day")]);
  if (!part) return { reading, compared, hash };
  const asPart = { connection, day, hash: hash.toString("hex"), replaces: part.replaces };
  const faults = await faultsOfPart(db, asPart, reading);
  return faults.length > 0 ? refused(faults) : { reading, compared, hash };
}

/** What a provider's file of a day says, its faults, and what differs. Throws as `look` does. */
export async function previewDayFile(
  db: Queryable,
  clock: Clock,
  wanted: Wanted,
): Promise<OfficeOutput<"preview-day-file">> {
  const { reading, compared } = await look(db, clock, wanted);
  const first = Math.max(0, (reading.layout?.skipped ?? 1) - 1);
  return {
    layout: reading.layout,
    delimiter: reading.delimiter,
    records: reading.records.slice(first, first + RECORDS_SHOWN).map(({ cells }) => cells),
    lines: reading.lines,
    faults: reading.faults.slice(0, FAULTS_SHOWN),
    compared: compared?.summary ?? null,
  };
}

/**
 * Compares a provider's file of a day and stores what differs, or keeps the lines of a part until
 * its day is whole. Throws as `look` does, and Refusal `file_unreadable` when any line does not fit
 * the layout, or the file the day; then nothing is stored.
 */
export async function importDayFile(
  act: Act,
  wanted: Wanted & { layout: DayFileLayout },
): Promise<DayCompared & { lines: number }> {
  const { tx, clock } = act;
  const { connection, day, fileName: name, layout, part } = wanted;
  await store.lockDays(tx, connection);
  const { reading, compared, hash } = await look(tx, clock, wanted);
  if (compared === null) throw new Refusal("file_unreadable");
  const at = clock.now();
  const { hoursAhead } = layout;
  if (part) await beginPart(tx, { connection, day, hoursAhead, replaces: part.replaces }, at);
  else await replaceParts(tx, { connection, day }, at);
  const file = await store.insertFile(tx, {
    connection,
    day,
    name,
    hash,
    layout,
    lines: reading.lines,
    outside: compared.outside,
    at,
    by: operatorOf(act).operatorId,
    isPart: part !== undefined,
  });
  if (part) await insertLines(tx, { connection, day, file }, reading.transactions);
  else await keepCompared(tx, { connection, day, at }, compared);
  return { ...compared.summary, lines: reading.lines };
}

/** Stores what a file of a whole day showed. */
async function keepCompared(
  tx: Transaction,
  { connection, day, at }: { connection: string; day: string; at: Date },
  { differences, looked }: ComparedDay,
): Promise<void> {
  const before = await store.listOpenKeys(tx, connection, day);
  const all = [...new Set([...looked, ...before])];
  await saveDifferences(tx, connection, { differences, looked: all, at, day });
  await store.markCompared(tx, connection, day, at);
}
