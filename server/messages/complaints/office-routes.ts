import type { complaintOfficeCalls } from "#contract/office/complaints.ts";
import type { Acts } from "#server/kit/act.ts";
import { decideComplaint } from "#server/messages/complaints/complaints.ts";
import {
  complaintMonths,
  complaintsOf,
  monthsFile,
} from "#server/messages/complaints/list/list.ts";
import { exported } from "#server/operators/exported.ts";
import type { OfficeHandlersOf } from "#server/operators/office-handler.ts";

/** The office's calls about complaints. */
export const complaintOfficeRoutes = ({
  db,
  clock,
}: Acts): OfficeHandlersOf<keyof typeof complaintOfficeCalls> => ({
  "get-complaints": async (_context, input) => ({
    ...(await complaintsOf(db, input)),
    months: await complaintMonths(db, clock),
  }),
  "decide-complaint": async (act, _context, { id, outcome, decision: written }) => {
    const wanted = { id: BigInt(id), outcome, decision: written };
    const { decision } = await decideComplaint(act, wanted);
    return {
      answer: {},
      audit: {
        object: `help:${id}`,
        before: { outcome: null },
        after: { outcome, finalDecision: decision },
      },
    };
  },
  "export-complaint-months": async (_act, { operator }) =>
    exported(
      "complaint:months",
      {},
      monthsFile(db, clock, {
        by: operator.name,
        at: clock.now(),
        filter: {},
      }),
    ),
});
