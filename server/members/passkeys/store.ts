import { textArray, type Queryable } from "#server/kit/database.ts";
import type { VerifiedPasskey } from "#server/passkeys/verifying.ts";

/** The browser that asked for a challenge, and the member who adds a passkey; null to sign in. */
export type ChallengeOwner = { browserHash: Buffer; memberId: bigint | null };

export async function insertChallenge(
  db: Queryable,
  { browserHash, memberId }: ChallengeOwner,
  { hash, expiresAt }: { hash: Buffer; expiresAt: Date },
): Promise<void> {
  await db.query(
    `insert into member_challenges (challenge_hash, browser_hash, member_id, expires_at)
     values ($1, $2, $3, $4)`,
    [hash, browserHash, memberId, expiresAt],
  );
}

/** Deletes a browser's expired challenges, and the oldest ones beyond `most`. */
export async function deleteOldChallenges(
  db: Queryable,
  browserHash: Buffer,
  now: Date,
  most: number,
): Promise<void> {
  await db.query(
    `delete from member_challenges where challenge_hash in (
       select challenge_hash from (
         select challenge_hash, expires_at, row_number() over (order by expires_at desc) as place
         from member_challenges where browser_hash = $1) c
       where expires_at <= $2 or place > $3)`,
    [browserHash, now, most],
  );
}

/** Deletes at most so many expired challenges; answers how many. */
export async function deleteExpiredChallenges(
  db: Queryable,
  now: Date,
  most: number,
): Promise<number> {
  const rows = await db.query(
    `delete from member_challenges where challenge_hash in (
       select challenge_hash from member_challenges where expires_at <= $1
       order by expires_at limit $2)
     returning expires_at`,
    [now, most],
  );
  return rows.length;
}

/** Takes a challenge away; false when it does not exist, is another's or has expired. */
export async function takeChallenge(
  db: Queryable,
  { browserHash, memberId }: ChallengeOwner,
  { hash, now }: { hash: Buffer; now: Date },
): Promise<boolean> {
  const rows = await db.query<{ isValid: boolean }>(
    `delete from member_challenges
     where challenge_hash = $1 and browser_hash = $2 and member_id is not distinct from $3
     returning expires_at > $4 as "isValid"`,
    [hash, browserHash, memberId, now],
  );
  return rows[0]?.isValid === true;
}

/** Undefined when the credential is registered already. */
export async function insertPasskey(
  db: Queryable,
  memberId: bigint,
  passkey: VerifiedPasskey & { name: string },
  at: Date,
): Promise<bigint | undefined> {
  const [row] = await db.query<{ id: bigint }>(
    `insert into member_passkeys (member_id, name, credential_id, rp_id, public_key, counter,
       transports, can_be_backed_up, is_backed_up, added_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (credential_id) do nothing returning id`,
    [
      memberId,
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
  transports: string[];
  isBackedUp: boolean;
  addedAt: Date;
  lastUsedAt: Date | null;
};

/** A member's passkeys, oldest first. */
export const listPasskeys = (db: Queryable, memberId: bigint): Promise<PasskeyRow[]> =>
  db.query<PasskeyRow>(
    `select id, name, credential_id as "credentialId", rp_id as "rpId", transports,
       is_backed_up as "isBackedUp", added_at as "addedAt", last_used_at as "lastUsedAt"
     from member_passkeys where member_id = $1 order by id`,
    [memberId],
  );

export type SignInPasskey = {
  id: bigint;
  publicKey: Buffer;
  counter: bigint;
  loginId: string;
  /** The source of the member's handle in WebAuthn. */
  publicRef: string;
};

/** The passkey that an authenticator names, with its member; undefined where it is not registered. */
export async function findPasskey(
  db: Queryable,
  credentialId: Buffer,
  rpId: string,
): Promise<SignInPasskey | undefined> {
  const [row] = await db.query<SignInPasskey>(
    `select p.id, p.public_key as "publicKey", p.counter, m.login_id as "loginId",
       m.public_ref as "publicRef"
     from member_passkeys p join members m on m.id = p.member_id
     where p.credential_id = $1 and p.rp_id = $2`,
    [credentialId, rpId],
  );
  return row;
}

/** False when the passkey was removed, or its counter is no longer the one that was verified against. */
export async function markUsed(
  db: Queryable,
  id: bigint,
  use: { from: bigint; counter: bigint; isBackedUp: boolean; at: Date },
): Promise<boolean> {
  const rows = await db.query(
    `update member_passkeys set counter = $3, is_backed_up = $4 and can_be_backed_up,
       last_used_at = greatest($5, added_at)
     where id = $1 and counter = $2 returning id`,
    [id, use.from, use.counter, use.isBackedUp, use.at],
  );
  return rows.length > 0;
}

/** Deletes a member's passkey; false when the member has none with this id. */
export async function deletePasskey(db: Queryable, memberId: bigint, id: bigint): Promise<boolean> {
  const rows = await db.query(
    "delete from member_passkeys where member_id = $1 and id = $2 returning id",
    [memberId, id],
  );
  return rows.length > 0;
}

/** Deletes all passkeys of a member; answers how many. */
export async function deletePasskeys(db: Queryable, memberId: bigint): Promise<number> {
  const rows = await db.query("delete from member_passkeys where member_id = $1 returning id", [
    memberId,
  ]);
  return rows.length;
}

export async function countPasskeys(db: Queryable, memberId: bigint): Promise<number> {
  const [row] = await db.query<{ passkeys: number }>(
    "select count(*)::integer as passkeys from member_passkeys where member_id = $1",
    [memberId],
  );
  return row?.passkeys ?? 0;
}

/** The handle's source and the names by which an authenticator lists a member. */
export async function getPerson(
  db: Queryable,
  memberId: bigint,
): Promise<{ loginId: string; nick: string; publicRef: string }> {
  const [row] = await db.query<{ loginId: string; nick: string; publicRef: string }>(
    `select login_id as "loginId", nick, public_ref as "publicRef" from members where id = $1`,
    [memberId],
  );
  if (!row) throw new Error(`no member has the id ${memberId}`);
  return row;
}

/** For the member's copy of their data. */
export const listOwnPasskeys = (
  db: Queryable,
  memberId: bigint,
): Promise<Record<string, unknown>[]> =>
  db.query(
    `select name, rp_id as site, added_at as "addedAt", last_used_at as "lastUsedAt"
     from member_passkeys where member_id = $1 order by id`,
    [memberId],
  );
