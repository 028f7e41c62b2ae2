import type { Queryable } from "#server/kit/database.ts";
import { sealedNumbers } from "#server/members/store.ts";

/** `name` is random and unique. Numbers without digits have no hashes, so no search finds them. */
type Replacement = {
  name: string;
  phone: string;
  birthDate: string;
  bankNumber: string;
  passwordHash: string;
};

export async function overwriteMember(
  db: Queryable,
  memberId: bigint,
  { name, passwordHash, ...numbers }: Replacement,
  now: Date,
): Promise<void> {
  await db.query(
    `update members set login_id = $2, nick = left($2, 12), nick_folded = $2, bank_name = '-',
       bank_owner = '-', password_hash = $3, withdrawal_password_hash = $3, erased_at = $4,
       phone = $5, birth_date = $6, bank_number = $7, phone_hash = $8, phone_tail_hash = $9,
       bank_number_hash = $10, bank_number_tail_hash = $11
     where id = $1`,
    [memberId, name, passwordHash, now, ...sealedNumbers(db, memberId, numbers)],
  );
}

/** Overwrites addresses, browsers and contacts in every table of this noun. */
export async function overwriteTraces(
  db: Queryable,
  memberId: bigint,
  name: string,
): Promise<void> {
  const nowhere = "0.0.0.0";
  await db.query(
    `update member_sign_ins set login_id = $2, address = $3, user_agent = '' where member_id = $1`,
    [memberId, name, nowhere],
  );
  await db.query(
    `update member_sessions set address = $2, user_agent = '', device_hash = null
     where member_id = $1`,
    [memberId, nowhere],
  );
  await db.query("update member_events set address = $2 where member_id = $1", [memberId, nowhere]);
  await db.query("update member_acceptances set address = $2 where member_id = $1", [
    memberId,
    nowhere,
  ]);
  await db.query("delete from member_sightings where member_id = $1", [memberId]);
  await db.query("delete from idempotent_answers where member_id = $1", [memberId]);
}
