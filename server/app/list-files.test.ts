import { beforeAll, describe, expect, it } from "vitest";
import type { FileCallName } from "#contract/office/calls.ts";
import { members } from "#bench/office/grown/members.ts";
import { sizeOf } from "#bench/office/grown/size.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember, type TestMember } from "#tests/support/members.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

/** The rows of a list's file, between the names of its columns and its end. */
const rowsOf = (file: string) => file.trim().split("\r\n").slice(4, -1);

/** The number of the first member that a test adds. */
const FIRST = 1_000_001;

describe("files of lists", () => {
  const test = useTestApp();
  let lead = "";
  let member: TestMember;
  beforeAll(async () => {
    lead = await operatorWithRole(test, "cashier-lead");
    member = await makeMember(test.app.db);
    await test.app.db.query(
      `insert into message_helps (member_id, title, contents, status, written_at)
       select $1, 'Title', 'Said in confidence', 'cancelled', now() - n * interval '1 minute'
       from generate_series(1, 3) n`,
      [member.memberId],
    );
  });
  const save = async (name: FileCallName, input: object, cookie = lead) => {
    const asked = { ...input, reason: "for the audit" };
    const { http, body } = await officeCall(test, name, asked, cookie);
    return { http, file: String(body["file"]) };
  };
  const days = { from: "2026-01-01", until: "2026-01-02" };
  const inputs = (): [FileCallName, object, string][] => [
    ["export-members", { status: "active" }, "member:list"],
    ["export-rounds", { loginId: "demo1" }, "round:list"],
    ["export-session-report", { ...days, loginId: "demo1" }, "session:list"],
    ["export-large-jackpots", days, "jackpot:list"],
    ["export-significant-events", days, "significant-event:list"],
    ["export-member-summaries", { day: "2026-01-01" }, "accounts:2026-01-01"],
    [
      "export-member-entries",
      { id: Number(member.memberId), account: "cash" },
      `member:${member.memberId}`,
    ],
    ["export-helps", { list: "done", member: member.loginId }, "help:list"],
  ];

  it("each names who made it, is an act with its filter, and takes the permission", async () => {
    const [own] = await test.app.db.query<{ name: string }>(
      "select name from operators where role = 'cashier-lead' order by id desc limit 1",
    );
    const cashier = await operatorWithRole(test, "cashier");
    for (const [name, input, object] of inputs()) {
      const { http, file } = await save(name, input);
      expect(http, name).toBe(200);
      expect(file, name).toContain(`exported_by,${own?.name}`);
      expect(file, name).toMatch(/\r\nrows,\d+,all\r\n$/);
      const [row] = await test.app.db.query<{ object: string; reason: string }>(
        "select object, reason from audit_entries where call = $1 order by id desc limit 1",
        [name],
      );
      expect(row, name).toEqual({ object, reason: "for the audit" });
      expect((await save(name, input, cashier)).http, name).toBe(403);
    }
  });

  it("export-members holds every member of the list once, over several reads", async () => {
    const { sql, values } = members(sizeOf(1_200));
    await test.app.db.query(sql, [
      FIRST,
      FIRST + 1_199,
      ...(values?.(test.app.db, FIRST, FIRST + 1_199) ?? []),
    ]);
    const [all] = await test.app.db.query<{ count: number }>(
      "select count(*)::integer as count from members",
    );
    const { file } = await save("export-members", {});
    expect(rowsOf(file)).toHaveLength(all?.count ?? 0);
    expect(new Set(rowsOf(file).map((row) => row.split(",")[1])).size).toBe(all?.count);
    const found = await save("export-members", { by: "id", query: "grown100011" });
    const ids = rowsOf(found.file).map((row) => row.split(",")[1]);
    // Every fifth member of the grown office has an id that begins with `grown`.
    expect(ids).toHaveLength(2);
    expect(new Set(ids)).toEqual(new Set(["grown1000110", "grown1000115"]));
  });

  it("export-helps holds no text of members", async () => {
    const { file } = await save("export-helps", { list: "done", member: member.loginId });
    expect(rowsOf(file)).toHaveLength(3);
    expect(file).not.toContain("confidence");
  });
});
