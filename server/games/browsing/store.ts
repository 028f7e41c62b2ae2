import type { Queryable } from "#server/kit/database.ts";
import { TEST_ACCOUNTS } from "#server/ledger/test-accounts.ts";

/**
 * Replaces the counts by those of the newest settled rounds since a moment, at most so many, without
 * those of test accounts.
 */
export async function countRounds(
  db: Queryable,
  { since, at, most }: { since: Date; at: Date; most: number },
): Promise<void> {
  await db.query(
    `with newest as (
       select game_id from game_rounds where state = 'closed' and changed_at >= $1
         and (bucket, account_id) not in ${TEST_ACCOUNTS}
       order by changed_at desc limit $3),
     counted as (select game_id, count(*)::integer as rounds from newest group by game_id),
     gone as (delete from game_popularity where game_id not in (select game_id from counted))
     insert into game_popularity (game_id, rounds, counted_at)
     select game_id, rounds, $2 from counted
     on conflict (game_id) do update set rounds = excluded.rounds, counted_at = excluded.counted_at`,
    [since, at, most],
  );
}
