import type { auditCalls } from "#contract/office/audit.ts";
import type { Queryable } from "#server/kit/database.ts";
import { checkTrail } from "#server/operators/audit/audit.ts";
import { auditChoices, auditEntries } from "#server/operators/audit/trail.ts";
import type { OfficeHandlersOf } from "#server/operators/office-handler.ts";

export const auditRoutes = (db: Queryable): OfficeHandlersOf<keyof typeof auditCalls> => ({
  "get-audit-entries": (_context, { before = null, ...filter }) => auditEntries(db, filter, before),
  "check-audit-trail": (_context, { after }) => checkTrail(db, after),
  "get-audit-choices": () => auditChoices(db),
});
