import type { OfficeInput, OfficeOutput } from "#contract/office/calls.ts";
import {
  significantKinds,
  type SignificantEvent,
  type SignificantKind,
} from "#contract/office/significant-events.ts";
import type { Subject } from "#contract/office/subjects.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database, Queryable } from "#server/kit/database.ts";
import {
  momentOf,
  nameOfPlace,
  NEWEST_PLACE,
  placeNamed,
  type EventPlace,
} from "#server/kit/event-place.ts";
import { atOneMoment } from "#server/kit/one-moment.ts";
import type { SubjectsOf } from "#server/operators/subjects-of.ts";
import { originOfRecords } from "#server/reports/origin.ts";
import { boundsOf, periodOf } from "#server/reports/periods.ts";
import { getProgress } from "#server/reports/reading/store.ts";
import { callsOfKind, kindOfCall } from "#server/reports/significant/act-kinds.ts";
import * as store from "#server/reports/significant/store.ts";

const PER_PAGE = 50;

type Asked = Omit<OfficeInput<"get-significant-events">, "after">;
type Reading = { db: Database; clock: Clock; subjectsOf: SubjectsOf<Subject> };
export type KindCount = { kind: SignificantKind; count: number };

async function wantedOf(db: Queryable, { kind: asked, ...days }: Asked) {
  const kind = asked ?? null;
  const { timeZone } = await getProgress(db);
  const { from, before } = boundsOf(days, timeZone);
  return { from, before, calls: callsOfKind(kind), kind };
}

/**
 * The significant events of days in the installation's time zone, newest first, after the row `after`
 * (source: GLI-19 2.8.8, 2.9.5). Throws Refusal `too_many` for an end before its start.
 */
export async function significantEvents(
  { db, clock, subjectsOf }: Reading,
  asked: Asked,
  after: string | null,
): Promise<OfficeOutput<"get-significant-events">> {
  const days = periodOf(asked, "total");
  const found = await atOneMoment(db, async (tx) => ({
    origin: await originOfRecords(tx, clock, days),
    rows: await store.listEvents(tx, await wantedOf(tx, asked), placeOf(after), PER_PAGE + 1),
    kinds: await countsOf(tx, asked),
  }));
  const { rows, next } = pageOf(found.rows);
  const subjectOf = await subjectsOf(rows.flatMap(({ object }) => object ?? []));
  return {
    origin: found.origin,
    kinds: found.kinds,
    rows: rows.map((row) => ({ ...row, subject: subjectOf(row.object ?? "") })),
    next,
  };
}

/** One page of the events for a file, without the names of their objects. */
export const eventsForFile = (db: Database, asked: Asked, after: string | null) =>
  atOneMoment(db, async (tx) => {
    const wanted = await wantedOf(tx, asked);
    return pageOf(await store.listEvents(tx, wanted, placeOf(after), PER_PAGE + 1));
  });

/** How many events of each kind the days have, whichever kind is asked for; 0 where there is none. */
export async function countsOf(db: Queryable, asked: Asked): Promise<KindCount[]> {
  const wanted = await wantedOf(db, { from: asked.from, until: asked.until });
  const counts = new Map<SignificantKind, number>();
  for (const row of await store.countEvents(db, wanted)) {
    const kind = kindOf(row);
    counts.set(kind, (counts.get(kind) ?? 0) + row.count);
  }
  return significantKinds.map((kind) => ({ kind, count: counts.get(kind) ?? 0 }));
}

const placeOf = (after: string | null): EventPlace =>
  after === null ? NEWEST_PLACE : placeNamed(after);

function pageOf(found: readonly store.EventRow[]) {
  const rows = found.slice(0, PER_PAGE).map(eventOf);
  return { rows, next: found.length > PER_PAGE ? (rows.at(-1)?.id ?? null) : null };
}

function eventOf(found: store.EventRow): Omit<SignificantEvent, "subject"> {
  const { source: _source, ...row } = found;
  return { ...row, id: nameOfPlace(found), at: momentOf(found), kind: kindOf(found) };
}

function kindOf({ kind, happening }: Pick<store.EventRow, "kind" | "happening">): SignificantKind {
  const found =
    kind === null ? kindOfCall(happening) : significantKinds.find((each) => each === kind);
  if (!found) throw new Error(`no kind of significant event is called ${kind ?? happening}`);
  return found;
}
