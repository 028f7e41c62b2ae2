import { beforeAll, describe, expect, it } from "vitest";
import type { OfficeOutput } from "#contract/office/calls.ts";
import { dateOf } from "#server/kit/days.ts";
import { fromWon } from "#server/kit/money.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember, PASSWORD, type TestMember } from "#tests/support/members.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

const DAY_MS = 86_400_000;
type Report = OfficeOutput<"get-session-report">;

describe("sessions in the office", () => {
  const test = useTestApp();
  /** The day before, of or after so many days from now: a run may pass midnight in Seoul. */
  const day = (days: number) => dateOf(new Date(Date.now() + days * DAY_MS), "Asia/Seoul");
  const period = { from: day(0), until: day(1) };
  let member: TestMember;
  let reader = "";

  beforeAll(async () => {
    reader = await operatorWithRole(test, "viewer");
    member = await makeMember(test.app.db, { cash: fromWon(7_000) });
    const cookie = await test.signIn(member.loginId, PASSWORD);
    await test.call("user-logout", {}, { cookie });
    await test.signIn(member.loginId, PASSWORD);
  });
  const ask = async (input: object, by = reader) =>
    (await officeCall(test, "get-session-report", input, by)).body as unknown as Report;

  it("show start, end and its reason, and the balance at both ends", async () => {
    const { rows } = await ask({ ...period, loginId: member.loginId });
    expect(rows).toHaveLength(2);
    const [present, past] = rows;
    expect(present).toMatchObject({ endedAt: null, endedBecause: null, isShared: false });
    expect(past).toMatchObject({
      loginId: member.loginId,
      endedBecause: "logout",
      opening: "7000.00",
      wagers: "0.00",
      closing: "7000.00",
    });
    expect(Date.parse(past?.endedAt ?? "")).toBeGreaterThanOrEqual(
      Date.parse(past?.startedAt ?? ""),
    );
    const own = await officeCall(
      test,
      "get-member-sessions",
      { id: Number(member.memberId) },
      reader,
    );
    expect(own.body["rows"]).toEqual(rows);
  });

  it("of a period are listed by pages, each once, the newest first", async () => {
    await test.owner.query(
      `insert into member_sessions (member_id, token_hash, health_token_hash, address, user_agent,
         started_at, ends_at, ended_at, ended_because, idle_ends_at)
       select $1, sha256(n::text::bytea), sha256(('h' || n)::bytea), '127.0.0.1', '', s.at, s.at,
         s.at, 'expired', s.at
       from generate_series(1, 70) n, (select now() - interval '40 days' as at) s`,
      [member.memberId],
    );
    const asked = { from: day(-41), until: day(-39) };
    const first = await ask(asked);
    const second = await ask({ ...asked, after: first.next ?? "" });
    expect([first.rows.length, second.rows.length, second.next]).toEqual([50, 20, null]);
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(70);
    expect((await ask({ ...asked, loginId: "nomember" })).rows).toEqual([]);
  });

  it("that a process with a slower clock ended before they began are listed without time", async () => {
    const other = await makeMember(test.app.db, { cash: fromWon(1_000) });
    await test.owner.query(
      `insert into member_sessions (member_id, token_hash, health_token_hash, address, user_agent,
         started_at, ends_at, ended_at, ended_because, idle_ends_at)
       select $1, sha256(('slow' || n)::bytea), sha256(('slower' || n)::bytea), '127.0.0.1', '',
         now(), now(), now() - interval '1 second', 'logout', now() from generate_series(1, 2) n`,
      [other.memberId],
    );
    const { rows } = await ask({ ...period, loginId: other.loginId });
    expect(rows.map(({ wagers, closing }) => [wagers, closing])).toEqual([
      ["0.00", "1000.00"],
      ["0.00", "1000.00"],
    ]);
  });

  it("take the permission of reports, any days but an end before its start, and for a file that of lists", async () => {
    const life = { from: "2000-01-01", until: day(0) };
    expect(await ask(life)).toMatchObject({ status: "success" });
    const turned = { from: day(0), until: day(-1) };
    expect(await ask(turned)).toMatchObject({ status: "limit" });
    expect((await officeCall(test, "get-session-report", period, "")).http).toBe(401);
    const lead = await operatorWithRole(test, "cashier-lead");
    const wanted = { ...period, loginId: member.loginId, reason: "for the audit" };
    const file = await officeCall(test, "export-session-report", wanted, lead);
    expect(String(file.body["file"])).toMatch(
      /logout,false,7000\.00,0\.00,0\.00,0\.00,0\.00,7000\.00/,
    );
    expect((await officeCall(test, "export-session-report", wanted, reader)).http).toBe(403);
    const refused = { ...turned, reason: "for the audit" };
    expect((await officeCall(test, "export-session-report", refused, lead)).body).toEqual({
      status: "limit",
    });
  });
});
