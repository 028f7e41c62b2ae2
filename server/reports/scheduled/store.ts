import type { ReportPeriod, ScheduledReport } from "#contract/office/scheduled-reports.ts";
import type { Queryable } from "#server/kit/database.ts";

type Kind = { report: ScheduledReport; every: ReportPeriod };
export type ScheduleRow = Kind & { id: bigint; madeBy: string; madeAt: Date };

const SCHEDULE = `select s.id, s.report, s.every, o.name as "madeBy", s.made_at as "madeAt"
  from report_schedules s join operators o on o.id = s.made_by`;

/** Schedules that make files; there is one of each report and period at most. */
export const listSchedules = (db: Queryable): Promise<ScheduleRow[]> =>
  db.query<ScheduleRow>(`${SCHEDULE} where s.ended_at is null order by s.id`);

/** Its id; undefined when the same one makes files already. */
export async function insertSchedule(
  db: Queryable,
  schedule: Kind & { by: bigint; at: Date },
): Promise<bigint | undefined> {
  const [row] = await db.query<{ id: bigint }>(
    `insert into report_schedules (report, every, made_by, made_at) values ($1, $2, $3, $4)
     on conflict (report, every) where ended_at is null do nothing returning id`,
    [schedule.report, schedule.every, schedule.by, schedule.at],
  );
  return row?.id;
}

/** What it made; undefined for none that makes files. */
export async function endSchedule(
  db: Queryable,
  id: bigint,
  by: bigint,
  at: Date,
): Promise<Kind | undefined> {
  const [row] = await db.query<Kind>(
    `update report_schedules set ended_by = $2, ended_at = $3
     where id = $1 and ended_at is null returning report, every`,
    [id, by, at],
  );
  return row;
}

/** The last day of the newest file of a schedule, as YYYY-MM-DD. */
export async function lastDayOf(db: Queryable, scheduleId: bigint): Promise<string | undefined> {
  const [row] = await db.query<{ until: string }>(
    `select to_char(period_until, 'YYYY-MM-DD') as until from report_files
     where schedule_id = $1 order by period_from desc limit 1`,
    [scheduleId],
  );
  return row?.until;
}

export type NewFile = {
  scheduleId: bigint;
  from: string;
  until: string;
  at: Date;
  contents: string;
};

/** Stores a period's file once, and only for a schedule without an end. */
export async function insertFile(db: Queryable, file: NewFile): Promise<void> {
  await db.query(
    `insert into report_files (schedule_id, period_from, period_until, made_at, contents)
     select id, $2, $3, $4, $5 from report_schedules where id = $1 and ended_at is null
     on conflict on constraint report_files_once do nothing`,
    [file.scheduleId, file.from, file.until, file.at, file.contents],
  );
}

export type FileRow = Kind & {
  id: bigint;
  from: string;
  until: string;
  madeAt: Date;
  bytes: number;
};

const FILE = `f.id, s.report, s.every, to_char(f.period_from, 'YYYY-MM-DD') as "from",
  to_char(f.period_until, 'YYYY-MM-DD') as until, f.made_at as "madeAt",
  octet_length(f.contents) as bytes`;

/** The newest files first, below an id if given. */
export const listFiles = (db: Queryable, before: bigint | null, most: number): Promise<FileRow[]> =>
  db.query<FileRow>(
    `select ${FILE} from report_files f join report_schedules s on s.id = f.schedule_id
     where f.id < coalesce($1, 9223372036854775807) order by f.id desc limit $2`,
    [before, most],
  );

export async function findFile(
  db: Queryable,
  id: bigint,
): Promise<(FileRow & { contents: string }) | undefined> {
  const [row] = await db.query<FileRow & { contents: string }>(
    `select ${FILE}, f.contents from report_files f
     join report_schedules s on s.id = f.schedule_id where f.id = $1`,
    [id],
  );
  return row;
}

/** Deletes files that were made before a moment; answers how many. */
export async function deleteOld(db: Queryable, before: Date, most: number): Promise<number> {
  const rows = await db.query(
    `delete from report_files where id in (
       select id from report_files where made_at < $1 order by made_at limit $2) returning id`,
    [before, most],
  );
  return rows.length;
}
