import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OfficeCallName } from "#contract/office/calls.ts";
import type { Colleague, Invitation } from "#contract/office/staff.ts";
import type { Role } from "#contract/office/permissions.ts";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { codeAt } from "#server/kit/totp.ts";
import { takeOn } from "#server/operators/staff.ts";
import { useTestApp } from "#tests/support/app.ts";
import { APP_SECRET } from "#tests/support/template.ts";
import { lastAuditRow, officeCall, operatorIdOf, operatorWithRole } from "#tests/support/office.ts";

const HOUR_MS = 3_600_000;

describe("the end of a colleague's access", () => {
  const test = useTestApp();
  const reason = "the contract ends";
  let admin: string;
  let checker: string;
  beforeAll(async () => {
    test.clock.stop();
    admin = await operatorWithRole(test, "admin");
    checker = await operatorWithRole(test, "cashier-lead");
  });
  beforeEach(() => test.app.db.query("delete from throttles"));

  const make = async (name: OfficeCallName, input: object, cookie = admin) =>
    (await officeCall(test, name, { reason, ...input }, cookie)).body;
  const read = async (name: OfficeCallName, cookie = admin) =>
    (await officeCall(test, name, {}, cookie)).body;
  const newColleague = async (role: Role) => {
    const cookie = await operatorWithRole(test, role);
    return { cookie, id: await operatorIdOf(test, cookie) };
  };
  const inHours = (hours: number) =>
    new Date(test.clock.now().getTime() + hours * HOUR_MS).toISOString();
  const setEnd = (id: number, from: string | null, until: string | null) =>
    make("change-operator-end", { id, from, until });
  const carryOut = (id: unknown) => make("decide-proposal", { id, decision: "carry-out" }, checker);
  const selfOf = async (cookie: string) => (await read("get-own-self", cookie))["status"];
  const shown = async (id: number) =>
    ((await read("get-operators"))["operators"] as Colleague[]).find((each) => each.id === id);

  it("is set by one operator, is audited, and ends the sessions at that moment", async () => {
    const { id, cookie } = await newColleague("viewer");
    const until = inHours(0.1);
    expect(await setEnd(id, null, until)).toEqual({ status: "success" });
    expect(await lastAuditRow(test, `operator:${id}`)).toMatchObject({
      call: "change-operator-end",
      reason,
      before: { accessUntil: null },
      after: { accessUntil: until },
    });
    expect(await shown(id)).toMatchObject({
      status: "active",
      accessUntil: until,
      isAccessOver: false,
    });
    expect(await read("get-own-self", cookie)).toMatchObject({ operator: { endsAt: until } });
    test.clock.advance(0.1 * HOUR_MS - 1);
    expect(await selfOf(cookie)).toBe("success");
    test.clock.advance(1);
    expect(await selfOf(cookie)).toBe("unauthenticated");
    test.clock.advance(-0.1 * HOUR_MS);
  });

  it("that has passed ends the sessions at once and lets the colleague not sign in again", async () => {
    const keys = { loginId: "supplier", password: DEMO_PASSWORD };
    const { operatorId, secondFactor } = await takeOn(test.app.db, APP_SECRET, {
      ...keys,
      name: "supplier",
      role: "cs",
    });
    const signIn = () => {
      const code = codeAt(secondFactor, test.clock.now());
      return officeCall(test, "sign-in", { ...keys, code });
    };
    const { headers } = await signIn();
    const cookie = String(headers["set-cookie"]).split(";")[0] ?? "";
    expect(await setEnd(Number(operatorId), null, inHours(-1))).toEqual({ status: "success" });
    expect(await selfOf(cookie)).toBe("unauthenticated");
    test.clock.advance(60_000);
    expect((await signIn()).body).toEqual({ status: "closed" });
  });

  it("is made later, or taken away, by two operators", async () => {
    const { id } = await newColleague("content");
    const [soon, later] = [inHours(24), inHours(48)];
    await setEnd(id, null, soon);
    const extended = await setEnd(id, soon, later);
    expect(extended).toMatchObject({ status: "proposed" });
    expect(await shown(id)).toMatchObject({ accessUntil: soon });
    expect(await setEnd(id, soon, null)).toMatchObject({ status: "waiting" });
    expect(await carryOut(extended["proposalId"])).toMatchObject({ status: "success" });
    expect(await shown(id)).toMatchObject({ accessUntil: later });
    const taken = await setEnd(id, later, null);
    expect(await carryOut(taken["proposalId"])).toMatchObject({ status: "success" });
    expect(await shown(id)).toMatchObject({ accessUntil: null });
  });

  it("is refused for the own account, another state, and the last lasting administrator", async () => {
    const { id } = await newColleague("admin");
    const own = await operatorIdOf(test, admin);
    const until = inHours(24);
    expect(await setEnd(own, null, until)).toEqual({ status: "self" });
    expect(await setEnd(id, until, null)).toMatchObject({ status: "stale" });
    expect(await setEnd(id, null, null)).toEqual({ status: "already" });
    await test.app.db.query(
      "update operators set access_until = $2 where role = 'admin' and id <> $1",
      [id, until],
    );
    expect(await setEnd(id, null, until)).toEqual({ status: "last" });
    await test.app.db.query("update operators set access_until = null");
  });

  it("comes with an invitation, which the second operator sees", async () => {
    const until = inHours(2);
    const person = { loginId: "auditor", name: "감사인", role: "viewer", until };
    const asked = await make("invite-operator", person);
    expect(asked).toMatchObject({ status: "proposed" });
    expect(await carryOut(asked["proposalId"])).toMatchObject({ status: "success" });
    const { invitations } = (await read("get-invitations")) as { invitations: Invitation[] };
    expect(invitations).toMatchObject([{ loginId: "auditor", accessUntil: until }]);
    const id = invitations[0]?.id;
    const { token } = await make("make-invitation-link", { id }, checker);
    const atDoor = async (name: OfficeCallName, input: object) =>
      (await officeCall(test, name, { token, ...input })).body;
    const { secret } = await atDoor("enrol-operator", { password: "a quiet harbour at night" });
    const code = codeAt(String(secret), test.clock.now());
    expect(await atDoor("confirm-enrolment", { code })).toMatchObject({
      operator: { loginId: "auditor", endsAt: until },
    });
  });
});
