import type { Approval } from "#server/operators/approvals/store.ts";
import { canonical, hashOf } from "#server/operators/proposals/canonical.ts";

/**
 * The SHA-256 of everything that is stored of an approval, base64url. The audit row of the decision
 * has it, so that the chain of the trail covers the signature and the public key too.
 */
export const fingerprintOf = (approval: Approval): string =>
  hashOf(
    canonical({
      proposal: Number(approval.proposalId),
      approver: Number(approval.operatorId),
      nonce: approval.nonce.toString("base64url"),
      expiresAt: approval.expiresAt.toISOString(),
      signedAt: approval.signedAt.toISOString(),
      passkey: approval.passkeyName,
      credential: approval.credentialId.toString("base64url"),
      publicKey: approval.publicKey.toString("base64url"),
      rpId: approval.rpId,
      origin: approval.origin,
      authenticatorData: approval.authenticatorData.toString("base64url"),
      clientData: approval.clientData.toString("base64url"),
      signature: approval.signature.toString("base64url"),
    }),
  ).toString("base64url");
