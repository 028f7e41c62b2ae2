import type { Queryable } from "#server/kit/database.ts";
import type { Money } from "#server/kit/money.ts";
import { TEST_ACCOUNTS } from "#server/ledger/test-accounts.ts";
import type { Period } from "#server/reports/periods.ts";

export type AccountFacts = { bankName: string; ending: string; holder: string };
export type AccountRow = AccountFacts & {
  id: number;
  from: string;
  until: string | null;
  version: number;
};
/** Who makes a change of an account, and who checked it. */
export type SetBy = { at: Date; by: bigint; checkedBy: bigint };

const ACCOUNT = `select id, bank_name as "bankName", ending, holder, from_day::text as "from",
    until_day::text as until, version
  from report_fund_accounts`;

/** Those in use first, then the newest. */
export const listAccounts = (db: Queryable, most: number): Promise<AccountRow[]> =>
  db.query<AccountRow>(`${ACCOUNT} order by until_day is not null, until_day desc, id limit $1`, [
    most,
  ]);

/** All accounts, locked in one order until the transaction ends; no account can be added meanwhile. */
export async function lockAccounts(db: Queryable): Promise<AccountRow[]> {
  await db.query("select pg_advisory_xact_lock(hashtextextended('report_fund_accounts', 0))");
  return db.query<AccountRow>(`${ACCOUNT} order by id for update`);
}

export async function insertAccount(
  db: Queryable,
  { bankName, ending, holder, from }: AccountFacts & { from: string },
  { at, by, checkedBy }: SetBy,
): Promise<number> {
  const [row] = await db.query<{ id: number }>(
    `insert into report_fund_accounts (bank_name, ending, holder, from_day, set_at, set_by, checked_by)
     values ($1, $2, $3, $4::date, $5, $6, $7) returning id`,
    [bankName, ending, holder, from, at, by, checkedBy],
  );
  if (!row) throw new Error("insert answered no row");
  return row.id;
}

export async function updateAccount(
  db: Queryable,
  { id, bankName, ending, holder, until }: AccountFacts & { id: number; until: string | null },
  { at, by, checkedBy }: SetBy,
): Promise<void> {
  await db.query(
    `update report_fund_accounts set bank_name = $2, ending = $3, holder = $4, until_day = $5::date,
       set_at = $6, set_by = $7, checked_by = $8, version = version + 1
     where id = $1`,
    [id, bankName, ending, holder, until, at, by, checkedBy],
  );
}

export type BalanceRow = { accountId: number; day: string; amount: Money };

/** The balance of each account and day that counts, which is the one that no other corrects. */
export const listBalances = (db: Queryable, { from, until }: Period): Promise<BalanceRow[]> =>
  db.query<BalanceRow>(
    `select b.account_id as "accountId", b.day::text as day, b.amount from report_fund_balances b
     where b.day between $1::date and $2::date
       and not exists (select from report_fund_balances l where l.corrects = b.id)`,
    [from, until],
  );

export type WrittenRow = {
  id: bigint;
  accountId: number;
  amount: Money;
  at: Date;
  by: string;
  reason: string;
};

/** The most balances of a day that are listed for all accounts together. */
const WRITTEN_AT_MOST = 1_000;

/** Every balance of a day with its corrections, the newest first. */
export const listWritten = (db: Queryable, day: string): Promise<WrittenRow[]> =>
  db.query<WrittenRow>(
    `select b.id, b.account_id as "accountId", b.amount, b.entered_at as at, o.name as by, b.reason
     from report_fund_balances b join operators o on o.id = b.entered_by
     where b.day = $1::date order by b.id desc limit ${WRITTEN_AT_MOST}`,
    [day],
  );

/** The balance of an account's day that counts; undefined before the first. */
export async function findBalance(
  db: Queryable,
  accountId: number,
  day: string,
): Promise<{ id: bigint; amount: Money } | undefined> {
  const [row] = await db.query<{ id: bigint; amount: Money }>(
    `select id, amount from report_fund_balances where account_id = $1 and day = $2::date
     order by id desc limit 1`,
    [accountId, day],
  );
  return row;
}

export async function insertBalance(
  db: Queryable,
  row: {
    accountId: number;
    day: string;
    amount: Money;
    corrects: bigint | null;
    at: Date;
    by: bigint;
    reason: string;
  },
): Promise<bigint> {
  const [made] = await db.query<{ id: bigint }>(
    `insert into report_fund_balances (account_id, day, amount, corrects, entered_at, entered_by, reason)
     values ($1, $2::date, $3, $4, $5, $6, $7) returning id`,
    [row.accountId, row.day, row.amount, row.corrects, row.at, row.by, row.reason],
  );
  if (!made) throw new Error("insert answered no row");
  return made.id;
}

export type MovedOnDay = {
  /** Null for all days before the period. */
  day: string | null;
  movement: number;
  /** In ledger units; it may exceed eight bytes. */
  amount: string;
};

/** The sums of each movement by day up to the end of a period, without test accounts. */
export const listMovedByDay = (db: Queryable, { from, until }: Period): Promise<MovedOnDay[]> =>
  db.query<MovedOnDay>(
    `select case when day >= $1::date then day::text end as day, movement, sum(amount)::text as amount
     from report_sums where day <= $2::date group by 1, 2`,
    [from, until],
  );

/** The stakes that ran at the end of each day that was counted, in ledger units. */
export const listRunning = (
  db: Queryable,
  { from, until }: Period,
): Promise<{ day: string; amount: string }[]> =>
  db.query<{ day: string; amount: string }>(
    `select day::text as day, amount::text as amount from report_running_stakes
     where day between $1::date and $2::date`,
    [from, until],
  );

/** Rounds that run now, and their stakes less what they paid; without those of test accounts. */
const OPEN_ROUNDS = `select r.bucket, r.account_id, greatest(r.stake - r.payout, 0) as amount
  from game_rounds r where r.state = 'open' and (r.bucket, r.account_id) not in ${TEST_ACCOUNTS}`;

/** The stakes of rounds that run now, less what they paid, in ledger units. */
export async function sumRunningNow(db: Queryable): Promise<string> {
  const [row] = await db.query<{ amount: string }>(
    `select coalesce(sum(o.amount), 0)::text as amount from (${OPEN_ROUNDS}) o`,
  );
  return row?.amount ?? "0";
}

/**
 * Keeps the stakes that ran at the end of a day, once, in all and by account: those of rounds that
 * began before it and run still, and those of rounds that ended since.
 */
export async function keepRunning(
  db: Queryable,
  { day, end, now }: { day: string; end: Date; now: Date },
): Promise<void> {
  await db.query(
    `with ran as (
       ${OPEN_ROUNDS} and r.opened_at < $2::timestamptz
       union all select r.bucket, r.account_id, r.stake from game_rounds r
       where r.state = 'closed' and r.changed_at >= $2::timestamptz and r.opened_at < $2::timestamptz
         and (r.bucket, r.account_id) not in ${TEST_ACCOUNTS}),
     counted as (
       insert into report_running_stakes (day, counted_at, rounds, amount, by_account)
       select $1::date, $3::timestamptz, count(*), coalesce(sum(r.amount), 0), true from ran r
       on conflict (day) do nothing returning day)
     insert into report_running_accounts (day, bucket, account_id, amount)
     select c.day, r.bucket, r.account_id, sum(r.amount) from counted c cross join ran r
     group by 1, 2, 3 having sum(r.amount) > 0`,
    [day, end, now],
  );
}

/** Whether the stakes that ran at the end of a day were counted. */
export async function isCounted(db: Queryable, day: string): Promise<boolean> {
  const rows = await db.query("select from report_running_stakes where day = $1::date", [day]);
  return rows.length > 0;
}
