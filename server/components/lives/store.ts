import type { Queryable, Transaction } from "#server/kit/database.ts";

/** The clock of the database in ms since 1970, and which database it is. */
export type DatabaseNow = {
  atMs: number;
  at: string;
  systemId: string;
  timeline: number;
  startedAt: Date;
};

const NOW = `clock_timestamp() as at, system_identifier::text as "systemId",
  ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::integer as timeline,
  pg_postmaster_start_time() as "startedAt"`;

export async function askDatabase(db: Queryable): Promise<DatabaseNow> {
  const [row] = await db.query<DatabaseNow>(
    `select (extract(epoch from at) * 1000)::float8 as "atMs",
       to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
       "systemId", timeline, "startedAt"
     from (select ${NOW} from pg_control_system()) n`,
  );
  if (!row) throw new Error("the database did not say what time it is");
  return row;
}

export type ClockGap = { apartMs: number; errorMs: number };

export async function insertLife(
  db: Queryable,
  life: ClockGap & { process: string; host: string; recordsStatus: boolean; at: string },
): Promise<bigint> {
  const [row] = await db.query<{ id: bigint }>(
    `insert into component_lives (process, host, records_status, started_at, seen_at, clock_apart_ms,
       clock_error_ms)
     values ($1, $2, $3, $4, $4, $5, $6) returning id`,
    [life.process, life.host, life.recordsStatus, life.at, life.apartMs, life.errorMs],
  );
  if (!row) throw new Error("the life of a process was not written");
  return row.id;
}

/** A sign of life. A clock of the database that went back keeps the sign before. */
export async function signLife(
  db: Queryable,
  { id, at, apartMs, errorMs }: ClockGap & { id: bigint; at: string },
): Promise<void> {
  await db.query(
    `update component_lives set seen_at = greatest(seen_at, $2), clock_apart_ms = $3,
       clock_error_ms = $4 where id = $1`,
    [id, at, apartMs, errorMs],
  );
}

export async function endLife(db: Queryable, id: bigint): Promise<void> {
  await db.query(
    `update component_lives set seen_at = greatest(seen_at, now()),
       ended_at = greatest(seen_at, now()) where id = $1`,
    [id],
  );
}

export type ComponentEvent = {
  at: string;
  kind: "silence" | "restart" | "clock" | "restored";
  component: string;
  before: Record<string, string | number> | null;
  after: Record<string, string | number>;
};

export async function insertEvent(
  db: Queryable,
  { at, kind, component, before, after }: ComponentEvent,
): Promise<void> {
  await db.query(
    `insert into component_events (at, kind, component, before, after) values ($1, $2, $3, $4, $5)`,
    [at, kind, component, before === null ? null : JSON.stringify(before), JSON.stringify(after)],
  );
}

export type KnownDatabase = { systemId: string; timeline: number; startedAt: Date; seenAt: Date };

/** The database as it was seen last, locked until the transaction ends. */
export async function lockDatabase(tx: Transaction): Promise<KnownDatabase | undefined> {
  const [row] = await tx.query<KnownDatabase>(
    `select system_id as "systemId", timeline, started_at as "startedAt", seen_at as "seenAt"
     from component_database for update`,
  );
  return row;
}

export async function saveDatabase(
  db: Queryable,
  { systemId, timeline, startedAt, at }: DatabaseNow,
): Promise<void> {
  await db.query(
    `insert into component_database (system_id, timeline, started_at, seen_at)
     values ($1, $2, $3, $4)
     on conflict (is_only) do update set system_id = excluded.system_id,
       timeline = excluded.timeline, started_at = excluded.started_at, seen_at = excluded.seen_at`,
    [systemId, timeline, startedAt, at],
  );
}

/** Deletes at most so many lives and events from before a moment; answers how many. */
export async function deleteOld(db: Queryable, before: Date, most: number): Promise<number> {
  const lives = await db.query(
    `delete from component_lives where id in (
       select id from component_lives where seen_at < $1 order by id limit $2) returning id`,
    [before, most],
  );
  const events = await db.query(
    `delete from component_events where id in (
       select id from component_events where at < $1 order by at, id limit $2) returning id`,
    [before, most],
  );
  return lives.length + events.length;
}
