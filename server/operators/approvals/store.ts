import { textArray, type Queryable } from "#server/kit/database.ts";
import type { ProposalRow } from "#server/operators/proposals/store.ts";

/** Whether approvals are signed; with a lock it stays so until the transaction ends. */
export async function findSignedOnly(
  db: Queryable,
  lock: "" | "for share" | "for update" = "",
): Promise<boolean> {
  const [row] = await db.query<{ signedOnly: boolean }>(
    `select signed_only as "signedOnly" from operator_approval_rule ${lock}`,
  );
  if (!row) throw new Error("the rule of approvals has one row");
  return row.signedOnly;
}

export async function setSignedOnly(db: Queryable, signedOnly: boolean): Promise<void> {
  await db.query("update operator_approval_rule set signed_only = $1", [signedOnly]);
}

/** How many operators with access and one of these roles have no passkey for a host; null: for any. */
export async function countWithout(
  db: Queryable,
  roles: readonly string[],
  rpId: string | null,
  now: Date,
): Promise<number> {
  const [row] = await db.query<{ without: number }>(
    `select count(*)::integer as without from operators o
     where o.status = 'active' and (o.access_until is null or o.access_until > $3)
       and o.role = any($1)
       and not exists (select from operator_passkeys p
         where p.operator_id = o.id and ($2::text is null or p.rp_id = $2))`,
    [textArray(roles), rpId, now],
  );
  return row?.without ?? 0;
}

type TakenChallenge = { nonce: Buffer; expiresAt: Date };

/** Takes the challenge of an operator and a proposal away; undefined when there is none. */
export async function takeChallenge(
  db: Queryable,
  { hash, operatorId, proposalId }: { hash: Buffer; operatorId: bigint; proposalId: bigint },
): Promise<TakenChallenge | undefined> {
  const [row] = await db.query<TakenChallenge>(
    `delete from operator_challenges
     where challenge_hash = $1 and purpose = 'approve' and operator_id = $2 and proposal_id = $3
       and nonce is not null
     returning nonce, expires_at as "expiresAt"`,
    [hash, operatorId, proposalId],
  );
  return row;
}

/** An approval as it is stored. */
export type Approval = {
  proposalId: bigint;
  operatorId: bigint;
  nonce: Buffer;
  expiresAt: Date;
  signedAt: Date;
  passkeyName: string;
  credentialId: Buffer;
  publicKey: Buffer;
  rpId: string;
  origin: string;
  authenticatorData: Buffer;
  clientData: Buffer;
  signature: Buffer;
};

export async function insertApproval(db: Queryable, approval: Approval): Promise<void> {
  await db.query(
    `insert into audit_approvals (proposal_id, operator_id, nonce, expires_at, signed_at,
       passkey_name, credential_id, public_key, rp_id, origin, authenticator_data, client_data,
       signature)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      approval.proposalId,
      approval.operatorId,
      approval.nonce,
      approval.expiresAt,
      approval.signedAt,
      approval.passkeyName,
      approval.credentialId,
      approval.publicKey,
      approval.rpId,
      approval.origin,
      approval.authenticatorData,
      approval.clientData,
      approval.signature,
    ],
  );
}

/** An approval with the stored proposal, and what the audit trail says about it. */
export type ApprovalRow = Approval &
  Pick<
    ProposalRow,
    | "id"
    | "call"
    | "object"
    | "payload"
    | "payloadHash"
    | "before"
    | "after"
    | "reason"
    | "makerId"
    | "madeAt"
    | "state"
  > & {
    checkerId: bigint | null;
    approver: string;
    /** The fingerprint in the audit row of the decision. */
    trail: string | null;
  };

const APPROVAL = `select p.id, p.call, p.object, p.payload, p.payload_hash as "payloadHash",
    p.before, p.after, p.reason, p.maker_id as "makerId", p.made_at as "madeAt", p.state,
    p.checker_id as "checkerId", o.name as approver,
    a.proposal_id as "proposalId", a.operator_id as "operatorId", a.nonce,
    a.expires_at as "expiresAt", a.signed_at as "signedAt", a.passkey_name as "passkeyName",
    a.credential_id as "credentialId", a.public_key as "publicKey", a.rp_id as "rpId", a.origin,
    a.authenticator_data as "authenticatorData", a.client_data as "clientData", a.signature,
    (select e.after->>'approval' from audit_entries e
     where e.object = p.object and e.call = 'decide-proposal'
       and e.after->>'proposal' = p.id::text and e.after->>'state' = 'carried-out'
     order by e.id limit 1) as trail
  from audit_approvals a
  join operator_proposals p on p.id = a.proposal_id
  join operators o on o.id = a.operator_id`;

export async function findApproval(
  db: Queryable,
  proposalId: bigint,
): Promise<ApprovalRow | undefined> {
  const [row] = await db.query<ApprovalRow>(`${APPROVAL} where a.proposal_id = $1`, [proposalId]);
  return row;
}

/** Approvals above a proposal's id, oldest proposal first. */
export const listApprovals = (db: Queryable, after: bigint, most: number): Promise<ApprovalRow[]> =>
  db.query<ApprovalRow>(`${APPROVAL} where a.proposal_id > $1 order by a.proposal_id limit $2`, [
    after,
    most,
  ]);

export async function findObject(db: Queryable, proposalId: bigint): Promise<string | undefined> {
  const [row] = await db.query<{ object: string }>(
    "select object from operator_proposals where id = $1",
    [proposalId],
  );
  return row?.object;
}

/**
 * Decisions to carry out that have no stored approval, though the audit trail names one or the rule
 * demanded it. A change of the rule does not bind its own approval, because that was given before.
 */
const WITHOUT = `select p.id as "proposalId", e.after ? 'approval' as "isNamed"
  from audit_entries e
  join operator_proposals p on p.id = (e.after->>'proposal')::bigint
  where e.call = 'decide-proposal' and e.after->>'state' = 'carried-out'
    and not exists (select from audit_approvals a where a.proposal_id = p.id)
    and (e.after ? 'approval' or coalesce((
      select (r.after->>'signedOnly')::boolean from audit_entries r
      where r.call = 'change-approval-rule' and r.id < e.id
        and r.proposal_id is distinct from p.id
      order by r.id desc limit 1), false))`;

type Without = { proposalId: bigint; isNamed: boolean };

export const listWithout = (db: Queryable, most: number): Promise<Without[]> =>
  db.query<Without>(`${WITHOUT} order by e.id limit $1`, [most]);

export async function findWithout(
  db: Queryable,
  proposalId: bigint,
  object: string,
): Promise<Without | undefined> {
  const [row] = await db.query<Without>(`${WITHOUT} and e.object = $2 and p.id = $1 limit 1`, [
    proposalId,
    object,
  ]);
  return row;
}
