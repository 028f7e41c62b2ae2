import { beforeEach, describe, expect, it } from "vitest";
import { formatDecimal, fromWon } from "#server/kit/money.ts";
import { placeBet, settleBet } from "#server/games/bets/bets.ts";
import { playRound, rollBackRound } from "#server/games/rounds.ts";
import { decideRequest } from "#tests/support/acts.ts";
import { useTestApp } from "#tests/support/app.ts";
import {
  makePlayer,
  PASSWORD,
  WITHDRAWAL_PASSWORD,
  type TestMember,
} from "#tests/support/members.ts";

type Line = {
  id: string;
  kind: string;
  amount: number;
  game?: { nameEn: string; companyEn: string; isOpen: boolean };
};

/** Won of every kind: [deposited, withdrawn, staked, returned], straight from the ledger. */
const BOOKS = `select (coalesce(sum(delta) filter (where movement = 7), 0) / 100000)::bigint as deposited,
  (coalesce(-sum(delta) filter (where movement in (8, 11)), 0) / 100000)::bigint as withdrawn,
  (coalesce(-sum(delta) filter (where movement in (1, 3, 19)), 0) / 100000)::bigint as staked,
  (coalesce(sum(delta) filter (where movement in (2, 4)), 0) / 100000)::bigint as returned
  from ledger_entries where account_id = $1`;

describe("the statement and the bets of a member who did everything", () => {
  const test = useTestApp();
  let member: TestMember;
  let cookie: string;
  let played = 0;

  const call = async (name: string, body: object = {}) =>
    (await test.call(name, body, { cookie })).body;
  const round = (gameCode: string, closes = true) => ({
    connection: "sandbox",
    memberRef: member.ref,
    currency: "KRW",
    gameCode,
    roundRef: `statement-${++played}`,
    gameSessionId: null,
    closes,
  });
  const play = async (gameCode: string, stake: number, win: number, closes = true) => {
    const each = round(gameCode, closes);
    const won = { key: `${each.roundRef}w`, kind: "win" as const, amount: fromWon(win) };
    await playRound(test.app.writer, each, [
      { key: `${each.roundRef}b`, kind: "bet", amount: fromWon(stake) },
      ...(win > 0 ? [won] : []),
    ]);
    return each;
  };
  const bet = async (stake: number, settled: { amount: number; result: string } | null) => {
    const betRef = `statement-bet-${++played}`;
    const about = {
      connection: "sandbox-betsy",
      memberRef: member.ref,
      currency: "KRW",
      betRef,
      requestRef: `${betRef}-place`,
    };
    await placeBet(test.app.writer, {
      ...about,
      amount: fromWon(stake),
      gameCode: "tennis",
      gameSessionId: null,
    });
    if (settled)
      await settleBet(test.app.writer, {
        ...about,
        requestRef: `${betRef}-settle`,
        amount: fromWon(settled.amount),
        result: settled.result,
      });
  };

  beforeEach(async () => {
    member = await makePlayer(test.app.db, { cash: fromWon(1_000_000) });
    cookie = await test.signIn(member.loginId, PASSWORD);
    for (const [decision, balance] of [
      ["approved", 300_000],
      ["refused", 200_000],
    ] as const) {
      const { id } = await call("apply-user-deposit", { balance });
      await decideRequest(test.app.acts, id, decision);
      const pass = WITHDRAWAL_PASSWORD;
      const withdrawal = await call("apply-user-withdraw", { balance: balance / 10, pass });
      await decideRequest(test.app.acts, withdrawal["id"], decision);
    }
    await play("moon-rabbit-mill", 1_000, 2_500);
    await play("dawn-bell", 700, 0);
    const undone = await play("moon-rabbit-mill", 400, 900);
    await rollBackRound(test.app.writer, undone, [
      { key: `${undone.roundRef}r`, originalKey: `${undone.roundRef}w` },
      { key: `${undone.roundRef}s`, originalKey: `${undone.roundRef}b` },
    ]);
    await play("moonhall", 5_000, 0, false);
    await bet(8_000, null);
    await bet(6_000, { amount: 4_321, result: "cashout" });
    await bet(2_000, { amount: 9_000, result: "won" });
  });

  it("get-money-list has totals equal to the ledger, for everything and for each kind", async () => {
    const [books] = await test.owner.query<Record<string, bigint>>(BOOKS, [member.cash.id]);
    const all = await call("get-money-list");
    const expected = Object.fromEntries(
      Object.entries(books ?? {}).map(([name, won]) => [name, Number(won)]),
    );
    expect(all["totals"]).toMatchObject({
      ...expected,
      net: (expected["returned"] ?? 0) - (expected["staked"] ?? 0),
    });
    expect(all["totals"]).toMatchObject({ deposited: 300_000, withdrawn: 30_000 });
    const none = { deposited: 0, withdrawn: 0, staked: 0, returned: 0, net: 0 };
    const counts: number[] = [];
    for (const [kind, name, sign] of [
      ["deposit", "deposited", 0],
      ["withdrawal", "withdrawn", 0],
      ["bet", "staked", -1],
      ["win", "returned", 1],
      ["other", "net", 0],
    ] as const) {
      const { totals, maxCount } = await call("get-money-list", { kind });
      const sum = name === "net" ? 0 : (expected[name] ?? 0);
      expect(totals, kind).toMatchObject({ ...none, [name]: sum, net: sum * sign || 0 });
      counts.push(Number(maxCount));
    }
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(all["maxCount"]);
  });

  it("get-money-list has totals equal to its rows to the won, for every filter and game", async () => {
    const { games } = (await call("get-played-games")) as {
      games: { gameCompany: string; code: string }[];
    };
    const ofGames = games.map(({ gameCompany, code }) => ({ game: `${gameCompany}/${code}` }));
    const kinds = ["deposit", "withdrawal", "bet", "win", "other"].map((kind) => ({ kind }));
    const both = ofGames.flatMap((game) => kinds.map((kind) => ({ ...game, ...kind })));
    const [now] = await test.app.db.query<{ balance: bigint }>(
      "select balance / 100000 as balance from ledger_accounts where id = $1",
      [member.cash.id],
    );
    expect((await call("get-money-list"))["totals"]).toMatchObject({
      change: Number(now?.balance),
    });
    for (const filter of [{}, ...kinds, ...ofGames, ...both]) {
      const amounts: number[] = [];
      let totals: unknown;
      for (let page = 1, rows = 1; rows > 0; page++) {
        const answer = await call("get-money-list", { ...filter, page });
        const list = answer["list"] as Line[];
        amounts.push(...list.map(({ amount }) => amount));
        rows = list.length;
        totals = answer["totals"];
      }
      const sum = (sign: number) =>
        amounts.reduce((all, each) => (each * sign > 0 ? all + each * sign : all), 0);
      expect(totals, JSON.stringify(filter)).toMatchObject({
        incoming: sum(1),
        outgoing: sum(-1),
        change: sum(1) - sum(-1),
      });
    }
  });

  it("get-money-list names the game of every stake and win, and tells a cash-out from a win", async () => {
    const list = (await call("get-money-list"))["list"] as Line[];
    const told = list
      .filter(({ game }) => game)
      .map(({ kind, amount, game }) => [kind, amount, game?.nameEn, game?.isOpen]);
    expect(told).toEqual([
      ["win", 9_000, "Net & Ace", false],
      ["bet", -2_000, "Net & Ace", false],
      ["cash_out", 4_321, "Net & Ace", false],
      ["bet", -6_000, "Net & Ace", false],
      ["bet", -8_000, "Net & Ace", true],
      ["bet", -5_000, expect.any(String), true],
      ["bet_rollback", 400, "Moon Rabbit Mill", false],
      ["win_rollback", -900, "Moon Rabbit Mill", false],
      ["win", 900, "Moon Rabbit Mill", false],
      ["bet", -400, "Moon Rabbit Mill", false],
      ["bet", -700, "Dawn Bell", false],
      ["win", 2_500, "Moon Rabbit Mill", false],
      ["bet", -1_000, "Moon Rabbit Mill", false],
    ]);
    expect(list.filter(({ kind }) => kind === "deposit")).toMatchObject([{ amount: 300_000 }]);
  });

  it("get-played-games offers the games by which both lists filter, with totals of each", async () => {
    const { games } = (await call("get-played-games")) as {
      games: { gameCompany: string; code: string; nameEn: string }[];
    };
    expect(games.map(({ nameEn }) => nameEn)).toContain("Moon Rabbit Mill");
    const one = games.find(({ code }) => code === "moon-rabbit-mill");
    const game = `${one?.gameCompany}/moon-rabbit-mill`;
    expect(await call("get-money-list", { game })).toMatchObject({
      maxCount: 6,
      totals: { deposited: 0, withdrawn: 0, staked: 1_000, returned: 2_500, net: 1_500 },
    });
    expect(await call("get-money-list", { game, kind: "win" })).toMatchObject({
      maxCount: 3,
      totals: { staked: 0, returned: 2_500 },
    });
    expect(await call("get-slot-bets-list", { game })).toMatchObject({
      maxCount: 2,
      list: [{ status: "cancelled" }, { stake: 1_000, win: 2_500 }],
      totals: { staked: 1_000, returned: 2_500, running: 0, net: 1_500 },
    });
    expect(await call("get-money-list", { game: "nobody/none" })).toMatchObject({ maxCount: 0 });
    expect(await call("get-slot-bets-list", { game: "nobody/none" })).toMatchObject({ list: [] });
  });

  it("get-slot-bets-list counts running bets apart from the result, and tells cash-outs", async () => {
    const all = await call("get-slot-bets-list");
    const [books] = await test.owner.query<Record<string, bigint>>(BOOKS, [member.cash.id]);
    const [staked, returned] = [Number(books?.["staked"]), Number(books?.["returned"])];
    const running = 13_000;
    expect(all["totals"]).toEqual({ staked, returned, running, net: returned - staked + running });
    const list = all["list"] as { isCashedOut: boolean; win: number; status: string }[];
    expect(list.filter((row) => row.isCashedOut)).toMatchObject([{ win: 4_321 }]);
    const open = await call("get-slot-bets-list", { state: "open" });
    expect(open).toMatchObject({ maxCount: 2, totals: { staked: running, running, net: 0 } });
    expect((open["list"] as { status: string }[]).map(({ status }) => status)).toEqual([
      "open",
      "open",
    ]);
  });

  it("get-statement-file is for programs by default, and readable in the language of the page", async () => {
    const file = async (body: object, language: string) => {
      const headers = { cookie, "accept-language": language };
      const answer = await test.call("get-statement-file", body, headers);
      return String(answer.body["file"]).replace("\uFEFF", "").trim().split("\r\n");
    };
    const machine = await file({}, "ko");
    const [ledger] = await test.owner.query<{ delta: bigint; at: Date }>(
      `select delta, posted_at as at from ledger_entries
       where account_id = $1 and movement = 7`,
      [member.cash.id],
    );
    expect(machine[0]).toBe("id,at,kind,amount,balance");
    expect(machine).toContainEqual(
      expect.stringContaining(`,${ledger?.at.toISOString()},deposit,300000.00,1300000.00`),
    );
    expect(formatDecimal(fromWon(300_000))).toBe("300000.00");

    const ko = await file({ form: "readable" }, "ko-KR");
    expect(ko[0]).toBe("일시 (Asia/Seoul),구분,게임,게임사,변동,잔액");
    expect(ko).toHaveLength(machine.length);
    const seoul = new Intl.DateTimeFormat("sv-SE", {
      timeZone: "Asia/Seoul",
      dateStyle: "short",
      timeStyle: "medium",
    }).format(ledger?.at);
    expect(ko).toContain(`${seoul},입금,,,300000,1300000`);
    expect(ko.filter((line) => line.includes(",캐시아웃,"))).toHaveLength(1);
    expect(ko.some((line) => /,베팅,.+,.+,-1000,\d+$/.test(line))).toBe(true);
    const en = await file({ form: "readable", kind: "deposit" }, "en");
    expect(en).toEqual([
      "Time (Asia/Seoul),Kind,Game,Studio,Change,Balance",
      `${seoul},Deposit,,,300000,1300000`,
    ]);
  });
});
