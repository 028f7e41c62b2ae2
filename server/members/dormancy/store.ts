import type { VerificationWay } from "#contract/office/verification-ways.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";

/** The newest day, of the house's time zone, on which the member used the account (`members m`). */
const LAST_USED = `coalesce(m.last_seen_on, (m.registered_at at time zone 'UTC')::date)`;

/** A break, a closing, a register or a bar blocks the stakes of an active member's accounts. */
const IS_RESTRICTED = `exists (select from ledger_accounts a
  where a.bucket = members_bucket(m.id) and a.member_id = m.id and a.status = 'stakes_blocked')`;

export type Notice = { memberId: bigint; inactiveSince: string; dueAt: Date };

/**
 * Stores notices for active, unrestricted members of a site whose accounts become dormant within 30
 * days, at most `most`, and answers them. A member who is locked has the next turn.
 */
export const insertNotices = (
  tx: Transaction,
  { siteId, months, at, most }: { siteId: number; months: number; at: Date; most: number },
): Promise<Notice[]> =>
  tx.query<Notice>(
    `with house as (
       select id, time_zone,
         ($3::timestamptz + interval '720 hours') at time zone time_zone as soon
       from settings_sites where host = '*'),
     found as (
       select m.id, greatest(${LAST_USED}, (
           select (max(d.ended_at) at time zone house.time_zone)::date from member_dormancies d
           where d.member_id = m.id and d.outcome = 'reopened')) as since
       from members m, house
       where m.status = 'active' and coalesce(m.site_id, house.id) = $1
         and ${LAST_USED} <= (house.soon - make_interval(months => $2))::date
         and not ${IS_RESTRICTED}
         and not exists (
           select from member_dormancies d where d.member_id = m.id and (d.ended_at is null
             or d.outcome = 'reopened'
               and d.ended_at at time zone house.time_zone > house.soon - make_interval(months => $2)))
       order by ${LAST_USED}, m.id limit $4 for no key update of m skip locked)
     insert into member_dormancies (member_id, inactive_since, noticed_at, due_at)
     select found.id, found.since, $3, greatest($3::timestamptz + interval '720 hours',
       (found.since + make_interval(months => $2)) at time zone house.time_zone)
     from found, house
     on conflict do nothing
     returning member_id as "memberId", to_char(inactive_since, 'YYYY-MM-DD') as "inactiveSince",
       due_at as "dueAt"`,
    [siteId, months, at, most],
  );

/** Members whose accounts are due to become dormant, the longest due first. */
export async function listDue(db: Queryable, at: Date, most: number): Promise<bigint[]> {
  const rows = await db.query<{ memberId: bigint }>(
    `select member_id as "memberId" from member_dormancies
     where ended_at is null and dormant_at is null and due_at <= $1 order by due_at limit $2`,
    [at, most],
  );
  return rows.map(({ memberId }) => memberId);
}

/** What is known at the due moment of a member's open notice; undefined without one that is due. */
export async function findDue(
  tx: Transaction,
  memberId: bigint,
  at: Date,
): Promise<{ siteId: number | null; isUsed: boolean; isRestricted: boolean } | undefined> {
  const [row] = await tx.query<{ siteId: number | null; isUsed: boolean; isRestricted: boolean }>(
    `select m.site_id as "siteId", ${LAST_USED} > d.inactive_since as "isUsed",
       m.status <> 'active' or ${IS_RESTRICTED} as "isRestricted"
     from member_dormancies d join members m on m.id = d.member_id
     where d.member_id = $1 and d.ended_at is null and d.dormant_at is null and d.due_at <= $2`,
    [memberId, at],
  );
  return row;
}

/** Marks the member's open notice as carried out; false when the months are not over yet. */
export async function markDormant(
  tx: Transaction,
  memberId: bigint,
  { months, at }: { months: number; at: Date },
): Promise<boolean> {
  const rows = await tx.query(
    `update member_dormancies d set dormant_at = $3
     from settings_sites house
     where house.host = '*' and d.member_id = $1 and d.ended_at is null and d.dormant_at is null
       and (d.inactive_since + make_interval(months => $2)) at time zone house.time_zone <= $3
     returning d.id`,
    [memberId, months, at],
  );
  return rows.length > 0;
}

/** Ends the notice of an account that is not dormant. */
export async function endNotice(
  tx: Transaction,
  memberId: bigint,
  { outcome, at }: { outcome: "used" | "void"; at: Date },
): Promise<void> {
  await tx.query(
    `update member_dormancies set outcome = $2, ended_at = greatest($3, noticed_at)
     where member_id = $1 and ended_at is null and dormant_at is null`,
    [memberId, outcome, at],
    "members-end-notice",
  );
}

/** Ends the member's dormancy: closed, or reopened after a check of the identity. */
export async function endDormancy(
  tx: Transaction,
  memberId: bigint,
  { verifiedBy, at }: { verifiedBy: VerificationWay | null; at: Date },
): Promise<void> {
  await tx.query(
    `update member_dormancies set verified_by = $2, ended_at = greatest($3, dormant_at),
       outcome = case when $2::text is null then 'closed' else 'reopened' end
     where member_id = $1 and ended_at is null and dormant_at is not null`,
    [memberId, verifiedBy, at],
  );
}

export type DormancyRow = {
  inactiveSince: string;
  noticedAt: Date;
  dueAt: Date;
  dormantAt: Date | null;
};

/** The notice or the dormancy that holds; null for none. */
export async function findHolding(db: Queryable, memberId: bigint): Promise<DormancyRow | null> {
  const [row] = await db.query<DormancyRow>(
    `select to_char(inactive_since, 'YYYY-MM-DD') as "inactiveSince", noticed_at as "noticedAt",
       due_at as "dueAt", dormant_at as "dormantAt"
     from member_dormancies where member_id = $1 and ended_at is null`,
    [memberId],
  );
  return row ?? null;
}

export const listOwnDormancies = (
  db: Queryable,
  memberId: bigint,
  most: number,
): Promise<Record<string, unknown>[]> =>
  db.query(
    `select to_char(inactive_since, 'YYYY-MM-DD') as "inactiveSince", noticed_at as "noticedAt",
       due_at as "dueAt", dormant_at as "dormantAt", ended_at as "endedAt", outcome,
       verified_by as "verifiedBy"
     from member_dormancies where member_id = $1 order by id desc limit $2`,
    [memberId, most],
  );
