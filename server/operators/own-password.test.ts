import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { PASSWORD_CHANGES_PER_OPERATOR } from "#server/operators/own-password.ts";
import { codeAt } from "#server/kit/totp.ts";
import { takeOn } from "#server/operators/staff.ts";
import { useTestApp } from "#tests/support/app.ts";
import { APP_SECRET } from "#tests/support/template.ts";
import { actByTwo, lastAuditRow, officeCall, operatorWithRole } from "#tests/support/office.ts";

const NEW = "a quiet lantern by the sea";

describe("an operator's own password (ASVS 6.2.2, 6.2.3)", () => {
  const test = useTestApp();
  let admin = "";
  let checker = "";
  let person: { id: bigint; loginId: string; secret: string };
  let made = 0;

  beforeAll(async () => {
    admin = await operatorWithRole(test, "admin");
    checker = await operatorWithRole(test, "cashier-lead");
  });
  beforeEach(async () => {
    await test.app.db.query("delete from throttles");
    const loginId = `keyholder${made++}`;
    const operator = { loginId, name: loginId, role: "cs", password: DEMO_PASSWORD } as const;
    const { operatorId, secondFactor } = await takeOn(test.app.db, APP_SECRET, operator);
    person = { id: operatorId, loginId, secret: secondFactor };
  });

  /** A fresh code, because each is accepted once. */
  const freshCode = (secret = person.secret) => {
    test.clock.advance(31_000);
    return codeAt(secret, test.clock.now());
  };
  const signIn = async (password: string, secret = person.secret) => {
    const body = { loginId: person.loginId, password, code: freshCode(secret) };
    const answer = await officeCall(test, "sign-in", body);
    return {
      status: answer.body["status"],
      cookie: String(answer.headers["set-cookie"]).split(";")[0] ?? "",
    };
  };
  const change = async (cookie: string, wanted: object) =>
    (await officeCall(test, "change-own-password", wanted, cookie)).body["status"];
  const isIn = async (cookie: string) =>
    (await officeCall(test, "get-own-self", {}, cookie)).http === 200;

  it("change-own-password needs the old password and a code, ends the other sessions and writes its audit row", async () => {
    const [here, elsewhere] = [await signIn(DEMO_PASSWORD), await signIn(DEMO_PASSWORD)];
    const wanted = { old: DEMO_PASSWORD, password: NEW, code: freshCode() };
    expect(await change(here.cookie, wanted)).toBe("success");
    expect([await isIn(here.cookie), await isIn(elsewhere.cookie)]).toEqual([true, false]);
    expect((await signIn(DEMO_PASSWORD)).status).toBe("pass");
    expect((await signIn(NEW)).status).toBe("success");
    expect(await lastAuditRow(test, `operator:${person.id}`)).toMatchObject({
      call: "change-own-password",
      after: { sessionsEnded: 1 },
    });
    const [row] = await test.app.db.query<{ at: Date }>(
      "select password_changed_at as at from operators where id = $1",
      [person.id],
    );
    expect(row?.at.getTime()).toBeLessThanOrEqual(test.clock.now().getTime());
    expect(row?.at.getTime()).toBeGreaterThan(test.clock.now().getTime() - 120_000);
  });

  it("change-own-password refuses a wrong old password, a wrong or used code, and a weak new password", async () => {
    const { cookie } = await signIn(DEMO_PASSWORD);
    const code = freshCode();
    const good = { old: DEMO_PASSWORD, password: NEW, code };
    expect(await change(cookie, { ...good, old: "something else" })).toBe("pass");
    expect(await change(cookie, { ...good, password: DEMO_PASSWORD })).toBe("already");
    expect(await change(cookie, { ...good, password: `${person.loginId} again` })).toBe("weak");
    expect(await change(cookie, { ...good, password: "short" })).toBe("invalid");
    expect(await change(cookie, { ...good, code: "000000" })).toBe("otp");
    await test.app.db.query("delete from throttles");
    expect(await change(cookie, good)).toBe("success");
    expect(await change(cookie, { ...good, old: NEW, password: `${NEW} two` })).toBe("otp");
    expect((await signIn(NEW)).status).toBe("success");
  });

  it("guesses of the old password are limited, also in an open session", async () => {
    const { cookie } = await signIn(DEMO_PASSWORD);
    const guess = { old: "a guess", password: NEW, code: "000000" };
    for (let tried = 0; tried < PASSWORD_CHANGES_PER_OPERATOR.uses; tried++)
      expect(await change(cookie, guess)).toBe("pass");
    const right = { old: DEMO_PASSWORD, password: NEW, code: freshCode() };
    expect(await change(cookie, right)).toBe("time");
  });

  it("a lost password is renewed by two colleagues with the second factor, and the old one ends", async () => {
    const { cookie } = await signIn(DEMO_PASSWORD);
    const input = { id: Number(person.id), renewsPassword: true };
    await actByTwo(test, "renew-second-factor", input, { maker: admin, checker });
    expect(await isIn(cookie)).toBe(false);
    expect((await signIn(DEMO_PASSWORD)).status).toBe("otp");
    const { invitations } = (await officeCall(test, "get-invitations", {}, checker)).body as {
      invitations: { id: number; loginId: string; renewsPassword: boolean }[];
    };
    const renewal = invitations.find(({ loginId }) => loginId === person.loginId);
    expect(renewal?.renewsPassword).toBe(true);
    const asked = { id: renewal?.id, reason: "handed over in person" };
    const link = await officeCall(test, "make-invitation-link", asked, checker);
    const token = String(link.body["token"]);
    expect((await officeCall(test, "open-invitation", { token })).body).toMatchObject({
      isRenewal: true,
      setsPassword: true,
    });
    const weak = { token, password: `${person.loginId}-again` };
    expect((await officeCall(test, "enrol-operator", weak)).body["status"]).toBe("weak");
    const enrolled = (await officeCall(test, "enrol-operator", { token, password: NEW })).body;
    // The new password is refused until the first code confirms the new second factor.
    expect((await signIn(NEW)).status).toBe("pass");
    const secret = String(enrolled["secret"]);
    const code = freshCode(secret);
    expect((await officeCall(test, "confirm-enrolment", { token, code })).http).toBe(200);
    expect((await signIn(NEW, secret)).status).toBe("success");
    expect(await lastAuditRow(test, `operator:${person.id}`)).toMatchObject({
      call: "confirm-enrolment",
      after: { secondFactor: "set", password: "set" },
    });
  });
});
