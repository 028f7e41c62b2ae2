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
