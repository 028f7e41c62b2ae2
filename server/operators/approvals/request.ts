import { canonical, hashOf } from "#server/operators/proposals/canonical.ts";
import type { WaitingProposal } from "#server/operators/proposals/proposals.ts";

/** The name of this form; another form gets another name. */
const FORMAT = "dalbit-approval-1";

/** What of a proposal is signed. */
type Approved = Pick<
  WaitingProposal,
  "id" | "call" | "object" | "payloadHash" | "before" | "after" | "reason" | "makerId" | "madeAt"
>;

/** Who approves, and the random part with its end, so that each request is signed once. */
type Approving = { operatorId: bigint; nonce: Buffer; expiresAt: Date };

/**
 * The request for an approval in its canonical form. It names the proposal and its act, the hash of
 * the payload as it is stored, the figures that the approver sees, the proposer with the reason, and
 * the approver.
 */
export const approvalRequest = (
  proposal: Approved,
  { operatorId, nonce, expiresAt }: Approving,
): string =>
  canonical({
    format: FORMAT,
    decision: "carry-out",
    proposal: Number(proposal.id),
    act: proposal.call,
    object: proposal.object,
    payload: proposal.payloadHash.toString("hex"),
    before: proposal.before,
    after: proposal.after,
    proposer: Number(proposal.makerId),
    reason: proposal.reason,
    proposedAt: proposal.madeAt.toISOString(),
    approver: Number(operatorId),
    nonce: nonce.toString("base64url"),
    expiresAt: expiresAt.toISOString(),
  });

/** The challenge that the passkey signs: the SHA-256 of the request, base64url. */
export const challengeOf = (request: string): string => hashOf(request).toString("base64url");
