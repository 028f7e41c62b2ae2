import type { suspicionCalls } from "#contract/office/suspicions.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { exported } from "#server/operators/exported.ts";
import { isCarriedOut, type OfficeHandlersOf } from "#server/operators/office-handler.ts";
import { suspicionsOf } from "#server/payments/suspicions/listing.ts";
import { suspicionReport } from "#server/payments/suspicions/report.ts";
import * as suspicions from "#server/payments/suspicions/suspicions.ts";

/**
 * An object of its own and not the member's, so that the member's page does not show it to colleagues
 * who must not know of it.
 */
const objectOf = (id: bigint): string => `suspicion:${id}`;

/** The office's calls about suspicions of money laundering. */
export const suspicionRoutes = ({
  db,
  clock,
}: {
  db: Queryable;
  clock: Clock;
}): OfficeHandlersOf<keyof typeof suspicionCalls> => ({
  "get-suspicions": (_context, { list, after }) => suspicionsOf(db, clock, list, after),
  "open-suspicion": async (act, _context, { id }) => {
    const opened = await suspicions.openSuspicion(act, BigInt(id));
    const audit = { object: objectOf(opened), before: null, after: { suspicion: "open" } };
    return { answer: { suspicionId: Number(opened) }, audit };
  },
  "add-suspicion-note": async (act, _context, { suspicionId, reason }) => {
    await suspicions.addNote(act, BigInt(suspicionId), reason);
    const audit = { object: objectOf(BigInt(suspicionId)), before: null, after: { noted: true } };
    return { answer: {}, audit };
  },
  "close-suspicion": async (act, context, { suspicionId, version, outcome, reference }) => {
    const id = BigInt(suspicionId);
    suspicions.assertReferenced({ outcome, reference });
    await suspicions.lockOpen(act, id, version);
    const after = { suspicion: outcome, ...(reference !== undefined && { reference }) };
    const change = { object: objectOf(id), before: { suspicion: "open" }, after };
    if (!isCarriedOut(context)) return { proposes: change };
    await suspicions.closeSuspicion(act, id, { outcome, reference });
    return { answer: {}, audit: change };
  },
  "export-suspicion-report": async (act, { operator: { name } }, { suspicionId }) => {
    const id = BigInt(suspicionId);
    const lines = await suspicionReport(act, id, name);
    return exported(objectOf(id), { suspicion: suspicionId }, lines);
  },
});
