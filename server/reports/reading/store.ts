import type { TimeGrouping } from "#contract/office/reports.ts";
import type { Queryable } from "#server/kit/database.ts";
import {
  houseMovements,
  memberMovements,
  type MemberMovementName,
} from "#server/ledger/movements.ts";
import type { Period } from "#server/reports/periods.ts";

/** How far the sums reach, and the time zone of their days. */
export async function getProgress(
  db: Queryable,
): Promise<{ enteredUntil: Date; timeZone: string }> {
  const [row] = await db.query<{ enteredUntil: Date; timeZone: string }>(
    `select entered_until as "enteredUntil", time_zone as "timeZone" from report_progress`,
  );
  if (!row) throw new Error("the progress of the reports is not there");
  return row;
}

export type ReportHead = {
  operator: string | null;
  release: string | null;
  firstDay: string | null;
  enteredUntil: Date;
  timeZone: string;
};

/** What a report says of itself beside its period: for whom, by which release, and how far it reaches. */
export async function getHead(db: Queryable): Promise<ReportHead> {
  const [row] = await db.query<ReportHead>(
    `select (select string_agg(company, ', ' order by company)
         from (select distinct company from settings_licences) licensed) as operator,
       (select release from component_checks order by id desc limit 1) as release,
       (select min(day)::text from report_sums) as "firstDay",
       entered_until as "enteredUntil", time_zone as "timeZone" from report_progress`,
  );
  if (!row) throw new Error("the progress of the reports is not there");
  return row;
}

const { wallet_lost, wallet_won } = houseMovements;
const idsOf = (...names: MemberMovementName[]): string =>
  names.map((name) => memberMovements[name].id).join(", ");
const sumOf = (ids: string | number): string =>
  `coalesce(sum(s.amount) filter (where s.movement in (${ids})), 0)`;

/** Members' payments are negative in the ledger. Sums may exceed eight bytes. */
const sums = `
  (-${sumOf(idsOf("bet", "bet_rollback", "bet_refund"))})::text as stakes,
  (${sumOf(idsOf("win", "win_rollback"))})::text as returns,
  (${sumOf(wallet_lost.id)} - ${sumOf(wallet_won.id)})::text as wallets,
  (${sumOf(idsOf("comp_grant", "comp_earned", "comp_taken_back"))})::text as comp,
  (${sumOf(idsOf("deposit"))})::text as deposits,
  (-${sumOf(idsOf("withdrawal", "withdrawal_returned"))})::text as withdrawals`;

/** Movements of members, whose ids are below 100, and results of wallets. */
const shown = `(s.movement < 100 or s.movement in (${wallet_lost.id}, ${wallet_won.id}))`;

export type SumsRow = {
  stakes: bigint;
  returns: bigint;
  /** The result at providers that keep members' money: what they lost less what they won. */
  wallets: bigint;
  comp: bigint;
  deposits: bigint;
  withdrawals: bigint;
};
export type KeyedSums = SumsRow & { key: string; nameKo: string | null; nameEn: string | null };

type Told<Row> = { [Name in keyof Row]: Row[Name] extends bigint ? string : Row[Name] };

const keyedSums = (rows: Told<KeyedSums>[]): KeyedSums[] =>
  rows.map((row) => ({
    ...row,
    stakes: BigInt(row.stakes),
    returns: BigInt(row.returns),
    wallets: BigInt(row.wallets),
    comp: BigInt(row.comp),
    deposits: BigInt(row.deposits),
    withdrawals: BigInt(row.withdrawals),
  }));

/** The sums without test accounts and, when it is asked for ($3 or $4), those of test accounts. */
const sumsOf = (withTest: "$3" | "$4"): string => `(
  select day, movement, provider_id, amount from report_sums
  union all
  select day, movement, provider_id, amount from report_test_sums where ${withTest}::boolean)`;

/** The sums of each day, or of each month or year by its first day, newest first. */
export const listByTime = async (
  db: Queryable,
  { from, until }: Period,
  span: TimeGrouping,
  withTest: boolean,
): Promise<KeyedSums[]> =>
  keyedSums(
    await db.query(
      `select date_trunc($3, s.day::timestamp)::date::text as key, null as "nameKo",
       null as "nameEn", ${sums}
     from ${sumsOf("$4")} s where s.day between $1 and $2 and ${shown} group by 1 order by 1 desc`,
      [from, until, span, withTest],
    ),
  );

/** The sums of each provider in the lobby's order; comp without a round comes last. */
export const listByProvider = async (
  db: Queryable,
  { from, until }: Period,
  withTest: boolean,
): Promise<KeyedSums[]> =>
  keyedSums(
    await db.query(
      `select coalesce(p.code, '') as key, p.name_ko as "nameKo", p.name_en as "nameEn", ${sums}
     from ${sumsOf("$3")} s left join game_providers p on p.id = s.provider_id
     where s.day between $1 and $2 and ${shown}
       and (p.id is not null or s.movement in (${idsOf("comp_grant", "comp_earned", "comp_taken_back")}))
     group by p.id order by p.position nulls last`,
      [from, until, withTest],
    ),
  );

export type ActivityCounts = {
  key: string;
  registrations: number;
  active: number;
  firstDeposits: number;
};

/** Counts of each day or month in which anything happened, newest first, without test accounts. */
export const listActivity = (
  db: Queryable,
  period: Period,
  bounds: { from: Date; before: Date; timeZone: string },
  span: "day" | "month",
): Promise<ActivityCounts[]> =>
  db.query(
    // Counts by span of time, because converting each row to a calendar day would be slow.
    `with registered as (
       select span.at::date as starts_on, counted.members
       from generate_series(date_trunc($5, $1::date::timestamp), $2::date::timestamp, ('1 ' || $5)::interval) span(at)
       cross join lateral (select greatest($3, ledger_midnight(span.at, $6)) as first,
         least($4, ledger_midnight(span.at + ('1 ' || $5)::interval, $6)) as past) within
       cross join lateral (
         select count(*)::integer - (select count(*)::integer from members t where t.is_test
             and t.registered_at >= within.first and t.registered_at < within.past) as members
         from members where registered_at >= within.first and registered_at < within.past) counted
       where counted.members > 0),
     counted as (select * from report_activity where span = $5 and starts_on between $1 and $2)
     select starts_on::text as key,
       coalesce(r.members, 0) as registrations, coalesce(c.active, 0) as active,
       coalesce(c.first_deposits, 0) as "firstDeposits"
     from registered r full join counted c using (starts_on) order by 1 desc`,
    [period.from, period.until, bounds.from, bounds.before, span, bounds.timeZone],
  );
