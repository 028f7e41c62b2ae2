import type { Queryable } from "#server/kit/database.ts";
import { AT_MOST } from "#server/alerts/watching/store.ts";

/**
 * Connections of which more calls failed in the running month of the house's time zone than the
 * agreed level allows, by name.
 */
export const listBudgetsUsed = (
  db: Queryable,
  now: Date,
): Promise<{ connection: string; failed: number; allowed: number }[]> =>
  db.query<{ connection: string; failed: number; allowed: number }>(
    `select m.connection, (m.calls - m.answered)::float8 as failed, m.allowed::float8
     from game_call_months m join settings_sites s on s.host = '*'
     where m.month = date_trunc('month', $1::timestamptz at time zone s.time_zone)::date
       and m.calls - m.answered > m.allowed
     order by m.connection limit $2`,
    [now, AT_MOST],
  );
