import type { ApprovalFault } from "#contract/office/approvals.ts";
import type { OfficeOutput } from "#contract/office/calls.ts";
import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { fingerprintOf } from "#server/operators/approvals/fingerprint.ts";
import { approvalRequest, challengeOf } from "#server/operators/approvals/request.ts";
import * as store from "#server/operators/approvals/store.ts";
import { isUnaltered } from "#server/operators/proposals/proposals.ts";
import { challengeIn } from "#server/passkeys/challenge.ts";
import { verifyUse } from "#server/passkeys/verifying.ts";

/** Few enough to hold in memory, as each has up to some kilobytes. */
const APPROVALS_AT_ONCE = 500;
/** The zero counter lets every counter pass: the counter was compared when the passkey was used. */
const ANY_COUNTER = 0n;

/**
 * Verifies a stored approval against the stored proposal: the request is made again from the
 * proposal, and the signature is verified with the public key of that time. Null when all is as it was.
 */
async function faultOf(row: store.ApprovalRow): Promise<ApprovalFault | null> {
  const { state, checkerId, operatorId, clientData, credentialId, publicKey, rpId, origin } = row;
  const challenge = challengeOf(approvalRequest(row, row));
  const assertion = {
    id: credentialId.toString("base64url"),
    clientDataJSON: clientData.toString("base64url"),
    authenticatorData: row.authenticatorData.toString("base64url"),
    signature: row.signature.toString("base64url"),
  };
  const isRequested =
    state === "carried-out" &&
    checkerId === operatorId &&
    isUnaltered(row) &&
    challengeIn(assertion.clientDataJSON) === challenge;
  if (!isRequested) return "request";
  const passkey = { id: assertion.id, publicKey, counter: ANY_COUNTER };
  if (!(await verifyUse({ id: rpId, origin }, challenge, passkey, assertion))) return "signature";
  return row.trail === fingerprintOf(row) ? null : "trail";
}

const faultWithout = ({ isNamed }: { isNamed: boolean }): ApprovalFault =>
  isNamed ? "missing" : "unsigned";

/** The signature of a proposal's approval, verified now. Throws Refusal `not_found`. */
export async function approvalOf(
  db: Queryable,
  proposalId: bigint,
): Promise<OfficeOutput<"get-approval">> {
  const object = await store.findObject(db, proposalId);
  if (object === undefined) throw new Refusal("not_found");
  const row = await store.findApproval(db, proposalId);
  if (!row) {
    const without = await store.findWithout(db, proposalId, object);
    return { signed: null, fault: without ? faultWithout(without) : null };
  }
  return {
    signed: {
      by: row.approver,
      at: row.signedAt.toISOString(),
      passkey: row.passkeyName,
      fingerprint: fingerprintOf(row),
    },
    fault: await faultOf(row),
  };
}

const SENTENCES: Readonly<Record<ApprovalFault, string>> = {
  request: "the proposal or its approver is not what was signed",
  signature: "the signature of the passkey does not verify",
  trail: "the audit trail does not name this signature",
  missing: "the audit trail names a signature that is gone",
  unsigned: "it was carried out without the signature that the rule demanded",
};

const sentenceOf = (proposalId: bigint, fault: ApprovalFault): string =>
  `approval of proposal ${proposalId}: ${SENTENCES[fault]}`;

/**
 * Verifies every stored approval, and looks for decisions without one; answers a sentence for each
 * fault, at most `most`. The chain of the audit trail is verified apart (`checkTrail`).
 */
export async function checkApprovals(db: Queryable, most: number): Promise<string[]> {
  const faults: string[] = [];
  for (let after = 0n; faults.length < most;) {
    const rows = await store.listApprovals(db, after, APPROVALS_AT_ONCE);
    for (const row of rows) {
      const fault = await faultOf(row);
      if (fault !== null) faults.push(sentenceOf(row.proposalId, fault));
    }
    const last = rows.at(-1);
    if (!last || rows.length < APPROVALS_AT_ONCE) break;
    after = last.proposalId;
  }
  for (const each of await store.listWithout(db, most))
    faults.push(sentenceOf(each.proposalId, faultWithout(each)));
  return faults.slice(0, most);
}
