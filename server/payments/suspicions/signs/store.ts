import type { Queryable } from "#server/kit/database.ts";
import type { Money } from "#server/kit/money.ts";
import type { Found } from "#server/payments/suspicions/signs/sign.ts";

/** Members of one site, or one of them, and the payments since a moment. */
export type Since = { siteId: number; memberId: bigint | null; since: Date };

const OF_SITE = `m.status <> 'closed' and ($2::bigint is null or m.id = $2)
  and coalesce(m.site_id, (select id from settings_sites where host = '*')) = $1`;

/** Approved deposits, and withdrawals that were asked for and not refused. */
const COUNTS = `(r.kind = 'deposit' and r.status = 'done' and r.decided_at > $3
  or r.kind = 'withdrawal' and r.status <> 'cancelled' and r.asked_at > $3)`;

/** The sum of the payments in won, from `least` on. */
export const sumPayments = (
  db: Queryable,
  { siteId, memberId, since }: Since,
  least: Money,
): Promise<Found[]> =>
  db.query<Found>(
    `select r.member_id as "memberId", (sum(r.amount) / 100000)::bigint as value
     from payment_requests r join members m on m.id = r.member_id
     where ${OF_SITE} and ${COUNTS}
     group by r.member_id having sum(r.amount) >= $4`,
    [siteId, memberId, since, least],
  );

/** How many payments there were, from `least` on, of members who moved at least `sum`. */
export const countPayments = (
  db: Queryable,
  { siteId, memberId, since }: Since,
  least: number,
  sum: Money,
): Promise<Found[]> =>
  db.query<Found>(
    `select r.member_id as "memberId", count(*) as value
     from payment_requests r join members m on m.id = r.member_id
     where ${OF_SITE} and ${COUNTS}
     group by r.member_id having count(*) >= $4 and sum(r.amount) >= $5`,
    [siteId, memberId, since, least, sum],
  );

/** How many deposits were at least `from` and below `below`, from `least` on. */
export const countDepositsBelow = (
  db: Queryable,
  { siteId, memberId, since }: Since,
  least: number,
  { from, below }: { from: Money; below: Money },
): Promise<Found[]> =>
  db.query<Found>(
    `select r.member_id as "memberId", count(*) as value
     from payment_requests r join members m on m.id = r.member_id
     where ${OF_SITE} and r.kind = 'deposit' and r.status = 'done' and r.decided_at > $3
       and r.amount >= $5 and r.amount < $6
     group by r.member_id having count(*) >= $4`,
    [siteId, memberId, since, least, from, below],
  );

/**
 * Stakes in percent of the deposits, below `below`, of members who deposited at least `sum` and asked
 * for at least half of it back.
 */
export const shareStaked = (
  db: Queryable,
  { siteId, memberId, since }: Since,
  sum: Money,
  below: number,
): Promise<Found[]> =>
  db.query<Found>(
    `select p.member_id as "memberId", (x.staked * 100 / p.deposited)::bigint as value
     from (
       select r.member_id, sum(r.amount) filter (where r.kind = 'deposit') as deposited,
         coalesce(sum(r.amount) filter (where r.kind = 'withdrawal'), 0) as withdrawn
       from payment_requests r join members m on m.id = r.member_id
       where ${OF_SITE} and ${COUNTS}
       group by r.member_id) p
     join ledger_accounts a
       on a.bucket = members_bucket(p.member_id) and a.member_id = p.member_id and a.kind = 'cash'
     cross join lateral (
       select coalesce(sum(ledger_counted(
         'stake', 'all', e.movement, e.delta, e.house_account_id)), 0)::bigint as staked
       from ledger_entries e
       where e.bucket = a.bucket and e.account_id = a.id
         and e.seq >= ledger_seq_at(a.bucket, a.id, $3) and e.posted_at > $3) x
     where p.deposited >= $4 and p.withdrawn * 2 >= p.deposited
       and x.staked * 100 < p.deposited * $5`,
    [siteId, memberId, since, sum, below],
  );

/** Days from the registration to the wish to close the account, of members who deposited at least `sum`. */
export const daysOfClosing = (
  db: Queryable,
  { siteId, memberId }: Omit<Since, "since">,
  most: number,
  sum: Money,
): Promise<Found[]> =>
  db.query<Found>(
    `select m.id as "memberId",
       floor(extract(epoch from c.asked_at - m.registered_at) / 86400)::bigint as value
     from member_closings c join members m on m.id = c.member_id
     where ${OF_SITE} and c.ended_at is null
       and c.asked_at < m.registered_at + $3::integer * interval '1 day'
       and (select sum(r.amount) from payment_requests r
            where r.member_id = m.id and r.kind = 'deposit' and r.status = 'done') >= $4`,
    [siteId, memberId, most, sum],
  );

export type PayerRow = {
  memberId: bigint;
  sender: string;
  owner: string;
  reference: string | null;
};

/** Transfers to members from a sender whose name differs from that of the member's account. */
export const listOtherPayers = (
  db: Queryable,
  { siteId, memberId, since }: Since,
): Promise<PayerRow[]> =>
  db.query<PayerRow>(
    `select m.id as "memberId", l.sender, m.bank_owner as owner, r.reference
     from payment_statement_lines l
     left join payment_requests r on r.id = l.deposit_id
     join members m on m.id = coalesce(r.member_id, l.member_id)
     where ${OF_SITE} and not l.is_outgoing and l.booked_at > $3
       and replace(l.sender, ' ', '') <> replace(m.bank_owner, ' ', '')`,
    [siteId, memberId, since],
  );
