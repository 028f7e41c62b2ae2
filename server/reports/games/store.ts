import type { Queryable } from "#server/kit/database.ts";
import { memberMovements, type MemberMovementName } from "#server/ledger/movements.ts";
import { TEST_ACCOUNTS } from "#server/ledger/test-accounts.ts";
import type { Period } from "#server/reports/periods.ts";
import type { Progress, Reach } from "#server/reports/store.ts";

const idsOf = (...names: MemberMovementName[]): string =>
  names.map((name) => memberMovements[name].id).join(", ");
const STAKES = idsOf("bet", "bet_rollback", "bet_refund");
const VOIDS = idsOf("bet_rollback", "bet_refund");
const RETURNS = idsOf("win", "win_rollback");
const OF_ROUNDS = `${STAKES}, ${RETURNS}`;

/** Locks the sums. */
export async function lockGamesProgress(db: Queryable): Promise<Progress> {
  const [row] = await db.query<Progress>(
    `select s.time_zone as "timeZone", p.games_time_zone as "summedTimeZone",
       p.games_until::text as until
     from report_progress p join settings_sites s on s.host = '*' for update of p`,
  );
  if (!row) throw new Error("the progress of the reports is not there");
  return row;
}

/**
 * Empties the sums, which are then computed again from the first entry, in days of `timeZone`. Answers
 * the moment of that entry.
 */
export async function beginGamesAnew(db: Queryable, timeZone: string): Promise<string> {
  await db.query("truncate report_game_sums");
  const [row] = await db.query<{ until: string }>(
    `update report_progress set games_time_zone = $1,
       games_until = coalesce((select min(posted_at) from ledger_entries), now())
     returning games_until::text as until`,
    [timeZone],
  );
  if (!row) throw new Error("the progress of the reports is not there");
  return row.until;
}

export async function saveGamesProgress(db: Queryable, until: string): Promise<void> {
  await db.query("update report_progress set games_until = $1::timestamptz", [until]);
}

/**
 * Adds a period's entries of rounds to the sums of their games. An entry's round is the newest one of
 * the account that names it; a round from before rounds named their entries is taken for the one that
 * began last.
 */
export async function addGameSums(db: Queryable, { from, before, timeZone }: Reach): Promise<void> {
  await db.query(
    `with moved as (
       select (e.posted_at at time zone $3)::date as day, e.bucket, e.account_id, e.seq, e.movement,
         e.delta
       from ledger_entries e
       where e.posted_at >= $1::timestamptz and e.posted_at < $2::timestamptz
         and e.movement in (${OF_ROUNDS}) and (e.bucket, e.account_id) not in ${TEST_ACCOUNTS})
     insert into report_game_sums as s (day, game_id, movement, entries, rounds, amount)
     select m.day, r.game_id, m.movement, count(*), count(*) filter (where r.first_seq = m.seq),
       sum(m.delta)
     from moved m cross join lateral (
       select r.game_id, r.first_seq from game_rounds r
       where r.bucket = m.bucket and r.account_id = m.account_id and r.first_seq <= m.seq
         and (m.seq = any(r.entry_seqs) or r.entry_seqs = '{}')
       order by r.first_seq desc limit 1) r
     group by 1, 2, 3
     on conflict (day, game_id, movement) do update
       set entries = s.entries + excluded.entries, rounds = s.rounds + excluded.rounds,
         amount = s.amount + excluded.amount`,
    [from, before, timeZone],
  );
}

/** The moment up to which entries are in the sums. */
export async function getGamesUntil(db: Queryable): Promise<Date> {
  const [row] = await db.query<{ until: Date }>(
    "select greatest(games_until, 'epoch') as until from report_progress",
  );
  if (!row) throw new Error("the progress of the reports is not there");
  return row.until;
}

export type GameSums = {
  provider: string;
  providerKo: string;
  providerEn: string;
  game: string;
  nameKo: string;
  nameEn: string;
  isGameUsed: boolean;
  isProviderUsed: boolean;
  /** In basis points; null where the provider declares none. */
  declared: number | null;
  /** Rounds that began in the period, and stakes of it that were given back. */
  rounds: number;
  voids: number;
  stakes: bigint;
  voided: bigint;
  /** With the wins from pools, whose sum is `jackpots`. */
  returns: bigint;
  jackpots: bigint;
  openRounds: number;
  openStakes: bigint;
};
type Told<Row> = { [Name in keyof Row]: Row[Name] extends bigint ? string : Row[Name] };

/**
 * The games that were played in a period, and those with open rounds now, in the lobby's order;
 * without test accounts. `bounds` are the ends of the period.
 */
export async function listGameSums(
  db: Queryable,
  { from, until }: Period,
  bounds: { from: Date; before: Date },
): Promise<GameSums[]> {
  const rows = await db.query<Told<GameSums>>(
    `with summed as (
       select game_id, sum(rounds)::integer as rounds,
         coalesce(sum(entries) filter (where movement in (${VOIDS})), 0)::integer as voids,
         -coalesce(sum(amount) filter (where movement in (${STAKES})), 0) as stakes,
         coalesce(sum(amount) filter (where movement in (${VOIDS})), 0) as voided,
         coalesce(sum(amount) filter (where movement in (${RETURNS})), 0) as returns
       from report_game_sums where day between $1 and $2 group by game_id),
     pools as (
       select r.game_id, sum(w.amount * (
         (w.won_at >= $3 and w.won_at < $4)::integer
           - coalesce(w.taken_back_at >= $3 and w.taken_back_at < $4, false)::integer)) as amount
       from jackpot_wins w join game_rounds r on r.bucket = w.bucket
         and r.provider_id = w.provider_id and r.round_ref = w.round_ref
       where (w.bucket, w.account_id) not in ${TEST_ACCOUNTS}
       group by r.game_id),
     open as (
       select r.game_id, count(*)::integer as rounds, sum(r.stake) as stakes from game_rounds r
       where r.state = 'open' and (r.bucket, r.account_id) not in ${TEST_ACCOUNTS}
       group by r.game_id)
     select p.code as provider, p.name_ko as "providerKo", p.name_en as "providerEn",
       g.code as game, g.name_ko as "nameKo", g.name_en as "nameEn", g.is_used as "isGameUsed",
       p.is_used as "isProviderUsed", g.declared_return as declared,
       coalesce(s.rounds, 0) as rounds, coalesce(s.voids, 0) as voids,
       coalesce(s.stakes, 0)::text as stakes, coalesce(s.voided, 0)::text as voided,
       coalesce(s.returns, 0)::text as returns, coalesce(j.amount, 0)::text as jackpots,
       coalesce(o.rounds, 0) as "openRounds", coalesce(o.stakes, 0)::text as "openStakes"
     from games g join game_providers p on p.id = g.provider_id
     left join summed s on s.game_id = g.id
     left join pools j on j.game_id = g.id and j.amount <> 0
     left join open o on o.game_id = g.id
     where s.game_id is not null or j.game_id is not null or o.game_id is not null
     order by p.position, g.position, g.id`,
    [from, until, bounds.from, bounds.before],
  );
  return rows.map((row) => ({
    ...row,
    stakes: BigInt(row.stakes),
    voided: BigInt(row.voided),
    returns: BigInt(row.returns),
    jackpots: BigInt(row.jackpots),
    openStakes: BigInt(row.openStakes),
  }));
}
