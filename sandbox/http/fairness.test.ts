import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openOperatorWallet, type OperatorWallet } from "../fixtures/operator-wallet.ts";
import { getRound } from "../books/rounds.ts";
import { getSeeds } from "../books/seeds.ts";
import {
  enterGame,
  openSandbox,
  realLaunch,
  secret,
  type OpenSandbox,
} from "../fixtures/open-sandbox.ts";
import { drawsOf } from "../fairness/seeds.ts";
import { fromText } from "../money.ts";
import { isAsShown } from "../play/as-shown.ts";
import { spinViews } from "../play/spin-views.ts";
import type { ReplayView, RoundView, SeedsView, SpinAnswer } from "../play/wire.ts";
import { decideRound } from "../slot/decide-round.ts";

let operator: OperatorWallet;
let sandbox: OpenSandbox;
let time: number;
beforeEach(async () => {
  operator = await openOperatorWallet(secret, 100_000);
  time = Date.now();
  sandbox = await openSandbox(operator.url, { now: () => time });
});
afterEach(async () => {
  await sandbox.close();
  await operator.close();
});

async function playRounds(game: Awaited<ReturnType<typeof enterGame>>, count: number) {
  for (let round = 0; round < count; round += 1) {
    await game.spin(`spin-${round}000`, "100");
    time += 2_500;
  }
  return (await game.get("/game/rounds")).json<{ rounds: RoundView[] }>().rounds;
}

describe.each([
  "moon-rabbit-mill",
  "tigers-lantern",
  "nine-coins-river",
  "brass-seven",
  "ripple-coins",
  "dragon-well",
])("rounds of %s", (code) => {
  const launch = { casino_id: "d", game: code, locale: "en", balance: "100000" };

  it("follow from the seeds whose hash was shown before", async () => {
    const game = await enterGame(sandbox, "demo", launch);
    const promised = (await game.get("/game/seeds")).json<SeedsView>();
    expect(promised.nextNonce).toBe(1);
    const hidden = await playRounds(game, 4);
    expect(hidden.map(({ proof }) => proof?.serverSeed)).toEqual([null, null, null, null]);
    expect(JSON.stringify(hidden)).toContain(promised.commitment);

    const renewed = await game.post("/game/seeds", { clientSeed: "my-own-seed" });
    expect(renewed.json<SeedsView>()).toMatchObject({ clientSeed: "my-own-seed", nextNonce: 1 });
    expect(renewed.json<SeedsView>().commitment).not.toBe(promised.commitment);
    const { rounds } = (await game.get("/game/rounds")).json<{ rounds: RoundView[] }>();
    for (const [index, round] of rounds.toReversed().entries()) {
      const { serverSeed, clientSeed, nonce, commitment } = round.proof ?? {};
      expect(commitment).toBe(promised.commitment);
      expect(
        createHash("sha256")
          .update(serverSeed ?? "")
          .digest("hex"),
      ).toBe(commitment);
      expect([clientSeed, nonce]).toEqual([promised.clientSeed, index + 1]);
      const draw = drawsOf(serverSeed ?? "", clientSeed ?? "", nonce ?? 0);
      const outcome = decideRound(round.mechanic, draw);
      const again = spinViews({ outcome, stake: fromText(round.stake) });
      expect({ base: round.base, freeSpins: round.freeSpins }).toEqual(again);
    }
  });
});

describe("a round from before its game got another mechanic", () => {
  it("is listed, replayed and proved with the mechanic that it was played with", async () => {
    const game = await enterGame(sandbox, "real", { ...realLaunch, game: "crimson-seven" });
    const { round } = (await game.spin("spin-0001")).json<SpinAnswer>();
    expect(round.mechanic).toBe("classic");
    const { drawnFrom, stake } = getRound(sandbox.books, round.id);
    const { serverSeed, clientSeed } = getSeeds(sandbox.books, drawnFrom?.seeds ?? "");
    const draw = () => drawsOf(serverSeed, clientSeed, drawnFrom?.nonce ?? 0);
    const outcome = decideRound("lines", draw());
    sandbox.books
      .prepare("update rounds set outcome = ? where id = ?")
      .run(JSON.stringify(outcome), round.id);

    const listed = (await game.get("/game/rounds")).json<{ rounds: RoundView[] }>().rounds[0];
    const replayed = await sandbox.server.inject(`/game/replays/${round.id}`);
    const { latest, rules } = await game.state();
    expect(rules.mechanic).toBe("classic");
    for (const old of [listed, replayed.json<ReplayView>().round, latest?.round]) {
      if (old === undefined) throw new Error("the round is missing");
      expect(old).toMatchObject({ mechanic: "lines", ...spinViews({ outcome, stake }) });
      expect(isAsShown(old, draw())).toBe(true);
    }
  });
});

describe("a player's own seed", () => {
  it.each(["", "has spaces", "x".repeat(65), "한글"])("is refused as %j", async (clientSeed) => {
    const game = await enterGame(sandbox);
    const answer = await game.post("/game/seeds", { clientSeed });
    expect([answer.statusCode, answer.json()]).toEqual([400, { code: "invalid" }]);
  });

  it("cannot be changed while a round is open, whose seed must stay hidden", async () => {
    operator.faults = Array.from({ length: 30 }, () => "cut" as const);
    const impatient = await openSandbox(operator.url, { patienceMs: 20 });
    const game = await enterGame(impatient);
    expect((await game.spin("spin-0001")).json<SpinAnswer>().round.state).toBe("pending");
    const answer = await game.post("/game/seeds", { clientSeed: "late" });
    expect([answer.statusCode, answer.json()]).toEqual([409, { code: "round_open" }]);
    await impatient.close();
  });
});

describe("a replay", () => {
  it("shows a settled round to everyone with its id, without a session or a balance", async () => {
    const game = await enterGame(sandbox);
    const { round } = (await game.spin("spin-0001")).json<SpinAnswer>();
    const answer = await sandbox.server.inject(`/game/replays/${round.id}`);
    const replay = answer.json<ReplayView>();
    expect(replay.round).toEqual({ ...round, balance: null });
    expect(answer.body).not.toContain("player-1");
  });

  it("does not show an unsettled or an unknown round", async () => {
    operator.balance = 0;
    const game = await enterGame(sandbox);
    const { round } = (await game.spin("spin-0001")).json<SpinAnswer>();
    for (const id of [round.id, "none"]) {
      const answer = await sandbox.server.inject(`/game/replays/${id}`);
      expect([answer.statusCode, answer.json()]).toEqual([404, { code: "not_found" }]);
    }
  });
});
