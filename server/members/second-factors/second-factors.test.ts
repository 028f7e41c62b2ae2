import { beforeEach, describe, expect, it } from "vitest";
import { fromWon } from "#server/kit/money.ts";
import { codeAt } from "#server/kit/totp.ts";
import { SECOND_FACTOR_PER_MEMBER } from "#server/members/second-factors/proving.ts";
import { SIGN_IN_RULES } from "#server/members/sign-in.ts";
import { useTestApp } from "#tests/support/app.ts";
import {
  makeMember,
  PASSWORD,
  WITHDRAWAL_PASSWORD,
  type TestMember,
} from "#tests/support/members.ts";
import { actByTwo, officeCall, operatorWithRole } from "#tests/support/office.ts";
import { addSecondFactor, type AddedFactor } from "#tests/support/second-factors.ts";

const STEP_MS = 30_000;

describe("a member's second factor", () => {
  const test = useTestApp();
  let member: TestMember;
  let factor: AddedFactor;
  let cookie = "";
  let elsewhere = "";
  beforeEach(async () => {
    member = await makeMember(test.app.db, { cash: fromWon(100_000) });
    elsewhere = await test.signIn(member.loginId, PASSWORD);
    factor = await addSecondFactor(test, member);
    cookie = factor.cookie;
  });

  const call = async (name: string, body: unknown = {}, as = cookie) =>
    (await test.call(name, body, { cookie: as })).body;
  const isIn = async (as: string) =>
    (await call("user-health-check", {}, as))["status"] === "authenticated";
  /** The code that the app shows next, after the time of the present one is over. */
  const nextCode = (secret = factor.secret) => {
    test.clock.advance(STEP_MS);
    return codeAt(secret, test.clock.now());
  };
  const signIn = async (more: object = {}) => {
    const credentials = { userId: member.loginId, password: PASSWORD, ...more };
    return (await test.call("user-do-login", credentials)).body["status"];
  };
  const outcomes = async () =>
    (
      await test.app.db.query<{ outcome: string }>(
        "select outcome from member_sign_ins where member_id = $1 order by id desc limit 3",
        [member.memberId],
      )
    ).map(({ outcome }) => outcome);
  const notes = async () =>
    (
      await test.app.db.query<{ title: string }>(
        `select title from message_notes where member_id = $1 and title not like '새 브라우저%'
         order by id`,
        [member.memberId],
      )
    ).map(({ title }) => title);

  it("is asked for after the right password alone, and each code signs in once", async () => {
    expect([await isIn(elsewhere), await isIn(cookie)]).toEqual([false, true]);
    expect(await signIn()).toBe("otp");
    expect(await signIn({ password: "another-quiet-water", code: "000000" })).toBe("pass");
    const wrong = codeAt(factor.secret, new Date(0));
    expect(await signIn({ code: wrong })).toBe("otp");
    expect(await outcomes()).toEqual([
      "second_factor_wrong",
      "wrong_credentials",
      "second_factor_missing",
    ]);
    // The code of the confirmation was used up by it.
    expect(await signIn({ code: codeAt(factor.secret, test.clock.now()) })).toBe("otp");
    const code = nextCode();
    const both = await Promise.all([signIn({ code }), signIn({ code })]);
    expect(both.map(String).sort((a, b) => a.localeCompare(b))).toEqual(["otp", "success"]);
    expect(await signIn({ code })).toBe("otp");
  });

  it("counts wrong codes as guesses, and a sign-in without one as none", async () => {
    for (let n = 0; n < SIGN_IN_RULES.perKnownBrowser.uses + 2; n++)
      expect(await signIn()).toBe("otp");
    const wrong = codeAt(factor.secret, new Date(0));
    const statuses = [];
    for (let n = 0; n <= SIGN_IN_RULES.perIdAndNetwork.uses; n++)
      statuses.push(await signIn({ code: wrong }));
    expect(statuses.slice(0, -1)).toEqual(
      Array.from({ length: SIGN_IN_RULES.perIdAndNetwork.uses }, () => "otp"),
    );
    expect(statuses.at(-1)).toBe("time");
  });

  it("gives ten recovery codes, each of which signs in once and tells the member", async () => {
    expect(new Set(factor.recoveryCodes).size).toBe(10);
    const [first = ""] = factor.recoveryCodes;
    expect(await signIn({ code: first.toUpperCase().replaceAll("-", " ") })).toBe("success");
    expect(await signIn({ code: first })).toBe("otp");
    expect(await call("get-second-factor")).toMatchObject({
      addedAt: expect.any(String) as string,
      codesLeft: 9,
    });
    expect(await notes()).toEqual(["2단계 인증이 켜졌습니다", "복구 코드가 사용되었습니다"]);
    const stored = await test.app.db.query<{ text: string }>(
      `select row_to_json(c)::text as text from member_recovery_codes c where member_id = $1
       union all select row_to_json(f)::text from member_second_factors f where id = $1`,
      [member.memberId],
    );
    expect(stored).toHaveLength(11);
    for (const { text } of stored) expect(text).not.toContain(first);
    for (const { text } of stored) expect(text).not.toContain(factor.secret);
  });

  it("is removed, and gets new recovery codes, with the password and a code", async () => {
    const wrongPassword = { pw: "another-quiet-water", code: nextCode() };
    expect(await call("remove-second-factor", wrongPassword)).toEqual({ status: "pass" });
    const wrongCode = { pw: PASSWORD, code: "000000" };
    for (const name of ["remove-second-factor", "renew-recovery-codes"])
      expect(await call(name, wrongCode)).toEqual({ status: "otp" });
    const renewed = await call("renew-recovery-codes", { pw: PASSWORD, code: nextCode() });
    const [present = ""] = renewed["recoveryCodes"] as string[];
    const [former = ""] = factor.recoveryCodes;
    expect(await signIn({ code: former })).toBe("otp");
    expect(await call("remove-second-factor", { pw: PASSWORD, code: present })).toEqual({
      status: "success",
    });
    expect(await signIn()).toBe("success");
    expect(await call("get-second-factor")).toMatchObject({ addedAt: null, codesLeft: 0 });
    expect(await call("remove-second-factor", wrongCode)).toEqual({ status: "not_found" });
    expect((await notes()).slice(1)).toEqual([
      "복구 코드가 새로 발급되었습니다",
      "복구 코드가 사용되었습니다",
      "2단계 인증이 꺼졌습니다",
    ]);
  });

  it("counts after its first code alone, which is typed within a quarter of an hour", async () => {
    const other = await makeMember(test.app.db);
    const as = await test.signIn(other.loginId, PASSWORD);
    expect(await call("begin-second-factor", { pw: "wrong" }, as)).toEqual({ status: "pass" });
    const first = await call("begin-second-factor", { pw: PASSWORD }, as);
    expect(String(first["uri"])).toMatch(/^otpauth:\/\/totp\/.*issuer=%EB%8B%AC%EB%B9%9B/);
    expect(
      (await test.call("user-do-login", { userId: other.loginId, password: PASSWORD })).body,
    ).toMatchObject({ status: "success" });
    const second = String((await call("begin-second-factor", { pw: PASSWORD }, as))["secret"]);
    const confirm = (secret: string) =>
      call("confirm-second-factor", { code: codeAt(secret, test.clock.now()) }, as);
    expect(await confirm(String(first["secret"]))).toEqual({ status: "otp" });
    test.clock.advance(15 * 60_000 + 1);
    expect(await confirm(second)).toEqual({ status: "not_found" });
    const third = String((await call("begin-second-factor", { pw: PASSWORD }, as))["secret"]);
    expect(await confirm(third)).toMatchObject({ status: "success" });
    expect(await confirm(third)).toEqual({ status: "already" });
    expect(await call("begin-second-factor", { pw: PASSWORD }, as)).toEqual({ status: "already" });
  });

  it("limits guesses of the password and of codes at an open page", async () => {
    const statuses = [];
    for (let n = 0; n <= SECOND_FACTOR_PER_MEMBER.uses; n++)
      statuses.push((await call("remove-second-factor", { pw: "wrong", code: "0" }))["status"]);
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set(["pass"]));
    expect(statuses.at(-1)).toBe("time");
  });

  it("stays when a link sets a new password, and is lifted by two operators alone, with a note and a day without withdrawals", async () => {
    const admin = await operatorWithRole(test, "admin");
    const checker = await operatorWithRole(test, "admin");
    const wanted = { id: Number(member.memberId), reason: "lost the telephone, called and proved" };
    const by = { maker: admin, checker };
    const link = await actByTwo(test, "make-reset-link", wanted, by);
    const { path } = link.body["link"] as { path: string };
    const token = path.replace("/reset-password#", "");
    await test.call("reset-password", { token, pw: "another-quiet-water" });
    expect(await signIn({ password: "another-quiet-water" })).toBe("otp");
    test.clock.advance(24 * 3_600_000);
    const by24 = {
      maker: await operatorWithRole(test, "admin"),
      checker: await operatorWithRole(test, "admin"),
    };
    const proposed = await officeCall(test, "lift-second-factor", wanted, by24.maker);
    expect(proposed.body).toMatchObject({ status: "proposed" });
    expect(await signIn({ password: "another-quiet-water" })).toBe("otp");
    const decision = { id: proposed.body["proposalId"], decision: "carry-out", reason: "agreed" };
    expect((await officeCall(test, "decide-proposal", decision, by24.maker)).body).toEqual({
      status: "own",
    });
    expect((await officeCall(test, "decide-proposal", decision, by24.checker)).body).toMatchObject({
      status: "success",
    });
    const opened = await test.signIn(member.loginId, "another-quiet-water");
    const withdrawal = { balance: 50_000, pass: WITHDRAWAL_PASSWORD };
    expect(await call("apply-user-withdraw", withdrawal, opened)).toMatchObject({
      status: "closed",
    });
    expect((await notes()).at(-1)).toBe("2단계 인증과 패스키가 해제되었습니다");
    const again = await officeCall(test, "lift-second-factor", wanted, by24.maker);
    expect(again.body).toEqual({ status: "not_found" });
  });
});
