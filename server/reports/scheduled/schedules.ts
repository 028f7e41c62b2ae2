import type { OfficeInput, OfficeOutput } from "#contract/office/calls.ts";
import { operatorOf, type Act } from "#server/kit/act.ts";
import { csvLine as line } from "#server/kit/csv.ts";
import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { KEPT_DAYS } from "#server/kit/retention.ts";
import * as store from "#server/reports/scheduled/store.ts";

const FILES_PER_PAGE = 50;

/** The schedules that make files, and a page of the files, the newest first. */
export async function scheduledReports(
  db: Queryable,
  before: bigint | null,
): Promise<OfficeOutput<"get-scheduled-reports">> {
  const rows = await store.listFiles(db, before, FILES_PER_PAGE + 1);
  const files = rows
    .slice(0, FILES_PER_PAGE)
    .map((row) => ({ ...row, id: Number(row.id), madeAt: row.madeAt.toISOString() }));
  return {
    schedules: (await store.listSchedules(db)).map((row) => ({
      ...row,
      id: Number(row.id),
      madeAt: row.madeAt.toISOString(),
    })),
    files,
    next: rows.length > FILES_PER_PAGE ? (files.at(-1)?.id ?? null) : null,
    keptDays: KEPT_DAYS.reportFiles,
  };
}

type Kind = Pick<OfficeInput<"schedule-report">, "report" | "every">;

/** Begins a schedule. Throws Refusal `already_decided` when the same one makes files. */
export async function scheduleReport(act: Act, { report, every }: Kind): Promise<bigint> {
  const by = operatorOf(act).operatorId;
  const id = await store.insertSchedule(act.tx, { report, every, by, at: act.clock.now() });
  if (id === undefined) throw new Refusal("already_decided");
  return id;
}

/** Ends a schedule; answers what it made. Throws Refusal `not_found`, also for one that has ended. */
export async function endSchedule(act: Act, id: bigint): Promise<Kind> {
  const ended = await store.endSchedule(act.tx, id, operatorOf(act).operatorId, act.clock.now());
  if (!ended) throw new Refusal("not_found");
  return ended;
}

/** A file for an operator who is named in its first lines. Throws Refusal `not_found`. */
export async function reportFile(
  act: Act,
  id: bigint,
  by: string,
): Promise<{ file: store.FileRow; lines: string[] }> {
  const file = await store.findFile(act.tx, id);
  if (!file) throw new Refusal("not_found");
  const head = [line(["exported_by", by]), line(["exported_at", act.clock.now().toISOString()])];
  return { file, lines: ["\uFEFF", ...head, file.contents.replace(/^\uFEFF/, "")] };
}
