import type { RecordedEvent, sessionRecordCalls } from "#contract/office/session-record.ts";
import type { Database } from "#server/kit/database.ts";
import { everyRow, listFile, type FileColumn, type FileOrigin } from "#server/kit/list-file.ts";
import { exported } from "#server/operators/exported.ts";
import type { OfficeHandlersOf } from "#server/operators/office-handler.ts";
import { memberOfSession, sessionRecord } from "#server/views/session-record/session-record.ts";

const entryCell =
  (name: "id" | "movement" | "delta" | "balance" | "round") =>
  (event: RecordedEvent): string | null =>
    event.kind === "entry" ? event.entry[name] : null;

/** What a line says beside its entry: everything of another kind of event, as JSON. */
function factsOf(event: RecordedEvent): string | null {
  if (event.kind === "entry") return null;
  const { id: _id, at: _at, kind: _kind, ...facts } = event;
  return JSON.stringify(facts);
}

const columns: readonly FileColumn<RecordedEvent>[] = [
  ["event", ({ id }) => id],
  ["at", ({ at }) => at],
  ["kind", ({ kind }) => kind],
  ["account", (event) => (event.kind === "entry" ? event.account : null)],
  ["entry", entryCell("id")],
  ["movement", entryCell("movement")],
  ["delta", entryCell("delta")],
  ["balance", entryCell("balance")],
  ["round", entryCell("round")],
  ["after_end", (event) => (event.kind === "entry" ? String(event.isLate) : null)],
  ["facts", factsOf],
];

const recordFile = (db: Database, id: string, origin: FileOrigin): AsyncGenerator<string> =>
  listFile(
    everyRow<RecordedEvent, string>(async (after) => {
      const { events, next } = await sessionRecord(db, id, after);
      return { rows: events, next };
    }),
    columns,
    origin,
  );

/** The record of one session, page by page and as a file. */
export const sessionRecordRoutes = (
  db: Database,
): OfficeHandlersOf<keyof typeof sessionRecordCalls> => ({
  "get-session-record": (_context, { id, after }) => sessionRecord(db, id, after ?? null),
  "export-session-record": async (act, { operator: { name } }, { id }) => {
    const memberId = await memberOfSession(act.tx, id);
    const filter = { id };
    const lines = recordFile(db, id, { by: name, at: act.clock.now(), filter });
    return exported(`member:${memberId}`, filter, lines);
  },
});
