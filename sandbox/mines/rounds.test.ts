import { describe, expect, it } from "vitest";
import { minesGame, roundIn, useMines } from "../fixtures/open-mines.ts";
import { enterGame } from "../fixtures/open-sandbox.ts";
import { tileCount } from "./rules.ts";
import type { MinesAnswer, MinesRoundView } from "./wire.ts";

describe("a round of mines", () => {
  const mines = useMines();

  it("takes the stake at the start and pays what is collected, in one wallet round", async () => {
    const seat = await mines.sit();
    const round = await mines.started(seat);
    expect(round).toMatchObject({
      state: "open",
      stake: "1000",
      mines: 3,
      revealed: [],
      payout: null,
      field: null,
      balance: "999000",
    });
    const [first = 0, second = 0] = mines.tilesOf(round.id).safe;
    expect(roundIn(await mines.reveal(seat, round.id, first)).revealed).toEqual([first]);
    expect(roundIn(await mines.reveal(seat, round.id, second))).toMatchObject({
      state: "open",
      revealed: [first, second],
      field: null,
    });
    expect(mines.operator.balance).toBe(999_000);
    const answer = (await mines.collect(seat, round.id)).json<MinesAnswer>();
    expect(answer).toMatchObject({
      net: "259",
      round: { state: "settled", payout: "1259", isBooked: true, balance: "1000259" },
    });
    expect(answer.round.field).toEqual(mines.tilesOf(round.id).mined);
    expect(mines.operator.balance).toBe(1_000_259);
    expect(mines.moneyCalls()).toMatchObject([
      [
        "betwin",
        { round_id: round.id, finished: false, transactions: [{ type: "bet", amount: "1000" }] },
      ],
      [
        "betwin",
        { round_id: round.id, finished: true, transactions: [{ type: "win", amount: "1259" }] },
      ],
    ]);
    expect(mines.moneyCalls()[0]?.[1]).toMatchObject({
      game_id: minesGame,
      account_id: "player-1",
    });
  });

  it("that reveals a mine is lost and closed without a payment", async () => {
    const seat = await mines.sit();
    const { id } = await mines.started(seat);
    const { mined, safe } = mines.tilesOf(id);
    await mines.reveal(seat, id, safe[0] ?? 0);
    expect(roundIn(await mines.reveal(seat, id, mined[0] ?? 0))).toMatchObject({
      state: "settled",
      payout: "0",
      field: mined,
    });
    expect(mines.moneyCalls().map(([path]) => path)).toEqual(["betwin", "finish"]);
    expect(mines.operator.balance).toBe(999_000);
    const late = await mines.reveal(seat, id, safe[1] ?? 0);
    expect([late.statusCode, late.json()]).toEqual([409, { code: "round_over" }]);
    expect(roundIn(await mines.collect(seat, id))).toMatchObject({ payout: "0" });
    expect(mines.operator.balance).toBe(999_000);
  });

  it("collects by itself at the last step", async () => {
    const seat = await mines.sit();
    const { id } = await mines.started(seat, { mines: 24 });
    expect(roundIn(await mines.reveal(seat, id, mines.tilesOf(id).safe[0] ?? 0))).toMatchObject({
      state: "settled",
      payout: "24250",
    });
    expect(mines.operator.balance).toBe(1_023_250);
  });

  it("ends at the last step within the largest payment", async () => {
    const seat = await mines.sit();
    const { id } = await mines.started(seat, { mines: 5, stake: "100000" });
    let round: MinesRoundView | undefined;
    for (const tile of mines.tilesOf(id).safe) {
      round = roundIn(await mines.reveal(seat, id, tile));
      if (round.state !== "open") break;
    }
    expect(round?.state).toBe("settled");
    expect(Number(round?.payout)).toBeLessThanOrEqual(50_000_000);
    expect(round?.revealed.length).toBeLessThan(mines.tilesOf(id).safe.length);
  });

  it("treats repeated requests as one: start, reveal and collect", async () => {
    const seat = await mines.sit();
    const starts = await Promise.all([1, 2, 3].map(() => mines.start(seat)));
    const [id = "", ...more] = new Set(starts.map((answer) => roundIn(answer).id));
    expect(more).toEqual([]);
    const tile = mines.tilesOf(id).safe[0] ?? 0;
    for (let attempt = 0; attempt < 2; attempt += 1)
      expect(roundIn(await mines.reveal(seat, id, tile)).revealed).toEqual([tile]);
    for (let attempt = 0; attempt < 2; attempt += 1)
      expect(roundIn(await mines.collect(seat, id)).payout).toBe("1102");
    expect(mines.operator.balance).toBe(1_000_102);
  });

  it.each([
    ["an unknown stake", { stake: "1500" }, 400, "stake_not_offered"],
    ["no mine", { mines: 0 }, 400, "invalid"],
    ["a field of mines only", { mines: 25 }, 400, "invalid"],
    ["half a mine", { mines: 2.5 }, 400, "invalid"],
  ])("with %s is refused", async (_, order, status, code) => {
    const answer = await mines.start(await mines.sit(), order);
    expect([answer.statusCode, answer.json()]).toEqual([status, { code }]);
    expect(mines.moneyCalls()).toEqual([]);
  });

  it("refuses a second round, a tile outside of the field, and to collect nothing", async () => {
    const seat = await mines.sit();
    const { id } = await mines.started(seat);
    const refused = async (answer: ReturnType<typeof mines.start>) =>
      (await answer).json<{ code: string }>().code;
    expect(await refused(mines.start(seat, { requestId: "request-2" }))).toBe("round_open");
    expect(await refused(mines.reveal(seat, id, tileCount))).toBe("invalid");
    expect(await refused(mines.reveal(seat, id, -1))).toBe("invalid");
    expect(await refused(mines.collect(seat, id))).toBe("invalid");
    const stranger = await mines.sit("player-2");
    expect(await refused(mines.reveal(stranger, id, 0))).toBe("not_found");
    expect(await refused(mines.collect(stranger, id))).toBe("not_found");
  });

  it("whose stake the wallet refuses shows the code, and never the field", async () => {
    mines.operator.balance = 500;
    const round = await mines.started(await mines.sit());
    expect(round).toMatchObject({ state: "refused", refusal: "100", balance: "500", field: null });
  });

  it("whose stake the wallet never confirms is rolled back", async () => {
    mines.operator.faults = ["lost", "down", "down", "down"];
    const seat = await mines.sit();
    const { id } = await mines.started(seat);
    await mines.turn(id);
    expect(mines.operator.balance).toBe(1_000_000);
    expect((await mines.state(seat)).latest).toMatchObject({ state: "cancelled", payout: null });
  });

  it("in practice moves practice money only", async () => {
    const seat = await enterGame(mines.sandbox, "demo", {
      casino_id: "dalbit",
      game: minesGame,
      locale: "ko",
      currency: "KRW",
      balance: "10000",
    });
    const { id } = await mines.started(seat);
    expect(Number((await mines.state(seat)).balance)).toBe(9_000);
    await mines.reveal(seat, id, mines.tilesOf(id).safe[0] ?? 0);
    expect(roundIn(await mines.collect(seat, id))).toMatchObject({
      payout: "1102",
      balance: "10102",
    });
    expect(mines.operator.calls).toEqual([]);
  });
});
