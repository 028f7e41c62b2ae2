import { beforeEach, describe, expect, it } from "vitest";
import type { LedgerLine } from "#contract/office/wallet.ts";
import type { CompLine } from "#contract/wallet.ts";
import { checkRounds } from "#server/games/checks.ts";
import { earnComp, SETTLED_AFTER_MS } from "#server/games/comp/earning.ts";
import type { Play, RoundCall } from "#server/games/resolving.ts";
import { playRound, rollBackRound } from "#server/games/rounds.ts";
import { fromWon, toWon } from "#server/kit/money.ts";
import { getBalances } from "#server/ledger/accounts.ts";
import { checkLedger } from "#server/ledger/checks.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makePlayer, PASSWORD, type TestMember } from "#tests/support/members.ts";
import { actByTwo, officeCall, operatorWithRole } from "#tests/support/office.ts";

describe("the version of the rates of comp", () => {
  const test = useTestApp();
  let member: TestMember;
  let rounds = 0;

  beforeEach(async () => {
    member = await makePlayer(test.app.db, { cash: fromWon(10_000_000) });
  });

  const bet = (key: string, won: number): Play => ({ key, kind: "bet", amount: fromWon(won) });
  const play = async (won: number): Promise<RoundCall> => {
    const call = {
      connection: "sandbox",
      memberRef: member.ref,
      currency: "KRW",
      gameCode: "moon-rabbit-mill",
      roundRef: `versions-${++rounds}`,
      gameSessionId: null,
      closes: true,
    };
    await playRound(test.app.writer, call, [bet(call.roundRef, won)]);
    return call;
  };
  const rollBack = (call: RoundCall) =>
    rollBackRound(test.app.writer, call, [
      { key: `${call.roundRef}-back`, originalKey: call.roundRef },
    ]);
  const comp = async () => toWon((await getBalances(test.app.db, member.memberId)).comp);
  const settle = async () => {
    test.clock.advance(SETTLED_AFTER_MS + 1_000);
    while (await earnComp(test.app.db, test.clock, () => {})) continue;
  };

  it("every line names its rate and the version of the rates, also when they changed in between", async () => {
    const two = {
      maker: await operatorWithRole(test, "admin"),
      checker: await operatorWithRole(test, "cashier-lead"),
    };
    const cookie = await test.signIn(member.loginId, PASSWORD);
    const read = async () => {
      const { categories, ...rest } = (await officeCall(test, "get-comp-rates", {}, two.maker))
        .body as {
        categories: { category: string; rates: number[] }[];
        version: number;
        changes: object[];
      };
      return { from: categories.find(({ category }) => category === "slot")?.rates ?? [], ...rest };
    };
    const lines = async () =>
      ((await test.call("get-comp-list", {}, { cookie })).body["list"] as CompLine[]).map(
        ({ kind, amount, game, rule }) => [kind, amount, game?.rounds, rule],
      );
    const [first, second] = [
      { basisPoints: 30, version: 1 },
      { basisPoints: 50, version: 2 },
    ];

    const early = [await play(100_000), await play(100_000)];
    await settle();
    const { from, version } = await read();
    expect(version).toBe(1);
    const change = { category: "slot", from, rates: from.with(0, 50) };
    expect((await actByTwo(test, "change-comp-rates", change, two)).body["status"]).toBe("success");
    expect(await read()).toMatchObject({
      version: 2,
      changes: [{ version: 2, category: "slot", before: from, after: change.rates }],
    });
    const [row] = await test.app.db.query(
      "select object, before, after from audit_entries where call = 'change-comp-rates'",
    );
    expect(row).toMatchObject({
      object: "comp:slot",
      before: { level1: 30, version: 1 },
      after: { level1: 50, version: 2 },
    });
    for (const won of [10_000, 20_000]) await play(won);
    // A round that earned before the change keeps its rate, beside new rounds of its game.
    const [grown, gone] = early;
    if (!grown || !gone) throw new Error("two rounds were played");
    await playRound(test.app.writer, grown, [bet(`${grown.roundRef}-more`, 50_000)]);
    await rollBack(gone);
    await settle();
    expect(await lines()).toHaveLength(4);
    expect(await lines()).toEqual(
      expect.arrayContaining([
        ["earned", 600, 2, first],
        ["earned", 150, 2, second],
        ["earned", 150, 1, first],
        ["taken_back", -300, 1, first],
      ]),
    );
    expect(await comp()).toBe(600);

    const file = async (body: object, headers: Record<string, string> = {}) => {
      const answer = await test.call("get-comp-file", body, { cookie, ...headers });
      return String(answer.body["file"]).replace("\uFEFF", "").trim().split("\r\n");
    };
    const machine = await file({});
    expect(machine[0]).toBe("id,at,kind,round,rounds,basis_points,rule_version,amount,balance");
    expect(machine[1]).toMatch(/,earned,\d+-\d+,2,30,1,600\.00,600\.00$/);
    expect(machine.filter((line) => line.includes(",2,50,2,150.00,"))).toHaveLength(1);
    const ko = await file({ form: "readable" }, { "accept-language": "ko-KR" });
    expect(ko[0]).toBe("일시 (Asia/Seoul),구분,게임,라운드 수,적립률 (%),규정 버전,변동,잔액");
    expect(ko[1]).toMatch(/,적립,.+,2,0\.3,1,600,600$/);

    const id = Number(member.memberId);
    const { entries } = (
      await officeCall(test, "get-member-entries", { id, account: "comp" }, two.maker)
    ).body as { entries: LedgerLine[] };
    expect(entries.at(-1)).toMatchObject({
      movement: "comp_earned",
      comp: { rounds: 2, rule: first },
    });
    const input = { id, account: "comp", reason: "asked by the member" };
    const exported = await officeCall(test, "export-member-entries", input, two.maker);
    expect(String(exported.body["file"])).toMatch(/comp_earned,.*,2,50,2,/);
    expect(await checkRounds(test.app.db.pool)).toEqual([]);
    expect(await checkLedger(test.app.db.pool)).toEqual([]);
  });

  it("two changes of different categories at once get their versions one after the other", async () => {
    const [maker, checker] = [
      await operatorWithRole(test, "admin"),
      await operatorWithRole(test, "cashier-lead"),
    ];
    const { categories, version } = (await officeCall(test, "get-comp-rates", {}, maker)).body as {
      categories: { category: string; rates: number[] }[];
      version: number;
    };
    const answers = await Promise.all(
      categories.map(({ category, rates: from }) =>
        actByTwo(
          test,
          "change-comp-rates",
          { category, from, rates: from.with(9, (from[9] ?? 0) + 1) },
          { maker, checker },
        ),
      ),
    );
    expect(answers.map(({ body }) => body["status"])).toEqual(categories.map(() => "success"));
    const { changes } = (await officeCall(test, "get-comp-rates", {}, maker)).body as {
      changes: { version: number }[];
    };
    expect(changes.slice(0, 3).map((change) => change.version)).toEqual(
      [3, 2, 1].map((step) => version + step),
    );
  });

  it("a line that is older than the versions names neither rate nor version", async () => {
    await play(100_000);
    await settle();
    await test.app.db.query(
      "update game_comp_earnings set rule_version = null where account_id = $1",
      [member.cash.id],
    );
    const cookie = await test.signIn(member.loginId, PASSWORD);
    const [line] = (await test.call("get-comp-list", {}, { cookie })).body["list"] as CompLine[];
    expect(line?.kind).toBe("earned");
    expect(line?.rule).toBeUndefined();
  });
});
