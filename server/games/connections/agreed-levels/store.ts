import { plainArray, textArray, type Queryable } from "#server/kit/database.ts";

export const SUM_NAMES = [
  "answered",
  "failed",
  "late",
  "unsent",
  "received",
  "faults",
  "checks",
  "missed",
] as const;
/** Counts of calls, as the comment of `game_call_days` says. */
export type Sums = Record<(typeof SUM_NAMES)[number], number>;
/** What a process counted of a connection in the quarter of an hour that began at `at`. */
export type Counts = Sums & { connection: string; at: Date };

export const NOTHING: Sums = {
  answered: 0,
  failed: 0,
  late: 0,
  unsent: 0,
  received: 0,
  faults: 0,
  checks: 0,
  missed: 0,
};

/** Adds counts to the sums of their day in the house's time zone, in the order of the key. */
export async function addCounts(db: Queryable, rows: readonly Counts[]): Promise<void> {
  const of = (name: keyof Sums) => plainArray(rows.map((row) => row[name]));
  await db.query(
    `insert into game_call_days as d (connection, day, answered, failed, late, unsent, received,
       faults, checks, missed)
     select c.connection, (c.at at time zone s.time_zone)::date, sum(c.answered), sum(c.failed),
       sum(c.late), sum(c.unsent), sum(c.received), sum(c.faults), sum(c.checks), sum(c.missed)
     from unnest($1::text[], $2::timestamptz[], $3::integer[], $4::integer[], $5::integer[],
       $6::integer[], $7::integer[], $8::integer[], $9::integer[], $10::integer[])
       as c(connection, at, answered, failed, late, unsent, received, faults, checks, missed)
     join settings_sites s on s.host = '*'
     group by 1, 2 order by 1, 2
     on conflict (connection, day) do update set answered = d.answered + excluded.answered,
       failed = d.failed + excluded.failed, late = d.late + excluded.late,
       unsent = d.unsent + excluded.unsent, received = d.received + excluded.received,
       faults = d.faults + excluded.faults, checks = d.checks + excluded.checks,
       missed = d.missed + excluded.missed`,
    [
      textArray(rows.map((row) => row.connection)),
      textArray(rows.map((row) => row.at.toISOString())),
      of("answered"),
      of("failed"),
      of("late"),
      of("unsent"),
      of("received"),
      of("faults"),
      of("checks"),
      of("missed"),
    ],
    "game-call-days-add",
  );
}

export type DayRow = Sums & { day: string };

/** At most so many days of a connection up to one, the newest first. */
export const listDays = (
  db: Queryable,
  connection: string,
  until: string,
  most: number,
): Promise<DayRow[]> =>
  db.query<DayRow>(
    `select day::text, answered::float8, failed::float8, late::float8, unsent::float8,
       received::float8, faults::float8, checks::float8, missed::float8
     from game_call_days where connection = $1 and day <= $2 order by day desc limit $3`,
    [connection, until, most],
  );

export type MonthRow = Sums & { month: string; level: number | null; allowed: number | null };

/** The months of a connection since one, each with its level and how many calls may fail. */
export const listMonths = (db: Queryable, connection: string, since: string): Promise<MonthRow[]> =>
  db.query<MonthRow>(
    `select to_char(month, 'YYYY-MM') as month, coalesce(answered, 0)::float8 as answered,
       coalesce(failed, 0)::float8 as failed, coalesce(late, 0)::float8 as late,
       coalesce(unsent, 0)::float8 as unsent, coalesce(received, 0)::float8 as received,
       coalesce(faults, 0)::float8 as faults, coalesce(checks, 0)::float8 as checks,
       coalesce(missed, 0)::float8 as missed, level, allowed::float8
     from game_call_months where connection = $1 and month >= $2`,
    [connection, since],
  );

export type LevelRow = {
  from: string;
  level: number | null;
  at: Date;
  by: string;
  checkedBy: string;
};

/** The agreed levels of a connection, the newest first. */
export const listLevels = (db: Queryable, connection: string): Promise<LevelRow[]> =>
  db.query<LevelRow>(
    `select to_char(l.from_month, 'YYYY-MM') as "from", l.level, l.set_at as at, m.name as by,
       s.name as "checkedBy"
     from game_agreed_levels l join operators m on m.id = l.set_by
     join operators s on s.id = l.checked_by
     where l.connection = $1 order by l.from_month desc limit 200`,
    [connection],
  );

/** Serialises the changes of a connection's levels until the transaction ends. */
export async function lockLevels(db: Queryable, connection: string): Promise<void> {
  await db.query("select pg_advisory_xact_lock(hashtextextended('agreed-level:' || $1, 0))", [
    connection,
  ]);
}

/** Writes the level from a month on, in place of an earlier one from the same month. */
export async function saveLevel(
  db: Queryable,
  row: {
    connection: string;
    from: string;
    level: number | null;
    at: Date;
    by: bigint;
    checkedBy: bigint;
  },
): Promise<void> {
  await db.query(
    `insert into game_agreed_levels (connection, from_month, level, set_at, set_by, checked_by)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (connection, from_month) do update set level = excluded.level,
       set_at = excluded.set_at, set_by = excluded.set_by, checked_by = excluded.checked_by`,
    [row.connection, row.from, row.level, row.at, row.by, row.checkedBy],
  );
}
