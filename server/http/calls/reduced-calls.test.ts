import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { calls, type CallName } from "#contract/calls.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { fromWon } from "#server/kit/money.ts";
import { isRefusedInReducedSession } from "#server/http/calls/reduced-calls.ts";
import { placeDeposit } from "#server/payments/deposits.ts";
import { useTestApp } from "#tests/support/app.ts";
import { memberCalls as inputsOf } from "#tests/support/member-calls.ts";
import {
  makePlayer,
  PASSWORD,
  WITHDRAWAL_PASSWORD,
  type TestMember,
} from "#tests/support/members.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

const memberCalls = (Object.keys(calls) as CallName[]).filter(
  (name) => calls[name].access === "member",
);
const refused = memberCalls.filter(isRefusedInReducedSession);
const allowed = memberCalls.filter((name) => !isRefusedInReducedSession(name));

/** What suspends or excludes a member, by a call. */
describe.each(["suspended", "on a break"] as const)("a member who is %s", (why) => {
  const test = useTestApp();
  let member: TestMember;
  let cookie = "";
  let operator = "";
  /** Real input; ids in it are those of another member. */
  const inputOf = async (name: CallName): Promise<object> => {
    const session = { memberId: member.memberId, sessionId: randomUUID(), token: "" };
    return inputsOf(test)[name]({ ...session, endsAt: test.clock.now() });
  };
  const call = async (name: CallName, body: object) => {
    await test.app.db.query("delete from throttles");
    return test.call(name, body, { cookie });
  };
  beforeAll(async () => {
    operator = await operatorWithRole(test, "admin");
    // The inputs name a request of this member of the demo.
    await test.app.acts.perform(SYSTEM, (act) =>
      placeDeposit(act, 1n, { amount: fromWon(50_000) }),
    );
    member = await makePlayer(test.app.db, { cash: fromWon(100_000) });
    if (why === "suspended") {
      const change = { id: Number(member.memberId), from: "active", to: "suspended" };
      const input = { ...change, ground: "identity", reason: "papers are missing" };
      const { body } = await officeCall(test, "change-member-status", input, operator);
      if (body["status"] !== "success") throw new Error(JSON.stringify(body));
      cookie = await test.signIn(member.loginId, PASSWORD);
    } else {
      cookie = await test.signIn(member.loginId, PASSWORD);
      await call("start-break", { term: "6m" });
    }
  });

  it.each(refused)("is refused %s", async (name) => {
    const { http, body } = await call(name, await inputOf(name));
    if (http === 403) expect(body).toEqual({ status: "forbidden" });
    else {
      expect(http).toBe(200);
      expect(["closed", "break", "limit"]).toContain(body["status"]);
      expect(calls[name].refusals).toContain(body["status"]);
    }
  });

  it.each(allowed)("is not refused %s", async (name) => {
    const { http, body } = await call(name, await inputOf(name));
    expect([200, 400]).toContain(http);
    expect(["forbidden", "break", "limit", "closed"]).not.toContain(body["status"]);
  });

  it("reaches statement, own figures, withdrawal and help", async () => {
    expect(await call("get-money-list", { page: 1 })).toMatchObject({ http: 200 });
    expect((await call("get-own-figures", { by: "day" })).body).toMatchObject({
      status: "success",
    });
    const withdrawal = { balance: 10_000, pass: WITHDRAWAL_PASSWORD };
    expect((await call("apply-user-withdraw", withdrawal)).body).toMatchObject({
      status: "success",
    });
    const question = { title: "문의", contents: "언제 풀리나요", category: "other" };
    expect((await call("user-write-help", question)).body).toMatchObject({ status: "success" });
  });

  it("reads why the session is reduced", async () => {
    const { body } = await call("user-health-check", {});
    expect(body["user"]).toMatchObject({
      reduced:
        why === "suspended"
          ? { why: "suspended", ground: "identity" }
          : { why: "break", ground: null },
    });
  });
});

describe("a suspension", () => {
  const test = useTestApp();
  it("is contested by the member, and answered by another operator than the one who suspended", async () => {
    const [suspender, colleague] = [
      await operatorWithRole(test, "admin"),
      await operatorWithRole(test, "admin"),
    ];
    const member = await makePlayer(test.app.db, { cash: fromWon(1_000) });
    const id = Number(member.memberId);
    const office = async (name: Parameters<typeof officeCall>[1], input: object, by: string) =>
      (await officeCall(test, name, { reason: "looked at twice", ...input }, by)).body;
    await office(
      "change-member-status",
      { id, from: "active", to: "suspended", ground: "rules" },
      suspender,
    );
    const cookie = await test.signIn(member.loginId, PASSWORD);
    const question = { title: "이의", contents: "다시 봐 주세요", category: "contest" };
    const { body } = await test.call("user-write-help", question, { cookie });
    const reply = { id: body["id"], reply: "다시 보았습니다." };
    expect(await office("reply-to-help", reply, suspender)).toEqual({ status: "own_measure" });
    expect(await office("close-help", { id: body["id"] }, suspender)).toEqual({
      status: "own_measure",
    });
    expect(await office("reply-to-help", reply, colleague)).toEqual({ status: "success" });
    const copy = await test.call("get-own-data", {}, { cookie });
    expect(copy.body["suspensions"]).toMatchObject([{ ground: "rules", endedAt: null }]);
  });

  it("ends with the account's next status, and a new one has its own ground", async () => {
    const operator = await operatorWithRole(test, "admin");
    const member = await makePlayer(test.app.db, {});
    const id = Number(member.memberId);
    const change = (from: string, to: string, ground?: string) =>
      officeCall(
        test,
        "change-member-status",
        {
          id,
          from,
          to,
          reason: "as agreed",
          ...(ground && { ground }),
          ...(from === "closed" && { verifiedBy: "video" }),
        },
        operator,
      );
    await change("active", "suspended", "security");
    await change("suspended", "closed");
    await change("closed", "suspended");
    // As a process of an earlier release lets a member play again.
    await test.app.db.query("update members set status = 'active' where id = $1", [
      member.memberId,
    ]);
    const again = await change("active", "suspended", "identity");
    expect(again.body).toEqual({ status: "success" });
    const rows = await test.app.db.query(
      `select ground, ended_at is null as holds from member_suspensions
       where member_id = $1 order by id`,
      [member.memberId],
    );
    expect(rows).toEqual([
      { ground: "security", holds: false },
      { ground: "other", holds: false },
      { ground: "identity", holds: true },
    ]);
  });
});
