import { beforeEach, describe, expect, it } from "vitest";
import { fromWon } from "#server/kit/money.ts";
import { WITHDRAWAL_PASSWORD_PER_MEMBER } from "#server/members/withdrawal-password.ts";
import { useTestApp } from "#tests/support/app.ts";
import {
  makeMember,
  PASSWORD,
  WITHDRAWAL_PASSWORD,
  type TestMember,
} from "#tests/support/members.ts";

describe("the account question", () => {
  const test = useTestApp();
  let member: TestMember;
  let cookie: string;

  beforeEach(async () => {
    member = await makeMember(test.app.db, { cash: fromWon(1_000_000) });
    cookie = await test.signIn(member.loginId, PASSWORD);
  });

  const call = async (name: string, body: unknown = {}) =>
    (await test.call(name, body, { cookie })).body;
  const withdraw = (pass: string) => call("apply-user-withdraw", { balance: 10_000, pass });
  const ask = (pass = WITHDRAWAL_PASSWORD) => call("user-ask-account", { pass });

  it("user-ask-account answers account and reference, the same until they expire", async () => {
    const first = await ask();
    expect(first).toMatchObject({
      status: "success",
      bankname: "달빛은행",
      bankOwner: "주식회사 달빛",
    });
    expect(first["reference"]).toMatch(/^D-[2-9A-Z]{6}$/);
    expect(await ask()).toEqual(first);
    const { id } = await call("apply-user-deposit", {
      balance: 50_000,
      reference: first["reference"],
    });
    expect((await call("get-deposit-list"))["list"]).toMatchObject([
      { id, reference: first["reference"] },
    ]);
    expect(await ask()).toEqual({ status: "wait" });
  });

  it("refuses a reference that is unknown, another member's, or expired", async () => {
    const apply = (reference: unknown) =>
      call("apply-user-deposit", { balance: 50_000, reference });
    expect(await apply("D-ZZZZZZ")).toEqual({ status: "not_found" });
    const { reference } = await ask();
    test.clock.advance(30 * 60_000 - 60_000);
    await call("get-in-game-balance");
    test.clock.advance(60_001);
    expect(await apply(reference)).toEqual({ status: "not_found" });
  });

  it("is limited by member, together with all calls that need the withdrawal password", async () => {
    for (let n = 1; n < WITHDRAWAL_PASSWORD_PER_MEMBER.uses; n++)
      expect(await ask("000000")).toEqual({ status: "pass" });
    expect(await withdraw("000000")).toEqual({ status: "pass" });
    expect((await ask())["status"]).toBe("time");
    expect((await withdraw(WITHDRAWAL_PASSWORD))["status"]).toBe("time");
    const events = await test.app.db.query(
      "select from member_events where member_id = $1 and event = 'withdrawal_password_wrong'",
      [member.memberId],
    );
    expect(events).toHaveLength(WITHDRAWAL_PASSWORD_PER_MEMBER.uses);
  });

  it("answers closed when no receiving account is in use", async () => {
    await test.app.db.query("update payment_receiving_accounts set is_used = false");
    expect(await ask()).toEqual({ status: "closed" });
    await test.app.db.query("update payment_receiving_accounts set is_used = true");
  });
});
