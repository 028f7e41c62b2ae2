import type { approvalCalls } from "#contract/office/approvals.ts";
import { approvalOf } from "#server/operators/approvals/verifying.ts";
import {
  APPROVAL_RULE,
  approvalRule,
  assertRuleChange,
  setRule,
} from "#server/operators/approvals/rule.ts";
import { challengeApproval } from "#server/operators/approvals/signing.ts";
import { isCarriedOut, type OfficeHandlersOf } from "#server/operators/office-handler.ts";
import type { OfficeDoor } from "#server/operators/sign-in.ts";

/** Signed approvals, and the rule that demands them. */
export const approvalRoutes = (door: OfficeDoor): OfficeHandlersOf<keyof typeof approvalCalls> => ({
  "get-approval": (_context, { id }) => approvalOf(door.db, BigInt(id)),
  "challenge-approval": async (context, { id }) => ({
    options: await challengeApproval(door, context, BigInt(id)),
  }),
  "get-approval-rule": ({ relyingParty }) => approvalRule(door.db, door.clock, relyingParty),
  "change-approval-rule": async (act, context, { signedOnly }) => {
    await assertRuleChange(act.tx, door.clock, context.relyingParty, signedOnly);
    const change = {
      object: APPROVAL_RULE,
      before: { signedOnly: !signedOnly },
      after: { signedOnly },
    };
    if (!isCarriedOut(context)) return { proposes: change };
    await setRule(act.tx, signedOnly);
    return { answer: {}, audit: change };
  },
});
