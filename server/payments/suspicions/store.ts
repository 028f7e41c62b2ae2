import type { SuspicionOutcome, SuspicionReason } from "#contract/office/suspicions.ts";
import { plainArray, type Queryable } from "#server/kit/database.ts";
import type { Money } from "#server/kit/money.ts";
import { openNumber } from "#server/kit/seal-keys/numbers.ts";

export type SuspicionRow = {
  id: bigint;
  version: number;
  memberId: bigint;
  loginId: string;
  nick: string;
  openedAt: Date;
  openedBy: string | null;
  reasons: SuspicionReason[];
  closedAt: Date | null;
  closedBy: string | null;
  outcome: SuspicionOutcome | null;
  reference: string | null;
};

const SUSPICION = `select s.id, s.version, s.member_id as "memberId", m.login_id as "loginId",
    m.nick, s.opened_at as "openedAt", o.name as "openedBy", s.reasons, s.closed_at as "closedAt",
    k.name as "closedBy", s.outcome, s.reference
  from payment_suspicions s join members m on m.id = s.member_id
  left join operators o on o.id = s.opened_by left join operators k on k.id = s.closed_by`;

/** Open ones, the oldest first. `after` is the last one of the page before. */
export const listOpen = (
  db: Queryable,
  after: bigint | null,
  most: number,
): Promise<SuspicionRow[]> =>
  db.query<SuspicionRow>(
    `${SUSPICION} where s.closed_at is null and s.id > coalesce($1, 0::bigint) order by s.id limit $2`,
    [after, most],
  );

/** Closed ones, the newest close first. `after` is the last one of the page before. */
export const listClosed = (
  db: Queryable,
  after: bigint | null,
  most: number,
): Promise<SuspicionRow[]> =>
  db.query<SuspicionRow>(
    `${SUSPICION} where s.closed_at is not null and ($1::bigint is null or (s.closed_at, s.id)
       < (select b.closed_at, b.id from payment_suspicions b where b.id = $1))
     order by s.closed_at desc, s.id desc limit $2`,
    [after, most],
  );

export async function findSuspicion(db: Queryable, id: bigint): Promise<SuspicionRow | undefined> {
  const [row] = await db.query<SuspicionRow>(`${SUSPICION} where s.id = $1`, [id]);
  return row;
}

export async function lockSuspicion(db: Queryable, id: bigint): Promise<SuspicionRow | undefined> {
  const [row] = await db.query<SuspicionRow>(`${SUSPICION} where s.id = $1 for update of s`, [id]);
  return row;
}

/** The open suspicion of a member, or the one closed last. */
export async function findNewest(
  db: Queryable,
  memberId: bigint,
): Promise<Pick<SuspicionRow, "id" | "reasons" | "closedAt"> | undefined> {
  const [row] = await db.query<Pick<SuspicionRow, "id" | "reasons" | "closedAt">>(
    `select id, reasons, closed_at as "closedAt" from payment_suspicions
     where member_id = $1 order by closed_at desc nulls first limit 1`,
    [memberId],
  );
  return row;
}

/** Whether one of these members has an open suspicion. */
export async function isAnySuspected(
  db: Queryable,
  memberIds: readonly bigint[],
): Promise<boolean> {
  const rows = await db.query(
    `select from payment_suspicions
     where member_id = any($1::bigint[]) and closed_at is null limit 1`,
    [plainArray(memberIds)],
  );
  return rows.length > 0;
}

/** Counts at most `most` open ones, because an exact larger number is not needed. */
export async function countOpen(db: Queryable, most: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::integer as count from (
       select from payment_suspicions where closed_at is null limit $1) o`,
    [most],
    "payments-suspicions-open",
  );
  return row?.count ?? 0;
}

export async function insertSuspicion(
  db: Queryable,
  {
    memberId,
    at,
    by,
    reasons,
  }: { memberId: bigint; at: Date; by: bigint | null; reasons: readonly SuspicionReason[] },
): Promise<bigint> {
  const [row] = await db.query<{ id: bigint }>(
    `insert into payment_suspicions (member_id, opened_at, opened_by, reasons)
     values ($1, $2, $3, $4::jsonb) returning id`,
    [memberId, at, by, JSON.stringify(reasons)],
  );
  if (!row) throw new Error("insert answered no row");
  return row.id;
}

export async function renewReasons(
  db: Queryable,
  id: bigint,
  reasons: readonly SuspicionReason[],
): Promise<void> {
  await db.query(
    "update payment_suspicions set reasons = $2::jsonb, version = version + 1 where id = $1",
    [id, JSON.stringify(reasons)],
  );
}

/** Closes a locked one; it is not closed before it was opened, should a clock differ. */
export async function closeSuspicion(
  db: Queryable,
  id: bigint,
  close: { at: Date; by: bigint; outcome: SuspicionOutcome; reference: string | null },
): Promise<void> {
  await db.query(
    `update payment_suspicions set closed_at = greatest($2, opened_at), closed_by = $3,
       outcome = $4, reference = $5, version = version + 1
     where id = $1`,
    [id, close.at, close.by, close.outcome, close.reference],
  );
}

export type NoteRow = { suspicionId: bigint; at: Date; operator: string; text: string };

/** The notes of suspicions, the oldest first. */
export const listNotes = (db: Queryable, ids: readonly bigint[]): Promise<NoteRow[]> =>
  db.query<NoteRow>(
    `select n.suspicion_id as "suspicionId", n.at, o.name as operator, n.text
     from payment_suspicion_notes n join operators o on o.id = n.operator_id
     where n.suspicion_id = any($1::bigint[]) order by n.id`,
    [plainArray(ids)],
  );

export async function insertNote(
  db: Queryable,
  note: { suspicionId: bigint; operatorId: bigint; at: Date; text: string },
): Promise<void> {
  await db.query(
    `insert into payment_suspicion_notes (suspicion_id, operator_id, at, text)
     values ($1, $2, $3, $4)`,
    [note.suspicionId, note.operatorId, note.at, note.text],
  );
}

export type SumsRow = {
  suspicionId: bigint;
  deposited: Money;
  withdrawn: Money;
  staked: Money;
  waiting: Money;
};

/** What members of suspicions moved in the `days` up to the close, or up to `now`. */
export const listSums = (
  db: Queryable,
  ids: readonly bigint[],
  days: number,
  now: Date,
): Promise<SumsRow[]> =>
  db.query<SumsRow>(
    `select s.id as "suspicionId", p.deposited, p.withdrawn, x.staked, p.waiting
     from (select id, member_id, coalesce(closed_at, $3) as until,
             coalesce(closed_at, $3) - $2::integer * interval '1 day' as since
           from payment_suspicions where id = any($1::bigint[])) s
     cross join lateral (
       select coalesce(sum(amount) filter (
           where kind = 'deposit' and status = 'done' and decided_at between s.since and s.until),
           0)::bigint as deposited,
         coalesce(sum(amount) filter (where kind = 'withdrawal' and status <> 'cancelled'
           and asked_at between s.since and s.until), 0)::bigint as withdrawn,
         coalesce(sum(amount) filter (where kind = 'withdrawal' and status in ('waiting', 'taken')),
           0)::bigint as waiting
       from payment_requests where member_id = s.member_id) p
     join ledger_accounts a
       on a.bucket = members_bucket(s.member_id) and a.member_id = s.member_id and a.kind = 'cash'
     cross join lateral (
       select coalesce(sum(ledger_counted(
         'stake', 'all', e.movement, e.delta, e.house_account_id)), 0)::bigint as staked
       from ledger_entries e
       where e.bucket = a.bucket and e.account_id = a.id
         and e.seq >= ledger_seq_at(a.bucket, a.id, s.since)
         and e.posted_at between s.since and s.until) x`,
    [plainArray(ids), days, now],
  );

/** False when the day was counted before. */
export async function beginRun(db: Queryable, at: Date): Promise<boolean> {
  const rows = await db.query(
    `insert into payment_suspicion_runs (day, counted_at, opened)
     values (($1::timestamptz at time zone 'UTC')::date, $1, 0)
     on conflict do nothing returning day`,
    [at],
  );
  return rows.length > 0;
}

export async function endRun(db: Queryable, at: Date, opened: number): Promise<void> {
  await db.query("update payment_suspicion_runs set opened = $2 where counted_at = $1", [
    at,
    opened,
  ]);
}

/** Deletes the suspicions of a member who is erased, with their notes. */
export async function deleteOfMember(db: Queryable, memberId: bigint): Promise<void> {
  await db.query(
    `delete from payment_suspicion_notes n using payment_suspicions s
     where s.id = n.suspicion_id and s.member_id = $1`,
    [memberId],
  );
  await db.query("delete from payment_suspicions where member_id = $1", [memberId]);
}

export type ReportedPayment = {
  id: bigint;
  kind: "deposit" | "withdrawal";
  amount: Money;
  askedAt: Date;
  decision: string | null;
  decidedAt: Date | null;
  bankName: string | null;
  bankNumber: string | null;
  bankOwner: string | null;
  /** Of the transfer that the bank showed. */
  sender: string | null;
};

/** A member's newest payments since a moment, with the accounts that they went to in full. */
export async function listPayments(
  db: Queryable,
  memberId: bigint,
  since: Date,
  most: number,
): Promise<ReportedPayment[]> {
  const rows = await db.query<Omit<ReportedPayment, "bankNumber"> & { bankNumber: Buffer | null }>(
    `select r.id, r.kind, r.amount, r.asked_at as "askedAt", r.decision,
       r.decided_at as "decidedAt", r.bank_name as "bankName", r.bank_number as "bankNumber",
       r.bank_owner as "bankOwner", l.sender
     from payment_requests r left join payment_statement_lines l on l.deposit_id = r.id
     where r.member_id = $1 and r.asked_at > $2 order by r.id desc limit $3`,
    [memberId, since, most],
  );
  return rows.map((row) => ({
    ...row,
    bankNumber:
      row.bankNumber && openNumber(db, "payment_requests.bank_number", row.id, row.bankNumber),
  }));
}

export type ReportedAddress = { address: string; firstAt: Date; lastAt: Date; count: number };

/** The network addresses of a member's sign-ins since a moment, the newest first. */
export const listAddresses = (
  db: Queryable,
  memberId: bigint,
  since: Date,
  most: number,
): Promise<ReportedAddress[]> =>
  db.query<ReportedAddress>(
    `select host(address) as address, min(at) as "firstAt", max(at) as "lastAt",
       count(*)::integer as count
     from member_sign_ins where member_id = $1 and outcome = 'success' and at > $2
     group by address order by max(at) desc limit $3`,
    [memberId, since, most],
  );
