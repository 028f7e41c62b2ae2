import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { MemberFacts } from "#contract/office/members.ts";
import type { OfficeCallName } from "#contract/office/calls.ts";
import { KEPT_DAYS } from "#server/kit/retention.ts";
import { addYears } from "#server/kit/years.ts";
import { sweepMemberTraces } from "#server/members/retention/retention.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember, PASSWORD, type TestMember } from "#tests/support/members.ts";
import { officeCall, signInToOffice } from "#tests/support/office.ts";

const DAY_MS = 86_400_000;
const reason = "asked for in writing, identity was checked";

describe("how long the records of a closed account are kept", () => {
  const test = useTestApp();
  let member: TestMember;
  let id: number;
  let closedAt: Date;
  /** How far the clock of the test is ahead of the database's. */
  let aheadMs = 0;
  beforeAll(() => follow(null));
  beforeEach(async () => {
    test.clock.advance(-aheadMs);
    aheadMs = 0;
    member = await makeMember(test.app.db);
    id = Number(member.memberId);
    const cookie = await test.signIn(member.loginId, PASSWORD);
    const [title, contents] = ["a question", "about play"];
    await test.call("user-write-help", { title, contents }, { cookie });
    await test.call("change-password", { oldPw: "wrong", pw: "another-quiet-water" }, { cookie });
    await test.owner.query(
      `insert into member_register_questions
         (id, member_id, register, moment, asked_at, answer, answered_at)
       values (gen_random_uuid(), $1, 'gamstop', 'sign-in', now(), 'clear', now())`,
      [member.memberId],
    );
    const close = { id, from: "active", to: "closed", reason };
    await call("change-member-status", close);
    const [row] = await test.owner.query<{ closedAt: Date | null }>(
      `select closed_at as "closedAt" from members where id = $1`,
      [member.memberId],
    );
    if (!row?.closedAt) throw new Error("the account was not closed");
    ({ closedAt } = row);
  });
  const follow = (profile: string | null) =>
    test.owner.query("update settings_sites set profile_id = $1 where host = '*'", [profile]);
  /** A session of the office ends long before the years are over, so each call begins another. */
  const call = async (name: OfficeCallName, input: object, operator = "operator1") =>
    (await officeCall(test, name, input, await signInToOffice(test, operator))).body;
  const erase = () => call("erase-member", { id, reason });
  const facts = async () =>
    ((await call("get-member", { id })) as unknown as { member: MemberFacts }).member.erasable;
  const moveTo = (moment: Date) => {
    const byMs = moment.getTime() - test.clock.now().getTime();
    test.clock.advance(byMs);
    aheadMs += byMs;
  };
  const sweep = async () => {
    while ((await sweepMemberTraces(test.app.db, test.clock)) > 0) continue;
  };
  const records = async () => {
    const [row] = await test.owner.query<Record<string, number>>(
      `select (select count(*)::int from member_sessions where member_id = $1) as sessions,
         (select count(*)::int from member_events where member_id = $1) as events,
         (select count(*)::int from member_register_questions where member_id = $1) as questions,
         (select count(*)::int from message_helps where member_id = $1) as helps`,
      [member.memberId],
    );
    return row;
  };
  const everyRecord = { sessions: 1, events: 1, questions: 1, helps: 1 };

  it("keeps a closed account, its play, verification and help texts for the five years of the default, or the ten of its jurisdiction", async () => {
    const rules = [
      [null, 5, "GLI-19 2.8: five years"],
      ["us-pa", 10, "58 Pa. Code § 811a.7(d): no less than 10 years"],
    ] as const;
    for (const [profile, years, source] of rules) {
      await follow(profile);
      const due = addYears(closedAt, years);
      const [from, kept] = [due.toISOString(), { status: "kept", until: due.toISOString() }];
      expect(await erase()).toEqual(kept);
      moveTo(new Date(due.getTime() - DAY_MS));
      await sweep();
      expect(await erase()).toEqual(kept);
      expect(await facts()).toEqual({ from, years, source, isDue: false });
      expect(await records()).toEqual(everyRecord);
    }
    moveTo(new Date(addYears(closedAt, 10).getTime() + DAY_MS));
    expect(await facts()).toMatchObject({ isDue: true });
    const { proposalId } = await erase();
    const decision = { id: proposalId, decision: "carry-out", reason };
    expect(await call("decide-proposal", decision, "operator2")).toMatchObject({
      status: "success",
    });
    expect(await facts()).toBeNull();
    await sweep();
    expect(await records()).toMatchObject({ sessions: 0, events: 0, questions: 0 });
    for (const what of ["handledContacts", "helpFiles", "registerQuestions"] as const)
      expect(KEPT_DAYS[what], what).toBeGreaterThanOrEqual(90);
    await follow(null);
  });

  it("is asked again when the erasure is carried out", async () => {
    moveTo(new Date(addYears(closedAt, 5).getTime() + DAY_MS));
    const { proposalId } = await erase();
    await follow("us-pa");
    const decision = { id: proposalId, decision: "carry-out", reason };
    expect(await call("decide-proposal", decision, "operator2")).toMatchObject({ status: "kept" });
    await follow(null);
    expect(await records()).toEqual(everyRecord);
  });

  it("is the most of all sites' years for what is deleted by age", async () => {
    await test.owner.query(
      "insert into settings_sites (host, name, profile_id) values ('pa.test', 'PA', 'us-pa')",
    );
    moveTo(new Date(addYears(closedAt, 10).getTime() - DAY_MS));
    await sweep();
    expect(await records()).toEqual(everyRecord);
    await test.owner.query("delete from settings_sites where host = 'pa.test'");
    await sweep();
    expect(await records()).toMatchObject({ sessions: 0, events: 0, questions: 0, helps: 1 });
  });

  it("begins anew when the account is reopened and closed again", async () => {
    await test.owner.query(
      "update members set closed_at = now() - interval '9 years' where id = $1",
      [member.memberId],
    );
    const change = (from: string, to: string) =>
      call("change-member-status", {
        id,
        from,
        to,
        reason,
        ...(from === "closed" && { verifiedBy: "document" }),
      });
    expect(await change("closed", "suspended")).toMatchObject({ status: "success" });
    expect(await facts()).toBeNull();
    expect(await change("suspended", "closed")).toMatchObject({ status: "success" });
    expect(await erase()).toMatchObject({ status: "kept" });
  });

  it("counts calendar years, from 29 February to 1 March", () => {
    expect(addYears(new Date("2028-02-29T10:00:00Z"), 5).toISOString()).toBe(
      "2033-03-01T10:00:00.000Z",
    );
    expect(addYears(new Date("2026-11-27T10:00:00Z"), -10).toISOString()).toBe(
      "2016-11-27T10:00:00.000Z",
    );
  });
});
