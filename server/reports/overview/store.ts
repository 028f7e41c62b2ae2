import type { Queryable } from "#server/kit/database.ts";
import { memberMovements } from "#server/ledger/movements.ts";
import { TEST_MEMBERS } from "#server/ledger/test-accounts.ts";

type Waiting = { count: number; oldestAt: Date | null };
export type WaitingRow = {
  what: "deposit" | "withdrawal" | "help" | "proposal" | "unstaked-win" | "large-jackpot";
} & Waiting;

/** The number of waiting items of each kind, and the time of the oldest. */
export const listWaiting = (db: Queryable, now: Date): Promise<WaitingRow[]> =>
  db.query(
    `select kind as what, count(*)::integer as count, min(asked_at) as "oldestAt"
     from payment_requests
     where status in ('waiting', 'taken') and held_at is null group by kind
     union all
     select 'help', count(*)::integer, min(written_at) from message_helps
     where status = 'waiting' and hidden_at is null
     union all
     select 'proposal', count(*)::integer, min(made_at) from operator_proposals
     where state = 'waiting' and expires_at > $1
     union all
     select 'unstaked-win', count(*)::integer, min(found_at) from game_unstaked_wins
     where acknowledged_at is null`,
    [now],
  );

/** When the last good backup and the last good drill ended. */
export const lastBackups = (db: Queryable): Promise<{ kind: "backup" | "drill"; at: Date }[]> =>
  db.query(`select kind, max(finished_at) as at from settings_backups where is_good group by kind`);

/** Members with a session that was used since `since`, without test accounts. */
export async function countActiveMembers(db: Queryable, now: Date, since: Date): Promise<number> {
  const [row] = await db.query<{ members: number }>(
    `select count(distinct member_id)::integer as members from member_sessions
     where ended_at is null and ends_at > $1 and last_active_at > $2
       and member_id not in ${TEST_MEMBERS}`,
    [now, since],
  );
  return row?.members ?? 0;
}

const IN = memberMovements.deposit.id;
/** What a bank brings back was not paid out. */
const OUT = `${memberMovements.withdrawal.id}, ${memberMovements.withdrawal_returned.id}`;

export type HourRow = { at: Date; day: string; deposits: bigint; withdrawals: bigint };

export type DayRow = { day: string; deposits: bigint; withdrawals: bigint };

/** The payments in and out on each day of a period, from the daily sums. */
export const listDays = (db: Queryable, from: string, before: string): Promise<DayRow[]> =>
  db.query(
    `select day::text, coalesce(sum(amount) filter (where movement = ${IN}), 0)::bigint as deposits,
       (-coalesce(sum(amount) filter (where movement in (${OUT})), 0))::bigint as withdrawals
     from report_sums where day >= $1 and day < $2
       and movement in (${IN}, ${OUT})
     group by day`,
    [from, before],
  );

/** The payments in and out in each hour with payments, since a moment. */
export const listHours = (db: Queryable, since: Date, timeZone: string): Promise<HourRow[]> =>
  db.query(
    `select at, (at at time zone $2)::date::text as day, deposits, withdrawals from (
       select date_trunc('hour', posted_at, $2) as at,
         coalesce(sum(delta) filter (where movement = ${IN}), 0)::bigint as deposits,
         (-coalesce(sum(delta) filter (where movement in (${OUT})), 0))::bigint as withdrawals
       from ledger_entries where movement in (${IN}, ${OUT})
         and posted_at >= $1 group by 1) hours
     order by at`,
    [since, timeZone],
  );

export type ProviderRow = {
  code: string;
  nameKo: string;
  nameEn: string;
  isUsed: boolean;
  launches: number;
  failures: number;
  lastFailureAt: Date | null;
};

/** Providers in use or launched since a moment, failing ones first. */
export const listProviders = (db: Queryable, since: Date): Promise<ProviderRow[]> =>
  db.query(
    `select p.code, p.name_ko as "nameKo", p.name_en as "nameEn", p.is_used as "isUsed",
       coalesce(l.launches, 0) as launches, coalesce(l.failures, 0) as failures,
       l."lastFailureAt"
     from game_providers p left join (
       select g.provider_id, count(*)::integer as launches,
         count(*) filter (where s.has_failed)::integer as failures,
         max(s.opened_at) filter (where s.has_failed) as "lastFailureAt"
       from game_sessions s join games g on g.id = s.game_id
       where s.opened_at >= $1 and s.member_id not in ${TEST_MEMBERS} group by 1) l on l.provider_id = p.id
     where p.is_used or l.launches > 0
     order by failures desc, launches desc, p.position`,
    [since],
  );
