import type { identityCheckOfficeCalls } from "#contract/office/identity-checks.ts";
import type { IdentityRefusal } from "#contract/identity.ts";
import type { Act } from "#server/kit/act.ts";
import type { Queryable } from "#server/kit/database.ts";
import { recordOpening } from "#server/members/accesses/accesses.ts";
import { assertExists, objectOf } from "#server/members/administration/member-facts.ts";
import { correctedFields } from "#server/members/identity-checks/corrections.ts";
import {
  askAgain,
  decideIdentity,
  openSide,
  waitingCheck,
} from "#server/members/identity-checks/deciding.ts";
import {
  identityCheck,
  identityChecks,
  identityOfMember,
} from "#server/members/identity-checks/listing.ts";
import { isCarriedOut, type OfficeHandlersOf } from "#server/operators/office-handler.ts";

/** Decides on a document, with the facts of the decision under its member. */
async function decided(act: Act, id: number, refusedFor: IdentityRefusal | null) {
  const { memberId, document, corrected } = await decideIdentity(act, BigInt(id), refusedFor);
  const identity = refusedFor === null ? "verified" : "refused";
  return {
    answer: {},
    audit: {
      object: objectOf(memberId),
      before: { identity: "waiting" },
      after: {
        identity,
        document,
        checkId: id,
        ...(refusedFor && { refusedFor }),
        ...(corrected && { corrected }),
      },
    },
  };
}

/** The office's calls about members' identity documents. */
export const identityCheckOfficeRoutes = (
  db: Queryable,
): OfficeHandlersOf<keyof typeof identityCheckOfficeCalls> => ({
  "get-identity-checks": (_context, input) => identityChecks(db, input),
  "get-identity-check": (_context, { id }) => identityCheck(db, BigInt(id)),
  "get-member-identity": async (_context, { id }) => {
    await assertExists(db, BigInt(id));
    return identityOfMember(db, BigInt(id));
  },
  "open-identity-file": async (act, context, { id }) => {
    const { memberId, checkId, side, kind, data } = await openSide(act, BigInt(id));
    await recordOpening(act, context, memberId, "identity-file");
    const after = { opened: side, checkId: Number(checkId) };
    return { answer: { kind, data }, audit: { object: objectOf(memberId), before: null, after } };
  },
  "verify-identity": async (act, context, { id }) => {
    const { memberId, document, correction } = await waitingCheck(act.tx, BigInt(id));
    if (correction === null || isCarriedOut(context)) return decided(act, id, null);
    const corrected = correctedFields(correction);
    const after = { identity: "verified", document, checkId: id, corrected };
    return { proposes: { object: objectOf(memberId), before: { identity: "waiting" }, after } };
  },
  "refuse-identity": (act, _context, { id, refusedFor }) => decided(act, id, refusedFor),
  "ask-identity-again": async (act, _context, { id }) => {
    const document = await askAgain(act, BigInt(id));
    return {
      answer: {},
      audit: {
        object: objectOf(BigInt(id)),
        before: { identity: "verified", document },
        after: { identity: "ended" },
      },
    };
  },
});
