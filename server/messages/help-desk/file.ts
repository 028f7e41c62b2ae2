import type { OfficeInput } from "#contract/office/calls.ts";
import type { InboxRow } from "#contract/office/help-desk.ts";
import type { Queryable } from "#server/kit/database.ts";
import {
  everyRow,
  listFile,
  ROWS_PER_READ,
  type FileColumn,
  type FileOrigin,
} from "#server/kit/list-file.ts";
import { inboxOf } from "#server/messages/help-desk/inbox.ts";

/** The columns of the file of questions. What members and staff wrote stays out. */
const columns: readonly FileColumn<InboxRow>[] = [
  ["number", ({ id }) => id],
  ["status", ({ status }) => status],
  ["category", ({ category }) => category],
  ["member", ({ member }) => member.loginId],
  ["language", ({ member }) => member.locale],
  ["written_at", ({ writtenAt }) => writtenAt],
  ["assigned_to", ({ assignedTo }) => assignedTo],
  ["follow_up_on", ({ followUpOn }) => followUpOn],
  ["remarks", ({ remarks }) => remarks],
];

/** The file of one list of the inbox, in its order. */
export const inboxFile = (
  db: Queryable,
  wanted: OfficeInput<"get-help-inbox">,
  seenBy: { operatorId: bigint; today: string },
  origin: FileOrigin,
): AsyncGenerator<string> =>
  listFile(
    everyRow<InboxRow, number>((after) =>
      inboxOf(db, { ...wanted, ...(after !== null && { after }) }, seenBy, ROWS_PER_READ),
    ),
    columns,
    origin,
  );
