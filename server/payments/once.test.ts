import { beforeEach, describe, expect, it } from "vitest";
import { fromWon, toWon } from "#server/kit/money.ts";
import { getBalances } from "#server/ledger/accounts.ts";
import { decideRequest } from "#tests/support/acts.ts";
import { useTestApp } from "#tests/support/app.ts";
import {
  makeMember,
  PASSWORD,
  WITHDRAWAL_PASSWORD,
  type TestMember,
} from "#tests/support/members.ts";

describe("a money call under an Idempotency-Key", () => {
  const test = useTestApp();
  let member: TestMember;
  let cookie: string;

  beforeEach(async () => {
    member = await makeMember(test.app.db, { cash: fromWon(1_000_000) });
    cookie = await test.signIn(member.loginId, PASSWORD);
  });

  const call = async (name: string, body: unknown, key?: string) =>
    (await test.call(name, body, { cookie, ...(key && { "idempotency-key": key }) })).body;
  const deposit = (balance: number, key?: string) => call("apply-user-deposit", { balance }, key);
  const withdraw = (balance: number, pass = WITHDRAWAL_PASSWORD, key?: string) =>
    call("apply-user-withdraw", { balance, pass }, key);
  const money = async () => {
    const { cash, hold } = await getBalances(test.app.db, member.memberId);
    return [toWon(cash), toWon(hold)];
  };

  it("makes one request of a double click and answers both with the stored answer", async () => {
    const [first, second] = await Promise.all([
      withdraw(50_000, WITHDRAWAL_PASSWORD, "click-1"),
      withdraw(50_000, WITHDRAWAL_PASSWORD, "click-1"),
    ]);
    expect(first).toEqual({ status: "success", id: expect.any(Number) as unknown });
    expect(second).toEqual(first);
    expect(await money()).toEqual([950_000, 50_000]);
    await decideRequest(test.app.acts, first["id"], "approved");
    expect(await withdraw(50_000, WITHDRAWAL_PASSWORD, "click-1")).toEqual(first);
    expect(await money()).toEqual([950_000, 50_000]);
  });

  it("is refused with another body, and is separate for each call and member", async () => {
    const first = await deposit(50_000, "key-1");
    expect(await deposit(50_000, "key-1")).toEqual(first);
    const other = await test.call(
      "apply-user-deposit",
      { balance: 60_000 },
      { cookie, "idempotency-key": "key-1" },
    );
    expect(other).toMatchObject({ http: 409, body: { status: "conflict" } });
    expect((await withdraw(50_000, WITHDRAWAL_PASSWORD, "key-1"))["status"]).toBe("success");
    const stranger = await makeMember(test.app.db);
    const strangers = {
      cookie: await test.signIn(stranger.loginId, PASSWORD),
      "idempotency-key": "key-1",
    };
    const theirs = await test.call("apply-user-deposit", { balance: 70_000 }, strangers);
    expect(theirs.body["status"]).toBe("success");
    expect(theirs.body["id"]).not.toBe(first["id"]);
  });

  it("is optional: two clicks without one still make one waiting request", async () => {
    const answers = await Promise.all([
      withdraw(50_000),
      withdraw(50_000),
      deposit(50_000),
      deposit(50_000),
    ]);
    expect(
      answers.map((answer) => String(answer["status"])).sort((a, b) => a.localeCompare(b)),
    ).toEqual(["success", "success", "wait", "wait"]);
    expect(await money()).toEqual([950_000, 50_000]);
  });

  it("may be used again after a refusal, which stores nothing", async () => {
    expect(await withdraw(5_000_000, WITHDRAWAL_PASSWORD, "again")).toEqual({
      status: "balance",
    });
    expect(await deposit(20_000, "again")).toMatchObject({ status: "success" });
    expect((await withdraw(50_000, WITHDRAWAL_PASSWORD, "again"))["status"]).toBe("success");
  });
});
