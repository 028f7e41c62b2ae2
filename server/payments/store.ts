import type { PayoutState } from "#contract/office/payouts.ts";
import { violatedConstraint, type Queryable } from "#server/kit/database.ts";
import type { Moments } from "#server/kit/days.ts";
import { units, type Money } from "#server/kit/money.ts";
import { openNumber, sealNumber } from "#server/kit/seal-keys/numbers.ts";
import { Refusal } from "#server/kit/refusal.ts";

export type RequestKind = "deposit" | "withdrawal";
type RequestStatus = "waiting" | "taken" | "done" | "cancelled";

/** Locks a member's undecided deposit until the transaction ends. */
export async function lockUndecidedDeposit(
  db: Queryable,
  memberId: bigint,
): Promise<{ id: bigint; reference: string | null } | undefined> {
  const [row] = await db.query<{ id: bigint; reference: string | null }>(
    `select id, reference from payment_requests
     where member_id = $1 and kind = 'deposit' and status in ('waiting', 'taken') for update`,
    [memberId],
  );
  return row;
}

/**
 * The only account to which the member of a deposit `r` was told to pay. Null when the money may come
 * to any account: the member was told none, or the told one was switched off and the page then showed
 * another.
 */
export const OPEN_ACCOUNT = `(select told.id from payment_receiving_accounts told
  where told.id = r.receiving_account_id and told.is_used)`;

/** Sets the receiving account and reference of a deposit that was requested without them. */
export async function setReference(
  db: Queryable,
  id: bigint,
  { accountId, reference }: { accountId: number; reference: string },
): Promise<void> {
  await db.query(
    "update payment_requests set receiving_account_id = $2, reference = $3 where id = $1",
    [id, accountId, reference],
  );
}

/** Throws Refusal `already_waiting`: the index lets one request of a kind wait at a time. */
async function onlyOneWaiting(inserting: Promise<{ id: bigint }[]>): Promise<bigint> {
  try {
    const [row] = await inserting;
    if (!row) throw new Error("insert answered no row");
    return row.id;
  } catch (error) {
    if (violatedConstraint(error) === "payment_requests_one_waiting")
      throw new Refusal("already_waiting");
    throw error;
  }
}

export const insertDeposit = (
  db: Queryable,
  deposit: {
    memberId: bigint;
    amount: Money;
    accountId: number | null;
    reference: string | null;
    askedAt: Date;
    expiresAt: Date;
  },
): Promise<bigint> =>
  onlyOneWaiting(
    db.query<{ id: bigint }>(
      `insert into payment_requests
         (kind, member_id, amount, receiving_account_id, reference, asked_at, expires_at)
       values ('deposit', $1, $2, $3, $4, $5, $6) returning id`,
      [
        deposit.memberId,
        deposit.amount,
        deposit.accountId,
        deposit.reference,
        deposit.askedAt,
        deposit.expiresAt,
      ],
    ),
  );

export async function insertWithdrawal(
  db: Queryable,
  withdrawal: {
    memberId: bigint;
    amount: Money;
    bankName: string;
    bankNumber: string;
    bankOwner: string;
    askedAt: Date;
  },
): Promise<bigint> {
  const [next] = await db.query<{ id: bigint }>("select nextval('payment_requests_id_seq') as id");
  if (!next) throw new Error("the sequence answered no row");
  return onlyOneWaiting(
    db.query<{ id: bigint }>(
      `insert into payment_requests
         (id, kind, member_id, amount, bank_name, bank_number, bank_owner, asked_at)
       overriding system value
       values ($1, 'withdrawal', $2, $3, $4, $5, $6, $7) returning id`,
      [
        next.id,
        withdrawal.memberId,
        withdrawal.amount,
        withdrawal.bankName,
        sealNumber(db, "payment_requests.bank_number", next.id, withdrawal.bankNumber),
        withdrawal.bankOwner,
        withdrawal.askedAt,
      ],
    ),
  );
}

/** The account number of a withdrawal request; null for a deposit. */
export const openedNumber = (
  db: Queryable,
  { id, bankNumber }: { id: bigint; bankNumber: Buffer | null },
): string | null => bankNumber && openNumber(db, "payment_requests.bank_number", id, bankNumber);

/** The sum of a member's withdrawal requests between two moments, less cancelled and failed ones. */
export async function sumWithdrawals(
  db: Queryable,
  memberId: bigint,
  { from, before }: Moments,
): Promise<Money> {
  const [row] = await db.query<{ sum: string }>(
    `select coalesce(sum(amount), 0) as sum from payment_requests
     where member_id = $1 and kind = 'withdrawal' and status <> 'cancelled'
       and asked_at >= $2 and asked_at < $3
       and not exists (select from payment_payouts p
                       where p.request_id = payment_requests.id and p.state = 'failed')`,
    [memberId, from, before],
  );
  return units(BigInt(row?.sum ?? 0));
}

export type RequestRow = {
  /** Where an approved withdrawal is; null for other requests, and for those of before payouts. */
  payout: PayoutState | null;
  id: bigint;
  amount: Money;
  status: RequestStatus;
  reference: string | null;
  memo: string | null;
  askedAt: Date;
  expiresAt: Date | null;
};

export const listRequests = (
  db: Queryable,
  list: string,
  memberId: bigint,
  places: { first: number; last: number },
): Promise<RequestRow[]> =>
  db.query<RequestRow>(
    `select r.id, r.amount, r.status, r.reference, r.memo, r.asked_at as "askedAt",
       r.expires_at as "expiresAt", o.state as payout
     from list_places p join payment_requests r on r.id = p.item_id
     left join payment_payouts o on o.request_id = r.id
     where p.list = $1 and p.member_id = $2 and p.place between $3 and $4
     order by p.place desc`,
    [list, memberId, places.first, places.last],
    "payments-list",
  );

export type LockedRequest = {
  id: bigint;
  memberId: bigint;
  kind: RequestKind;
  status: RequestStatus;
  amount: Money;
  isHidden: boolean;
  version: number;
  heldAt: Date | null;
  claimedBy: bigint | null;
  claimant: string | null;
  claimEndsAt: Date | null;
  decision: string | null;
  decider: string | null;
  decidedAt: Date | null;
  /** The bank account that receives a deposit, and the deposit's reference. */
  accountId: number | null;
  reference: string | null;
  isAwaited: boolean;
  payout: PayoutState | null;
};

/** Locks one request until the transaction ends. */
export async function lockRequest(db: Queryable, id: bigint): Promise<LockedRequest | undefined> {
  const [row] = await db.query<LockedRequest>(
    `select r.id, r.member_id as "memberId", r.kind, r.status, r.amount,
       r.hidden_at is not null as "isHidden", r.version, r.held_at as "heldAt",
       r.claimed_by as "claimedBy", c.name as claimant, r.claim_ends_at as "claimEndsAt",
       r.decision, d.name as decider, r.decided_at as "decidedAt",
       ${OPEN_ACCOUNT} as "accountId", r.reference, r.is_awaited as "isAwaited", p.state as payout
     from payment_requests r
     left join payment_payouts p on p.request_id = r.id
     left join operators c on c.id = r.claimed_by
     left join operators d on d.id = r.decided_by
     where r.id = $1 for update of r`,
    [id],
  );
  return row;
}

/** Claims a request until `until`, and ends a hold. */
export async function markTaken(db: Queryable, id: bigint, by: bigint, until: Date): Promise<void> {
  await db.query(
    `update payment_requests set status = 'taken', taken_by = coalesce(taken_by, $2),
       claimed_by = $2, claim_ends_at = $3, held_at = null where id = $1`,
    [id, by, until],
  );
}

export async function markReleased(db: Queryable, id: bigint): Promise<void> {
  await db.query(
    "update payment_requests set claimed_by = null, claim_ends_at = null where id = $1",
    [id],
  );
}

export async function markHeld(db: Queryable, id: bigint, by: bigint, at: Date): Promise<void> {
  await db.query(
    `update payment_requests set status = 'taken', taken_by = coalesce(taken_by, $2),
       claimed_by = null, claim_ends_at = null, held_at = $3 where id = $1`,
    [id, by, at],
  );
}

export async function markDecided(
  db: Queryable,
  id: bigint,
  decided: {
    decision: "approved" | "refused" | "withdrawn";
    at: Date;
    by?: bigint;
    checkerId?: bigint;
    memo?: string;
    /** What came, where it is not what was asked for. */
    came?: Money;
    isAwaited?: boolean;
  },
): Promise<void> {
  await db.query(
    `update payment_requests
     set status = case when $2 = 'approved' then 'done' else 'cancelled' end,
       decision = $2, decided_at = $3, decided_by = $4, memo = $5, checked_by = $6,
       claimed_by = null, claim_ends_at = null,
       asked_amount = case when $7::bigint is not null then amount end,
       amount = coalesce($7::bigint, amount), is_awaited = $8
     where id = $1`,
    [
      id,
      decided.decision,
      decided.at,
      decided.by ?? null,
      decided.memo ?? null,
      decided.checkerId ?? null,
      decided.came ?? null,
      decided.isAwaited ?? false,
    ],
  );
}

export async function hideRequest(db: Queryable, id: bigint, at: Date): Promise<void> {
  await db.query("update payment_requests set hidden_at = $2 where id = $1", [id, at]);
}

/** Cancels waiting deposits that have expired without a transfer; answers them. */
export const expireDeposits = (
  db: Queryable,
  now: Date,
  most: number,
): Promise<{ id: bigint; memberId: bigint }[]> =>
  db.query<{ id: bigint; memberId: bigint }>(
    `update payment_requests set status = 'cancelled', decision = 'expired', decided_at = $1
     where id in (select r.id from payment_requests r
                  where r.status = 'waiting' and r.expires_at <= $1
                    and not exists (select from payment_statement_lines l where l.deposit_id = r.id)
                  order by r.expires_at limit $2 for update of r skip locked)
     returning id, member_id as "memberId"`,
    [now, most],
  );
