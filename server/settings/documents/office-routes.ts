import type { documentOfficeCalls } from "#contract/office/documents.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";
import { isCarriedOut, type OfficeHandlersOf } from "#server/operators/office-handler.ts";
import * as documents from "#server/settings/documents/documents.ts";

type DocumentRoutesOptions = {
  db: Queryable;
  /** Ends the open games of a site's members. */
  endLaunches(tx: Transaction, siteId: number): Promise<void>;
};

/** The terms and privacy notices of sites, published by two operators. */
export const documentOfficeRoutes = ({
  db,
  endLaunches,
}: DocumentRoutesOptions): OfficeHandlersOf<keyof typeof documentOfficeCalls> => ({
  "get-documents": async () => ({ sites: await documents.officeDocuments(db) }),
  "publish-documents": async (act, context, { reason: _reason, ...publication }) => {
    const sides = await documents.publicationBeforeAndAfter(act.tx, publication);
    if (!isCarriedOut(context)) return { proposes: sides };
    await documents.publish(act, publication);
    if (publication.needsAcceptance) await endLaunches(act.tx, publication.siteId);
    return { answer: {}, audit: sides };
  },
});
