import type { Queryable } from "#server/kit/database.ts";
import { openNumber } from "#server/kit/seal-keys/numbers.ts";

type Rows = Promise<Record<string, unknown>[]>;

type OwnRow = Record<string, unknown> & Record<"phone" | "birthDate" | "bankNumber", Buffer>;

export async function getOwnRow(
  db: Queryable,
  memberId: bigint,
): Promise<Record<string, unknown> | undefined> {
  const [row] = await db.query<OwnRow>(
    `select login_id as "id", nick, phone, birth_date as "birthDate",
       bank_name as "bankName", bank_number as "bankNumber", bank_owner as "bankOwner", level,
       status, locale as language, terms_version as "termsVersion",
       terms_accepted_at as "termsAcceptedAt", registered_at as "registeredAt",
       last_seen_on::text as "lastSeenOn", has_sign_in_notes as "hasSignInNotes",
       public_ref as "numberForProviders"
     from members where id = $1`,
    [memberId],
  );
  return (
    row && {
      ...row,
      phone: openNumber(db, "members.phone", memberId, row.phone),
      birthDate: openNumber(db, "members.birth_date", memberId, row.birthDate),
      bankNumber: openNumber(db, "members.bank_number", memberId, row.bankNumber),
    }
  );
}

export const listOwnSessions = (db: Queryable, memberId: bigint, most: number): Rows =>
  db.query(
    `select host(address) as address, user_agent as browser, started_at as "startedAt",
       last_active_at as "lastActiveAt", ended_at as "endedAt", ended_because as "endedBecause"
     from member_sessions where member_id = $1 order by started_at desc limit $2`,
    [memberId, most],
  );

export const listOwnSignIns = (db: Queryable, memberId: bigint, most: number): Rows =>
  db.query(
    `select host(address) as address, user_agent as browser, outcome, at
     from member_sign_ins where member_id = $1 order by id desc limit $2`,
    [memberId, most],
  );

export const listOwnEvents = (db: Queryable, memberId: bigint, most: number): Rows =>
  db.query(
    `select event, host(address) as address, at
     from member_events where member_id = $1 order by id desc limit $2`,
    [memberId, most],
  );

export const listOwnPlaces = (db: Queryable, memberId: bigint, most: number): Rows =>
  db.query(
    `select kind, value, first_at as "firstAt", last_at as "lastAt", times
     from member_sightings where member_id = $1 order by last_at desc limit $2`,
    [memberId, most],
  );
