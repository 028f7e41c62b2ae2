import type {
  CaseOutcome,
  CaseReason,
  ContactChannel,
  MemberCase,
} from "#contract/office/cases.ts";
import type { EffectSums } from "#server/members/cases/effects/store.ts";
import { plainArray, type Queryable } from "#server/kit/database.ts";

export type CaseRow = {
  id: bigint;
  version: number;
  memberId: bigint;
  loginId: string;
  nick: string;
  origin: MemberCase["origin"];
  openedAt: Date;
  openedBy: string | null;
  score: number;
  reasons: CaseReason[];
  closedAt: Date | null;
  closedBy: string | null;
  outcome: CaseOutcome | null;
};

const CASE = `select c.id, c.version, c.member_id as "memberId", m.login_id as "loginId", m.nick,
    c.origin, c.opened_at as "openedAt", o.name as "openedBy", c.score, c.reasons,
    c.closed_at as "closedAt", k.name as "closedBy", c.outcome
  from member_cases c join members m on m.id = c.member_id
  left join operators o on o.id = c.opened_by left join operators k on k.id = c.closed_by`;

/** Open cases, the highest score first. `after` is the last case of the page before, null for the first page. */
export const listOpen = (db: Queryable, after: bigint | null, most: number): Promise<CaseRow[]> =>
  db.query<CaseRow>(
    `${CASE} left join member_cases b on b.id = $1
     where c.closed_at is null and ($1::bigint is null or c.score < b.score
       or c.score = b.score and (c.opened_at, c.id) > (b.opened_at, b.id))
     order by c.score desc, c.opened_at, c.id limit $2`,
    [after, most],
  );

/** Closed cases, the newest close first. `before` is the last case of the page before, null for the first page. */
export const listClosed = (
  db: Queryable,
  before: bigint | null,
  most: number,
): Promise<CaseRow[]> =>
  db.query<CaseRow>(
    `${CASE} left join member_cases b on b.id = $1
     where c.closed_at is not null
       and ($1::bigint is null or (c.closed_at, c.id) < (b.closed_at, b.id))
     order by c.closed_at desc, c.id desc limit $2`,
    [before, most],
  );

export async function lockCase(db: Queryable, id: bigint): Promise<CaseRow | undefined> {
  const [row] = await db.query<CaseRow>(`${CASE} where c.id = $1 for update of c`, [id]);
  return row;
}

/** The open case of a member, or the one closed last. */
export async function findNewest(
  db: Queryable,
  memberId: bigint,
): Promise<{ id: bigint; score: number; closedAt: Date | null } | undefined> {
  const [row] = await db.query<{ id: bigint; score: number; closedAt: Date | null }>(
    `select id, score, closed_at as "closedAt" from member_cases
     where member_id = $1 order by closed_at desc nulls first limit 1`,
    [memberId],
  );
  return row;
}

export async function insertCase(
  db: Queryable,
  {
    memberId,
    origin,
    at,
    by,
    score,
    reasons,
  }: {
    memberId: bigint;
    origin: MemberCase["origin"];
    at: Date;
    by: bigint | null;
    score: number;
    reasons: readonly CaseReason[];
  },
): Promise<bigint> {
  const [row] = await db.query<{ id: bigint }>(
    `insert into member_cases (member_id, origin, opened_at, opened_by, score, reasons)
     values ($1, $2, $3, $4, $5, $6::jsonb) returning id`,
    [memberId, origin, at, by, score, JSON.stringify(reasons)],
  );
  if (!row) throw new Error("insert answered no row");
  return row.id;
}

export async function renewCase(
  db: Queryable,
  id: bigint,
  { score, reasons }: { score: number; reasons: readonly CaseReason[] },
): Promise<void> {
  await db.query(
    "update member_cases set score = $2, reasons = $3::jsonb, version = version + 1 where id = $1",
    [id, score, JSON.stringify(reasons)],
  );
}

export async function raiseVersion(db: Queryable, id: bigint): Promise<void> {
  await db.query("update member_cases set version = version + 1 where id = $1", [id]);
}

export async function closeCase(
  db: Queryable,
  id: bigint,
  { at, by, outcome }: { at: Date; by: bigint; outcome: CaseOutcome },
): Promise<void> {
  await db.query(
    `update member_cases set closed_at = $2, closed_by = $3, outcome = $4, version = version + 1
     where id = $1`,
    [id, at, by, outcome],
  );
}

export type ContactRow = {
  caseId: bigint;
  at: Date;
  operator: string;
  channel: ContactChannel;
  summary: string;
  /** Null until the days after it are over; then it has the figures. */
  comparedAt: Date | null;
} & Omit<EffectSums, "contacts">;

export const listContacts = (db: Queryable, caseIds: readonly bigint[]): Promise<ContactRow[]> =>
  db.query<ContactRow>(
    `select c.case_id as "caseId", c.at, o.name as operator, c.channel, c.summary,
       f.compared_at as "comparedAt", coalesce(f.staked_before, 0) as "stakedBefore",
       coalesce(f.staked_after, 0) as "stakedAfter",
       coalesce(f.deposited_before, 0) as "depositedBefore",
       coalesce(f.deposited_after, 0) as "depositedAfter",
       coalesce(f.minutes_before, 0)::bigint as "minutesBefore",
       coalesce(f.minutes_after, 0)::bigint as "minutesAfter"
     from member_case_contacts c join operators o on o.id = c.operator_id
     left join member_contact_effects f on f.contact_id = c.id
     where c.case_id = any($1::bigint[]) order by c.id`,
    [plainArray(caseIds)],
  );

export async function insertContact(
  db: Queryable,
  contact: { caseId: bigint; operatorId: bigint; at: Date; channel: string; summary: string },
): Promise<void> {
  await db.query(
    `insert into member_case_contacts (case_id, operator_id, at, channel, summary)
     values ($1, $2, $3, $4, $5)`,
    [contact.caseId, contact.operatorId, contact.at, contact.channel, contact.summary],
  );
}

/** A nightly count of markers. */
type RunRow = {
  day: string;
  members: number;
  opened: number;
  sentToProtected: number;
  sentWithoutConsent: number;
};

export async function findLastRun(db: Queryable): Promise<RunRow | undefined> {
  const [row] = await db.query<RunRow>(
    `select to_char(day, 'YYYY-MM-DD') as day, members, opened,
       sent_to_protected as "sentToProtected", sent_without_consent as "sentWithoutConsent"
     from member_marker_runs order by day desc limit 1`,
  );
  return row;
}

/**
 * A member's cases with what was said in them, newest first. One that a third party asked for is
 * shown as opened by staff, who did open it: the member does not learn that somebody asked.
 */
export const listOwnCases = (
  db: Queryable,
  memberId: bigint,
  most: number,
): Promise<Record<string, unknown>[]> =>
  db.query(
    `select case c.origin when 'third_party' then 'staff' else c.origin end as origin,
       c.opened_at as "openedAt", c.score, c.reasons, c.closed_at as "closedAt",
       c.outcome, coalesce((
         select jsonb_agg(jsonb_build_object('at', k.at, 'channel', k.channel, 'summary', k.summary)
           order by k.id)
         from member_case_contacts k where k.case_id = c.id), '[]') as contacts
     from member_cases c where c.member_id = $1 order by c.id desc limit $2`,
    [memberId, most],
  );

/** Overwrites what was said in the cases of a member who is erased. */
export async function eraseContacts(db: Queryable, memberId: bigint): Promise<void> {
  await db.query(
    `update member_case_contacts k set summary = '-'
     from member_cases c where c.id = k.case_id and c.member_id = $1`,
    [memberId],
  );
}

/** The operator who opened a case of the member; null when markers did. */
export async function findOpener(
  db: Queryable,
  memberId: bigint,
  caseId: bigint,
): Promise<bigint | null> {
  const [row] = await db.query<{ openedBy: bigint | null }>(
    `select opened_by as "openedBy" from member_cases where id = $1 and member_id = $2`,
    [caseId, memberId],
  );
  return row?.openedBy ?? null;
}
