import { beforeEach, describe, expect, it } from "vitest";
import { fromWon } from "#server/kit/money.ts";
import { codeAt } from "#server/kit/totp.ts";
import { WITHDRAWALS_WAIT_MS } from "#server/members/administration/withdrawal-wait.ts";
import { SECOND_FACTOR_PER_MEMBER } from "#server/members/second-factors/proving.ts";
import { useTestApp } from "#tests/support/app.ts";
import {
  makeMember,
  PASSWORD,
  setNumbers,
  WITHDRAWAL_PASSWORD,
  type TestMember,
} from "#tests/support/members.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";
import { addSecondFactor } from "#tests/support/second-factors.ts";

const PHONE = "01098761234";
const ACCOUNT = { bankname: "별빛은행", banknum: "333-555-777777" };

describe("a member's phone number and bank account", () => {
  const test = useTestApp();
  let member: TestMember;
  let cookie: string;
  beforeEach(async () => {
    member = await makeMember(test.app.db, { cash: fromWon(300_000) });
    cookie = await test.signIn(member.loginId, PASSWORD);
  });

  const call = async (name: string, body: unknown = {}, as = cookie) =>
    (await test.call(name, body, { cookie: as })).body;
  const changePhone = (body: object = {}, as = cookie) =>
    call("change-phone", { phone: PHONE, pw: PASSWORD, ...body }, as);
  const changeAccount = (body: object = {}) =>
    call("change-bank-account", { ...ACCOUNT, pw: PASSWORD, ...body });
  const withdraw = (balance: number) =>
    call("apply-user-withdraw", { balance, pass: WITHDRAWAL_PASSWORD });
  const user = async (as = cookie) => (await call("user-health-check", {}, as))["user"];
  const list = async (sql: string) =>
    (await test.app.db.query<{ name: string }>(sql, [member.memberId])).map(({ name }) => name);
  const events = () =>
    list("select event as name from member_events where member_id = $1 order by id");

  it("change-phone and change-bank-account take the password, and leave an event and a note", async () => {
    expect(await changePhone()).toEqual({ status: "success" });
    expect(await changeAccount()).toEqual({ status: "success" });
    expect(await user()).toMatchObject({
      phone: "+••••••••1234",
      bankname: ACCOUNT.bankname,
      banknum: "•••-•••-••7777",
      bankOwner: "owner",
    });
    expect(await events()).toEqual(["phone_changed", "bank_account_changed"]);
    const titles = "select title as name from message_notes where member_id = $1 order by id";
    expect(await list(titles)).toEqual([
      "휴대전화 번호가 바뀌었습니다",
      "출금 계좌가 바뀌었습니다",
    ]);
  });

  it("staff find a member by the new number and not by the earlier one", async () => {
    await setNumbers(test.app.db, member.memberId, { bankNumber: "900-800-700600" });
    const staff = await operatorWithRole(test, "admin");
    const found = async (query: string) => {
      const { body } = await officeCall(test, "find-members", { by: "any", query }, staff);
      return (body["members"] as { loginId: string }[]).map(({ loginId }) => loginId);
    };
    expect(await found("900800700600")).toContain(member.loginId);
    expect(await changeAccount({ banknum: "900-800-711611" })).toEqual({ status: "success" });
    expect(await found("900800711611")).toEqual([member.loginId]);
    expect(await found("900800700600")).not.toContain(member.loginId);
  });

  it("a changed bank account holds new withdrawals for a day; earlier ones keep their account", async () => {
    expect(await withdraw(100_000)).toMatchObject({ status: "success" });
    expect(await changeAccount()).toEqual({ status: "success" });
    const kept = "select bank_name as name from payment_requests where member_id = $1";
    expect(await list(kept)).toEqual(["bank"]);
    const refused = await withdraw(100_000);
    expect(refused["status"]).toBe("closed");
    expect(refused["retryAfter"]).toBeGreaterThan(WITHDRAWALS_WAIT_MS / 1000 - 60);
  });

  it("a wrong password changes nothing, is recorded, and guesses are limited", async () => {
    const before = await user();
    expect(await changePhone({ pw: "wrong" })).toEqual({ status: "pass" });
    expect(await changeAccount({ pw: "wrong" })).toEqual({ status: "pass" });
    expect(await user()).toEqual(before);
    expect(await events()).toEqual(["number_refused", "number_refused"]);
    for (let n = 2; n < SECOND_FACTOR_PER_MEMBER.uses; n++) await changePhone({ pw: "wrong" });
    expect((await changePhone())["status"]).toBe("time");
  });

  it("a member with a second factor gives a code too, which is used up", async () => {
    const factor = await addSecondFactor(test, member);
    test.clock.advance(30_000);
    const code = codeAt(factor.secret, test.clock.now());
    expect(await changePhone({}, factor.cookie)).toEqual({ status: "otp" });
    expect(await changePhone({ code }, factor.cookie)).toEqual({ status: "success" });
    expect(await changePhone({ code }, factor.cookie)).toEqual({ status: "otp" });
  });

  it("the numbers of a self-excluded person are refused, and an excluded member keeps theirs", async () => {
    const excluded = await makeMember(test.app.db);
    const numbers = { phone: "+821055556666", bankNumber: "777-888-999000" };
    await setNumbers(test.app.db, excluded.memberId, numbers);
    const theirs = await test.signIn(excluded.loginId, PASSWORD);
    const term = { term: "6m" };
    expect(await call("start-break", term, theirs)).toMatchObject({ status: "success" });
    expect(await changePhone({ phone: "01055556666" })).toEqual({ status: "denied" });
    expect(await changeAccount({ banknum: "777888999000" })).toEqual({ status: "denied" });
    expect((await changePhone({}, theirs))["status"]).toBe("forbidden");
  });

  it.each([
    ["change-phone", { phone: "12" }, "phone"],
    ["change-bank-account", { bankname: "x" }, "bankname"],
    ["change-bank-account", { banknum: "abc" }, "banknum"],
  ])("%s names the field of %o", async (name, wrong, path) => {
    const right = name === "change-phone" ? { phone: PHONE } : ACCOUNT;
    expect(await call(name, { ...right, pw: PASSWORD, ...wrong })).toMatchObject({
      status: "invalid",
      errors: [{ path }],
    });
  });
});
