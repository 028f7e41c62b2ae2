import type { JackpotTier } from "#contract/jackpot-tiers.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";
import type { EventPlace } from "#server/kit/event-place.ts";
import type { Money } from "#server/kit/money.ts";
import { TEST_ACCOUNTS } from "#server/ledger/test-accounts.ts";

/** The one rule of what a large jackpot is: its amount reaches that of a large win. */
const LARGE_FROM = "(select large_win_from from settings_money)";

/** The mark with which a provider's protocol names a jackpot, as its index is written. */
const MARK = "t.tags[cardinality(t.tags)]";

/** What a provider marks as a jackpot is its named part of the win, or the whole win. */
const MARKED_AMOUNT = `case ${MARK} when 'jackpot' then t.amount
  else least(t.amount, split_part(${MARK}, ' ', 2)::bigint) end`;

/**
 * The large jackpots: paid by our pools, by a provider that feeds none of them, and by providers that
 * mark their own. Each is the ledger entry that paid the member. Those of test accounts are left out.
 */
const LARGE = `(
  select w.won_at as at, w.bucket, w.account_id, w.entry_seq, w.provider_id, w.round_ref, w.tier,
    w.amount, w.paid, w.taken_back_at is not null as is_back
  from jackpot_wins w where w.amount >= ${LARGE_FROM}
  union all
  select u.won_at, u.bucket, u.account_id, u.entry_seq, u.provider_id, u.round_ref, u.tier,
    u.amount, 0, u.taken_back_at is not null
  from jackpot_unfed_wins u where u.amount >= ${LARGE_FROM}
  union all
  select t.at, a.bucket, a.id, t.entry_seq, g.provider_id, t.round_ref, null, m.amount, 0, t.is_reversed
  from game_transactions t
  join games g on g.id = t.game_id
  join ledger_accounts a on a.bucket = members_bucket(t.member_id) and a.member_id = t.member_id
    and a.kind = 'cash'
  cross join lateral (select ${MARKED_AMOUNT} as amount) m
  where t.kind = 'win' and ${MARK} like 'jackpot%' and t.amount >= ${LARGE_FROM}
    and m.amount >= ${LARGE_FROM} and t.entry_seq is not null
) p left join report_jackpot_confirmations c
  on c.account_id = p.account_id and c.entry_seq = p.entry_seq`;

const IS_LIVE = `(p.bucket, p.account_id) not in ${TEST_ACCOUNTS}`;
const IS_WAITING = "not p.is_back and c.confirmed_at is null";

export type JackpotRow = EventPlace & {
  accountId: bigint;
  seq: bigint;
  memberId: bigint;
  loginId: string;
  gameKo: string;
  gameEn: string;
  providerKo: string;
  providerEn: string;
  firstSeq: bigint;
  tier: JackpotTier | null;
  amount: Money;
  paid: Money;
  isBack: boolean;
  confirmedBy: string | null;
  confirmedAt: Date | null;
  reason: string | null;
};

export type Wanted = { from: Date; before: Date; isWaiting: boolean };

/**
 * An entry's place behind those of the same moment; accounts and their entries stay below 10^9 each.
 */
const PLACE = "p.account_id * 1000000000 + p.entry_seq";

/** The large jackpots of a period before a place, newest first. */
export const listLarge = (
  db: Queryable,
  { from, before, isWaiting }: Wanted,
  place: EventPlace,
  most: number,
): Promise<JackpotRow[]> =>
  db.query<JackpotRow>(
    `select (extract(epoch from p.at) * 1000000)::bigint as at, 0 as source, ${PLACE} as id,
       p.account_id as "accountId", p.entry_seq as seq, a.member_id as "memberId",
       m.login_id as "loginId", g.name_ko as "gameKo", g.name_en as "gameEn",
       v.name_ko as "providerKo", v.name_en as "providerEn", r.first_seq as "firstSeq",
       p.tier, p.amount, p.paid, p.is_back as "isBack", o.name as "confirmedBy",
       c.confirmed_at as "confirmedAt", c.reason
     from ${LARGE} left join operators o on o.id = c.confirmed_by
     join ledger_accounts a on a.bucket = p.bucket and a.id = p.account_id
     join members m on m.id = a.member_id
     join game_rounds r on r.bucket = p.bucket and r.provider_id = p.provider_id
       and r.round_ref = p.round_ref
     join games g on g.id = r.game_id
     join game_providers v on v.id = p.provider_id
     where p.at >= $1 and p.at < $2 and (not $3::boolean or (${IS_WAITING})) and ${IS_LIVE}
       and (p.at, ${PLACE})
         < (timestamptz 'epoch' + $4::bigint * interval '1 microsecond', $5::bigint)
     order by p.at desc, id desc limit $6`,
    [from, before, isWaiting, place.at, place.id, most],
  );

/** How many large jackpots wait for a confirmation, and since when. */
export async function countWaiting(
  db: Queryable,
): Promise<{ count: number; oldestAt: Date | null }> {
  const [row] = await db.query<{ count: number; oldestAt: Date | null }>(
    `select count(*)::integer as count, min(p.at) as "oldestAt" from ${LARGE}
     where ${IS_WAITING} and ${IS_LIVE}`,
  );
  return row ?? { count: 0, oldestAt: null };
}

/** In ledger units. */
export async function largeFrom(db: Queryable): Promise<Money> {
  const [row] = await db.query<{ from: Money }>(
    "select large_win_from as from from settings_money",
  );
  if (!row) throw new Error("the settings of money have no row");
  return row.from;
}

type Payout = { accountId: bigint; seq: bigint };

/** A large jackpot by the entry that paid it. */
export async function findLarge(
  tx: Transaction,
  { accountId, seq }: Payout,
): Promise<
  { round: string; tier: JackpotTier | null; amount: Money; isBack: boolean } | undefined
> {
  const [row] = await tx.query<{
    round: string;
    tier: JackpotTier | null;
    amount: Money;
    isBack: boolean;
  }>(
    `select r.account_id || '-' || r.first_seq as round, p.tier, p.amount, p.is_back as "isBack"
     from ${LARGE} join game_rounds r on r.bucket = p.bucket and r.provider_id = p.provider_id
       and r.round_ref = p.round_ref
     where p.account_id = $1 and p.entry_seq = $2 and ${IS_LIVE}`,
    [accountId, seq],
  );
  return row;
}

/** Adds the confirmation of a payout; false when it has one. */
export async function addConfirmation(
  tx: Transaction,
  { accountId, seq }: Payout,
  { by, at, reason }: { by: bigint; at: Date; reason: string },
): Promise<boolean> {
  const rows = await tx.query(
    `insert into report_jackpot_confirmations (account_id, entry_seq, confirmed_by, confirmed_at, reason)
     values ($1, $2, $3, $4, $5) on conflict (account_id, entry_seq) do nothing returning account_id`,
    [accountId, seq, by, at, reason],
  );
  return rows.length > 0;
}
