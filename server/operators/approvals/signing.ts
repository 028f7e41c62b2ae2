import { randomBytes } from "node:crypto";
import type { Assertion, RequestOptions } from "#contract/passkeys.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database, Transaction } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { hashToken } from "#server/kit/tokens.ts";
import { fingerprintOf } from "#server/operators/approvals/fingerprint.ts";
import { approvalRequest, challengeOf } from "#server/operators/approvals/request.ts";
import { areSigned, areSignedNow } from "#server/operators/approvals/rule.ts";
import * as store from "#server/operators/approvals/store.ts";
import type { OperatorContext } from "#server/operators/office-handler.ts";
import { passkeysHere, usePasskey } from "#server/operators/passkeys/proving.ts";
import { challenges } from "#server/operators/passkeys/store.ts";
import { lockForDecision, type WaitingProposal } from "#server/operators/proposals/proposals.ts";
import { challengeIn, keepChallenge, lifeOf } from "#server/passkeys/challenge.ts";
import { requestOptions } from "#server/passkeys/options.ts";
import { hereOf } from "#server/passkeys/relying-party.ts";

/**
 * What the operator's passkey signs to approve a proposal: a request that belongs to this operator
 * and to the proposal as it is stored now. Null while approvals are not signed. Throws the refusals
 * of `lockForDecision`, Refusal `passkey_address`, and `own_passkey_missing` for an operator without
 * a passkey for this address.
 */
export async function challengeApproval(
  { db, clock }: { db: Database; clock: Clock },
  context: OperatorContext,
  id: bigint,
): Promise<RequestOptions | null> {
  if (!(await areSigned(db))) return null;
  const { operator } = context;
  const { operatorId } = operator;
  return db.transaction(async (tx) => {
    const proposal = await lockForDecision(tx, clock, operator, id, "carry-out");
    const here = hereOf(context);
    const passkeys = await passkeysHere(tx, operatorId, here);
    if (passkeys.length === 0) throw new Refusal("own_passkey_missing");
    const { madeAt, expiresAt } = lifeOf(clock);
    const nonce = randomBytes(32);
    const challenge = challengeOf(approvalRequest(proposal, { operatorId, nonce, expiresAt }));
    const owner = { operatorId, purpose: "approve", proposalId: proposal.id, nonce } as const;
    await keepChallenge(challenges, tx, owner, { challenge, madeAt, expiresAt });
    return requestOptions(here, challenge, passkeys);
  });
}

/** What the audit row of a signed approval says. */
type SignedFacts = { passkey: string; approval: string };

/**
 * Verifies the signature of an approval and stores it, in the transaction that carries the locked
 * proposal out. Null for an approval without one while the rule demands none. Throws Refusal
 * `approval_unsigned`, `passkey_address`, `approval_signature_late` for a request that has expired,
 * and `approval_signature` for one that was used, is another operator's, or is about another
 * proposal or about one that has changed since, and for a wrong signature.
 */
export async function signApproval(
  tx: Transaction,
  clock: Clock,
  context: OperatorContext,
  proposal: WaitingProposal,
  assertion: Assertion | undefined,
): Promise<SignedFacts | null> {
  const isDemanded = await areSignedNow(tx);
  if (assertion === undefined) {
    if (isDemanded) throw new Refusal("approval_unsigned");
    return null;
  }
  const here = hereOf(context);
  const { operatorId } = context.operator;
  const { challenge, nonce, expiresAt } = await takeRequest(
    tx,
    clock,
    operatorId,
    proposal,
    assertion,
  );
  const passkey = await usePasskey({ clock }, tx, operatorId, here, { challenge, assertion });
  if (!passkey) throw new Refusal("approval_signature");
  const approval: store.Approval = {
    proposalId: proposal.id,
    operatorId,
    nonce,
    expiresAt,
    signedAt: clock.now(),
    passkeyName: passkey.name,
    credentialId: passkey.credentialId,
    publicKey: passkey.publicKey,
    rpId: here.id,
    origin: here.origin,
    authenticatorData: Buffer.from(assertion.authenticatorData, "base64url"),
    clientData: Buffer.from(assertion.clientDataJSON, "base64url"),
    signature: Buffer.from(assertion.signature, "base64url"),
  };
  await store.insertApproval(tx, approval);
  return { passkey: passkey.name, approval: fingerprintOf(approval) };
}

/** Uses the request up that an authenticator signed, if it is the one of this proposal as it is now. */
async function takeRequest(
  tx: Transaction,
  clock: Clock,
  operatorId: bigint,
  proposal: WaitingProposal,
  { clientDataJSON }: Assertion,
) {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === null) throw new Refusal("approval_signature");
  const owner = { hash: hashToken(challenge), operatorId, proposalId: proposal.id };
  const taken = await store.takeChallenge(tx, owner);
  if (!taken) throw new Refusal("approval_signature");
  if (taken.expiresAt <= clock.now()) throw new Refusal("approval_signature_late");
  if (challengeOf(approvalRequest(proposal, { operatorId, ...taken })) !== challenge)
    throw new Refusal("approval_signature");
  return { challenge, ...taken };
}
