import { beforeAll, describe, expect, it } from "vitest";
import type { OfficeOutput } from "#contract/office/calls.ts";
import { dateOf } from "#server/kit/days.ts";
import { fromWon } from "#server/kit/money.ts";
import { makeDueFile } from "#server/reports/scheduled/making.ts";
import { addToSums } from "#server/reports/sums.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember, type TestMember } from "#tests/support/members.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

const DAY_MS = 86_400_000;

describe("the daily account summary in the office", () => {
  const test = useTestApp();
  const today = dateOf(new Date(), "Asia/Seoul");
  let member: TestMember;
  let reader = "";
  let lead = "";

  beforeAll(async () => {
    member = await makeMember(test.app.db, { cash: fromWon(12_345) });
    while ((await addToSums(test.app.db)) > 0) continue;
    reader = await operatorWithRole(test, "viewer");
    lead = await operatorWithRole(test, "cashier-lead");
  });
  const ask = (name: Parameters<typeof officeCall>[1], input: object, by = reader) =>
    officeCall(test, name, input, by);

  it("shows the line of one member, and none for a sign-in id that does not exist", async () => {
    const found = (await ask("get-member-summaries", { day: today, loginId: member.loginId }))
      .body as unknown as OfficeOutput<"get-member-summaries">;
    expect(found.next).toBeNull();
    expect(found.rows).toHaveLength(1);
    expect(found.rows[0]).toMatchObject({
      loginId: member.loginId,
      total: { opening: "0.00", bonuses: "12345.00", closing: "12345.00", difference: "0.00" },
    });
    const none = await ask("get-member-summaries", { day: today, loginId: "nomember" });
    expect(none.body).toMatchObject({ rows: [], next: null });
    expect((await ask("get-account-summary", { day: "x" })).http).toBe(400);
    expect((await ask("get-account-summary", { day: today }, "")).http).toBe(401);
  });

  it("lists fifty members a page, each once", async () => {
    for (let n = 0; n < 60; n++) await makeMember(test.app.db);
    const seen: string[] = [];
    for (let after: number | null = null; ;) {
      const input: object = after === null ? { day: today } : { day: today, after };
      const page = (await ask("get-member-summaries", input))
        .body as unknown as OfficeOutput<"get-member-summaries">;
      expect(page.rows.length).toBeLessThanOrEqual(50);
      seen.push(...page.rows.map(({ loginId }) => loginId));
      if (page.next === null) break;
      after = page.next;
    }
    const [all] = await test.app.db.query<{ count: number }>(
      "select count(*)::integer as count from members",
    );
    expect(seen).toHaveLength(all?.count ?? 0);
    expect(new Set(seen).size).toBe(all?.count);
  });

  it("is a file of the day, and one of all members for those who may export lists", async () => {
    const { body } = await ask("export-account-summary", { day: today });
    const file = String(body["file"]);
    expect(file).toContain(`from,${today}`);
    for (const wallet of ["cash", "hold", "comp", "games", "total"])
      expect(file).toMatch(new RegExp(`${today},${wallet},.*,0\\.00\\r\\n`));
    expect(file).not.toContain(member.loginId);
    const wanted = { day: today, loginId: member.loginId, reason: "for the audit" };
    const own = String((await ask("export-member-summaries", wanted, lead)).body["file"]);
    const rows = own.split("\r\n").filter((row) => row.startsWith(member.loginId));
    expect(rows.map((row) => row.split(",")[1])).toEqual(["cash", "total"]);
    expect((await ask("export-member-summaries", wanted, reader)).http).toBe(403);
  });

  it("is made as a file of each day of a period that is over", async () => {
    const wanted = { report: "accounts", every: "week", reason: "for the regulator" };
    expect((await ask("schedule-report", wanted, lead)).body["status"]).toBe("success");
    await test.app.db.query("update report_schedules set made_at = now() - interval '7 days'");
    expect(await makeDueFile(test.app.db, test.clock)).toBe(1);
    const [made] = await test.app.db.query<{ contents: string; from: string }>(
      `select contents, to_char(period_from, 'YYYY-MM-DD') as "from" from report_files`,
    );
    const days = [...(made?.contents ?? "").matchAll(/^(\d{4}-\d\d-\d\d),total,/gm)].map(
      ([, day]) => day,
    );
    const first = Date.parse(`${made?.from}T00:00:00Z`);
    expect(days).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((n) => new Date(first + n * DAY_MS).toISOString().slice(0, 10)),
    );
  });
});
