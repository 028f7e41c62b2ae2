import type { OfficeInput } from "#contract/office/calls.ts";
import type {
  SignificantEvent,
  SignificantKind,
  significantEventCalls,
} from "#contract/office/significant-events.ts";
import type { Subject } from "#contract/office/subjects.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import { everyRow, listFile, type FileColumn } from "#server/kit/list-file.ts";
import { exported } from "#server/operators/exported.ts";
import type { OfficeHandlersOf } from "#server/operators/office-handler.ts";
import type { SubjectsOf } from "#server/operators/subjects-of.ts";
import { fileOriginOf } from "#server/reports/origin.ts";
import { periodOf } from "#server/reports/periods.ts";
import {
  countsOf,
  eventsForFile,
  significantEvents,
} from "#server/reports/significant/significant.ts";

type Line = Omit<SignificantEvent, "subject"> | { none: SignificantKind };
type Name = Exclude<keyof SignificantEvent, "subject" | "before" | "after">;

const cell =
  (name: Name) =>
  (line: Line): string | null =>
    "none" in line ? (ofNone(line.none)[name] ?? null) : line[name];
/** A kind of which there was no event has a line that says so. */
const ofNone = (kind: SignificantKind): Partial<Record<Name, string>> => ({
  kind,
  happening: "no_activity",
});
const factsCell = (name: "before" | "after") => (line: Line) =>
  "none" in line || line[name] === null ? null : JSON.stringify(line[name]);

const columns: readonly FileColumn<Line>[] = [
  ["event", cell("id")],
  ["at", cell("at")],
  ["kind", cell("kind")],
  ["happening", cell("happening")],
  ["component", cell("component")],
  ["object", cell("object")],
  ["actor", cell("actor")],
  ["authoriser", cell("authoriser")],
  ["reason", cell("reason")],
  ["before", factsCell("before")],
  ["after", factsCell("after")],
];

type Asked = Omit<OfficeInput<"get-significant-events">, "after">;

async function* linesOf(db: Database, asked: Asked): AsyncGenerator<Line> {
  const kinds = await countsOf(db, asked);
  for (const { kind, count } of kinds)
    if (count === 0 && (asked.kind ?? kind) === kind) yield { none: kind };
  yield* everyRow<Line, string>((after) => eventsForFile(db, asked, after));
}

async function* eventsFile(
  db: Database,
  clock: Clock,
  filter: Asked,
  by: string,
): AsyncGenerator<string> {
  yield* listFile(linesOf(db, filter), columns, await fileOriginOf(db, clock, { by, filter }));
}

type Parts = { db: Database; clock: Clock; subjectsOf: SubjectsOf<Subject> };

export const significantEventRoutes = ({
  db,
  clock,
  subjectsOf,
}: Parts): OfficeHandlersOf<keyof typeof significantEventCalls> => ({
  "get-significant-events": (_context, { after, ...asked }) =>
    significantEvents({ db, clock, subjectsOf }, asked, after ?? null),
  "export-significant-events": async (
    _act,
    { operator: { name } },
    { reason: _reason, ...filter },
  ) => {
    // Refused before the file begins.
    periodOf(filter, "total");
    return exported("significant-event:list", filter, eventsFile(db, clock, filter, name));
  },
});
