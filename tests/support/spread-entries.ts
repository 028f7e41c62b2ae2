import type { Queryable } from "#server/kit/database.ts";
import { getProgress } from "#server/reports/reading/store.ts";
import { beginAnew } from "#server/reports/store.ts";

/** Makes room for entries of earlier months. */
export async function openPast(db: Queryable): Promise<void> {
  await db.query(
    `do $$ begin execute format('create table ledger_entries_before partition of ledger_entries
       for values from (%L) to (%L)', '2020-01-01',
       (select min(to_date(substring(inhrelid::regclass::text from '\\d{6}'), 'YYYYMM'))::timestamp
          at time zone 'UTC' from pg_inherits where inhparent = 'ledger_entries'::regclass)); end $$`,
  );
}

/** Spreads what was posted over the last hundred days, each account's entries in their order. */
export async function spreadEntries(db: Queryable): Promise<void> {
  await openPast(db);
  await db.query(
    "update ledger_entries set posted_at = posted_at - make_interval(hours => (account_id * 997 % 2400)::integer)",
  );
  await countAnew(db);
}

/** Makes everything that was posted older by these hours. */
export async function letHoursPass(db: Queryable, hours: number): Promise<void> {
  for (const table of ["ledger_entries", "ledger_house_entries"] as const)
    await db.query(`update ${table} set posted_at = posted_at - make_interval(hours => $1)`, [
      hours,
    ]);
}

/** The daily sums begin again at the first entry. */
export async function countAnew(db: Queryable): Promise<void> {
  const { timeZone } = await getProgress(db);
  await beginAnew(db, timeZone);
}
