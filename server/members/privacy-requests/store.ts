import type {
  CorrectedDetail,
  PrivacyRequestExtension,
  PrivacyRequestKind,
  PrivacyRequestOutcome,
  PrivacyRequestRefusal,
} from "#contract/privacy-request-kinds.ts";
import type { MemberStatus } from "#contract/office/members.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";

type NewRequest = {
  memberId: bigint;
  kind: PrivacyRequestKind;
  field: CorrectedDetail | null;
  details: Buffer | null;
  receivedAt: Date;
  recordedAt: Date;
  recordedBy: bigint | null;
  dueOn: string;
  dueAt: Date;
};

/** Answers the new row's id, or null when a request of the kind waits. */
export async function insertRequest(tx: Transaction, request: NewRequest): Promise<bigint | null> {
  const [row] = await tx.query<{ id: bigint }>(
    `insert into member_privacy_requests (member_id, kind, field, details, received_at, recorded_at,
       recorded_by, due_on, due_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (member_id, kind) where ended_at is null do nothing returning id`,
    [
      request.memberId,
      request.kind,
      request.field,
      request.details,
      request.receivedAt,
      request.recordedAt,
      request.recordedBy,
      request.dueOn,
      request.dueAt,
    ],
  );
  return row?.id ?? null;
}

export type LockedRequest = {
  id: bigint;
  memberId: bigint;
  kind: PrivacyRequestKind;
  receivedAt: Date;
  dueAt: Date;
  extendedFor: PrivacyRequestExtension | null;
  outcome: PrivacyRequestOutcome | null;
};

export async function lockRequest(tx: Transaction, id: bigint): Promise<LockedRequest | undefined> {
  const [row] = await tx.query<LockedRequest>(
    `select id, member_id as "memberId", kind, received_at as "receivedAt", due_at as "dueAt",
       extended_for as "extendedFor", outcome
     from member_privacy_requests where id = $1 for update`,
    [id],
  );
  return row;
}

/** The kinds of a member's requests that wait, each once. */
export async function lockWaiting(
  tx: Transaction,
  memberId: bigint,
): Promise<{ id: bigint; kind: PrivacyRequestKind }[]> {
  return tx.query<{ id: bigint; kind: PrivacyRequestKind }>(
    `select id, kind from member_privacy_requests where member_id = $1 and ended_at is null
     order by id for update`,
    [memberId],
  );
}

type Extended = {
  ground: PrivacyRequestExtension;
  by: bigint;
  at: Date;
  dueOn: string;
  dueAt: Date;
};

export async function setExtended(
  tx: Transaction,
  id: bigint,
  { ground, by, at, dueOn, dueAt }: Extended,
): Promise<void> {
  await tx.query(
    `update member_privacy_requests set extended_for = $2, extended_by = $3,
       extended_at = greatest($4, recorded_at), due_on = $5, due_at = $6 where id = $1`,
    [id, ground, by, at, dueOn, dueAt],
  );
}

type Ended = {
  outcome: PrivacyRequestOutcome;
  refusedFor?: PrivacyRequestRefusal;
  answer?: Buffer;
  /** Null for a member who withdraws. */
  by: bigint | null;
  at: Date;
};

export async function setEnded(
  tx: Transaction,
  id: bigint,
  { outcome, refusedFor, answer, by, at }: Ended,
): Promise<void> {
  await tx.query(
    `update member_privacy_requests set outcome = $2, refused_for = $3, answer = $4, ended_by = $5,
       ended_at = greatest($6, coalesce(extended_at, recorded_at)) where id = $1`,
    [id, outcome, refusedFor ?? null, answer ?? null, by, at],
  );
}

export async function eraseTexts(tx: Transaction, memberId: bigint): Promise<void> {
  await tx.query(
    "update member_privacy_requests set details = null, answer = null where member_id = $1",
    [memberId],
  );
}

/** Deletes at most so many requests that ended before a moment; answers how many. */
export async function deleteEnded(db: Queryable, before: Date, most: number): Promise<number> {
  const rows = await db.query(
    `delete from member_privacy_requests where id in (
       select id from member_privacy_requests where ended_at < $1 order by ended_at, id limit $2)
     returning id`,
    [before, most],
  );
  return rows.length;
}

export type RequestRow = {
  id: bigint;
  memberId: bigint;
  loginId: string;
  nick: string;
  status: MemberStatus;
  kind: PrivacyRequestKind;
  receivedAt: Date;
  recordedBy: string | null;
  dueOn: string;
  dueAt: Date;
  extendedFor: PrivacyRequestExtension | null;
  endedAt: Date | null;
  endedBy: string | null;
  outcome: PrivacyRequestOutcome | null;
  refusedFor: PrivacyRequestRefusal | null;
};

const REQUESTS = `select r.id, r.member_id as "memberId", m.login_id as "loginId", m.nick, m.status,
    r.kind, r.received_at as "receivedAt", w.name as "recordedBy", r.due_on::text as "dueOn",
    r.due_at as "dueAt", r.extended_for as "extendedFor", r.ended_at as "endedAt",
    o.name as "endedBy", r.outcome, r.refused_for as "refusedFor"
  from member_privacy_requests r join members m on m.id = r.member_id
  left join operators w on w.id = r.recorded_by left join operators o on o.id = r.ended_by`;

export async function findRequest(db: Queryable, id: bigint): Promise<RequestRow | undefined> {
  const [row] = await db.query<RequestRow>(`${REQUESTS} where r.id = $1`, [id]);
  return row;
}

/** A member's requests, the newest first. */
export const listOfMember = (
  db: Queryable,
  memberId: bigint,
  most: number,
): Promise<RequestRow[]> =>
  db.query<RequestRow>(`${REQUESTS} where r.member_id = $1 order by r.id desc limit $2`, [
    memberId,
    most,
  ]);

/** Waiting requests, the soonest due first; `after` is the id of the last one on the page before. */
export const listWaiting = (
  db: Queryable,
  after: bigint | null,
  most: number,
): Promise<RequestRow[]> =>
  db.query<RequestRow>(
    `${REQUESTS} where r.ended_at is null and ($1::bigint is null or (r.due_at, r.id)
       > (select p.due_at, p.id from member_privacy_requests p where p.id = $1))
     order by r.due_at, r.id limit $2`,
    [after, most],
  );

/** Ended requests, the newest first; `after` is the id of the last one on the page before. */
export const listEnded = (
  db: Queryable,
  after: bigint | null,
  most: number,
): Promise<RequestRow[]> =>
  db.query<RequestRow>(
    `${REQUESTS} where r.ended_at is not null and ($1::bigint is null or (r.ended_at, r.id)
       < (select p.ended_at, p.id from member_privacy_requests p where p.id = $1))
     order by r.ended_at desc, r.id desc limit $2`,
    [after, most],
  );

/** Counts at most `most` that wait, because an exact larger number is not needed. */
export async function countWaiting(db: Queryable, most: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::integer as count from (
       select from member_privacy_requests where ended_at is null limit $1) w`,
    [most],
    "members-privacy-requests-waiting",
  );
  return row?.count ?? 0;
}

export type Texts = {
  field: CorrectedDetail | null;
  details: Buffer | null;
  answer: Buffer | null;
};

export async function findTexts(db: Queryable, id: bigint): Promise<Texts | undefined> {
  const [row] = await db.query<Texts>(
    "select field, details, answer from member_privacy_requests where id = $1",
    [id],
  );
  return row;
}

/** When a request is due and how it ended. */
export type StateRow = Pick<
  RequestRow,
  | "id"
  | "kind"
  | "receivedAt"
  | "dueOn"
  | "dueAt"
  | "extendedFor"
  | "endedAt"
  | "outcome"
  | "refusedFor"
>;

/** A member's own requests: those that wait first, then the newest. */
export const listOwn = (
  db: Queryable,
  memberId: bigint,
  most: number,
): Promise<(StateRow & Texts)[]> =>
  db.query<StateRow & Texts>(
    `select id, kind, field, details, answer, received_at as "receivedAt", due_on::text as "dueOn",
       due_at as "dueAt", extended_for as "extendedFor", ended_at as "endedAt", outcome,
       refused_for as "refusedFor"
     from member_privacy_requests where member_id = $1
     order by ended_at is not null, id desc limit $2`,
    [memberId, most],
  );
