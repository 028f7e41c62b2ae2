import type { TimeGrouping } from "#contract/office/reports.ts";
import { plainArray, type Queryable } from "#server/kit/database.ts";
import type { Period } from "#server/reports/periods.ts";

/** The sum of some movements before a day, in ledger units; it may exceed eight bytes. */
export async function sumBefore(
  db: Queryable,
  day: string,
  movementIds: readonly number[],
): Promise<string> {
  const [row] = await db.query<{ sum: string }>(
    `select coalesce(sum(amount), 0)::text as sum from report_sums
     where day < $1 and movement = any($2::smallint[])`,
    [day, plainArray(movementIds)],
  );
  return row?.sum ?? "0";
}

/** The sums of some movements by day, or by month or year under its first day, oldest first. */
export const listSpans = (
  db: Queryable,
  { from, until }: Period,
  span: TimeGrouping,
  movementIds: readonly number[],
): Promise<{ key: string; movement: number; amount: string }[]> =>
  db.query(
    `select date_trunc($3, day::timestamp)::date::text as key, movement, sum(amount)::text as amount
     from report_sums where day between $1 and $2 and movement = any($4::smallint[])
     group by 1, 2 order by 1, 2`,
    [from, until, span, plainArray(movementIds)],
  );
