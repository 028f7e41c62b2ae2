import type { Queryable } from "#server/kit/database.ts";

/** A month is named by its first day, YYYY-MM-01, in UTC like the partitions. */
export type StoredSheet = {
  month: string;
  sheet: string;
  keyId: string;
  signature: Buffer;
};

const SHEET = `select month::text, sheet, key_id as "keyId", signature from ledger_balance_sheets`;

export const listSheets = (db: Queryable): Promise<StoredSheet[]> =>
  db.query<StoredSheet>(`${SHEET} order by month`);

export async function findNewestSheet(db: Queryable): Promise<StoredSheet | undefined> {
  const [row] = await db.query<StoredSheet>(`${SHEET} order by month desc limit 1`);
  return row;
}

/**
 * The month after the newest sheet, or the month of the first posting, once it is over and no
 * running transaction began in it; null when there is none.
 */
export async function findMonthToClose(db: Queryable, now: Date): Promise<string | null> {
  const [row] = await db.query<{ month: string }>(
    `select m.month::text from (
       select coalesce((select (max(month) + interval '1 month')::date from ledger_balance_sheets),
                       least(${FIRST_MONTH_OF_ENTRIES}, ${FIRST_MONTH_OF_HOUSE})) as month) m,
       (select least($1::timestamptz, min(xact_start)) as at from pg_stat_activity
        where datname = current_database()) horizon
     where m.month is not null
       and horizon.at > (m.month + interval '1 month' + interval '1 minute') at time zone 'UTC'`,
    [now],
  );
  return row?.month ?? null;
}

/**
 * The oldest partition with a row, because the smallest time itself would need a scan of all rows.
 */
const FIRST_MONTH_OF_ENTRIES = `(
  select min(p.month) from (
    select to_date(right(c.relname, 6), 'YYYYMM') as month
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'ledger_entries'::regclass and c.relname ~ '^ledger_entries_[0-9]{6}$') p
  where exists (select from ledger_entries e
    where e.posted_at >= p.month::timestamp at time zone 'UTC'
      and e.posted_at < (p.month + interval '1 month') at time zone 'UTC'))`;

const FIRST_MONTH_OF_HOUSE = `(
  select date_trunc('month', posted_at at time zone 'UTC')::date
  from ledger_house_entries order by id limit 1)`;

export type Turnover = { movement: number; houses: number[]; count: string; amount: string };

const inMonth = `posted_at >= $1::date::timestamp at time zone 'UTC'
  and posted_at < ($1::date + interval '1 month') at time zone 'UTC'`;

/** The sum of each member movement in a month, by house account. */
export const listMemberTurnover = (db: Queryable, month: string): Promise<Turnover[]> =>
  db.query<Turnover>(
    `select movement, array[house_account_id] as houses, count(*)::text as count, sum(delta) as amount
     from ledger_entries where ${inMonth} group by movement, house_account_id order by 1, 2`,
    [month],
  );

/** The same for movements between house accounts: from, to. */
export const listHouseTurnover = (db: Queryable, month: string): Promise<Turnover[]> =>
  db.query<Turnover>(
    `select movement, array[from_house_account_id, to_house_account_id] as houses,
       count(*)::text as count, sum(amount) as amount
     from ledger_house_entries where ${inMonth} group by 1, 2 order by 1, 2`,
    [month],
  );

export const listHouseCodes = (db: Queryable): Promise<{ id: number; code: string }[]> =>
  db.query("select id, code from ledger_house_accounts order by id");

export async function insertSheet(
  db: Queryable,
  row: StoredSheet & { closedAt: Date },
): Promise<void> {
  await db.query(
    `insert into ledger_balance_sheets (month, closed_at, sheet, key_id, signature)
     values ($1, $2, $3, $4, $5)`,
    [row.month, row.closedAt, row.sheet, row.keyId, row.signature],
  );
}
