import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OwnComplaint } from "#contract/complaints.ts";
import type { Alert } from "#contract/office/alerts.ts";
import type { OfficeCallName } from "#contract/office/calls.ts";
import type { ComplaintMonth, ComplaintRow } from "#contract/office/complaints.ts";
import type { HelpItem } from "#contract/messages.ts";
import { watchAlerts } from "#server/alerts/watching/watch.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember, PASSWORD, type TestMember } from "#tests/support/members.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

const DAY_MS = 86_400_000;
const reason = "examined with the cashiers";

describe("complaints", () => {
  const test = useTestApp();
  let member: TestMember;
  beforeAll(() => test.clock.stop());
  beforeEach(async () => {
    member = await makeMember(test.app.db);
    await test.owner.query("delete from settings_contacts");
  });

  /** Days pass, so that every session has ended: each call begins a new one. */
  const call = async (name: string, body: object = {}) => {
    const cookie = await test.signIn(member.loginId, PASSWORD);
    return (await test.call(name, body, { cookie })).body;
  };
  const office = async (name: OfficeCallName, input: object, role: "admin" | "cs" = "cs") =>
    (await officeCall(test, name, input, await operatorWithRole(test, role))).body;
  const lodge = async (title = "Late withdrawal") =>
    Number(
      (await call("user-write-help", { title, contents: "Ten days", category: "complaint" }))["id"],
    );
  const read = async (id: number) => {
    const { help } = await call("read-help-message", { id });
    return (help as { complaint: OwnComplaint | null }).complaint;
  };
  const reply = (id: number) => office("reply-to-help", { id, reply: "We look into it", reason });
  const decide = (id: number, outcome = "not_upheld", decision = "The terms say so.") =>
    office("decide-complaint", { id, outcome, decision, reason });
  const inDays = (days: number) => new Date(test.clock.now().getTime() + days * DAY_MS);
  const listed = async (list: "open" | "decided") =>
    (await office("get-complaints", { list }))["rows"] as ComplaintRow[];

  it("a member lodges one at any hour, and reads its number and the days by the member's jurisdiction", async () => {
    await test.owner.query(
      `insert into settings_profiles (id, name) values ('quick', 'Quick') on conflict do nothing`,
    );
    await test.owner.query(
      `insert into settings_profile_rules (profile_id, rule, number, source, read_on) values
         ('quick', 'complaintAnswerDays', 3, 'a law', '2026-01-01'),
         ('quick', 'complaintDecisionDays', 40, 'a law', '2026-01-01') on conflict do nothing`,
    );
    await test.owner.query("update settings_sites set profile_id = 'quick'");
    test.clock.advance(16 * 3_600_000);
    const quick = await lodge();
    expect(await read(quick)).toMatchObject({
      answerBy: inDays(3).toISOString(),
      decideBy: inDays(40).toISOString(),
      daysLeft: 3,
    });
    await test.owner.query("update settings_sites set profile_id = null");
    const id = await lodge();
    expect(await read(id)).toEqual({
      lodgedAt: test.clock.now().toISOString(),
      answerBy: inDays(10).toISOString(),
      decideBy: inDays(56).toISOString(),
      answeredAt: null,
      outcome: null,
      decidedAt: null,
      decision: null,
      daysLeft: 10,
      outside: [],
    });
    expect(await read(quick), "its days stay").toMatchObject({ answerBy: inDays(3).toISOString() });
  });

  it("any other question has no clock", async () => {
    const { id } = await call("user-write-help", { title: "q", contents: "c", category: "game" });
    expect(await read(Number(id))).toBeNull();
    expect(await decide(Number(id))).toEqual({ status: "not_found" });
  });

  it("the first reply stops the first clock, and the decision is kept with its text, day and person", async () => {
    const id = await lodge();
    await reply(id);
    expect(await read(id)).toMatchObject({
      answeredAt: test.clock.now().toISOString(),
      daysLeft: 56,
    });
    test.clock.advance(5 * DAY_MS);
    const further = Number(
      (await call("user-answer-help", { id, contents: "I do not agree" }))["id"],
    );
    expect(await decide(further, "partly", "<b>Half</b> of it<script>1</script>")).toEqual({
      status: "success",
    });
    expect(await read(id)).toMatchObject({
      outcome: "partly",
      decision: expect.stringMatching(/^(?!.*script).*<b>Half<\/b>/) as string,
      decidedAt: test.clock.now().toISOString(),
      daysLeft: null,
    });
    const { help } = await call("read-help-message", { id });
    expect(help).toMatchObject({ status: "already", followUps: [{ status: "already" }] });
    expect(await decide(id)).toMatchObject({ status: "already" });
    const row = (await listed("decided")).find((each) => each.id === id);
    expect(row).toMatchObject({
      outcome: "partly",
      decidedBy: expect.stringMatching(/./) as string,
    });
    const [audit] = await test.app.db.query<{ after: object; reason: string }>(
      "select after, reason from audit_entries where object = $1 and call = 'decide-complaint'",
      [`help:${further}`],
    );
    expect(audit).toMatchObject({ reason, after: { outcome: "partly" } });
  });

  it("a decision without a waiting message is told by a note", async () => {
    const id = await lodge();
    await reply(id);
    await decide(id);
    const { note } = await call("get-user-note");
    expect(note).toMatchObject([{ contents: expect.stringContaining(String(id)) as string }]);
  });

  it("the outside route is shown after a refusal or when the time has passed, never before, as the operator entered it", async () => {
    await test.owner.query(
      `insert into settings_contacts (site_id, position, kind, name, phone, address)
       select s.id, c.n, c.kind, c.name, '', 'https://x.example' from settings_sites s,
         (values (0, 'help', 'Line'), (1, 'authority', 'Authority'), (2, 'disputes', 'Body'))
           as c(n, kind, name)`,
    );
    const outside = async (id: number) => (await read(id))?.outside.map(({ name }) => name);
    const [upheld, refused, late] = [await lodge(), await lodge(), await lodge()];
    expect(await outside(refused)).toEqual([]);
    await decide(upheld, "upheld");
    await decide(refused, "not_upheld");
    expect(await outside(upheld)).toEqual([]);
    expect(await outside(refused)).toEqual(["Body", "Authority"]);
    test.clock.advance(56 * DAY_MS - 1);
    expect(await outside(late)).toEqual([]);
    test.clock.advance(1);
    expect(await outside(late)).toEqual(["Body", "Authority"]);
    await test.owner.query("delete from settings_contacts");
    expect(await outside(late)).toEqual([]);
  });

  it("neither staff nor the member end one without a decision: it is not closed, filed otherwise or removed", async () => {
    const id = await lodge();
    const { id: other } = await call("user-write-help", { title: "other", contents: "c" });
    const filing = {
      id,
      version: 1,
      category: "other",
      assignedTo: null,
      followUpOn: null,
      reason,
    };
    expect(await office("close-help", { id, reason })).toEqual({ status: "complaint" });
    expect(await office("file-help", filing)).toEqual({ status: "complaint" });
    expect(await call("del-help", { id })).toEqual({ status: "wait" });
    await call("del-all-help");
    const helps = async () => (await call("get-help-list"))["helps"] as HelpItem[];
    expect((await helps()).map((each) => each.id)).toEqual([id]);
    expect((await call("read-help-message", { id: other }))["status"]).toBe("not_found");
    await decide(id);
    await call("del-all-help");
    expect(await helps()).toEqual([]);
    expect((await listed("decided")).some((each) => each.id === id)).toBe(true);
  });

  it("a question that staff file as a complaint is one since it was written", async () => {
    const writtenAt = test.clock.now().toISOString();
    const { id } = await call("user-write-help", { title: "q", contents: "c", category: "game" });
    test.clock.advance(2 * DAY_MS);
    const filing = { version: 1, assignedTo: null, followUpOn: null, reason };
    expect(await office("file-help", { id, category: "complaint", ...filing })).toEqual({
      status: "success",
    });
    expect(await read(Number(id))).toMatchObject({ lodgedAt: writtenAt, daysLeft: 8 });
  });

  it("an operator who suspended the member neither answers nor decides", async () => {
    const id = await lodge();
    const admin = await operatorWithRole(test, "admin");
    const act = async (name: OfficeCallName, input: object) =>
      (await officeCall(test, name, { reason, ...input }, admin)).body["status"];
    const change = { from: "active", to: "suspended", ground: "rules" };
    const memberId = Number(member.memberId);
    expect(await act("change-member-status", { id: memberId, ...change })).toBe("success");
    expect(await act("reply-to-help", { id, reply: "no" })).toBe("own_measure");
    expect(await act("decide-complaint", { id, outcome: "upheld", decision: "d" })).toBe(
      "own_measure",
    );
  });

  it("staff see what is due first, and are alerted two days before each time and after it", async () => {
    await test.owner.query(
      "update message_complaints set outcome = 'upheld', decision = 'd', decided_at = lodged_at, decided_by = 1, answered_at = lodged_at where outcome is null",
    );
    const [answered, waiting] = [await lodge("answered"), await lodge("waiting")];
    await reply(answered);
    expect((await listed("open")).map((row) => row.id)).toEqual([waiting, answered]);
    const alerts = async () => {
      await watchAlerts(test.app.acts);
      const { alerts: found } = await office("get-alerts", { view: "open" });
      return (found as Alert[])
        .filter(({ rule, endedAt }) => rule.startsWith("complaint_") && endedAt === null)
        .map(({ rule, subject }) => [rule, subject]);
    };
    const late = `complaint:${waiting}:answer`;
    test.clock.advance(8 * DAY_MS - 1);
    expect(await alerts()).toEqual([]);
    test.clock.advance(1);
    expect(await alerts()).toEqual([["complaint_due", late]]);
    test.clock.advance(2 * DAY_MS);
    expect(await alerts()).toEqual([["complaint_late", late]]);
    await reply(waiting);
    expect(await alerts()).toEqual([]);
    test.clock.advance(46 * DAY_MS);
    expect(await alerts()).toHaveLength(2);
    await decide(waiting);
    await decide(answered);
    expect(await alerts()).toEqual([]);
  });

  it("the figures of each month count what came, what was late and how it was decided, as a file too", async () => {
    test.clock.advance(80 * DAY_MS);
    const months = async () =>
      (await office("get-complaints", { list: "open" }))["months"] as ComplaintMonth[];
    const sum = (rows: ComplaintMonth[], of: (row: ComplaintMonth) => number) =>
      rows.reduce((total, row) => total + of(row), 0);
    const before = await months();
    expect(before).toHaveLength(24);
    const [quick, slow] = [await lodge(), await lodge()];
    await reply(quick);
    await decide(quick, "upheld");
    test.clock.advance(57 * DAY_MS);
    await decide(slow, "not_upheld");
    const after = await months();
    const added = (of: (row: ComplaintMonth) => number) => sum(after, of) - sum(before, of);
    expect(added((row) => row.received)).toBe(2);
    expect(added((row) => row.answeredLate)).toBe(1);
    expect(added((row) => row.decidedInTime)).toBe(1);
    expect(added((row) => row.decidedLate)).toBe(1);
    expect(added((row) => row.upheld)).toBe(1);
    expect(added((row) => row.notUpheld)).toBe(1);
    expect(added((row) => row.partly)).toBe(0);
    const { file } = await office("export-complaint-months", { reason }, "admin");
    const { month, decidedInTime, decidedLate } = after[0] ?? { month: "" };
    expect(file).toContain(`\r\n${month},`);
    expect(file).toContain(`,${decidedInTime},${decidedLate},`);
    expect(file).toMatch(/\r\nrows,24,all\r\n$/);
  });
});
