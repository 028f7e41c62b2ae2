import type { DayFile, DayFileLayout } from "#contract/office/day-files.ts";
import type { Queryable } from "#server/kit/database.ts";

/** Writes down the days of connections with a studio in use, up to the running one. */
export async function insertDays(db: Queryable, now: Date): Promise<void> {
  await db.query(
    `insert into game_days (connection, day, until_at, due_at, compared_at)
     select c.connection, d::date, (d + interval '1 day') at time zone s.time_zone,
       (d + interval '36 hours') at time zone s.time_zone,
       greatest(
         (select max(f.imported_at) from game_day_files f
          where f.connection = c.connection and f.day = d::date
            and not f.is_part and f.dropped_at is null),
         (select p.changed_at from game_days_in_parts p
          where p.connection = c.connection and p.day = d::date and p.stage = 'compared'))
     from settings_sites s
     cross join (select distinct connection from game_providers where is_used) c
     cross join lateral (select ($1 at time zone s.time_zone)::date as day) today
     cross join lateral generate_series(
       coalesce((select max(g.day) + 1 from game_days g where g.day < today.day), today.day)::timestamp,
       today.day::timestamp, interval '1 day') d
     where s.host = '*'
     on conflict (connection, day) do nothing`,
    [now],
  );
}

/** Marks the days beyond whose end a provider's report has been compared. */
export async function markReported(db: Queryable, now: Date): Promise<void> {
  await db.query(
    `update game_days d set compared_at = $1 from game_reconciling r
     where d.compared_at is null and r.connection = d.connection
       and r.reconciled_until >= d.until_at`,
    [now],
  );
}

/** Marks a day as compared, or with null as not, if it is one of those that are written down. */
export async function markCompared(
  db: Queryable,
  connection: string,
  day: string,
  at: Date | null,
): Promise<void> {
  await db.query("update game_days set compared_at = $3 where connection = $1 and day = $2::date", [
    connection,
    day,
    at,
  ]);
}

export type StateRow = {
  connection: string;
  compared: string | null;
  missing: string[];
  open: number;
  layout: DayFileLayout | null;
};

/** Every connection with a studio: its compared and missing days, and its newest layout. */
export const listStates = (db: Queryable, now: Date, mostMissing: number): Promise<StateRow[]> =>
  db.query<StateRow>(
    `select c.connection,
       to_char(greatest(
         (select max(day) from game_days d
          where d.connection = c.connection and d.compared_at is not null),
         (select max(day) from game_day_files f
          where f.connection = c.connection and not f.is_part and f.dropped_at is null),
         (select max(day) from game_days_in_parts p
          where p.connection = c.connection and p.stage = 'compared')),
         'YYYY-MM-DD') as compared,
       coalesce((select array_agg(to_char(day, 'YYYY-MM-DD') order by day) from (
         select day from game_days d where d.connection = c.connection and d.compared_at is null
           and d.until_at <= $1 order by day limit $2) m), '{}') as missing,
       (select count(*)::integer from game_differences x where x.connection = c.connection
         and x.resolved_at is null and x.day is not null) as open,
       (select layout from game_day_files f where f.connection = c.connection
        order by f.id desc limit 1) as layout
     from (select distinct connection from game_providers) c order by c.connection limit 1000`,
    [now, mostMissing],
  );

type FileRow = Omit<DayFile, "at"> & { at: Date };

export const listFiles = (db: Queryable, most: number): Promise<FileRow[]> =>
  db.query<FileRow>(
    `select f.connection, to_char(f.day, 'YYYY-MM-DD') as day, f.file_name as name, f.lines,
       f.imported_at as at, o.name as by, f.is_part as "isPart"
     from game_day_files f join operators o on o.id = f.imported_by order by f.id desc limit $1`,
    [most],
  );

/** The time zone of the house and whether the connection has a studio. */
export async function getHouse(
  db: Queryable,
  connection: string,
): Promise<{ timeZone: string; isKnown: boolean }> {
  const [row] = await db.query<{ timeZone: string; isKnown: boolean }>(
    `select s.time_zone as "timeZone",
       exists (select from game_providers where connection = $1) as "isKnown"
     from settings_sites s where s.host = '*'`,
    [connection],
  );
  if (!row) throw new Error("the default site is gone");
  return row;
}

/** Serialises the files of one connection until the transaction ends. */
export async function lockDays(db: Queryable, connection: string): Promise<void> {
  await db.query("select pg_advisory_xact_lock(hashtextextended('day-file:' || $1, 0))", [
    connection,
  ]);
}

export async function insertFile(
  db: Queryable,
  file: {
    connection: string;
    day: string;
    name: string;
    hash: Buffer;
    layout: DayFileLayout;
    lines: number;
    outside: readonly string[];
    at: Date;
    by: bigint;
    isPart: boolean;
  },
): Promise<bigint> {
  const [row] = await db.query<{ id: bigint }>(
    `insert into game_day_files (connection, day, file_name, file_hash, layout, lines, outside,
       imported_at, imported_by, is_part)
     values ($1, $2::date, $3, $4, $5::jsonb, $6, $7::text[], $8, $9, $10) returning id`,
    [
      file.connection,
      file.day,
      file.name,
      file.hash,
      JSON.stringify(file.layout),
      file.lines,
      file.outside,
      file.at,
      file.by,
      file.isPart,
    ],
  );
  if (!row) throw new Error("a file of a day was stored without an id");
  return row.id;
}

/** Ends a day's files, before one that takes their place. */
export async function dropFiles(
  db: Queryable,
  connection: string,
  day: string,
  at: Date,
): Promise<void> {
  await db.query(
    `update game_day_files set dropped_at = $3
     where connection = $1 and day = $2::date and dropped_at is null`,
    [connection, day, at],
  );
}

/** Which of these keys the files of the days around a day have, booked by us on that day. */
export async function listElsewhere(
  db: Queryable,
  connection: string,
  day: string,
  keys: readonly string[],
): Promise<Set<string>> {
  const rows = await db.query<{ key: string }>(
    `select distinct o.key from game_day_files f, unnest(f.outside) as o(key)
     where f.connection = $1 and f.day <> $2::date and f.day between $2::date - 2 and $2::date + 2
       and f.dropped_at is null and o.key = any($3)
       and not exists (select from game_day_files n where n.connection = f.connection
         and n.day = f.day and n.id > f.id and not n.is_part)`,
    [connection, day, keys],
  );
  return new Set(rows.map(({ key }) => key));
}

/** The keys of a day's open differences. */
export async function listOpenKeys(
  db: Queryable,
  connection: string,
  day: string,
): Promise<string[]> {
  const rows = await db.query<{ key: string }>(
    `select distinct key from game_differences
     where connection = $1 and day = $2::date and resolved_at is null limit 400000`,
    [connection, day],
  );
  return rows.map(({ key }) => key);
}

export type OpenDifference = {
  connection: string;
  day: string;
  key: string;
  kind: "ours_only" | "theirs_only" | "amount" | "state";
  theirs: string | null;
  roundRef: string | null;
};

/** Where a page of open differences ended. */
export type Place = Pick<OpenDifference, "connection" | "day" | "key" | "kind">;

/** Open differences that a file showed, day by day; those after a place. */
export const listOpen = (
  db: Queryable,
  after: Place | null,
  most: number,
): Promise<OpenDifference[]> =>
  db.query<OpenDifference>(
    `select connection, to_char(day, 'YYYY-MM-DD') as day, key, kind, theirs,
       round_ref as "roundRef"
     from game_differences where resolved_at is null and day is not null
       and ($1::text is null or (connection, day, key, kind) > ($1, $2::date, $3, $4))
     order by game_differences.connection, game_differences.day, game_differences.key,
       game_differences.kind limit $5`,
    [after?.connection ?? null, after?.day ?? null, after?.key ?? null, after?.kind ?? null, most],
  );
