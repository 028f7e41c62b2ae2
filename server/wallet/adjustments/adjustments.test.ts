import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OfficeCallName } from "#contract/office/calls.ts";
import { adjustmentCauses, allCauses } from "#contract/office/wallet.ts";
import { fromWon } from "#server/kit/money.ts";
import { playRound } from "#server/games/rounds.ts";
import { getBalances } from "#server/ledger/accounts.ts";
import { checkLedger } from "#server/ledger/checks.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makePlayer, PASSWORD, type TestMember } from "#tests/support/members.ts";
import { officeCall, signInToOffice } from "#tests/support/office.ts";

const reason = "deposit of 3 May was credited to nobody";

describe("correcting a member's cash takes two operators", () => {
  const test = useTestApp();
  let maker: string;
  let checker: string;
  let member: TestMember;
  let id: number;
  beforeAll(async () => {
    maker = await signInToOffice(test, "operator1");
    checker = await signInToOffice(test, "operator2");
  });
  beforeEach(async () => {
    member = await makePlayer(test.app.db, { cash: fromWon(10_000) });
    id = Number(member.memberId);
  });

  const call = async (name: OfficeCallName, body: object, cookie = maker) =>
    (await officeCall(test, name, body, cookie)).body;
  const give = { direction: "give", amount: 5_000, cause: "missing_deposit", reason };
  const cash = async () => (await getBalances(test.app.db, member.memberId)).cash;
  const propose = async (more: object = {}) => {
    const answer = await call("adjust-balance", { id, ...give, ...more });
    expect(answer).toMatchObject({ status: "proposed" });
    return Number(answer["proposalId"]);
  };
  const decide = (proposal: number, cookie: string, decision = "carry-out") =>
    call("decide-proposal", { id: proposal, decision, reason: "seen the bank's list" }, cookie);

  it("adjust-balance moves money only when a second operator carries it out", async () => {
    const proposal = await propose();
    expect(await cash()).toBe(fromWon(10_000));
    expect(await call("get-member", { id })).toMatchObject({
      member: { waiting: { call: "adjust-balance", maker: "김달빛" } },
    });
    expect(await decide(proposal, checker)).toEqual({ status: "success" });
    expect(await cash()).toBe(fromWon(15_000));
    expect(await decide(proposal, checker)).toMatchObject({ status: "already" });
    expect(await cash()).toBe(fromWon(15_000));
    expect(await checkLedger(test.app.db.pool)).toEqual([]);
  });

  it("writes audit rows of the maker and the checker", async () => {
    await decide(await propose(), checker);
    const entries = (await call("get-member-audit", { id }))["entries"];
    expect(entries).toMatchObject([
      { call: "decide-proposal", operator: "이은하", reason: "seen the bank's list" },
      {
        call: "adjust-balance",
        operator: "김달빛",
        reason,
        before: { cash: 10_000 },
        after: { cash: 15_000, cause: "missing_deposit", direction: "give", amount: 5_000 },
      },
      { call: "propose/adjust-balance", operator: "김달빛", reason },
    ]);
  });

  it("the maker cannot carry it out, and may withdraw it", async () => {
    const proposal = await propose();
    expect(await decide(proposal, maker)).toEqual({ status: "own" });
    expect(await cash()).toBe(fromWon(10_000));
    expect(await decide(proposal, maker, "turn-down")).toEqual({ status: "success" });
    expect(await decide(proposal, checker)).toMatchObject({ status: "already" });
    expect(await cash()).toBe(fromWon(10_000));
  });

  it("an operator who may only check cannot propose", async () => {
    const answer = await officeCall(test, "adjust-balance", { id, ...give }, checker);
    expect([answer.http, answer.body]).toEqual([403, { status: "forbidden" }]);
  });

  it("takes at most the balance, when it is proposed and when it is carried out", async () => {
    const take = { direction: "take", cause: "paid_twice" };
    expect(await call("adjust-balance", { id, ...give, ...take, amount: 10_001 })).toEqual({
      status: "balance",
    });
    const proposal = await propose({ ...take, amount: 10_000 });
    await spend(1);
    expect(await decide(proposal, checker)).toEqual({ status: "balance" });
    expect(await cash()).toBe(fromWon(9_999));
    const entries = (await call("get-member-audit", { id }))["entries"] as object[];
    expect(entries).toMatchObject([{ call: "propose/adjust-balance" }]);
  });

  const spend = async (won: number) => {
    const round = {
      connection: "sandbox",
      memberRef: member.ref,
      currency: "KRW",
      gameCode: "moon-rabbit-mill",
      roundRef: `spend-${member.loginId}`,
      gameSessionId: null,
      closes: true,
    };
    const bet = { key: `spend-${member.loginId}`, kind: "bet" as const, amount: fromWon(won) };
    await playRound(test.app.writer, round, [bet]);
  };

  it("one member has one waiting correction at a time", async () => {
    await propose();
    expect(await call("adjust-balance", { id, ...give })).toMatchObject({
      status: "waiting",
      operator: "김달빛",
    });
  });

  it.each(allCauses)("%s gives or takes only as the list of causes allows", async (cause) => {
    for (const direction of ["give", "take"] as const) {
      const fits = (adjustmentCauses[direction] as readonly string[]).includes(cause);
      const answer = await officeCall(
        test,
        "adjust-balance",
        { id, ...give, direction, cause },
        maker,
      );
      expect(answer.body["status"]).toBe(fits ? "proposed" : "forbidden");
      if (fits) await decide(Number(answer.body["proposalId"]), maker, "turn-down");
    }
  });

  it.each([{ amount: 0 }, { amount: -5 }, { amount: 1.5 }, { cause: "because" }, { reason: "" }])(
    "refuses %o",
    async (wrong) => {
      expect(await call("adjust-balance", { id, ...give, ...wrong })).toMatchObject({
        status: "invalid",
      });
    },
  );

  it("get-member-entries shows it with its cause, the member's own statement as a correction", async () => {
    await decide(await propose(), checker);
    await spend(2_000);
    const { entries, next } = await call("get-member-entries", { id, account: "cash" });
    expect(entries).toMatchObject([
      { movement: "bet", delta: "-2000.00", round: `${member.cash.id}-3`, request: null },
      {
        movement: "adjustment_given",
        delta: "5000.00",
        balance: "15000.00",
        cause: "missing_deposit",
        round: null,
      },
      { movement: "play_money_grant", balance: "10000.00", cause: null },
    ]);
    expect(next).toBeNull();
    const cookie = await test.signIn(member.loginId, PASSWORD);
    expect((await test.call("get-money-list", {}, { cookie })).body).toMatchObject({
      list: [{ kind: "bet" }, { kind: "adjustment", amount: 5_000 }, { kind: "grant" }],
    });
  });

  it("get-member-entries pages by the entries' numbers, newest first, without a gap", async () => {
    const demo = await test.app.db.query<{ id: bigint }>(
      "select id from members where login_id = 'demo1'",
    );
    const seen: string[] = [];
    let before: number | undefined;
    do {
      const page = await call("get-member-entries", {
        id: Number(demo[0]?.id),
        account: "cash",
        ...(before !== undefined && { before }),
      });
      seen.push(...(page["entries"] as { id: string }[]).map((entry) => entry.id));
      before = (page["next"] as number | null) ?? undefined;
    } while (before !== undefined);
    const numbers = seen.map((entry) => Number(entry.split("-")[1]));
    expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, n) => numbers.length - n));
    expect(await call("get-member-entries", { id: 1_234_567_890, account: "cash" })).toEqual({
      status: "not_found",
    });
  });
});
