import type { PaymentState } from "#contract/office/payment-history.ts";
import type { Queryable } from "#server/kit/database.ts";
import type { Money } from "#server/kit/money.ts";
import type { RequestKind } from "#server/payments/store.ts";

export type HistoryQuery = {
  from: Date | null;
  before: Date | null;
  kind: RequestKind | null;
  state: PaymentState | null;
  loginId: string | null;
  operatorId: number | null;
  atLeast: Money | null;
  atMost: Money | null;
  reference: string | null;
};

/**
 * The state of a request. Its payout, which only an approved withdrawal has, is looked up row by row,
 * so that no join of all payouts can keep the newest requests from being found in their order.
 */
const PAYOUT_STATE = `case when r.kind = 'withdrawal' and r.decision = 'approved' then
  (select p.state from payment_payouts p where p.request_id = r.id) end`;
const STATE = `case r.status when 'waiting' then 'waiting'
  when 'taken' then case when r.held_at is not null then 'held' else 'taken' end
  else coalesce(${PAYOUT_STATE}, r.decision, r.status) end`;

/** An approved withdrawal has a payout, except from before payouts existed. */
const HAS_PAYOUT = `r.asked_at >= coalesce(
  (select made_at from payment_payouts order by id limit 1), 'infinity'::timestamptz)`;
/**
 * The payouts that are not settled, which are few, so that of all others only the request is read. In
 * two ranges, because an index finds those and no inequality.
 */
const UNSETTLED = `select request_id, state from payment_payouts
  where (state < 'settled' or state > 'settled') and request_id is not null`;
const MAY_BE_SETTLED = `r.kind = 'withdrawal' and r.decision = 'approved'
  and r.id not in (select request_id from (${UNSETTLED}) u)`;
const IS_SETTLED = `${MAY_BE_SETTLED} and (${HAS_PAYOUT} or ${STATE} = 'settled')`;

/**
 * How matching requests are found: each way is an index in the order of the list, because a filter
 * that few of many millions match would otherwise read all of them.
 */
export type Way = "time" | "undecided" | "settled" | "payout" | "decision" | "operator";

const OF_STATE = `($4::text is null or ${STATE} = $4)`;
/** The operator's own way says this by itself: said twice, the planner expects far too few payments. */
const OF_OPERATOR = "($6::bigint is null or r.decided_by = $6 or r.checked_by = $6)";
const first = {
  time: `${OF_OPERATOR} and ${OF_STATE}`,
  undecided: `${OF_OPERATOR} and r.status in ('waiting', 'taken') and ${STATE} = $4`,
  settled: `${OF_OPERATOR} and $4 = 'settled' and ${IS_SETTLED}`,
  payout: `${OF_OPERATOR} and r.id in (select request_id from payment_payouts where state = $4)`,
  decision: `${OF_OPERATOR} and r.kind = 'deposit' and r.decision = $4`,
  operator: `r.decided_by = $6 and r.decision is not null and ${OF_STATE}`,
} as const satisfies Record<Way, string>;

/** Without a look at the payout of each withdrawal, so that an index alone answers it. */
const counted = {
  time: first.time,
  undecided: first.undecided,
  payout: first.payout,
  decision: first.decision,
  operator: first.operator,
  settled: `${OF_OPERATOR} and $4 = 'settled' and ${MAY_BE_SETTLED}`,
} as const satisfies Record<Way, string>;

/** The rest of each way. */
const second = {
  time: `false and ${OF_STATE}`,
  undecided: "false and $4 is null",
  settled: "false and $4 is null",
  payout: "false and $4 is null",
  decision: `r.kind = 'withdrawal' and r.decision = $4
    and ($4 <> 'approved' or not (${HAS_PAYOUT}) and ${STATE} = $4)`,
  operator: `r.checked_by = $6 and r.decided_by is distinct from $6 and r.decision is not null
    and ${OF_STATE}`,
} as const satisfies Record<Way, string>;

const FOUND = `payment_requests r
  where ($1::timestamptz is null or r.asked_at >= $1)
    and ($2::timestamptz is null or r.asked_at < $2)
    and ($3::text is null or r.kind = $3)
    and ($5::text is null or r.member_id = (select id from members where login_id = $5))
    and ($7::bigint is null or r.amount >= $7)
    and ($8::bigint is null or r.amount <= $8)
    and ($9::text is null or r.reference = $9)`;

const valuesOf = (query: HistoryQuery) => [
  query.from,
  query.before,
  query.kind,
  query.state,
  query.loginId,
  query.operatorId,
  query.atLeast,
  query.atMost,
  query.reference,
];

export type HistoryRow = {
  id: bigint;
  kind: RequestKind;
  state: PaymentState;
  amount: Money;
  asked: Money | null;
  memberId: bigint;
  loginId: string;
  nick: string;
  reference: string | null;
  askedAt: Date;
  decidedAt: Date | null;
  decidedBy: string | null;
  checkedBy: string | null;
  fileId: bigint | null;
  endedAt: Date | null;
  lineId: bigint | null;
  lineAccount: string | null;
  lineSender: string | null;
  lineAt: Date | null;
};

/** Only what an index has, so that no request is read that the page does not show. */
const KEY = `select r.id, r.asked_at from ${FOUND}`;
const PAGE = `($10::bigint is null
    or (r.asked_at, r.id) < (select asked_at, id from payment_requests where id = $10))
  order by r.asked_at desc, r.id desc limit $11`;

/** The newest requests first; those after the request `before`. */
export const listHistory = (
  db: Queryable,
  query: HistoryQuery,
  way: Way,
  before: bigint | null,
  most: number,
): Promise<HistoryRow[]> =>
  db.query<HistoryRow>(
    `select r.id, r.kind, ${STATE} as state, r.amount, r.asked_amount as asked,
       r.member_id as "memberId",
       m.login_id as "loginId", m.nick, r.reference, r.asked_at as "askedAt",
       r.decided_at as "decidedAt", p.file_id as "fileId", p.ended_at as "endedAt",
       d.name as "decidedBy", c.name as "checkedBy", l.id as "lineId", a.bank_name as "lineAccount",
       l.sender as "lineSender", l.booked_at as "lineAt"
     from (select * from (
         (${KEY} and ${first[way]} and ${PAGE}) union all (${KEY} and ${second[way]} and ${PAGE})) r
       order by r.asked_at desc, r.id desc limit $11) found
     join payment_requests r on r.id = found.id
     join members m on m.id = r.member_id
     left join operators d on d.id = r.decided_by
     left join operators c on c.id = r.checked_by
     left join payment_payouts p on p.request_id = r.id
     left join payment_statement_lines l
       on l.deposit_id = r.id or (l.payout_id = p.id and l.is_outgoing)
     left join payment_receiving_accounts a on a.id = l.receiving_account_id
     order by r.asked_at desc, r.id desc`,
    [...valuesOf(query), before, most],
  );

/**
 * How many match, counted up to `most`. Approved withdrawals from before payouts existed count as
 * settled.
 */
export async function countHistory(
  db: Queryable,
  query: HistoryQuery,
  way: Way,
  most: number,
): Promise<number> {
  const [row] = await db.query<{ found: bigint }>(
    `select count(*) as found from (select 1 from ${FOUND} and ${counted[way]}
       union all select 1 from ${FOUND} and ${second[way]} limit $10) x`,
    [...valuesOf(query), most],
  );
  return Number(row?.found ?? 0);
}

export type GroupRow = { kind: RequestKind; state: PaymentState; count: bigint; amount: string };

/** A payout that is not among the few unsettled ones is settled, so that most are not looked up. */
const settledOr = (state: string): string => `case
  when r.kind = 'withdrawal' and r.decision = 'approved' and ${HAS_PAYOUT} then 'settled'
  else ${state} end`;
/** The state as each way knows it, where it can from its index alone, which has the amount too. */
const stateBy = {
  time: settledOr(STATE),
  undecided: STATE,
  settled: settledOr(STATE),
  payout: "$4::text",
  decision: "r.decision",
  operator: settledOr(`coalesce(${PAYOUT_STATE}, r.decision)`),
} as const satisfies Record<Way, string>;

/**
 * Sums by kind and state, in ledger units, of `most` payments at most: a longer list is read no
 * further. Beside the settled ones there can be approved ones from before payouts existed.
 */
export const sumHistory = (
  db: Queryable,
  query: HistoryQuery,
  way: Way,
  most: number,
): Promise<GroupRow[]> =>
  db.query<GroupRow>(
    `select x.kind, coalesce(u.state, x.state) as state, count(*) as count, sum(x.amount) as amount
     from (select r.id, r.kind, r.amount, ${stateBy[way]} as state from ${FOUND} and ${counted[way]}
       union all
       select r.id, r.kind, r.amount, ${stateBy[way]} as state from ${FOUND} and ${second[way]}
       limit $10) x
     left join (${UNSETTLED}) u on u.request_id = x.id
     group by 1, 2 order by 1, 2`,
    [...valuesOf(query), most],
  );

export type PostedRow = { movement: string; amount: string };

/**
 * Sums of the ledger's movements of the same payments, by movement, in ledger units. The keys are
 * found as one set: keys that are neighbours in the index are read together.
 */
export const sumPosted = (db: Queryable, query: HistoryQuery, way: Way): Promise<PostedRow[]> =>
  db.query<PostedRow>(
    `select split_part(k.key, ':', 1) as movement, sum(k.amount) as amount
     from ledger_keys k
     where k.scope_id = (select id from ledger_scopes where code = 'payments') and k.seq is not null
       and k.key = any(array(
         select moved.name || ':' || x.id
         from (select r.id, r.kind from ${FOUND} and ${first[way]}
           union all select r.id, r.kind from ${FOUND} and ${second[way]}) x
         cross join lateral unnest(case x.kind when 'deposit' then array['deposit'] else array[
           'hold_set_aside', 'hold_lifted', 'withdrawal', 'withdrawal_returned'] end) moved(name)))
     group by 1`,
    valuesOf(query),
  );

export const listDeciders = (db: Queryable): Promise<{ id: bigint; name: string }[]> =>
  db.query("select id, name from operators order by name, id limit 1000");
