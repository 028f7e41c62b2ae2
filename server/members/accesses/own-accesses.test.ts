import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OfficeCallName } from "#contract/office/calls.ts";
import type { StaffAccess } from "#contract/staff-accesses.ts";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { KEPT_DAYS } from "#server/kit/retention.ts";
import { useTestApp } from "#tests/support/app.ts";
import { identityOf } from "#tests/support/identities.ts";
import { makeMember, PASSWORD, type TestMember } from "#tests/support/members.ts";
import { officeCall, operatorIdOf, operatorWithRole } from "#tests/support/office.ts";

const HOUR_MS = 3_600_000;
/** Shorter than an idle session lasts. */
const STEP_MS = 480_000;
const DAY_MS = 24 * HOUR_MS;
const reason = "told by telephone who she is";

describe("what a member reads of the accesses of staff", () => {
  const test = useTestApp();
  let member: TestMember;
  let cookie: string;
  let lead: string;
  let desk: string;
  beforeAll(async () => {
    test.clock.stop();
    // Noon of a day in Seoul, the time zone of the site.
    test.clock.advance(DAY_MS - ((test.clock.now().getTime() + 9 * HOUR_MS) % DAY_MS));
    test.clock.advance(12 * HOUR_MS);
  });
  beforeEach(async () => {
    lead = await operatorWithRole(test, "cashier-lead");
    desk = await operatorWithRole(test, "cs");
    member = await makeMember(test.app.db);
    cookie = await test.signIn(member.loginId, PASSWORD);
  });

  const id = () => Number(member.memberId);
  const look = async (name: OfficeCallName, by: string, input: object = { id: id() }) =>
    expect((await officeCall(test, name, input, by)).body).toMatchObject({ status: "success" });
  const answer = async (page = 1, as = cookie) =>
    (await test.call("get-staff-accesses", { page }, { cookie: as })).body as unknown as {
      list: StaffAccess[];
      maxCount: number;
      keptDays: number;
    };
  const lines = async (as = cookie) =>
    (await answer(1, as)).list.map(({ part, by }) => `${by} ${part}`);

  it("is the first moment of a day, the part and the team, and nothing else", async () => {
    const at = test.clock.now().toISOString();
    for (let looks = 0; looks < 3; looks++) {
      await look("get-member", desk);
      test.clock.advance(STEP_MS);
    }
    expect(await answer()).toEqual({
      status: "success",
      list: [{ at, part: "account", by: "support", isReasoned: false }],
      maxCount: 1,
      keptDays: KEPT_DAYS.memberAccesses,
    });
    expect((await answer(1, await test.signIn("demo1", DEMO_PASSWORD))).list).toEqual([]);
    test.clock.advance(-3 * STEP_MS);
  });

  it("has a line for each day of the site, newest first, twenty a page", async () => {
    await test.owner.query(
      `insert into member_accesses (member_id, operator_id, session_id, part, address, at, span_at)
       select $1, operator_id, id, 'ledger', '203.0.113.7', at, at
       from (select id, operator_id from operator_sessions limit 1) s,
         generate_series($2::timestamptz - interval '21 days', $2, interval '12 hours') at`,
      [member.memberId, test.clock.now()],
    );
    const first = await answer();
    const second = await answer(2);
    expect([first.list.length, second.list.length, first.maxCount]).toEqual([20, 2, 22]);
    // Midnight of Seoul begins a day, and noon of the same day belongs to it.
    const moments = [...first.list, ...second.list].map((line) => new Date(line.at).getTime());
    expect(moments).toEqual(moments.toSorted((a, b) => b - a));
    expect(moments.filter((at) => (at + 9 * HOUR_MS) % DAY_MS === 0)).toHaveLength(21);
    expect(new Set(first.list.map(({ by }) => by))).toEqual(new Set(["staff"]));
  });

  it("names the role that the operator had at that moment", async () => {
    await look("get-member-notes", desk);
    await test.owner.query("update operators set role = 'content' where id = $1", [
      await operatorIdOf(test, desk),
    ]);
    expect(await lines()).toEqual(["support messages"]);
  });

  it("says that a reason was recorded for a number or a file, and never the reason", async () => {
    const { fileId } = await identityOf(test.app.db, member.memberId);
    await look("reveal-member", desk, { id: id(), field: "bank", reason });
    await look("open-identity-file", desk, { id: fileId, reason });
    await look("get-member-identity", desk);
    const { list } = await answer();
    expect(Object.fromEntries(list.map((line) => [line.part, line.isReasoned]))).toEqual({
      bank: true,
      "identity-file": true,
      identity: false,
    });
    expect(JSON.stringify(list)).not.toContain("telephone");
  });

  it("does not tell a member with a case of protection and frozen money from one without", async () => {
    const other = await makeMember(test.app.db);
    const otherCookie = await test.signIn(other.loginId, PASSWORD);
    const work = [
      "get-member",
      "get-member-limits",
      "get-member-remarks",
      "get-member-audit",
      "get-member-accesses",
      "get-member-sessions",
      "get-member-sign-ins",
      "get-member-entries",
    ] as const;
    const inputOf = (name: OfficeCallName) =>
      name === "get-member-entries" ? { id: id(), account: "cash" } : { id: id() };
    const admin = await operatorWithRole(test, "admin");
    await look("open-case", admin, { id: id(), origin: "staff", reason });
    await look("freeze-member-money", admin, { id: id(), reason });
    await look("add-member-remark", lead, { id: id(), reason });
    for (const name of work) await look(name, lead, inputOf(name));
    // Of the other member a cashier opens what every withdrawal needs.
    const cashier = await operatorWithRole(test, "cashier");
    await look("get-member", cashier, { id: Number(other.memberId) });
    await look("get-member-entries", cashier, { id: Number(other.memberId), account: "cash" });
    expect(await lines()).toEqual(["payments account", "payments money"]);
    expect((await lines(otherCookie)).toSorted()).toEqual((await lines()).toSorted());
  });
});
