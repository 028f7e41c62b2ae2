import { beforeEach, describe, expect, it } from "vitest";
import type { ReportFile, ReportSchedule } from "#contract/office/scheduled-reports.ts";
import { makeDueFile, sweepReportFiles } from "#server/reports/scheduled/making.ts";
import { addToSums } from "#server/reports/sums.ts";
import { useTestApp } from "#tests/support/app.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

describe("reports that are made as files", () => {
  const test = useTestApp();
  let lead = "";
  let reader = "";
  const reason = "the accountant reads it";

  beforeEach(async () => {
    const { db } = test.app;
    await db.query("delete from report_files");
    await db.query("delete from report_schedules");
    while ((await addToSums(db)) > 0) continue;
    lead = await operatorWithRole(test, "cashier-lead");
    reader = await operatorWithRole(test, "viewer");
  });

  const make = () => makeDueFile(test.app.db, test.clock);
  const page = async () =>
    (await officeCall(test, "get-scheduled-reports", {}, reader)).body as unknown as {
      schedules: ReportSchedule[];
      files: ReportFile[];
    };
  /** A schedule that was made so many days ago. */
  const scheduled = async (daysAgo: number, report = "balances") => {
    const wanted = { report, every: "day", reason };
    const { body } = await officeCall(test, "schedule-report", wanted, lead);
    await test.app.db.query(
      "update report_schedules set made_at = now() - $2 * interval '1 day' where id = $1",
      [body["id"], daysAgo],
    );
    return Number(body["id"]);
  };

  it("makes one file of each period that is over, the oldest first, and no second one", async () => {
    await scheduled(3);
    await scheduled(1, "return");
    expect([await make(), await make(), await make(), await make(), await make()]).toEqual([
      1, 1, 1, 1, 0,
    ]);
    const { files } = await page();
    expect(files.map(({ report }) => report)).toEqual([
      "return",
      "balances",
      "balances",
      "balances",
    ]);
    const days = files.filter(({ report }) => report === "balances").map(({ from }) => from);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(new Set(days).size).toBe(3);
  });

  it("processes that make the same file at the same time leave one", async () => {
    await scheduled(1);
    await Promise.all([make(), make(), make(), make()]);
    expect((await page()).files).toHaveLength(1);
    expect(await make()).toBe(0);
  });

  it("a file that could not be stored is made again", async () => {
    await scheduled(1, "money-provider");
    await test.owner.query(
      "alter table report_files add constraint full_disk check (contents = '') not valid",
    );
    await expect(make()).rejects.toThrow("full_disk");
    await test.owner.query("alter table report_files drop constraint full_disk");
    expect((await page()).files).toEqual([]);
    expect(await make()).toBe(1);
    expect((await page()).files).toHaveLength(1);
  });

  it("waits until the entries of the period are summed", async () => {
    await scheduled(1);
    const set = (days: number) =>
      test.app.db.query(
        "update report_progress set entered_until = now() - $1 * interval '1 day'",
        [days],
      );
    await set(2);
    expect(await make()).toBe(0);
    await set(0);
    expect(await make()).toBe(1);
  });

  it("a download names who made it and has its own audit row", async () => {
    await scheduled(1, "money-day");
    await make();
    const [file] = (await page()).files;
    const { body } = await officeCall(
      test,
      "download-report-file",
      { id: file?.id, reason },
      reader,
    );
    const lines = String(body["file"]).split("\r\n");
    expect(lines[0]).toMatch(/^\uFEFFexported_by,./);
    expect(lines.slice(2, 5)).toEqual([
      "report,money-day",
      `from,${file?.from}`,
      `until,${file?.until}`,
    ]);
    expect(lines.at(-2)).toMatch(/^total,/);
    const rows = await test.app.db.query<{ after: object; reason: string }>(
      "select after, reason from audit_entries where object = $1",
      [`report-file:${file?.id}`],
    );
    expect(rows).toEqual([
      { after: { report: "money-day", from: file?.from, until: file?.until }, reason },
    ]);
  });

  it("a schedule exists once, takes its permission, and makes nothing after its end", async () => {
    const id = await scheduled(1);
    const again = { report: "balances", every: "day", reason };
    expect((await officeCall(test, "schedule-report", again, lead)).body).toMatchObject({
      status: "already",
    });
    expect((await officeCall(test, "schedule-report", again, reader)).http).toBe(403);
    await officeCall(test, "end-report-schedule", { id, reason }, lead);
    expect(await make()).toBe(0);
    expect((await page()).schedules).toEqual([]);
    expect((await officeCall(test, "end-report-schedule", { id, reason }, lead)).body).toEqual({
      status: "not_found",
    });
  });

  it("files are deleted after 400 days", async () => {
    await scheduled(2);
    await make();
    await make();
    await test.app.db.query(
      `update report_files set made_at = now() - interval '401 days'
       where id = (select min(id) from report_files)`,
    );
    expect(await sweepReportFiles(test.app.db, test.clock)).toBe(1);
    expect((await page()).files).toHaveLength(1);
  });
});
