import type { Queryable } from "#server/kit/database.ts";
import { plainArray } from "#server/kit/database.ts";
import { houseMovements } from "#server/ledger/movements.ts";

const { wallet_lost, wallet_won } = houseMovements;

export type MemberRow = { id: bigint; loginId: string };

/** Members by id, without test accounts. */
export const listMembers = (db: Queryable, after: bigint, most: number): Promise<MemberRow[]> =>
  db.query<MemberRow>(
    `select id, login_id as "loginId" from members where id > $1 and not is_test order by id limit $2`,
    [after, most],
  );

export const findMember = (db: Queryable, loginId: string): Promise<MemberRow[]> =>
  db.query<MemberRow>(`select id, login_id as "loginId" from members where login_id = $1`, [
    loginId,
  ]);

type Bounds = { from: Date; before: Date };

/** The end of a day, or of what is summed, with all its microseconds. */
const END = `(select least($3::timestamptz, entered_until) as at from report_progress)`;

export type AccountRow = {
  memberId: bigint;
  wallet: "cash" | "comp" | "hold";
  /** The balances of the last entries before both ends, in ledger units. */
  opening: bigint;
  closing: bigint;
  /** The sums of the entries between them by movement. */
  moved: { movement: number; amount: string }[];
};

/** Members' accounts that have entries, at both ends of a period. */
export const listAccounts = (
  db: Queryable,
  memberIds: readonly bigint[],
  { from, before }: Bounds,
): Promise<AccountRow[]> =>
  db.query<AccountRow>(
    `select a.member_id as "memberId", a.kind as wallet, coalesce(o.balance_after, 0) as opening,
       coalesce(c.balance_after, 0) as closing, m.moved
     from unnest($1::bigint[]) as w(id)
     cross join ${END} until
     join ledger_accounts a on a.bucket = members_bucket(w.id) and a.member_id = w.id and a.seq > 0
     cross join lateral (
       select ledger_seq_at(a.bucket, a.id, $2::timestamptz) as first,
         ledger_seq_at(a.bucket, a.id, until.at) as past offset 0) s
     left join ledger_entries o on o.bucket = a.bucket and o.account_id = a.id
       and o.seq = s.first - 1 and o.posted_at < $2
     left join ledger_entries c on c.bucket = a.bucket and c.account_id = a.id
       and c.seq = s.past - 1 and c.posted_at < until.at
     cross join lateral (
       select coalesce(jsonb_agg(jsonb_build_object('movement', g.movement, 'amount', g.amount)),
         '[]') as moved
       from (select e.movement, sum(e.delta)::text as amount from ledger_entries e
         where e.bucket = a.bucket and e.account_id = a.id and e.seq >= s.first and e.seq < s.past
           and e.posted_at >= $2 and e.posted_at < until.at
         group by e.movement) g) m`,
    [plainArray(memberIds), from, before],
  );

export type GamesRow = {
  memberId: bigint;
  /** In ledger units; sums may exceed eight bytes. */
  opening: string;
  closing: string;
  /** What was won less what was lost in the period. */
  results: string;
};

/**
 * What members have at providers that keep their money, or on the way, at both ends of a period. The
 * entries of a transfer are found by its keys, those of results by the account they are about.
 */
export const listGames = (
  db: Queryable,
  memberIds: readonly bigint[],
  { from, before }: Bounds,
): Promise<GamesRow[]> =>
  db.query<GamesRow>(
    `with accounts as (
       select a.member_id, a.bucket, a.id from unnest($1::bigint[]) as w(id)
       join ledger_accounts a on a.bucket = members_bucket(w.id) and a.member_id = w.id
         and a.kind = 'cash'),
     moved as (
       select a.member_id, e.posted_at, -e.delta as amount, false as "isResult"
       from accounts a
       join game_transfers t on t.member_id = a.member_id
       cross join unnest(array['transfer_sent', 'transfer_returned', 'transfer_received']) step
       join ledger_keys k on k.scope_id = (select id from ledger_scopes where code = 'transfers')
         and k.key = step || ':' || t.id and k.bucket = a.bucket and k.account_id = a.id
         and k.seq is not null
       join ledger_entries e on e.bucket = a.bucket and e.account_id = a.id and e.seq = k.seq
       union all
       select a.member_id, h.posted_at,
         case h.movement when ${wallet_lost.id} then -h.amount else h.amount end, true
       from accounts a
       join ledger_house_entries h on h.about_account_id = a.id
         and h.movement in (${wallet_lost.id}, ${wallet_won.id}))
     select m.member_id as "memberId",
       coalesce(sum(m.amount) filter (where m.posted_at < $2::timestamptz), 0)::text as opening,
       coalesce(sum(m.amount), 0)::text as closing,
       coalesce(sum(m.amount) filter (where m.posted_at >= $2 and m."isResult"), 0)::text as results
     from moved m cross join ${END} until where m.posted_at < until.at group by m.member_id`,
    [plainArray(memberIds), from, before],
  );
