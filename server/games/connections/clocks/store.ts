import type { Queryable } from "#server/kit/database.ts";

export type ClockSource = "answers" | "calls";

type Reading = {
  connection: string;
  source: ClockSource;
  readAt: Date;
  theirsAt: Date;
  apartMs: number;
  errorMs: number | null;
};

/** Writes the newest reading in place of the one before; `off_since` stays while the clock is off. */
export async function saveReading(
  db: Queryable,
  { connection, source, readAt, theirsAt, apartMs, errorMs, isOff }: Reading & { isOff: boolean },
): Promise<void> {
  await db.query(
    `insert into game_connection_clocks as c
       (connection, source, read_at, theirs_at, apart_ms, error_ms, off_since)
     values ($1, $2, $3, $4, $5, $6, case when $7::boolean then $3::timestamptz end)
     on conflict (connection, source) do update
     set read_at = excluded.read_at, theirs_at = excluded.theirs_at, apart_ms = excluded.apart_ms,
       error_ms = excluded.error_ms,
       off_since = case when $7 then coalesce(c.off_since, excluded.read_at) end`,
    [connection, source, readAt, theirsAt, apartMs, errorMs, isOff],
  );
}

/** The newest readings of a connection's clock, one for each way. */
export const listReadings = (
  db: Queryable,
  connection: string,
): Promise<(Omit<Reading, "connection"> & { offSince: Date | null })[]> =>
  db.query<Omit<Reading, "connection"> & { offSince: Date | null }>(
    `select source, read_at as "readAt", theirs_at as "theirsAt", apart_ms as "apartMs",
       error_ms as "errorMs", off_since as "offSince"
     from game_connection_clocks where connection = $1 order by source`,
    [connection],
  );
