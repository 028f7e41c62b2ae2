import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import type { OfficeCallName } from "#contract/office/calls.ts";
import { CODES_PER_LINK } from "#server/operators/invitations/enrolment.ts";
import { codeAt } from "#server/kit/totp.ts";
import { takeOn } from "#server/operators/staff.ts";
import { useTestApp } from "#tests/support/app.ts";
import { APP_SECRET } from "#tests/support/template.ts";
import { lastAuditRow, officeCall, operatorWithRole } from "#tests/support/office.ts";

describe("renew-second-factor", () => {
  const test = useTestApp();
  const reason = "phone lost on the way home";
  let admin: string;
  let checker: string;
  let person: { id: number; loginId: string; secret: string };
  let made = 0;

  beforeAll(async () => {
    admin = await operatorWithRole(test, "admin");
    checker = await operatorWithRole(test, "cashier-lead");
  });
  beforeEach(async () => {
    await test.app.db.query("delete from throttles");
    const loginId = `forgetful${made++}`;
    const operator = { loginId, name: "건망", role: "cs", password: DEMO_PASSWORD } as const;
    const { operatorId, secondFactor } = await takeOn(test.app.db, APP_SECRET, operator);
    person = { id: Number(operatorId), loginId, secret: secondFactor };
  });

  const make = (name: OfficeCallName, input: object, cookie = admin) =>
    officeCall(test, name, { reason, ...input }, cookie);
  const atDoor = async (name: OfficeCallName, input: object) =>
    (await officeCall(test, name, input)).body;
  const signIn = (secret: string) => {
    const code = codeAt(secret, test.clock.now());
    return officeCall(test, "sign-in", { loginId: person.loginId, password: DEMO_PASSWORD, code });
  };
  const carryOut = async () => {
    const asked = await make("renew-second-factor", { id: person.id });
    expect(asked.body["status"]).toBe("proposed");
    const decision = { id: asked.body["proposalId"], decision: "carry-out" };
    expect((await make("decide-proposal", decision, checker)).body["status"]).toBe("success");
    const { invitations } = (await officeCall(test, "get-invitations", {}, admin)).body as {
      invitations: { id: number; loginId: string; isRenewal: boolean }[];
    };
    const renewal = invitations.find(({ loginId }) => loginId === person.loginId);
    expect(renewal?.isRenewal).toBe(true);
    const link = await make("make-invitation-link", { id: renewal?.id }, checker);
    return String(link.body["token"]);
  };

  it("approved by two operators it ends the old factor and the sessions; link, own password and first code make a new one", async () => {
    const before = String((await signIn(person.secret)).headers["set-cookie"]).split(";")[0] ?? "";
    test.clock.advance(31_000);
    const token = await carryOut();
    expect((await officeCall(test, "get-own-self", {}, before)).http).toBe(401);
    expect((await signIn(person.secret)).body["status"]).toBe("otp");
    const [row] = await test.app.db.query(
      `select reason, before, after from audit_entries
       where call = 'renew-second-factor' and object = $1`,
      [`operator:${person.id}`],
    );
    expect(row).toMatchObject({
      reason,
      before: { secondFactor: "set" },
      after: { secondFactor: "none", sessionsEnded: 1 },
    });

    expect(await atDoor("open-invitation", { token })).toMatchObject({
      loginId: person.loginId,
      isRenewal: true,
    });
    const enrolled = await atDoor("enrol-operator", { token, password: DEMO_PASSWORD });
    const fresh = String(enrolled["secret"]);
    const confirmed = await atDoor("confirm-enrolment", {
      token,
      code: codeAt(fresh, test.clock.now()),
    });
    expect(confirmed).toMatchObject({ operator: { id: person.id, role: "cs" } });
    test.clock.advance(31_000);
    expect((await signIn(fresh)).body["status"]).toBe("success");
    expect((await atDoor("open-invitation", { token }))["status"]).toBe("not_found");
    const rows = await test.app.db.query("select from operators where login_id = $1", [
      person.loginId,
    ]);
    expect(rows).toHaveLength(1);
    expect(await lastAuditRow(test, `operator:${person.id}`)).toMatchObject({
      call: "confirm-enrolment",
      reason,
      after: { secondFactor: "set" },
    });
  });

  it("the link needs the operator's password, with few attempts", async () => {
    const token = await carryOut();
    for (let guess = 0; guess < CODES_PER_LINK.uses; guess++)
      expect(
        (await atDoor("enrol-operator", { token, password: "not the password" }))["status"],
      ).toBe("pass");
    const locked = await officeCall(test, "enrol-operator", { token, password: DEMO_PASSWORD });
    expect(locked).toMatchObject({ http: 429, body: { status: "time" } });
  });

  it("an own, a suspended operator's and a second renewal are refused", async () => {
    const self = (await officeCall(test, "get-own-self", {}, admin)).body as {
      operator: { id: number };
    };
    const statusOf = async (id: number) =>
      (await make("renew-second-factor", { id })).body["status"];
    expect(await statusOf(self.operator.id)).toBe("self");
    expect(await statusOf(999_999)).toBe("not_found");
    const token = await carryOut();
    expect(await statusOf(person.id)).toBe("already");
    // Suspended after the link was made: the link does not reactivate them.
    const { secret } = await atDoor("enrol-operator", { token, password: DEMO_PASSWORD });
    await make("suspend-operator", { id: person.id });
    const code = codeAt(String(secret), test.clock.now());
    expect((await atDoor("confirm-enrolment", { token, code }))["status"]).toBe("closed");
    expect(await statusOf(person.id)).toBe("closed");
  });
});
