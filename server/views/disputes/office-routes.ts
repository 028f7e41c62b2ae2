import type { disputeCalls } from "#contract/office/disputes.ts";
import type { Queryable } from "#server/kit/database.ts";
import type { OfficeHandlersOf } from "#server/operators/office-handler.ts";
import { disputeBundles, makeBundle, signedBundle } from "#server/views/disputes/disputes.ts";

const bundleObject = (id: bigint | number): string => `dispute-bundle:${id}`;

/** Bundles about disputed records: made, listed, downloaded. */
export const disputeRoutes = (db: Queryable): OfficeHandlersOf<keyof typeof disputeCalls> => ({
  "get-dispute-bundles": (_context, { before }) =>
    disputeBundles(db, before === undefined ? null : BigInt(before)),
  "make-dispute-bundle": async (act, { operator }, asked) => {
    const { id, memberId } = await makeBundle(act, operator, asked);
    const { subject, record } = asked;
    const after = { subject, record, member: Number(memberId) };
    return { answer: { id: Number(id) }, audit: { object: bundleObject(id), before: null, after } };
  },
  "download-dispute-bundle": async (act, _context, { id }) => {
    const { subject, record, file } = await signedBundle(act.tx, BigInt(id));
    const audit = { object: bundleObject(id), before: null, after: { subject, record } };
    return { answer: { lines: [file] }, audit };
  },
});
