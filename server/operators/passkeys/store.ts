import type { Queryable } from "#server/kit/database.ts";
import type { ChallengeStore } from "#server/passkeys/challenge.ts";

/** Who may use a challenge, and for what: an operator, or the holder of an invitation's link. */
type Owner =
  | { operatorId: bigint; purpose: "sign_in" | "prove" | "add" }
  | { operatorId: bigint; purpose: "approve"; proposalId: bigint; nonce: Buffer }
  | { invitationId: bigint; purpose: "join" };

const idsOf = (owner: Owner): [bigint | null, bigint | null] =>
  "operatorId" in owner ? [owner.operatorId, null] : [null, owner.invitationId];

export const challenges: ChallengeStore<Owner> = {
  async insert(db, owner, { hash, expiresAt }) {
    const { proposalId, nonce } = "nonce" in owner ? owner : { proposalId: null, nonce: null };
    await db.query(
      `insert into operator_challenges (challenge_hash, purpose, operator_id, invitation_id,
         expires_at, proposal_id, nonce)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [hash, owner.purpose, ...idsOf(owner), expiresAt, proposalId, nonce],
    );
  },

  async deleteOld(db, owner, now, most) {
    await db.query(
      `delete from operator_challenges where challenge_hash in (
         select challenge_hash from (
           select challenge_hash, expires_at, row_number() over (order by expires_at desc) as place
           from operator_challenges
           where ($1::bigint is not null and operator_id = $1)
             or ($2::bigint is not null and invitation_id = $2)) c
         where expires_at <= $3 or place > $4)`,
      [...idsOf(owner), now, most],
    );
  },

  async take(db, owner, { hash, now }) {
    const rows = await db.query<{ isValid: boolean }>(
      `delete from operator_challenges
       where challenge_hash = $1 and purpose = $2 and operator_id is not distinct from $3
         and invitation_id is not distinct from $4
       returning expires_at > $5 as "isValid"`,
      [hash, owner.purpose, ...idsOf(owner), now],
    );
    return rows[0]?.isValid === true;
  },
};

/** Whether the operator still has the passkey; locked until the transaction ends. */
export async function hasPasskey(db: Queryable, operatorId: bigint, id: bigint): Promise<boolean> {
  const rows = await db.query(
    "select from operator_passkeys where operator_id = $1 and id = $2 for share",
    [operatorId, id],
  );
  return rows.length > 0;
}

/** Locks an operator's row, so that two changes of the passkeys follow each other. */
export async function lockKeys(
  db: Queryable,
  operatorId: bigint,
): Promise<{ hasCodeApp: boolean }> {
  const [row] = await db.query<{ hasCodeApp: boolean }>(
    `select has_code_app as "hasCodeApp" from operators where id = $1 for no key update`,
    [operatorId],
  );
  if (!row) throw new Error("the operator of a session has a row");
  return row;
}

/** Whether the operator set up an authenticator app. */
export async function findHasCodeApp(db: Queryable, operatorId: bigint): Promise<boolean> {
  const [row] = await db.query<{ hasCodeApp: boolean }>(
    `select has_code_app as "hasCodeApp" from operators where id = $1`,
    [operatorId],
  );
  return row?.hasCodeApp === true;
}

export async function setHasCodeApp(
  db: Queryable,
  operatorId: bigint,
  hasCodeApp: boolean,
): Promise<void> {
  await db.query("update operators set has_code_app = $2 where id = $1", [operatorId, hasCodeApp]);
}

/** Whether staff sign in with passkeys only; with a lock it stays so until the transaction ends. */
export async function findPasskeysOnly(
  db: Queryable,
  lock: "" | "for share" | "for update" = "",
): Promise<boolean> {
  const [row] = await db.query<{ passkeysOnly: boolean }>(
    `select passkeys_only as "passkeysOnly" from operator_sign_in_rule ${lock}`,
  );
  if (!row) throw new Error("the rule of the sign-in has one row");
  return row.passkeysOnly;
}

export async function setPasskeysOnly(db: Queryable, passkeysOnly: boolean): Promise<void> {
  await db.query("update operator_sign_in_rule set passkeys_only = $1", [passkeysOnly]);
}

/** How many operators with access have no passkey for this host. */
export async function countWithout(db: Queryable, rpId: string, now: Date): Promise<number> {
  const [row] = await db.query<{ without: number }>(
    `select count(*)::integer as without from operators o
     where o.status = 'active' and (o.access_until is null or o.access_until > $2)
       and not exists (select from operator_passkeys p
         where p.operator_id = o.id and p.rp_id = $1)`,
    [rpId, now],
  );
  return row?.without ?? 0;
}

/** Locks every active operator in a fixed order, so that none loses a passkey meanwhile. */
export async function lockOperators(db: Queryable): Promise<void> {
  await db.query("select id from operators where status = 'active' order by id for no key update");
}
