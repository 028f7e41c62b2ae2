import type { GameCategory } from "#contract/games.ts";
import type { Queryable } from "#server/kit/database.ts";
import { memberMovements } from "#server/ledger/movements.ts";
import { TEST_ACCOUNTS } from "#server/ledger/test-accounts.ts";
import type { Reach } from "#server/reports/store.ts";

const { bet, bet_rollback } = memberMovements;

/**
 * Adds a period's stakes to the sums by day, provider and level, and counts each account that
 * staked on its newest day instead of an earlier one.
 */
export async function addStakes(db: Queryable, { from, before, timeZone }: Reach): Promise<void> {
  await db.query(
    `with spent as (
       select e.bucket, e.account_id, e.house_account_id, (e.posted_at at time zone $3)::date as day,
         -sum(e.delta) as amount, bool_or(e.movement = ${bet.id}) as is_stake
       from ledger_entries e
       where e.posted_at >= $1::timestamptz and e.posted_at < $2::timestamptz
         and e.movement in (${bet.id}, ${bet_rollback.id})
         and (e.bucket, e.account_id) not in ${TEST_ACCOUNTS}
       group by 1, 2, 3, 4),
     staked as (
       select s.bucket, s.account_id, p.id as provider_id, p.category, m.level, s.day, s.amount,
         s.is_stake
       from spent s
       join game_providers p on p.house_account_id = s.house_account_id
       join ledger_accounts a on a.bucket = s.bucket and a.id = s.account_id
       join members m on m.id = a.member_id),
     summed as (
       insert into report_stakes as s (day, provider_id, level, amount)
       select day, provider_id, level, sum(amount) from staked group by 1, 2, 3
       on conflict (day, provider_id, level) do update set amount = s.amount + excluded.amount),
     latest as (
       select bucket, account_id, category, max(day) as day, max(level) as level
       from staked where is_stake group by 1, 2, 3),
     counted as (select l.* from report_last_stakes l join latest using (bucket, account_id, category)),
     moved as (
       insert into report_last_stakes (bucket, account_id, category, day, level)
       select bucket, account_id, category, day, level from latest
       on conflict (bucket, account_id, category)
         do update set day = excluded.day, level = excluded.level)
     insert into report_stakers as s (day, category, level, members)
     select day, category, level, sum(one) from (
       select day, category, level, 1 as one from latest
       union all select day, category, level, -1 from counted) changes
     group by 1, 2, 3 having sum(one) <> 0
     on conflict (day, category, level) do update set members = s.members + excluded.members`,
    [from, before, timeZone],
  );
}

export type StakesRow = { category: GameCategory; level: number; stake: bigint; members: number };

/** What was staked since a moment's day, by category and level. */
export async function listStakes(db: Queryable, since: Date): Promise<StakesRow[]> {
  const rows = await db.query<Omit<StakesRow, "stake"> & { stake: string }>(
    `with first as (
       select ($1::timestamptz at time zone time_zone)::date as day from report_progress),
     staked as (
       select p.category, s.level, sum(s.amount) as stake
       from first join report_stakes s on s.day >= first.day
       join game_providers p on p.id = s.provider_id group by 1, 2),
     stakers as (
       select s.category, s.level, sum(s.members) as members
       from first join report_stakers s on s.day >= first.day group by 1, 2)
     select category, level::integer, greatest(coalesce(stake, 0), 0)::text as stake,
       coalesce(members, 0)::integer as members
     from staked full join stakers using (category, level)`,
    [since],
  );
  return rows.map((row) => ({ ...row, stake: BigInt(row.stake) }));
}
