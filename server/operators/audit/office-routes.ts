import type { auditCalls } from "#contract/office/audit.ts";
import type { Subject } from "#contract/office/subjects.ts";
import type { Queryable } from "#server/kit/database.ts";
import { checkTrail } from "#server/operators/audit/audit.ts";
import { auditChoices, auditCsv, auditEntries } from "#server/operators/audit/trail.ts";
import type { SubjectsOf } from "#server/operators/subjects-of.ts";
import type { Facts, OfficeHandlersOf } from "#server/operators/office-handler.ts";

export const auditRoutes = (
  db: Queryable,
  subjectsOf: SubjectsOf<Subject>,
): OfficeHandlersOf<keyof typeof auditCalls> => ({
  "export-audit": (_act, { operator: { timeZone } }, { reason: _reason, ...filter }) =>
    Promise.resolve({
      // Read while it is sent, after the export's own audit row is committed.
      answer: { lines: auditCsv(db, { ...filter, timeZone }) },
      audit: {
        object: "audit:trail",
        before: null,
        after: JSON.parse(JSON.stringify(filter)) as Facts,
      },
    }),
  "get-audit-entries": ({ operator: { timeZone } }, { before = null, ...filter }) =>
    auditEntries({ db, subjectsOf }, { ...filter, timeZone }, before),
  "check-audit-trail": (_context, { after }) => checkTrail(db, after),
  "get-audit-choices": () => auditChoices(db),
});
