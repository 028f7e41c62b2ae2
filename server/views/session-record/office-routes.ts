import type { RecordedEvent, sessionRecordCalls } from "#contract/office/session-record.ts";
import type { Database } from "#server/kit/database.ts";
import { everyRow, listFile, type FileColumn, type FileOrigin } from "#server/kit/list-file.ts";
import { exported } from "#server/operators/exported.ts";
import type { OfficeHandlersOf } from "#server/operators/office-handler.ts";
import {
  existing,
  sessionRecord,
  type Asked,
} from "#server/views/session-record/session-record.ts";

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

/** The events are read while they are sent, after the audit row of the export is committed. */
const recordFile =
  (db: Database) =>
  (asked: Asked, origin: FileOrigin): AsyncGenerator<string> =>
    listFile(
      everyRow<RecordedEvent, string>(async (after) => {
        const { events, next } = await sessionRecord(db, asked, after);
        return { rows: events, next };
      }),
      columns,
      origin,
    );

/** The record of one session, page by page and as a file. */
export function sessionRecordRoutes(
  db: Database,
): OfficeHandlersOf<keyof typeof sessionRecordCalls> {
  const fileOf = recordFile(db);
  return {
    "get-session-record": (_context, { id, session, after }) =>
      sessionRecord(db, { memberId: BigInt(id), session }, after ?? null),
    "export-session-record": async (act, { operator: { name } }, { id, session }) => {
      const asked = { memberId: BigInt(id), session };
      await existing(act.tx, asked);
      const origin = { by: name, at: act.clock.now(), filter: { id, session } };
      return exported(`member:${id}`, { session }, fileOf(asked, origin));
    },
  };
}
