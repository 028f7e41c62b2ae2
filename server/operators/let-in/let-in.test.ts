import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OfficeCallName } from "#contract/office/calls.ts";
import type { Colleague } from "#contract/office/staff.ts";
import { LET_IN_COUNTS_MS } from "#server/operators/let-in/bonds.ts";
import { codeAt } from "#server/kit/totp.ts";
import { useTestApp } from "#tests/support/app.ts";
import { actByTwo, lastAuditRow, officeCall, operatorWithRole } from "#tests/support/office.ts";

const PASSWORD = "seven green lanterns";

describe("an inviting and an invited operator do not count as two people", () => {
  const test = useTestApp();
  let inviter = "";
  let checker = "";
  let third = "";
  let made = 0;
  const reason = "as agreed";

  beforeAll(async () => {
    inviter = await operatorWithRole(test, "admin");
    checker = await operatorWithRole(test, "admin");
    third = await operatorWithRole(test, "cashier-lead");
  });
  beforeEach(() => test.app.db.query("delete from throttles"));

  const make = (name: OfficeCallName, input: object, cookie: string) =>
    officeCall(test, name, { reason, ...input }, cookie);
  const statusOf = async (name: OfficeCallName, input: object, cookie: string) =>
    (await make(name, input, cookie)).body["status"];

  /** An invitation that two operators approved; `checker` may make its link. */
  const invite = async () => {
    const loginId = `newcomer${made++}`;
    const input = { loginId, name: "새 동료", role: "admin" };
    const done = await actByTwo(test, "invite-operator", input, { maker: inviter, checker });
    expect(done.body).toEqual({ status: "success" });
  };
  const invitationsOf = async (cookie: string) =>
    (await officeCall(test, "get-invitations", {}, cookie)).body["invitations"] as {
      id: number;
      loginId: string;
      mayMakeLink: boolean;
      checkedBy: string | null;
    }[];

  const enter = async (token: string) => {
    const { secret } = (await officeCall(test, "enrol-operator", { token, password: PASSWORD }))
      .body;
    const code = codeAt(String(secret), test.clock.now());
    const confirmed = await officeCall(test, "confirm-enrolment", { token, code });
    const { operator } = confirmed.body as { operator: { id: number } };
    return {
      id: operator.id,
      cookie: String(confirmed.headers["set-cookie"]).split(";")[0] ?? "",
    };
  };
  const newcomer = async () => {
    await invite();
    const [invitation] = await invitationsOf(checker);
    const link = await make("make-invitation-link", { id: invitation?.id }, checker);
    return enter(String(link.body["token"]));
  };
  const proposeBy = async (cookie: string) => {
    const input = { id: 1, direction: "give", amount: 777_777, cause: "goodwill" };
    const answer = await make("adjust-balance", input, cookie);
    expect(answer.body["status"]).toBe("proposed");
    return answer.body["proposalId"] as number;
  };
  const carryOut = (id: number, cookie: string) =>
    make("decide-proposal", { id, decision: "carry-out" }, cookie);
  const takeBack = (id: number, cookie: string) =>
    statusOf("decide-proposal", { id, decision: "turn-down" }, cookie);
  const colleague = async (id: number, cookie: string) =>
    ((await officeCall(test, "get-operators", {}, cookie)).body["operators"] as Colleague[]).find(
      (each) => each.id === id,
    );

  it("the link of an invitation is made by the second operator, never by its proposer", async () => {
    await invite();
    const [own] = await invitationsOf(inviter);
    expect([own?.mayMakeLink, (await invitationsOf(checker))[0]?.mayMakeLink]).toEqual([
      false,
      true,
    ]);
    expect(await statusOf("make-invitation-link", { id: own?.id }, inviter)).toBe("own");
    expect((await make("make-invitation-link", { id: own?.id }, third)).http).toBe(403);
    expect(await statusOf("make-invitation-link", { id: own?.id }, checker)).toBe("success");
  });

  it("neither can carry out the other's proposal, and the proposal names the reason", async () => {
    const person = await newcomer();
    for (const who of [inviter, checker]) {
      for (const [maker, decider] of [
        [who, person.cookie],
        [person.cookie, who],
      ] as const) {
        const id = await proposeBy(maker);
        const { proposals } = (await officeCall(test, "get-proposals", {}, decider)).body as {
          proposals: { id: number; mayDecide: boolean; letInUntil: string | null }[];
        };
        expect(proposals.find((each) => each.id === id)).toMatchObject({
          mayDecide: false,
          letInUntil: expect.stringMatching(/^20/) as string,
        });
        expect((await carryOut(id, decider)).body).toMatchObject({
          status: "let_in",
          until: expect.stringMatching(/^20/) as string,
        });
        expect(await takeBack(id, maker)).toBe("success");
      }
    }
  });

  it("a third operator can carry it out, and after thirty days the two count as two people", async () => {
    const person = await newcomer();
    const first = await proposeBy(person.cookie);
    expect((await carryOut(first, third)).body["status"]).toBe("success");
    test.clock.advance(LET_IN_COUNTS_MS);
    await test.app.db.query(
      "update operator_sessions set ends_at = $1, last_active_at = $2 where ended_at is null",
      [new Date(test.clock.now().getTime() + 3_600_000), test.clock.now()],
    );
    const second = await proposeBy(person.cookie);
    expect((await carryOut(second, checker)).body["status"]).toBe("success");
  });

  it("meet-operator by a third ends it at once; those who invited them cannot confirm it", async () => {
    const person = await newcomer();
    expect(await colleague(person.id, third)).toMatchObject({ letIn: { mayMeet: true } });
    expect(await colleague(person.id, checker)).toMatchObject({ letIn: { mayMeet: false } });
    for (const who of [inviter, checker])
      expect(await statusOf("meet-operator", { id: person.id }, who)).toBe("let_in");
    expect(await statusOf("meet-operator", { id: person.id }, person.cookie)).toBe("self");
    expect(await statusOf("meet-operator", { id: 999_999 }, third)).toBe("not_found");
    expect(await statusOf("meet-operator", { id: person.id }, third)).toBe("success");
    expect(await statusOf("meet-operator", { id: person.id }, third)).toBe("already");
    expect(await lastAuditRow(test, `operator:${person.id}`)).toMatchObject({
      call: "meet-operator",
      reason,
    });
    expect((await colleague(person.id, third))?.letIn).toBeNull();
    const id = await proposeBy(person.cookie);
    expect((await carryOut(id, inviter)).body["status"]).toBe("success");
  });

  it("a renewal by two operators starts the thirty days again", async () => {
    const person = await newcomer();
    await make("meet-operator", { id: person.id }, third);
    const input = { id: person.id, renewsPassword: true };
    await actByTwo(test, "renew-second-factor", input, { maker: inviter, checker });
    const [renewal] = await invitationsOf(checker);
    const link = await make("make-invitation-link", { id: renewal?.id }, checker);
    const again = await enter(String(link.body["token"]));
    expect(again.id).toBe(person.id);
    const id = await proposeBy(again.cookie);
    expect((await carryOut(id, checker)).body["status"]).toBe("let_in");
    expect(await takeBack(id, again.cookie)).toBe("success");
  });
});
