import type { Queryable, Transaction } from "#server/kit/database.ts";
import type { Money } from "#server/kit/money.ts";
import { selectRound, roundNames, type FoundRound } from "#server/games/round-search/store.ts";

/**
 * Lists rounds without a stake that changed since the last time, up to `until`, and paid at least
 * the limit of the settings. An acknowledged one is listed again when it paid more since. Answers
 * the number of processed rounds.
 */
export async function listChanged(db: Queryable, until: Date, most: number): Promise<number> {
  const [row] = await db.query<{ rounds: number }>(
    `with changed as materialized (
       select bucket, account_id, first_seq, payout, changed_at from game_rounds
       where stake = 0 and payout > 0
         and changed_at > (select looked_until from game_unstaked_progress) and changed_at <= $1
       order by changed_at fetch first ($2) rows with ties
     ), listed as (
       insert into game_unstaked_wins as known (bucket, account_id, first_seq, amount, found_at)
       select bucket, account_id, first_seq, payout, $1 from changed
       where payout >= (select unstaked_win_from from settings_money)
       on conflict (bucket, account_id, first_seq) do update
       set amount = excluded.amount, found_at = excluded.found_at,
         acknowledged_at = null, acknowledged_by = null
       where known.amount < excluded.amount
     ), moved as (
       update game_unstaked_progress set looked_until = changed.until
       from (select max(changed_at) as until from changed) changed where changed.until is not null
     )
     select count(*)::integer as rounds from changed`,
    [until, most],
  );
  if (!row) throw new Error("the list of wins without a stake answered no row");
  return row.rounds;
}

export type UnstakedWinRow = FoundRound & {
  id: bigint;
  amount: Money;
  /** The part of the round's wins that our pools paid. */
  jackpot: Money;
  foundAt: Date;
};

/** The listed ones in the order in which they were found, after the row `after`. */
export const listWaiting = (
  db: Queryable,
  after: bigint,
  most: number,
): Promise<UnstakedWinRow[]> =>
  db.query<UnstakedWinRow>(
    `${selectRound}, u.id, u.amount, u.found_at as "foundAt", coalesce((
       select sum(w.amount) from jackpot_wins w
       where w.bucket = r.bucket and w.provider_id = r.provider_id and w.round_ref = r.round_ref
         and w.taken_back_at is null), 0)::bigint as jackpot
     from (select * from game_unstaked_wins
           where acknowledged_at is null and id > $1 order by id limit $2) u
     join game_rounds r on r.bucket = u.bucket and r.account_id = u.account_id
       and r.first_seq = u.first_seq
     ${roundNames} order by u.id`,
    [after, most],
  );

export async function countWaiting(db: Queryable): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    "select count(*)::integer as count from game_unstaked_wins where acknowledged_at is null",
  );
  return row?.count ?? 0;
}

type RoundKey = Pick<FoundRound, "bucket" | "accountId" | "firstSeq">;

/** A round's row of the list, locked until the transaction ends. */
export async function lockWin(
  tx: Transaction,
  { bucket, accountId, firstSeq }: RoundKey,
): Promise<{ id: bigint; amount: Money; isAcknowledged: boolean } | undefined> {
  const [row] = await tx.query<{ id: bigint; amount: Money; isAcknowledged: boolean }>(
    `select id, amount, acknowledged_at is not null as "isAcknowledged" from game_unstaked_wins
     where bucket = $1 and account_id = $2 and first_seq = $3 for update`,
    [bucket, accountId, firstSeq],
  );
  return row;
}

export async function saveAcknowledged(
  tx: Transaction,
  id: bigint,
  { at, by }: { at: Date; by: bigint },
): Promise<void> {
  await tx.query(
    "update game_unstaked_wins set acknowledged_at = $2, acknowledged_by = $3 where id = $1",
    [id, at, by],
  );
}
