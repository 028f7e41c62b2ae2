import { beforeEach, describe, expect, it } from "vitest";
import { SYSTEM } from "#server/kit/act.ts";
import { fromWon } from "#server/kit/money.ts";
import { getBalances } from "#server/ledger/accounts.ts";
import { setLimit } from "#server/members/limits/limits.ts";
import { placeDeposit } from "#server/payments/deposits.ts";
import { decideRequest } from "#tests/support/acts.ts";
import { followJurisdiction } from "#tests/support/registers.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeBankLine } from "#tests/support/bank-lines.ts";
import { makeMember, makePlayer, PASSWORD, type TestMember } from "#tests/support/members.ts";
import {
  officeCall,
  operatorIdOf,
  operatorWithRole,
  signInToOffice,
} from "#tests/support/office.ts";

describe("a deposit above the member's own limit", () => {
  const test = useTestApp();
  let member: TestMember;
  beforeEach(async () => {
    member = await makeMember(test.app.db);
  });
  const limit = (won: number, period: "day" | "week" | "month" = "day") =>
    setLimit(test.app.acts, member.memberId, { kind: "deposit", period }, fromWon(won));
  const ask = async (won: number) =>
    Number(
      await test.app.acts.perform(SYSTEM, (act) =>
        placeDeposit(act, member.memberId, { amount: fromWon(won) }),
      ),
    );
  const cash = async () => (await getBalances(test.app.db, member.memberId)).cash;
  const approve = async (id: number) =>
    decideRequest(test.app.acts, id, "approved", {
      by: BigInt(await operatorIdOf(test, await operatorWithRole(test, "admin"))),
    });

  it("is refused when it is asked for, naming the period that leaves least", async () => {
    await limit(300_000, "month");
    await limit(100_000, "week");
    await limit(150_000);
    const cookie = await test.signIn(member.loginId, PASSWORD);
    const deposit = async (balance: number) =>
      (await test.call("apply-user-deposit", { balance }, { cookie })).body;
    expect(await deposit(110_000)).toEqual({
      status: "deposit_limit",
      period: "week",
      max: 100_000,
    });
    expect(await deposit(100_000)).toMatchObject({ status: "success" });
  });

  it("is offered a limit before the first deposit that is approved, until one is set", async () => {
    const offers = async () => {
      const cookie = await test.signIn(member.loginId, PASSWORD);
      const { body } = await test.call("get-deposit-list", { page: 1 }, { cookie });
      return body["offersLimit"];
    };
    expect(await offers()).toBe(true);
    await limit(100_000);
    expect(await offers()).toBe(false);
    member = await makeMember(test.app.db);
    const id = await ask(20_000);
    expect(await offers()).toBe(true);
    await makeBankLine(test.app.db, 20_000, id);
    await approve(id);
    expect(await offers()).toBe(false);
  });

  it("decline-limit goes on without the offered one, once for each moment that the jurisdiction names", async () => {
    const cookie = await test.signIn(member.loginId, PASSWORD);
    const call = async (name: string, body: object = {}) =>
      (await test.call(name, body, { cookie })).body;
    const offers = async () => [
      (await call("get-limits"))["isOffered"],
      (await call("get-deposit-list", { page: 1 }))["offersLimit"],
    ];
    expect(await offers()).toEqual([true, true]);
    expect(await call("decline-limit", { moment: "registration" })).toMatchObject({
      status: "success",
      isOffered: false,
    });
    expect(await offers()).toEqual([false, true]);
    await call("decline-limit", { moment: "first-deposit" });
    expect(await offers()).toEqual([false, false]);
    expect(await call("decline-limit", { moment: "first-deposit" })).toEqual({ status: "already" });
    await test.owner.query(
      `insert into settings_profile_rules (profile_id, rule, choices, source, read_on)
       values ('mt', 'limitOffer', '{registration}', 'a test', '2026-11-24')`,
    );
    member = await makeMember(test.app.db);
    await followJurisdiction(test, "mt");
    const other = await test.signIn(member.loginId, PASSWORD);
    const listed = await test.call("get-deposit-list", { page: 1 }, { cookie: other });
    expect(listed.body).toMatchObject({ offersLimit: false });
    await followJurisdiction(test, null);
  });

  it("is refused when it brings the balance above the member's limit of the balance, which wins may pass", async () => {
    const player = await makePlayer(test.app.db, { cash: fromWon(60_000) });
    member = player;
    const balance = { kind: "balance", period: "always" } as const;
    await setLimit(test.app.acts, member.memberId, balance, fromWon(100_000));
    const cookie = await test.signIn(member.loginId, PASSWORD);
    const deposit = async (won: number) =>
      (await test.call("apply-user-deposit", { balance: won }, { cookie })).body;
    expect(await deposit(50_000)).toEqual({
      status: "balance_limit",
      period: "always",
      max: 40_000,
    });
    const id = await ask(40_000);
    const win = {
      account_id: player.ref,
      currency: "KRW",
      game_id: "moon-rabbit-mill",
      round_id: "own-limit-win",
      transactions: [{ id_provider: "own-limit-win", type: "win", amount: "90000.00" }],
    };
    expect((await test.provider("betwin", win)).http).toBe(200);
    await makeBankLine(test.app.db, 40_000, id);
    await expect(approve(id)).rejects.toMatchObject({ code: "balance_limit" });
    expect(await cash()).toBe(fromWon(150_000));
  });

  it("is refused when it is approved, is not credited, and can be sent back", async () => {
    const id = await ask(200_000);
    await limit(100_000);
    const operator = await signInToOffice(test, "operator1");
    const statementLine = await makeBankLine(test.app.db, 200_000, id);
    const act = async (name: "approve-payment" | "refuse-payment", input: object) =>
      (
        await officeCall(
          test,
          name,
          { id, version: 1, reason: "checked twice", ...input },
          operator,
        )
      ).body;
    expect(await act("approve-payment", { statementLine })).toMatchObject({ status: "own_limit" });
    expect(await cash()).toBe(0n);
    const memo = "above your own limit, we send it back";
    expect(await act("refuse-payment", { memo })).toEqual({ status: "success" });
    expect(await cash()).toBe(0n);
  });

  it("counts all deposits of the period, and none of the withdrawals or wins", async () => {
    await limit(100_000);
    await approve(await ask(60_000));
    await expect(ask(50_000)).rejects.toThrow("deposit_limit");
    await approve(await ask(40_000));
    await expect(ask(10_000)).rejects.toThrow("deposit_limit");
    expect(await cash()).toBe(fromWon(100_000));
  });
});
