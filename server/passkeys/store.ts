import { textArray, type Queryable } from "#server/kit/database.ts";
import type { VerifiedPasskey } from "#server/passkeys/verifying.ts";

/** Members and operators have separate tables of passkeys and challenges, with the same columns. */
export type People = "member" | "operator";

export type NewPasskey = VerifiedPasskey & { name: string };

/** Undefined when the credential is registered already. */
export async function insertPasskey(
  db: Queryable,
  of: People,
  ownerId: bigint,
  passkey: NewPasskey,
  at: Date,
): Promise<bigint | undefined> {
  const [row] = await db.query<{ id: bigint }>(
    `insert into ${of}_passkeys (${of}_id, name, credential_id, rp_id, public_key, counter,
       transports, can_be_backed_up, is_backed_up, added_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (credential_id) do nothing returning id`,
    [
      ownerId,
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

export const listPasskeys = (db: Queryable, of: People, ownerId: bigint): Promise<PasskeyRow[]> =>
  db.query<PasskeyRow>(
    `select id, name, credential_id as "credentialId", rp_id as "rpId", public_key as "publicKey",
       counter, transports, is_backed_up as "isBackedUp", added_at as "addedAt",
       last_used_at as "lastUsedAt"
     from ${of}_passkeys where ${of}_id = $1 order by id`,
    [ownerId],
  );

export type Use = { from: bigint; counter: bigint; isBackedUp: boolean; at: Date };

export async function markUsed(db: Queryable, of: People, id: bigint, use: Use): Promise<boolean> {
  const rows = await db.query(
    `update ${of}_passkeys set counter = $3, is_backed_up = $4 and can_be_backed_up,
       last_used_at = greatest($5, added_at)
     where id = $1 and counter = $2 returning id`,
    [id, use.from, use.counter, use.isBackedUp, use.at],
  );
  return rows.length > 0;
}

/** Deletes one passkey of a person, or all; answers how many. */
export async function deletePasskeys(
  db: Queryable,
  of: People,
  ownerId: bigint,
  id: bigint | null,
): Promise<number> {
  const rows = await db.query(
    `delete from ${of}_passkeys where ${of}_id = $1 and ($2::bigint is null or id = $2) returning id`,
    [ownerId, id],
  );
  return rows.length;
}

export async function deleteExpiredChallenges(
  db: Queryable,
  of: People,
  now: Date,
  most: number,
): Promise<number> {
  const rows = await db.query(
    `delete from ${of}_challenges where challenge_hash in (
       select challenge_hash from ${of}_challenges where expires_at <= $1
       order by expires_at limit $2)
     returning expires_at`,
    [now, most],
  );
  return rows.length;
}
