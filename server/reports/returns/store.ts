import type { Queryable } from "#server/kit/database.ts";
import { TEST_ACCOUNTS } from "#server/ledger/test-accounts.ts";

type Told<Row> = { [Name in keyof Row]: Row[Name] extends bigint ? string : Row[Name] };

export type GameSample = {
  gameId: number;
  provider: string;
  game: string;
  nameKo: string;
  nameEn: string;
  declared: number | null;
  rounds: number;
  stakes: bigint;
  returns: bigint;
  /** Sums of squares and products of each round's stake and return, in won². */
  stakeSquares: number;
  stakeTimesReturn: number;
  returnSquares: number;
};

/** A round is counted on the day on which it began, or when an earlier day left it waiting. */
const IS_COUNTED_ONCE = `(r.opened_at >= $1 or exists (
  select from report_return_waiting w where w.bucket = r.bucket
    and w.provider_id = r.provider_id and w.round_ref = r.round_ref))`;

/** Only with `isOnce`. */
const IS_COUNTED_NOW = `(not $4::boolean or ${IS_COUNTED_ONCE})`;

const IS_REPORTED = `(r.bucket, r.account_id) not in ${TEST_ACCOUNTS}`;

/**
 * The sums of each game over its newest closed rounds of a period, at most this many, since its
 * declared return last changed, without test accounts; `isOnce` leaves out rounds that an earlier day counted.
 */
export const listSamples = async (
  db: Queryable,
  bounds: { from: Date; before: Date },
  most: number,
  { isOnce } = { isOnce: false },
): Promise<GameSample[]> => {
  const rows = await db.query<Told<GameSample>>(
    // A pool's payment is not part of a game's return, because stakes of all games paid for it.
    // Such rounds are few, so they are found from their jackpots instead of checking every round.
    `with sums as (
       select game_id, count(*)::integer as rounds, sum(stake) as stakes,
         sum(payout) as returns, min(changed_at) as oldest,
         sum((stake / 1e5::float8) ^ 2) as "stakeSquares",
         sum(stake / 1e5::float8 * (payout / 1e5::float8)) as "stakeTimesReturn",
         sum((payout / 1e5::float8) ^ 2) as "returnSquares"
       from (select r.game_id, r.stake, r.payout, r.changed_at
             from game_rounds r join games g on g.id = r.game_id
             where r.state = 'closed' and ${IS_REPORTED} and r.changed_at >= $1 and r.changed_at < $2
               and r.changed_at >= coalesce(g.return_since, '-infinity')
               and ${IS_COUNTED_NOW}
             order by r.changed_at desc limit $3) newest
       where stake > 0 group by game_id),
     won as (select bucket, provider_id, round_ref, sum(amount) as amount from jackpot_wins
             where taken_back_at is null group by 1, 2, 3),
     from_pools as (
       select r.game_id, sum(won.amount) as returns,
         sum(r.stake / 1e5::float8 * (won.amount / 1e5::float8)) as "stakeTimesReturn",
         sum((r.payout / 1e5::float8) ^ 2 - ((r.payout - won.amount) / 1e5::float8) ^ 2)
           as "returnSquares"
       from won join game_rounds r on r.bucket = won.bucket and r.provider_id = won.provider_id
         and r.round_ref = won.round_ref
       join games g on g.id = r.game_id and r.changed_at >= coalesce(g.return_since, '-infinity')
       where r.state = 'closed' and ${IS_REPORTED} and r.stake > 0 and r.changed_at < $2
         and r.changed_at >= (select min(oldest) from sums) and ${IS_COUNTED_NOW}
       group by r.game_id)
     select g.id as "gameId", p.code as provider, g.code as game, g.name_ko as "nameKo", g.name_en as "nameEn",
       g.declared_return as declared, s.rounds,
       s.stakes::text, (s.returns - coalesce(f.returns, 0))::text as returns, s."stakeSquares",
       s."stakeTimesReturn" - coalesce(f."stakeTimesReturn", 0) as "stakeTimesReturn",
       s."returnSquares" - coalesce(f."returnSquares", 0) as "returnSquares"
     from sums s left join from_pools f on f.game_id = s.game_id
     join games g on g.id = s.game_id join game_providers p on p.id = g.provider_id
     order by p.position, g.position`,
    [bounds.from, bounds.before, most, isOnce],
  );
  return rows.map((row) => ({
    ...row,
    stakes: BigInt(row.stakes),
    returns: BigInt(row.returns),
  }));
};

/**
 * After a day is counted: stores the rounds of the day that were open at its end or changed later, and
 * deletes stored ones that were counted by now or that began before `oldest`.
 */
export async function keepWaiting(
  db: Queryable,
  { from, before }: { from: Date; before: Date },
  oldest: Date,
): Promise<void> {
  await db.query(
    `delete from report_return_waiting w using game_rounds r
     where r.bucket = w.bucket and r.provider_id = w.provider_id and r.round_ref = w.round_ref
       and (r.opened_at < $2 or (r.state = 'closed' and r.changed_at < $1))`,
    [before, oldest],
  );
  await db.query(
    `insert into report_return_waiting (bucket, provider_id, round_ref)
     select bucket, provider_id, round_ref from game_rounds
     where state = 'open' and opened_at >= $1 and opened_at < $2
     union all
     select bucket, provider_id, round_ref from game_rounds
     where state = 'closed' and changed_at >= $2 and opened_at >= $1 and opened_at < $2
     on conflict do nothing`,
    [from, before],
  );
}

/** Stores the sums of a day (UTC, year-month-day). */
export async function saveDay(
  db: Queryable,
  day: string,
  samples: readonly GameSample[],
): Promise<void> {
  await db.query(
    `insert into report_return_days (day, game_id, rounds, stakes, returns, stake_squares,
       stake_times_return, return_squares)
     select $1::date, s.* from unnest($2::integer[], $3::integer[], $4::numeric[], $5::numeric[],
       $6::float8[], $7::float8[], $8::float8[]) as s`,
    [
      day,
      samples.map(({ gameId }) => gameId),
      samples.map(({ rounds }) => rounds),
      samples.map(({ stakes }) => String(stakes)),
      samples.map(({ returns }) => String(returns)),
      samples.map(({ stakeSquares }) => stakeSquares),
      samples.map(({ stakeTimesReturn }) => stakeTimesReturn),
      samples.map(({ returnSquares }) => returnSquares),
    ],
  );
}

/** A slot's pairs of rounds that a member played one after the other at the same stake. */
export type PairSums = {
  pairs: number;
  /** Pairs whose first round won, those of them whose second won too, and how many were expected. */
  afterWins: number;
  winsAfterWins: number;
  expectedAfterWins: number;
  /** The sum of the products of both rounds' deviations from the share of wins, and its variance. */
  score: number;
  variance: number;
};

/** Counts the pairs of the rounds that `listSamples` counts once in a day, and stores their sums. */
export async function savePairs(
  db: Queryable,
  day: string,
  bounds: { from: Date; before: Date },
): Promise<void> {
  await db.query(
    // The share of wins is estimated from the same rounds, which lowers the products of n rounds by
    // p(1 - p) / (n - 1) each; the score adds that again.
    `insert into report_outcome_days (day, game_id, pairs, after_wins, wins_after_wins,
       expected_after_wins, score, variance)
     with counted as (
       select r.game_id, r.account_id, r.first_seq, r.stake, (r.payout > 0)::integer as won
       from game_rounds r join games g on g.id = r.game_id
       join game_providers p on p.id = g.provider_id
       where p.category = 'slot' and not g.kinds @> '{mines}' and r.stake > 0
         and r.state = 'closed' and ${IS_REPORTED} and r.changed_at >= $1 and r.changed_at < $2
         and r.changed_at >= coalesce(g.return_since, '-infinity')
         and ${IS_COUNTED_ONCE}),
     followed as (
       select game_id, stake, won, case when lag(stake) over own = stake then lag(won) over own end
         as before
       from counted window own as (partition by game_id, account_id order by first_seq)),
     strata as (
       select game_id, count(*)::float8 as rounds, avg(won)::float8 as share, count(before) as pairs,
         sum(before) as after_wins, sum(before * won) as double_wins,
         sum(won) filter (where before is not null) as wins
       from followed group by game_id, stake)
     select $3::date, game_id, sum(pairs), sum(after_wins), sum(double_wins), sum(share * after_wins),
       sum(double_wins - share * (after_wins + wins) + pairs * share * share
         + pairs * share * (1 - share) / (rounds - 1)),
       sum(pairs * (share * (1 - share)) ^ 2)
     from strata where pairs > 0 group by game_id`,
    [bounds.from, bounds.before, day],
  );
}

export type LongPairs = PairSums & {
  provider: string;
  connection: string;
  game: string;
  /** The first day of the sample, year-month-day. */
  since: string;
};

/** The sums of each slot's pairs since a day, and since its declared return last changed. */
export const listLongPairs = (db: Queryable, since: string): Promise<LongPairs[]> =>
  db.query<LongPairs>(
    `select p.code as provider, p.connection, g.code as game, sum(d.pairs)::integer as pairs,
       sum(d.after_wins)::integer as "afterWins", sum(d.wins_after_wins)::integer as "winsAfterWins",
       sum(d.expected_after_wins) as "expectedAfterWins", sum(d.score) as score,
       sum(d.variance) as variance, to_char(min(d.day), 'YYYY-MM-DD') as since
     from report_outcome_days d join games g on g.id = d.game_id
     join game_providers p on p.id = g.provider_id
     where d.day >= $1::date
       and d.day >= coalesce((g.return_since at time zone 'UTC')::date, '-infinity')
     group by g.id, p.id order by g.id`,
    [since],
  );

export type LongSample = Omit<GameSample, "declared"> & {
  /** In basis points. */
  declared: number;
  connection: string;
  /** The first day of the sample, year-month-day. */
  since: string;
};

const LONG_SUMS = `g.id as "gameId", p.code as provider, g.code as game,
  g.name_ko as "nameKo", g.name_en as "nameEn", g.declared_return as declared,
  sum(d.rounds)::integer as rounds, sum(d.stakes)::text as stakes,
  sum(d.returns)::text as returns, sum(d.stake_squares) as "stakeSquares",
  sum(d.stake_times_return) as "stakeTimesReturn", sum(d.return_squares) as "returnSquares",
  to_char(min(d.day), 'YYYY-MM-DD') as since`;
const IS_IN_LONG_SAMPLE = `d.day >= $1::date and g.declared_return is not null
  and d.day >= coalesce((g.return_since at time zone 'UTC')::date, '-infinity')`;

/** The sums of each game with a declared return since a day, and since that return last changed. */
export async function listLongSamples(db: Queryable, since: string): Promise<LongSample[]> {
  const rows = await db.query<Told<LongSample>>(
    `select ${LONG_SUMS}, p.connection
     from report_return_days d join games g on g.id = d.game_id
     join game_providers p on p.id = g.provider_id
     where ${IS_IN_LONG_SAMPLE}
     group by g.id, p.id order by g.id`,
    [since],
  );
  return rows.map((row) => ({
    ...row,
    stakes: BigInt(row.stakes),
    returns: BigInt(row.returns),
  }));
}

/** The same of one game, with the last day of its sample; undefined without rounds. */
export async function findLongSample(
  db: Queryable,
  since: string,
  { company, code }: { company: string; code: string },
): Promise<(Omit<LongSample, "connection"> & { until: string }) | undefined> {
  const [row] = await db.query<Told<Omit<LongSample, "connection"> & { until: string }>>(
    `select ${LONG_SUMS}, to_char(max(d.day), 'YYYY-MM-DD') as until
     from report_return_days d join games g on g.id = d.game_id
     join game_providers p on p.id = g.provider_id
     where p.code = $2 and g.code = $3 and ${IS_IN_LONG_SAMPLE}
     group by g.id, p.id`,
    [since, company, code],
    "reports-measured-return",
  );
  return row && { ...row, stakes: BigInt(row.stakes), returns: BigInt(row.returns) };
}

/** The last day that was counted, year-month-day; null before the first. */
export async function getCountedUntil(db: Queryable): Promise<string | null> {
  const [row] = await db.query<{ until: string | null }>(
    `select to_char(returns_until, 'YYYY-MM-DD') as until from report_comparisons`,
  );
  return row?.until ?? null;
}

export const saveCountedUntil = (db: Queryable, day: string): Promise<unknown> =>
  db.query("update report_comparisons set returns_until = $1::date", [day]);

export async function deleteBefore(db: Queryable, day: string): Promise<void> {
  await db.query("delete from report_return_days where day < $1::date", [day]);
  await db.query("delete from report_outcome_days where day < $1::date", [day]);
}
