import type { JackpotTier } from "#contract/jackpot-tiers.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";
import { units, type Money } from "#server/kit/money.ts";
import type { AccountRef } from "#server/ledger/account.ts";
import { memberMovements } from "#server/ledger/movements.ts";

export type JackpotPayment = {
  tier: JackpotTier;
  amount: Money;
  account: AccountRef;
  /** The number of the entry that paid the member. */
  seq: bigint;
  memberId: bigint;
  providerId: number;
  roundRef: string;
  scopeId: number;
  key: string;
};

/** Records a jackpot of a provider whose stakes feed no pool, which the provider alone pays. */
export async function addUnfedWin(
  tx: Transaction,
  { account, ...win }: Omit<JackpotPayment, "memberId">,
): Promise<void> {
  await tx.query(
    `insert into jackpot_unfed_wins (bucket, account_id, entry_seq, scope_id, key, provider_id, round_ref,
       tier, amount, won_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, clock_timestamp())`,
    [
      account.bucket,
      account.id,
      win.seq,
      win.scopeId,
      win.key,
      win.providerId,
      win.roundRef,
      win.tier,
      win.amount,
    ],
  );
}

/** Pays from the pool and restarts it; answers the part of the amount that the pool paid. */
export async function payFromPool(db: Queryable, payment: JackpotPayment): Promise<Money> {
  const [row] = await db.query<{ paid: bigint }>(
    "select jackpots_pay($1, $2, $3::smallint, $4, $5, $6, $7, $8, $9::smallint, $10) as paid",
    [
      payment.tier,
      payment.amount,
      payment.account.bucket,
      payment.account.id,
      payment.seq,
      payment.memberId,
      payment.providerId,
      payment.roundRef,
      payment.scopeId,
      payment.key,
    ],
  );
  if (!row) throw new Error("jackpots_pay answered no row");
  return units(row.paid);
}

/** The jackpots among entries of an account, also those that were rolled back. */
export const listWinsOfEntries = (
  db: Queryable,
  account: AccountRef,
  seqs: readonly bigint[],
): Promise<{ seq: bigint; tier: JackpotTier; amount: Money }[]> =>
  db.query(
    `select entry_seq as seq, tier, amount from jackpot_wins
     where bucket = $1 and account_id = $2 and entry_seq = any($3)`,
    [account.bucket, account.id, seqs],
    "jackpot-wins-of-entries",
  );

export type WinRow = {
  id: bigint;
  tier: JackpotTier;
  amount: Money;
  paid: Money;
  wonAt: Date;
  takenBackAt: Date | null;
  loginId: string;
  accountId: bigint;
  firstSeq: bigint;
  nameKo: string;
  nameEn: string;
};

/** The newest wins with their member, game and round. */
export const listNewestWins = (db: Queryable, most: number): Promise<WinRow[]> =>
  db.query<WinRow>(
    `select w.id, w.tier, w.amount, w.paid, w.won_at as "wonAt", w.taken_back_at as "takenBackAt",
       m.login_id as "loginId", w.account_id as "accountId", r.first_seq as "firstSeq",
       g.name_ko as "nameKo", g.name_en as "nameEn"
     from (select * from jackpot_wins order by id desc limit $1) w
     join members m on m.id = w.member_id
     join game_rounds r on r.bucket = w.bucket and r.provider_id = w.provider_id and r.round_ref = w.round_ref
     join games g on g.id = r.game_id
     order by w.id desc`,
    [most],
  );

/** The start amount of each pool after a win, by tier. */
export async function startAmounts(db: Queryable): Promise<Map<string, Money>> {
  const rows = await db.query<{ tier: JackpotTier; start: Money }>(
    "select tier, start_amount as start from jackpot_tiers",
  );
  return new Map(rows.map(({ tier, start }) => [tier, start]));
}

/** The money that entered and left a pool, in ledger units, without what was rolled back. */
export type PoolSources = { started: Money; contributed: Money; paid: Money };

/**
 * The sources of each pool's balance, by tier. Stakes make a house entry for each batch, so that what
 * they gave is not summed: it is what the balance leaves of the few entries of operators and wins.
 */
export async function poolSources(db: Queryable): Promise<Map<JackpotTier, PoolSources>> {
  const rows = await db.query<{ tier: JackpotTier } & PoolSources>(
    `select t.tier, m.started, m.paid,
       jackpot_pool_balance(t.house_account_id) + m.paid - m.started as contributed
     from jackpot_tiers t cross join lateral (
       select (coalesce((select sum(f.amount) from jackpot_fundings f where f.tier = t.tier), 0)
           + coalesce(sum(w.started - coalesce(w.start_returned, 0)), 0))::bigint as started,
         coalesce(sum(w.paid) filter (where w.taken_back_at is null), 0)::bigint as paid
       from jackpot_wins w where w.tier = t.tier) m`,
  );
  return new Map(rows.map(({ tier, ...sources }) => [tier, sources]));
}

/** Locks the pools in one order, so that shares and money of pools change one after the other. */
export const lockPools = (tx: Transaction): Promise<object[]> =>
  tx.query("select from jackpot_tiers order by tier for update");

/**
 * The pools that stakes of a provider feed, in use or not, each with its distinct shares; `isInUse`
 * when a game that is in use does.
 */
export const listFedTiers = (
  db: Queryable,
): Promise<{ tier: JackpotTier; basisPoints: number; isInUse: boolean }[]> =>
  db.query(
    `select t.tier, s.basis_points as "basisPoints",
       bool_or(p.is_used and exists (select from games g where g.provider_id = p.id and g.is_used))
         as "isInUse"
     from game_providers p join ledger_share_schemes s on s.id = p.share_scheme_id
     join jackpot_tiers t on t.house_account_id = s.house_account_id
     group by 1, 2 order by 1, 2`,
  );

type Round = { account: AccountRef; providerId: number; roundRef: string };

/** Whether these shares feed a pool, or those with which a stake of the round was made. */
export async function feedsPool(
  db: Queryable,
  { account, providerId, roundRef }: Round,
  shareId: number | null,
  tier: JackpotTier,
): Promise<boolean> {
  const rows = await db.query(
    `select from jackpot_tiers t join ledger_share_schemes s on s.house_account_id = t.house_account_id
     where t.tier = $1 and (s.id = $2 or s.id in (
       select e.share_scheme_id from game_rounds r
       join ledger_entries e on e.bucket = r.bucket and e.account_id = r.account_id and e.seq = any(r.entry_seqs)
       where r.bucket = $3 and r.provider_id = $4 and r.round_ref = $5 and r.account_id = $6
         and e.movement = ${memberMovements.bet.id}))
     limit 1`,
    [tier, shareId, account.bucket, providerId, roundRef, account.id],
  );
  return rows.length > 0;
}
