import type { marketingOfficeCalls } from "#contract/office/marketing-consents.ts";
import type { Queryable } from "#server/kit/database.ts";
import { assertExists, objectOf } from "#server/members/administration/member-facts.ts";
import {
  consentChanges,
  withdrawForMember,
} from "#server/members/marketing-consents/marketing-consents.ts";
import type { OfficeHandlersOf } from "#server/operators/office-handler.ts";

/** The office's calls about members' consent to promotional notes. */
export const marketingOfficeRoutes = (
  db: Queryable,
): OfficeHandlersOf<keyof typeof marketingOfficeCalls> => ({
  "get-member-marketing": async (_context, { id }) => {
    await assertExists(db, BigInt(id));
    return { changes: await consentChanges(db, BigInt(id)) };
  },
  "withdraw-marketing-consent": async (act, { operator }, { id }) => {
    const withdrawn = await withdrawForMember(act, BigInt(id), operator.operatorId);
    const audit = {
      object: objectOf(BigInt(id)),
      before: { consents: withdrawn.join(", ") },
      after: { consents: "" },
    };
    return { answer: {}, audit };
  },
});
