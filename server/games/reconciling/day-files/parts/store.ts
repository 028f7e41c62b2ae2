import type { DayFileLayout } from "#contract/office/day-files.ts";
import type { Queryable } from "#server/kit/database.ts";
import { textArray } from "#server/kit/database.ts";
import type { TheirTransaction } from "#server/games/reconciling/comparing.ts";
import type { ReadTransaction } from "#server/games/reconciling/day-files/reading.ts";

export type Stage = "open" | "found" | "theirs" | "ours" | "compared" | "replaced" | "swept";

export type DayInParts = {
  connection: string;
  day: string;
  version: number;
  stage: Stage;
  position: string;
  hoursAhead: number;
  changedAt: Date;
};

export async function findDay(
  db: Queryable,
  connection: string,
  day: string,
): Promise<DayInParts | undefined> {
  const [row] = await db.query<DayInParts>(
    `select connection, to_char(day, 'YYYY-MM-DD') as day, version, stage, position,
       hours_ahead as "hoursAhead", changed_at as "changedAt"
     from game_days_in_parts where connection = $1 and day = $2::date`,
    [connection, day],
  );
  return row;
}

type ListedDay = Pick<DayInParts, "connection" | "day" | "stage"> & {
  parts: number;
  lines: bigint;
};

/** Days in parts with the number of these and of their lines, the newest change first. */
export const listDays = (db: Queryable, most: number): Promise<ListedDay[]> =>
  db.query<ListedDay>(
    `select d.connection, to_char(d.day, 'YYYY-MM-DD') as day, d.stage, f.parts, f.lines
     from game_days_in_parts d cross join lateral (
       select count(*)::integer as parts, coalesce(sum(f.lines), 0)::bigint as lines
       from game_day_files f where f.connection = d.connection and f.day = d.day
         and f.is_part and f.dropped_at is null) f
     where d.stage not in ('replaced', 'swept') order by d.changed_at desc, d.connection, d.day
     limit $1`,
    [most],
  );

/** Opens a day for parts, for the first time or again. */
export async function openDay(
  db: Queryable,
  { connection, day, hoursAhead }: Pick<DayInParts, "connection" | "day" | "hoursAhead">,
  at: Date,
): Promise<void> {
  await db.query(
    `insert into game_days_in_parts as d (connection, day, hours_ahead, changed_at)
     values ($1, $2::date, $3, $4)
     on conflict (connection, day) do update
     set stage = 'open', position = '', hours_ahead = excluded.hours_ahead,
       changed_at = excluded.changed_at, version = d.version + 1`,
    [connection, day, hoursAhead, at],
  );
}

/** Moves a day on; a change of staff raises its version, the worker's pages do not. */
export async function moveDay(
  db: Queryable,
  { connection, day }: Pick<DayInParts, "connection" | "day">,
  to: { stage: Stage; position?: string; at: Date; isChange: boolean },
): Promise<void> {
  await db.query(
    `update game_days_in_parts set stage = $3, position = $4, changed_at = $5,
       version = version + case when $6 then 1 else 0 end
     where connection = $1 and day = $2::date`,
    [connection, day, to.stage, to.position ?? "", to.at, to.isChange],
  );
}

/** The day that has waited longest for the next page of its comparison. */
export async function findWaiting(
  db: Queryable,
): Promise<{ connection: string; day: string } | undefined> {
  const [row] = await db.query<{ connection: string; day: string }>(
    `select connection, to_char(day, 'YYYY-MM-DD') as day from game_days_in_parts
     where stage in ('found', 'theirs', 'ours') order by changed_at limit 1`,
  );
  return row;
}

type PartRow = {
  id: bigint;
  name: string;
  hash: string;
  layout: DayFileLayout;
  lines: number;
  at: Date;
  by: string;
};

/** The parts of a day that count, in the order of their import. */
export const listParts = (
  db: Queryable,
  connection: string,
  day: string,
  most: number,
): Promise<PartRow[]> =>
  db.query<PartRow>(
    `select f.id, f.file_name as name, encode(f.file_hash, 'hex') as hash, f.layout, f.lines,
       f.imported_at as at, o.name as by
     from game_day_files f join operators o on o.id = f.imported_by
     where f.connection = $1 and f.day = $2::date and f.is_part and f.dropped_at is null
     order by f.id limit $3`,
    [connection, day, most],
  );

/** Ends a part; answers false when it was none of the day's. */
export async function dropPart(
  db: Queryable,
  { connection, day, id, at }: { connection: string; day: string; id: number; at: Date },
): Promise<boolean> {
  const rows = await db.query<{ id: bigint }>(
    `update game_day_files set dropped_at = $4
     where id = $3 and connection = $1 and day = $2::date and is_part and dropped_at is null
     returning id`,
    [connection, day, id, at],
  );
  return rows.length > 0;
}

export async function insertLines(
  db: Queryable,
  { connection, day, file }: { connection: string; day: string; file: bigint },
  lines: readonly ReadTransaction[],
): Promise<void> {
  const texts = (of: (each: ReadTransaction) => string | null) => textArray(lines.map(of));
  await db.query(
    `insert into game_day_lines
       (connection, day, file_id, key, is_line, kind, amount, state, round_ref)
     select $1, $2::date, $3, l.key, l.is_line, l.kind, l.amount, l.state, l.round_ref
     from unnest($4::text[], $5::boolean[], $6::text[], $7::bigint[], $8::text[], $9::text[])
       as l(key, is_line, kind, amount, state, round_ref)`,
    [
      connection,
      day,
      file,
      texts(({ key }) => key),
      texts(({ isLine }) => String(isLine)),
      texts(({ kind }) => kind ?? null),
      texts(({ amount }) => String(amount)),
      texts(({ state }) => state),
      texts(({ roundRef }) => roundRef ?? null),
    ],
  );
}

type Lines = { connection: string; day: string; files: readonly bigint[] };

/** The next keys of the lines of these files, in the order of the keys. */
export async function listNextKeys(
  db: Queryable,
  { connection, day, files }: Lines,
  after: string,
  most: number,
): Promise<string[]> {
  const rows = await db.query<{ key: string }>(
    `select distinct key from game_day_lines
     where connection = $1 and day = $2::date and key > $4 and file_id = any($3)
     order by key limit $5`,
    [connection, day, files, after, most],
  );
  return rows.map(({ key }) => key);
}

/** The next keys of a day's open differences. */
export async function listNextOpenKeys(
  db: Queryable,
  { connection, day }: Pick<Lines, "connection" | "day">,
  after: string,
  most: number,
): Promise<string[]> {
  const rows = await db.query<{ key: string }>(
    `select distinct key from game_differences
     where connection = $1 and day = $2::date and resolved_at is null and key > $3
     order by key limit $4`,
    [connection, day, after, most],
  );
  return rows.map(({ key }) => key);
}

/** What these files say about transactions: one that any of them takes back is rolled back. */
export const listLines = (
  db: Queryable,
  { connection, day, files }: Lines,
  keys: readonly string[],
): Promise<TheirTransaction[]> =>
  db.query<{
    key: string;
    kind: "stake" | "win" | null;
    amount: TheirTransaction["amount"];
    state: TheirTransaction["state"];
    roundRef: string | null;
  }>(
    `select l.key, l.kind, l.amount,
       case when t.is_taken_back then 'rolled_back' else l.state end as state,
       l.round_ref as "roundRef"
     from (select distinct on (key) * from game_day_lines
           where connection = $1 and day = $2::date and file_id = any($3) and key = any($4)
           order by key, is_line desc, file_id) l
     cross join lateral (
       select exists (select from game_day_lines b
         where b.connection = $1 and b.day = $2::date and b.key = l.key
           and b.file_id = any($3) and not b.is_line) as is_taken_back) t`,
    [connection, day, files, keys],
  );

/** Which of these transactions have a line in one of these files. */
export async function listRepeated(
  db: Queryable,
  { connection, day, files }: Lines,
  keys: readonly string[],
  most: number,
): Promise<string[]> {
  const rows = await db.query<{ key: string }>(
    `select distinct key from game_day_lines
     where connection = $1 and day = $2::date and file_id = any($3) and key = any($4) and is_line
     order by key limit $5`,
    [connection, day, files, keys, most],
  );
  return rows.map(({ key }) => key);
}

/** Begins to delete the days that no one has changed since a moment. */
export async function markSwept(db: Queryable, before: Date): Promise<void> {
  await db.query(
    `update game_days_in_parts set stage = 'swept', version = version + 1
     where changed_at < $1 and stage in ('open', 'compared', 'replaced')`,
    [before],
  );
}

/** Deletes so many lines of swept days, and the days without lines; answers how many of both. */
export async function deleteSwept(db: Queryable, most: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `with swept as (select connection, day from game_days_in_parts where stage = 'swept' limit 1),
       lines as (
         delete from game_day_lines l using (
           select l.connection, l.day, l.key, l.file_id
           from swept s join game_day_lines l using (connection, day) limit $1) e
         where l.connection = e.connection and l.day = e.day and l.key = e.key
           and l.file_id = e.file_id returning 1)
     select count(*)::integer as count from lines`,
    [most],
  );
  if (row && row.count > 0) return row.count;
  const days = await db.query<{ day: Date }>(
    `delete from game_days_in_parts d where stage = 'swept' and not exists (
       select from game_day_lines l where l.connection = d.connection and l.day = d.day)
     returning day`,
  );
  return days.length;
}
