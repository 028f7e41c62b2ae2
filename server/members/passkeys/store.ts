import type { Queryable } from "#server/kit/database.ts";
import type { ChallengeStore } from "#server/passkeys/challenge.ts";

/** The browser that asked for a challenge, and the member who adds a passkey; null to sign in. */
export type ChallengeOwner = { browserHash: Buffer; memberId: bigint | null };

export const challenges: ChallengeStore<ChallengeOwner> = {
  async insert(db, { browserHash, memberId }, { hash, expiresAt }) {
    await db.query(
      `insert into member_challenges (challenge_hash, browser_hash, member_id, expires_at)
       values ($1, $2, $3, $4)`,
      [hash, browserHash, memberId, expiresAt],
    );
  },

  async deleteOld(db, { browserHash }, now, most) {
    await db.query(
      `delete from member_challenges where challenge_hash in (
         select challenge_hash from (
           select challenge_hash, expires_at, row_number() over (order by expires_at desc) as place
           from member_challenges where browser_hash = $1) c
         where expires_at <= $2 or place > $3)`,
      [browserHash, now, most],
    );
  },

  async take(db, { browserHash, memberId }, { hash, now }) {
    const rows = await db.query<{ isValid: boolean }>(
      `delete from member_challenges
       where challenge_hash = $1 and browser_hash = $2 and member_id is not distinct from $3
       returning expires_at > $4 as "isValid"`,
      [hash, browserHash, memberId, now],
    );
    return rows[0]?.isValid === true;
  },
};

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
