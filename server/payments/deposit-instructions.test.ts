import { beforeEach, describe, expect, it } from "vitest";
import { fromWon } from "#server/kit/money.ts";
import { WITHDRAWAL_PASSWORD_PER_MEMBER } from "#server/members/withdrawal-password.ts";
import { decideRequest } from "#tests/support/acts.ts";
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

  it("user-ask-account answers account and reference, the same until a deposit uses them", async () => {
    const first = await ask();
    expect(first).toMatchObject({
      status: "success",
      bankname: "달빛은행",
      bankOwner: "주식회사 달빛",
    });
    expect(first["reference"]).toMatch(/^D-[2-9A-Z]{6}$/);
    expect({ ...(await ask()), answeredAt: first["answeredAt"] }).toEqual(first);
    const { id } = await call("apply-user-deposit", {
      balance: 50_000,
      reference: first["reference"],
    });
    expect((await call("get-deposit-list"))["list"]).toMatchObject([
      { id, reference: first["reference"] },
    ]);
    expect(await ask()).toEqual({ status: "wait" });
  });

  it.each(["approved", "refused", "cancelled"] as const)(
    "a reference is for one deposit: the next question after one that was %s makes another",
    async (end) => {
      const used: unknown[] = [];
      for (let n = 1; n <= 3; n++) {
        const { reference } = await ask();
        expect(used).not.toContain(reference);
        const { id } = await call("apply-user-deposit", { balance: 50_000, reference });
        used.push(reference);
        const list = await call("get-deposit-list");
        expect(list["current"]).toMatchObject({
          id,
          reference,
          amount: 50_000,
          bank: { bankname: "달빛은행", banknum: "301-2026-1121-01", bankOwner: "주식회사 달빛" },
        });
        expect(await call("get-deposit-list", { page: 2 })).toMatchObject({ current: { id } });
        if (end === "cancelled") await call("cancel-deposit", { id });
        else await decideRequest(test.app.acts, id, end);
        expect((await call("get-deposit-list"))["current"]).toBe(null);
        const again = { balance: 50_000, reference };
        expect(await call("apply-user-deposit", again)).toEqual({ status: "not_found" });
      }
      const { list } = await call("get-deposit-list");
      expect((list as { reference: string }[]).map((row) => row.reference)).toEqual(used.reverse());
    },
  );

  it("a deposit without a question before it gets account and reference from one after it", async () => {
    const { id } = await call("apply-user-deposit", { balance: 50_000 });
    const before = await call("get-deposit-list");
    expect(before["current"]).toMatchObject({ id });
    expect(before["current"]).not.toHaveProperty("bank");
    const { reference } = await ask();
    expect((await call("get-deposit-list"))["current"]).toMatchObject({
      id,
      reference,
      bank: { banknum: "301-2026-1121-01" },
    });
    expect(await ask()).toEqual({ status: "wait" });
    await call("cancel-deposit", { id });
    expect((await ask())["reference"]).not.toBe(reference);
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
