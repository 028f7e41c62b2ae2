import { createHash } from "node:crypto";
import type { OfficeInput, OfficeOutput } from "#contract/office/calls.ts";
import type { DayCompared, DayFileLayout } from "#contract/office/day-files.ts";
import { operatorOf, type Act } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { offsetAtMs } from "#server/kit/days.ts";
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
type Looked = { reading: DayFileReading; compared: ComparedDay | null };

/**
 * Reads a file and compares it. Throws Refusal `not_found` for a connection without studios, and
 * `not_ready` while the file's day lasts.
 */
async function look(
  db: Queryable,
  clock: Clock,
  { connection, day, content, layout: given }: Wanted,
): Promise<Looked> {
  const now = clock.now();
  const { timeZone, isKnown } = await store.getHouse(db, connection);
  if (!isKnown) throw new Refusal("not_found");
  const books = await booksOf(db, connection);
  const house = hoursAheadOf(timeZone, now);
  const reading = readDayFile(Buffer.from(content, "base64"), books, house, given);
  const hoursAhead = reading.layout?.hoursAhead ?? house;
  if (spanOf(day, hoursAhead).until > now) throw new Refusal("not_ready");
  if (reading.faults.length > 0) return { reading, compared: null };
  const compared = await compareDay(
    db,
    books,
    { connection, day, hoursAhead },
    reading.transactions,
  );
  if (!compared.isOfAnotherDay) return { reading, compared };
  return { reading: { ...reading, faults: [whole("day")] }, compared: null };
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
 * Compares a provider's file of a day and stores what differs. Throws as `look` does, and Refusal
 * `file_unreadable` when any line does not fit the layout; then nothing is stored.
 */
export async function importDayFile(
  act: Act,
  wanted: Wanted & { layout: DayFileLayout },
): Promise<DayCompared & { lines: number }> {
  const { tx, clock } = act;
  const { connection, day, fileName: name, content, layout } = wanted;
  await store.lockDays(tx, connection);
  const { reading, compared } = await look(tx, clock, wanted);
  if (compared === null) throw new Refusal("file_unreadable");
  const at = clock.now();
  const before = await store.listOpenKeys(tx, connection, day);
  await saveDifferences(tx, connection, {
    differences: compared.differences,
    looked: [...new Set([...compared.looked, ...before])],
    at,
    day,
  });
  await store.insertFile(tx, {
    connection,
    day,
    name,
    hash: createHash("sha256").update(Buffer.from(content, "base64")).digest(),
    layout,
    lines: reading.lines,
    outside: compared.outside,
    at,
    by: operatorOf(act).operatorId,
  });
  await store.markCompared(tx, connection, day, at);
  return { ...compared.summary, lines: reading.lines };
}
