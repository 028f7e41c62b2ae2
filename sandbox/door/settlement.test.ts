import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  openOperatorWallet,
  type Fault,
  type OperatorWallet,
} from "../fixtures/operator-wallet.ts";
import {
  enterGame,
  openSandbox,
  outcomeOf,
  secret,
  type OpenSandbox,
} from "../fixtures/open-sandbox.ts";
import { getRound, listOpenRounds } from "../books/rounds.ts";
import type { SpinAnswer } from "../play/wire.ts";

let operator: OperatorWallet;
let sandbox: OpenSandbox | undefined;
beforeEach(async () => {
  operator = await openOperatorWallet(secret, 100_000);
});
afterEach(async () => {
  await sandbox?.close();
  sandbox = undefined;
  await operator.close();
});

async function play(faults: Fault[], pay: number) {
  operator.faults = faults;
  sandbox = await openSandbox(operator.url, { decide: () => outcomeOf(pay) });
  const game = await enterGame(sandbox);
  const { round } = (await game.spin("spin-0001")).json<SpinAnswer>();
  const moneyCalls = operator.calls.filter(({ path }) => path !== "balance");
  return { round, game, moneyCalls };
}

describe("a round", () => {
  it("is sent in one signed call with stake, win and the round's end", async () => {
    const { round, moneyCalls } = await play([], 60);
    expect(round).toMatchObject({ state: "settled", win: "3000", balance: "102000" });
    expect(moneyCalls).toHaveLength(1);
    expect(moneyCalls[0]?.signed).toBe(true);
    expect(JSON.parse(moneyCalls[0]?.body ?? "")).toEqual({
      account_id: "player-1",
      currency: "KRW",
      game_id: "moon-rabbit-mill",
      round_id: round.id,
      finished: true,
      transactions: [
        { id_provider: `${round.id}-bet`, type: "bet", amount: "1000" },
        { id_provider: `${round.id}-win`, type: "win", amount: "3000" },
      ],
    });
  });

  it("without a win is sent without a win item, because an amount of zero is refused", async () => {
    const { round, moneyCalls } = await play([], 0);
    expect(round).toMatchObject({ state: "settled", win: "0", balance: "99000" });
    expect(moneyCalls[0]?.body).not.toContain('"win"');
  });
});

describe("an unknown answer", () => {
  it.each([["lost"], ["down"], ["cut"], ["garbled"], [500]] as Fault[][])(
    "(%s) is followed by the same bytes, which are booked once",
    async (fault) => {
      const { round, moneyCalls } = await play([fault, fault], 60);
      expect(round).toMatchObject({ state: "settled", balance: "102000" });
      expect(moneyCalls).toHaveLength(3);
      expect(new Set(moneyCalls.map(({ body }) => body)).size).toBe(1);
      expect(operator.balance).toBe(102_000);
    },
  );

  it("of a losing stake leads to a rollback after four attempts", async () => {
    const { round, moneyCalls } = await play(["lost", "down", "down", "down"], 0);
    expect(moneyCalls.map(({ path }) => path)).toEqual([
      "betwin",
      "betwin",
      "betwin",
      "betwin",
      "rollback",
    ]);
    expect(round).toMatchObject({ state: "cancelled", win: null, base: null, balance: "100000" });
    expect(operator.balance).toBe(100_000);
    expect(JSON.parse(moneyCalls[4]?.body ?? "")).toMatchObject({
      round_id_provider: round.id,
      transactions: [{ type: "rollback", original_id_provider: `${round.id}-bet` }],
    });
  });

  it("of a rollback is repeated until the outcome is known", async () => {
    const down: Fault[] = Array.from({ length: 6 }, () => "down");
    const { round, moneyCalls } = await play(down, 0);
    expect(round.state).toBe("cancelled");
    expect(moneyCalls.filter(({ path }) => path === "rollback")).toHaveLength(3);
  });

  it("of a call with a win is repeated in the background until the outcome is known", async () => {
    const down: Fault[] = Array.from({ length: 7 }, () => "down");
    const { round, moneyCalls } = await play(down, 60);
    expect(round).toMatchObject({ state: "settled", balance: "102000" });
    expect(moneyCalls).toHaveLength(8);
    expect(moneyCalls.every(({ path }) => path === "betwin")).toBe(true);
  });
});

describe("a refusal", () => {
  it.each([100, 105, 106, 107, 110, 403])("with %i is final and is not repeated", async (code) => {
    const { round, moneyCalls } = await play([code], 60);
    expect(round).toMatchObject({ state: "refused", refusal: String(code), win: null, base: null });
    expect(moneyCalls).toHaveLength(1);
    expect(operator.balance).toBe(100_000);
  });

  it("of a rollback is reported to a person", async () => {
    const { round } = await play(["down", "down", "down", "down", 400], 0);
    expect(round.state).toBe("disputed");
    expect(sandbox?.reports).toContain("the wallet refused a rollback with 400");
  });
});

describe("after a stop in the middle", () => {
  it.each([
    ["before the wallet received it", "cut" as const, 100_000],
    ["after the wallet had booked it", "lost" as const, 102_000],
  ])("a round %s is finished at the next start, once", async (_, fault, balanceThen) => {
    operator.faults = Array.from({ length: 50 }, () => fault);
    const first = await openSandbox(operator.url, { decide: () => outcomeOf(60), patienceMs: 20 });
    const game = await enterGame(first);
    const { round } = (await game.spin("spin-0001")).json<SpinAnswer>();
    expect(round).toMatchObject({ state: "pending", base: null });
    await expect.poll(() => operator.calls.some(({ path }) => path === "betwin")).toBe(true);
    await first.close(true);
    expect(operator.balance).toBe(balanceThen);

    operator.faults = [];
    sandbox = await openSandbox(operator.url, { folder: first.folder });
    expect(listOpenRounds(sandbox.books)).toHaveLength(1);
    sandbox.rounds.resume();
    await sandbox.rounds.settle(round.id);
    expect(getRound(sandbox.books, round.id).state).toBe("settled");
    expect(operator.balance).toBe(102_000);

    const resumed = await (await enterGame(sandbox)).state();
    expect(resumed.latest).toMatchObject({ seen: false, round: { id: round.id, win: "3000" } });
  });
});
