import type { auditorReadCalls } from "#contract/office/auditor-reads.ts";
import type { Queryable } from "#server/kit/database.ts";
import { auditorReads } from "#server/operators/auditor-reads/auditor-reads.ts";
import type { OfficeHandlersOf } from "#server/operators/office-handler.ts";

export const auditorReadRoutes = (
  db: Queryable,
): OfficeHandlersOf<keyof typeof auditorReadCalls> => ({
  "get-auditor-reads": ({ operator }, wanted) => auditorReads(db, operator, wanted),
});
