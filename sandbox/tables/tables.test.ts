import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openOperatorWallet, type OperatorWallet } from "../fixtures/operator-wallet.ts";
import {
  enterGame,
  openSandbox,
  realLaunch,
  secret,
  type OpenSandbox,
} from "../fixtures/open-sandbox.ts";
import { findTable } from "../catalogue/table-games.ts";
import { drawsOf } from "../fairness/seeds.ts";
import { bettingMs, closesAt, closedMs, momentAt, roundMs, showsAt } from "./clock.ts";
import { decidedRound, payoutOf } from "./table-wagers.ts";
import { decideTable } from "./table.ts";
import type { BetAnswer, TableReplayView, TableStateView, TableWagerView } from "./wire.ts";
import { getWager } from "../books/wagers.ts";

const table = "moonhall-roulette";
let operator: OperatorWallet;
let sandbox: OpenSandbox;
let time: number;
beforeEach(async () => {
  operator = await openOperatorWallet(secret, 1_000_000);
  // The beginning of a round of this table.
  const noon = Date.parse("2026-11-21T03:00:00Z");
  time = closesAt(table, momentAt(table, noon).number + 1) - bettingMs;
  sandbox = await openSandbox(operator.url, { now: () => time });
});
afterEach(async () => {
  await sandbox.close();
  await operator.close();
});

const number = () => momentAt(table, time).number;
const sit = (account = "player-1") =>
  enterGame(sandbox, "real", {
    ...realLaunch,
    game: "moonhall",
    account: { id: account, currency: "KRW" },
  });
type Seat = Awaited<ReturnType<typeof sit>>;
const state = async (seat: Seat) =>
  (await seat.get(`/table/state?table=${table}`)).json<TableStateView>();
const bet = (seat: Seat, bets: object[], more: object = {}) =>
  seat.post("/table/bets", {
    table,
    number: number(),
    requestId: `request-${Math.random().toString(36).slice(2, 12)}00`,
    clientSeed: "seed-of-mine",
    bets,
    ...more,
  });
const moneyCalls = () =>
  operator.calls
    .filter(({ path }) => path !== "balance")
    .map(({ path, body }) => [path, JSON.parse(body)] as const);
/** Lets the tables work until no step of a wager waits. */
async function turn(id: string) {
  sandbox.provider.tick();
  return sandbox.provider.tables.wagers.within(id, 5_000);
}

describe("the clock", () => {
  it("is the same for all players: betting, no more bets, result, next round", () => {
    const phases = [0, bettingMs - 1, bettingMs, bettingMs + closedMs, roundMs - 1, roundMs].map(
      (passed) => {
        const moment = momentAt(table, time + passed);
        return [moment.number - number(), moment.phase];
      },
    );
    expect(phases).toEqual([
      [0, "betting"],
      [0, "betting"],
      [0, "closed"],
      [0, "result"],
      [0, "result"],
      [1, "betting"],
    ]);
  });
});

describe("a bet", () => {
  it("is booked as a stake at once and a win when the round is shown, in one wallet round", async () => {
    const seat = await sit();
    const bets = Array.from({ length: 37 }, (_, spot) => ({ spot: String(spot), stake: "1000" }));
    const { wager } = (await bet(seat, bets)).json<BetAnswer>();
    expect(wager).toMatchObject({ state: "placed", stake: "37000", decided: null, payout: null });
    expect(operator.balance).toBe(963_000);

    time = closesAt(table, wager.number);
    await turn(wager.id);
    expect(operator.balance).toBe(963_000);
    expect((await state(seat)).wagers[0]).toMatchObject({ decided: null, payout: null });

    time = showsAt(table, wager.number);
    await turn(wager.id);
    // Every number was covered, so any result pays 36 chips.
    expect(operator.balance).toBe(999_000);
    expect((await state(seat)).wagers[0]).toMatchObject({ state: "settled", payout: "36000" });
    expect(moneyCalls()).toMatchObject([
      [
        "betwin",
        { round_id: wager.id, finished: false, transactions: [{ type: "bet", amount: "37000" }] },
      ],
      [
        "betwin",
        { round_id: wager.id, finished: true, transactions: [{ type: "win", amount: "36000" }] },
      ],
    ]);
    expect(moneyCalls()[0]?.[1]).toMatchObject({ game_id: "moonhall", account_id: "player-1" });
  });

  it("that lost ends its round without a payout", async () => {
    const seat = await sit();
    const { wager } = (
      await bet(seat, [
        { spot: "0", stake: "1000" },
        { spot: "1", stake: "1000" },
      ])
    ).json<BetAnswer>();
    time = showsAt(table, wager.number);
    await turn(wager.id);
    // Computed now, because the players' seeds are part of the round's seed.
    const decided = decidedRound(sandbox.books, findTable(table) as never, wager.number, time);
    expect(decided.result.kind).toBe("roulette");
    const paid = payoutOf(getWager(sandbox.books, wager.id), decided.result);
    expect(moneyCalls()[1]?.[0]).toBe(paid > 0n ? "betwin" : "finish");
  });

  it("requested twice is placed once, also simultaneously", async () => {
    const seat = await sit();
    const same = { requestId: "request-1" };
    const chips = [{ spot: "red", stake: "5000" }];
    const answers = await Promise.all([1, 2, 3].map(() => bet(seat, chips, same)));
    expect(new Set(answers.map((answer) => answer.json<BetAnswer>().wager.id)).size).toBe(1);
    expect(operator.balance).toBe(995_000);
    // The answer was lost and betting has closed since; the bet still counts.
    const { number: round } = answers[0]?.json<BetAnswer>().wager ?? { number: 0 };
    time += bettingMs;
    const late = await bet(seat, chips, { ...same, number: round });
    expect(late.json<BetAnswer>().wager.id).toBe(answers[0]?.json<BetAnswer>().wager.id);
  });

  it.each([
    [
      "after betting has closed",
      [{ spot: "red", stake: "1000" }],
      () => (time += bettingMs),
      409,
      "betting_closed",
    ],
    ["on an unknown spot", [{ spot: "1-5", stake: "1000" }], () => 0, 400, "bet_not_offered"],
    [
      "that is not a multiple of a chip",
      [{ spot: "red", stake: "1500" }],
      () => 0,
      400,
      "bet_not_offered",
    ],
    ["of nothing", [{ spot: "red", stake: "0" }], () => 0, 400, "bet_not_offered"],
    ["over the limit of its spot", [{ spot: "17", stake: "21000" }], () => 0, 400, "bet_too_high"],
    [
      "over the limit of the round",
      [1, 2, 3, 4].map((n) => ({ spot: ["red", "black", "odd", "even"][n - 1], stake: "300000" })),
      () => 0,
      400,
      "bet_too_high",
    ],
  ])("%s is refused", async (_, bets, first, status, code) => {
    const seat = await sit();
    first();
    const answer = await bet(seat, bets);
    expect([answer.statusCode, answer.json()]).toEqual([status, { code }]);
    expect(moneyCalls()).toEqual([]);
  });

  it("counts earlier bets against the limit", async () => {
    const seat = await sit();
    expect((await bet(seat, [{ spot: "17", stake: "20000" }])).statusCode).toBe(200);
    const more = await bet(seat, [{ spot: "17", stake: "1000" }]);
    expect([more.statusCode, more.json()]).toEqual([400, { code: "bet_too_high" }]);
  });

  it("that the wallet refuses is shown with its code", async () => {
    operator.balance = 500;
    const { wager } = (await bet(await sit(), [{ spot: "red", stake: "1000" }])).json<BetAnswer>();
    expect(wager).toMatchObject({ state: "refused", refusal: "100", balance: "500" });
  });

  it("that the wallet never confirms is rolled back with any result", async () => {
    operator.faults = ["lost", "down", "down", "down"];
    const seat = await sit();
    const { wager } = (
      await bet(seat, [
        { spot: "red", stake: "1000" },
        { spot: "black", stake: "1000" },
      ])
    ).json<BetAnswer>();
    await turn(wager.id);
    expect(operator.balance).toBe(1_000_000);
    time = showsAt(table, wager.number);
    await turn(wager.id);
    expect(operator.balance).toBe(1_000_000);
    expect((await state(seat)).wagers[0]).toMatchObject({ state: "cancelled", payout: null });
    expect(moneyCalls().at(-1)).toMatchObject([
      "rollback",
      { round_id_provider: wager.id, transactions: [{ original_id_provider: `${wager.id}-bet` }] },
    ]);
  });
});

describe("a round", () => {
  it("shows the same to all players, and counts only real players", async () => {
    const [one, two] = [await sit("player-1"), await sit("player-2")];
    expect((await state(one)).round).toMatchObject({ players: 0, onSpots: {} });
    await bet(one, [{ spot: "red", stake: "1000" }]);
    await bet(two, [
      { spot: "red", stake: "1000" },
      { spot: "17", stake: "1000" },
    ]);
    const seen = await Promise.all([state(one), state(two)]);
    for (const each of seen)
      expect(each.round).toMatchObject({ players: 2, onSpots: { red: 2, 17: 1 } });
    expect(seen.map((each) => each.wagers.length)).toEqual([1, 1]);
    time = showsAt(table, number());
    const [first, second] = await Promise.all([state(one), state(two)]);
    expect(first.round.decided).not.toBeNull();
    expect(first.round).toEqual(second.round);
  });

  it("is drawn from the committed seed and its players' seeds", async () => {
    const [one, two] = [await sit("player-1"), await sit("player-2")];
    const promised = (await state(one)).round.commitment;
    await bet(one, [{ spot: "red", stake: "1000" }], { clientSeed: "first" });
    const { wager } = (
      await bet(two, [{ spot: "red", stake: "1000" }], { clientSeed: "second" })
    ).json<BetAnswer>();
    expect(() =>
      decidedRound(sandbox.books, findTable(table) as never, wager.number, time),
    ).toThrow(RangeError);
    time = showsAt(table, wager.number);
    await turn(wager.id);
    const { decided } = (await state(one)).round;
    expect(decided?.proof).toMatchObject({
      commitment: promised,
      clientSeed: "first,second",
      nonce: wager.number,
    });
    const { serverSeed = "", clientSeed = "", nonce = 0 } = decided?.proof ?? {};
    expect(createHash("sha256").update(serverSeed).digest("hex")).toBe(promised);
    expect(decideTable("roulette", drawsOf(serverSeed, clientSeed, nonce))).toEqual(
      decided?.result,
    );
  });

  it("shows the result that is paid also to a player who comes before it is closed", async () => {
    const seat = await sit();
    const { wager } = (await bet(seat, [{ spot: "red", stake: "1000" }])).json<BetAnswer>();
    // As after a stop: the time is over and no turn of the table has come yet.
    time = showsAt(table, wager.number);
    const before = (await state(seat)).round.decided;
    await turn(wager.id);
    expect(before?.proof.clientSeed).toBe("seed-of-mine");
    expect((await state(seat)).round.decided).toEqual(before);
  });

  it("can be replayed by the wager's id, without a session or a balance", async () => {
    const seat = await sit();
    const { wager } = (
      await bet(seat, [
        { spot: "red", stake: "1000" },
        { spot: "black", stake: "1000" },
      ])
    ).json<BetAnswer>();
    const early = await sandbox.server.inject(`/table/replays/${wager.id}`);
    expect(early.statusCode).toBe(404);
    time = showsAt(table, wager.number);
    await turn(wager.id);
    const answer = await sandbox.server.inject(`/table/replays/${wager.id}`);
    const replay = answer.json<TableReplayView>();
    const { wagers } = (await seat.get("/table/wagers")).json<{ wagers: TableWagerView[] }>();
    expect(replay.wager).toEqual({ ...wagers[0], balance: null });
    expect(answer.body).not.toContain("player-1");
  });

  it("that a crash interrupted has the same result and is paid once", async () => {
    const seat = await sit();
    const bets = Array.from({ length: 37 }, (_, spot) => ({ spot: String(spot), stake: "1000" }));
    const { wager } = (await bet(seat, bets)).json<BetAnswer>();
    await sandbox.close(true);
    time = showsAt(table, wager.number) + 60_000;
    const { folder } = sandbox;
    sandbox = await openSandbox(operator.url, { folder, now: () => time });
    sandbox.provider.resume();
    await turn(wager.id);
    await turn(wager.id);
    expect(operator.balance).toBe(999_000);
  });
});
