import type { MemberStatus } from "#contract/office/members.ts";
import type { PaymentDetail, QueueFilter } from "#contract/office/payments.ts";
import type { Queryable } from "#server/kit/database.ts";
import { units, type Money } from "#server/kit/money.ts";
import { openNumber } from "#server/kit/seal-keys/numbers.ts";
import { openedNumber, type RequestKind } from "#server/payments/store.ts";

export type Undecided = {
  deposits: number;
  withdrawals: number;
  newestDeposit: number;
  newestWithdrawal: number;
};

/**
 * How many requests of each kind wait for an operator, without those on hold, and the highest id of
 * each kind in any state.
 */
export async function countUndecided(db: Queryable): Promise<Undecided> {
  const [row] = await db.query<{
    deposits: bigint;
    withdrawals: bigint;
    newestDeposit: bigint | null;
    newestWithdrawal: bigint | null;
  }>(
    `select count(*) filter (where kind = 'deposit') as deposits,
       count(*) filter (where kind = 'withdrawal') as withdrawals,
       (select id from payment_requests where kind = 'deposit' order by id desc limit 1)
         as "newestDeposit",
       (select id from payment_requests where kind = 'withdrawal' order by id desc limit 1)
         as "newestWithdrawal"
     from payment_requests where status in ('waiting', 'taken') and held_at is null`,
    [],
    "payments-count-undecided",
  );
  return {
    deposits: Number(row?.deposits ?? 0),
    withdrawals: Number(row?.withdrawals ?? 0),
    newestDeposit: Number(row?.newestDeposit ?? 0),
    newestWithdrawal: Number(row?.newestWithdrawal ?? 0),
  };
}

export type QueueRow = {
  id: bigint;
  kind: RequestKind;
  amount: Money;
  status: "waiting" | "taken" | "done" | "cancelled";
  decision: "approved" | "refused" | "expired" | "withdrawn" | null;
  memberId: bigint;
  loginId: string;
  nick: string;
  level: number;
  owner: string;
  reference: string | null;
  isFirst: boolean;
  askedAt: Date;
  expiresAt: Date | null;
  claimedBy: bigint | null;
  claimant: string | null;
  claimEndsAt: Date | null;
  heldAt: Date | null;
  decidedAt: Date | null;
  decider: string | null;
  version: number;
};

const QUEUE_COLUMNS = `r.id, r.kind, r.amount, r.status, r.decision, m.id as "memberId",
    m.login_id as "loginId", m.nick, m.level, coalesce(r.bank_owner, m.bank_owner) as owner,
    r.reference, r.kind = 'deposit' and not exists (select from payment_requests e
      where e.member_id = r.member_id and e.kind = 'deposit' and e.decision = 'approved'
        and e.id < r.id) as "isFirst", r.asked_at as "askedAt", r.expires_at as "expiresAt",
    r.claimed_by as "claimedBy", c.name as claimant, r.claim_ends_at as "claimEndsAt",
    r.held_at as "heldAt", r.decided_at as "decidedAt", d.name as decider, r.version`;

const QUEUE_TABLES = `payment_requests r
  join members m on m.id = r.member_id
  left join operators c on c.id = r.claimed_by
  left join operators d on d.id = r.decided_by`;

const undecided = "r.kind = $1 and r.status in ('waiting', 'taken')";
const conditions: Record<QueueFilter, string> = {
  open: `${undecided} and r.held_at is null and $2::bigint is not null and $3::timestamptz is not null`,
  mine: `${undecided} and r.claimed_by = $2 and r.claim_ends_at > $3`,
  held: `${undecided} and r.held_at is not null and $2::bigint is not null and $3::timestamptz is not null`,
  decided: `r.kind = $1 and r.status in ('done', 'cancelled')
    and $2::bigint is not null and $3::timestamptz is not null`,
};

/** Oldest first; decided ones newest first. */
export const listQueue = (
  db: Queryable,
  kind: RequestKind,
  filter: QueueFilter,
  operatorId: bigint,
  now: Date,
  most: number,
): Promise<QueueRow[]> =>
  db.query<QueueRow>(
    `select ${QUEUE_COLUMNS} from ${QUEUE_TABLES} where ${conditions[filter]}
     order by ${filter === "decided" ? "r.decided_at desc, r.id desc" : "r.asked_at, r.id"} limit $4`,
    [kind, operatorId, now, most],
    `payments-queue-${filter}`,
  );

export async function findLastDecision(db: Queryable, kind: RequestKind): Promise<Date | null> {
  const [row] = await db.query<{ at: Date | null }>(
    `select max(decided_at) as at from payment_requests
     where kind = $1 and status in ('done', 'cancelled')`,
    [kind],
  );
  return row?.at ?? null;
}

export type DetailRow = QueueRow & {
  /** What the member asked for, where another amount was credited. */
  askedAmount: Money | null;
  memo: string | null;
  bankName: string | null;
  bankNumber: string | null;
  bankOwner: string | null;
  toldName: string | null;
  toldNumber: string | null;
  toldOwner: string | null;
  /** Whether the told account is in use and as it was told. */
  isToldTrue: boolean | null;
  memberStatus: MemberStatus;
  memberBankNumber: string;
  memberBankOwner: string;
  locale: PaymentDetail["locale"];
  /** The site on which the member registered; null where it was not stored. */
  siteHost: string | null;
};

type SealedDetail = Omit<DetailRow, "bankNumber" | "memberBankNumber"> & {
  bankNumber: Buffer | null;
  memberBankNumber: Buffer;
};

export async function findDetail(db: Queryable, id: bigint): Promise<DetailRow | undefined> {
  const [row] = await db.query<SealedDetail>(
    `select ${QUEUE_COLUMNS}, r.asked_amount as "askedAmount", r.memo, r.bank_name as "bankName",
       r.bank_number as "bankNumber", r.bank_owner as "bankOwner", m.status as "memberStatus",
       m.bank_number as "memberBankNumber", m.bank_owner as "memberBankOwner", m.locale,
       site.host as "siteHost", coalesce(q.told_name, a.bank_name) as "toldName",
       coalesce(q.told_number, a.bank_number) as "toldNumber",
       coalesce(q.told_owner, a.bank_owner) as "toldOwner",
       a.is_used and coalesce(
         (q.told_name, q.told_number, q.told_owner) = (a.bank_name, a.bank_number, a.bank_owner),
         true) as "isToldTrue"
     from ${QUEUE_TABLES}
     left join payment_receiving_accounts a on a.id = r.receiving_account_id
     left join payment_account_questions q on q.request_id = r.id
     left join settings_sites site on site.id = m.site_id where r.id = $1`,
    [id],
  );
  return (
    row && {
      ...row,
      bankNumber: openedNumber(db, row),
      memberBankNumber: openNumber(db, "members.bank_number", row.memberId, row.memberBankNumber),
    }
  );
}

export type DecidedRow = {
  id: bigint;
  kind: RequestKind;
  amount: Money;
  decision: string;
  at: Date;
};

/** A member's latest decisions, newest first. */
export const listDecided = (db: Queryable, memberId: bigint, most: number): Promise<DecidedRow[]> =>
  db.query<DecidedRow>(
    `select id, kind, amount, decision, decided_at as at from payment_requests
     where member_id = $1 and decided_at is not null and decision is not null
     order by decided_at desc limit $2`,
    [memberId, most],
  );

/** The member's last approved deposit, from which turnover is counted. */
export async function findLastDeposit(
  db: Queryable,
  memberId: bigint,
): Promise<{ amount: Money; at: Date } | undefined> {
  const [row] = await db.query<{ amount: bigint; at: Date }>(
    `select amount, decided_at as at from payment_requests
     where member_id = $1 and kind = 'deposit' and decision = 'approved' and decided_at is not null
     order by decided_at desc limit 1`,
    [memberId],
  );
  return row && { amount: units(row.amount), at: row.at };
}
