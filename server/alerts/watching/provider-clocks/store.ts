import type { Queryable } from "#server/kit/database.ts";
import { AT_MOST } from "#server/alerts/watching/store.ts";

/**
 * Connections whose clock was off in all readings of so many ms, by name, each with the reading that
 * is farthest off. One that was not read after `since` is left out.
 */
export const listClocksOff = (
  db: Queryable,
  sustainedMs: number,
  since: Date,
): Promise<{ connection: string; apartMs: number }[]> =>
  db.query<{ connection: string; apartMs: number }>(
    `select distinct on (connection) connection, apart_ms as "apartMs"
     from game_connection_clocks
     where read_at - off_since >= $1::float8 * interval '1 millisecond' and read_at > $2
     order by connection, abs(apart_ms) desc limit $3`,
    [sustainedMs, since, AT_MOST],
  );
