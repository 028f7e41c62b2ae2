import type { ComplaintMonth, ComplaintRow } from "#contract/office/complaints.ts";
import type { OfficeInput } from "#contract/office/calls.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { listFile, type FileColumn, type FileOrigin } from "#server/kit/list-file.ts";
import * as store from "#server/messages/complaints/list/store.ts";
import { clockOf, dueOf } from "#server/messages/complaints/reading.ts";
import { siteOf } from "#server/settings/sites.ts";

const ROWS_PER_PAGE = 50;
/** Two years, as the report of a year is compared with the one before. */
const MONTHS = 24;

/** A page of complaints, and the id after which the next one begins. */
export async function complaintsOf(
  db: Queryable,
  { list, after }: OfficeInput<"get-complaints">,
  perPage = ROWS_PER_PAGE,
): Promise<{ rows: ComplaintRow[]; next: number | null }> {
  const listed = { open: store.listOpen, decided: store.listDecided };
  const found = await listed[list](db, after === undefined ? null : BigInt(after), perPage + 1);
  const rows = found.slice(0, perPage).map(rowOf);
  return { rows, next: found.length > perPage ? (rows.at(-1)?.id ?? null) : null };
}

const rowOf = (row: store.ListedRow): ComplaintRow => ({
  id: Number(row.id),
  title: row.title,
  member: { id: Number(row.memberId), loginId: row.loginId, nick: row.nick },
  ...clockOf(row),
  dueAt: dueOf(row).toISOString(),
  decidedBy: row.decidedBy,
  assignedTo: row.assignedTo,
});

/** The figures of the last 24 months, newest first, in the time zone of the default site. */
export async function complaintMonths(db: Queryable, clock: Clock): Promise<ComplaintMonth[]> {
  const { timeZone } = await siteOf(db, "*");
  return store.listMonths(db, { now: clock.now(), timeZone, most: MONTHS });
}

const columns: readonly FileColumn<ComplaintMonth>[] = [
  ["month", ({ month }) => month],
  ["received", ({ received }) => received],
  ["answered_late", ({ answeredLate }) => answeredLate],
  ["decided_in_time", ({ decidedInTime }) => decidedInTime],
  ["decided_late", ({ decidedLate }) => decidedLate],
  ["upheld", ({ upheld }) => upheld],
  ["partly_upheld", ({ partly }) => partly],
  ["not_upheld", ({ notUpheld }) => notUpheld],
];

/** The same figures as a file. */
export async function* monthsFile(
  db: Queryable,
  clock: Clock,
  origin: FileOrigin,
): AsyncGenerator<string> {
  const months = await complaintMonths(db, clock);
  yield* listFile(
    (async function* () {
      yield* months;
    })(),
    columns,
    origin,
  );
}
