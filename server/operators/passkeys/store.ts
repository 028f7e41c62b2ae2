import { textArray, type Queryable } from "#server/kit/database.ts";
import type { VerifiedPasskey } from "#server/passkeys/verifying.ts";

/** What a challenge was made for. */
export type Purpose = "sign_in" | "prove" | "add" | "join";
/** Who may use a challenge: an operator, or the holder of an invitation's link. */
export type Owner = { operatorId: bigint } | { invitationId: bigint };

const idsOf = (owner: Owner): [bigint | null, bigint | null] =>
  "operatorId" in owner ? [owner.operatorId, null] : [null, owner.invitationId];

export async function insertChallenge(
  db: Queryable,
  owner: Owner,
  challenge: { hash: Buffer; purpose: Purpose; expiresAt: Date },
): Promise<void> {
  await db.query(
    `insert into operator_challenges (challenge_hash, purpose, operator_id, invitation_id, expires_at)
     values ($1, $2, $3, $4, $5)`,
    [challenge.hash, challenge.purpose, ...idsOf(owner), challenge.expiresAt],
  );
}

/** Deletes an owner's expired challenges, and the oldest ones beyond `most`. */
export async function deleteOldChallenges(
  db: Queryable,
  owner: Owner,
  now: Date,
  most: number,
): Promise<void> {
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
}

/** Deletes at most so many expired challenges; answers how many. */
export async function deleteExpiredChallenges(
  db: Queryable,
  now: Date,
  most: number,
): Promise<number> {
  const rows = await db.query(
    `delete from operator_challenges where challenge_hash in (
       select challenge_hash from operator_challenges where expires_at <= $1 limit $2)
     returning purpose`,
    [now, most],
  );
  return rows.length;
}

/** Takes a challenge away; false when it does not exist, is another's or has expired. */
export async function takeChallenge(
  db: Queryable,
  owner: Owner,
  challenge: { hash: Buffer; purpose: Purpose; now: Date },
): Promise<boolean> {
  const rows = await db.query<{ isValid: boolean }>(
    `delete from operator_challenges
     where challenge_hash = $1 and purpose = $2 and operator_id is not distinct from $3
       and invitation_id is not distinct from $4
     returning expires_at > $5 as "isValid"`,
    [challenge.hash, challenge.purpose, ...idsOf(owner), challenge.now],
  );
  return rows[0]?.isValid === true;
}

export type NewPasskey = VerifiedPasskey & { name: string };

/** Undefined when the credential is registered already. */
export async function insertPasskey(
  db: Queryable,
  operatorId: bigint,
  passkey: NewPasskey,
  at: Date,
): Promise<bigint | undefined> {
  const [row] = await db.query<{ id: bigint }>(
    `insert into operator_passkeys (operator_id, name, credential_id, rp_id, public_key, counter,
       transports, can_be_backed_up, is_backed_up, added_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (credential_id) do nothing returning id`,
    [
      operatorId,
      passkey.name,
      passkey.credentialId,
      passkey.rpId,
      passkey.publicKey,
      passkey.counter,
      textArray(passkey.transports),
      passkey.canBeBackedUp,
      passkey.isBackedUp,
      at,
    ],
  );
  return row?.id;
}

export type PasskeyRow = {
  id: bigint;
  name: string;
  credentialId: Buffer;
  rpId: string;
  publicKey: Buffer;
  counter: bigint;
  transports: string[];
  isBackedUp: boolean;
  addedAt: Date;
  lastUsedAt: Date | null;
};

/** An operator's passkeys, oldest first. */
export const listPasskeys = (db: Queryable, operatorId: bigint): Promise<PasskeyRow[]> =>
  db.query<PasskeyRow>(
    `select id, name, credential_id as "credentialId", rp_id as "rpId", public_key as "publicKey",
       counter, transports, is_backed_up as "isBackedUp", added_at as "addedAt",
       last_used_at as "lastUsedAt"
     from operator_passkeys where operator_id = $1 order by id`,
    [operatorId],
  );

/** False when the counter is no longer the one that was verified against. */
export async function markUsed(
  db: Queryable,
  id: bigint,
  use: { from: bigint; counter: bigint; isBackedUp: boolean; at: Date },
): Promise<boolean> {
  const rows = await db.query(
    `update operator_passkeys set counter = $3, is_backed_up = $4 and can_be_backed_up,
       last_used_at = greatest($5, added_at)
     where id = $1 and counter = $2 returning id`,
    [id, use.from, use.counter, use.isBackedUp, use.at],
  );
  return rows.length > 0;
}

/** Whether the operator still has the passkey; locked until the transaction ends. */
export async function hasPasskey(db: Queryable, operatorId: bigint, id: bigint): Promise<boolean> {
  const rows = await db.query(
    "select from operator_passkeys where operator_id = $1 and id = $2 for share",
    [operatorId, id],
  );
  return rows.length > 0;
}

export async function deletePasskey(db: Queryable, id: bigint): Promise<void> {
  await db.query("delete from operator_passkeys where id = $1", [id]);
}

/** Deletes all passkeys of an operator; answers how many. */
export async function deletePasskeys(db: Queryable, operatorId: bigint): Promise<number> {
  const rows = await db.query("delete from operator_passkeys where operator_id = $1 returning id", [
    operatorId,
  ]);
  return rows.length;
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
