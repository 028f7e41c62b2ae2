import type { Queryable } from "#server/kit/database.ts";

/** Random and unique, so that erased members are not found as sharing anything. */
type Replacement = { name: string; phone: string; bankNumber: string; passwordHash: string };

export async function overwriteMember(
  db: Queryable,
  memberId: bigint,
  { name, phone, bankNumber, passwordHash }: Replacement,
  now: Date,
): Promise<void> {
  await db.query(
    `update members set login_id = $2, nick = left($2, 12), nick_folded = $2, phone = $3,
       birth_date = date_trunc('year', birth_date)::date, bank_name = '-', bank_number = $4,
       bank_owner = '-', password_hash = $5, withdrawal_password_hash = $5, erased_at = $6
     where id = $1`,
    [memberId, name, phone, bankNumber, passwordHash, now],
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
  await db.query("delete from member_sightings where member_id = $1", [memberId]);
  await db.query("delete from idempotent_answers where member_id = $1", [memberId]);
}
