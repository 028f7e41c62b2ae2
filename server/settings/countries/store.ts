import type { Queryable } from "#server/kit/database.ts";

/** Counts one refusal; an unknown country is `??`. */
export async function countRefusal(
  db: Queryable,
  refusal: { day: string; country: string; call: string },
): Promise<void> {
  await db.query(
    `insert into settings_country_refusals as r (day, country, call, refusals)
     values ($1, $2, $3, 1)
     on conflict (day, country, call) do update set refusals = r.refusals + 1`,
    [refusal.day, refusal.country, refusal.call],
  );
}

/** Sums since a day (UTC, year-month-day) by country and call, the most frequent first. */
export const listRefusals = (
  db: Queryable,
  since: string,
  most: number,
): Promise<{ country: string; call: string; refusals: bigint; lastDay: string }[]> =>
  db.query<{ country: string; call: string; refusals: bigint; lastDay: string }>(
    `select country, call, sum(refusals)::bigint as refusals,
       to_char(max(day), 'YYYY-MM-DD') as "lastDay"
     from settings_country_refusals where day >= $1::date
     group by country, call order by sum(refusals) desc, country, call limit $2`,
    [since, most],
  );
