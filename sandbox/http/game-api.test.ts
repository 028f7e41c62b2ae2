import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openOperatorWallet, type OperatorWallet } from "../fixtures/operator-wallet.ts";
import {
  enterGame,
  launch,
  openSandbox,
  outcomeOf,
  realLaunch,
  secret,
  type OpenSandbox,
} from "../fixtures/open-sandbox.ts";
import type { RoundView, SpinAnswer } from "../play/wire.ts";

let operator: OperatorWallet;
let sandbox: OpenSandbox;
let time: number;
beforeEach(async () => {
  operator = await openOperatorWallet(secret, 100_000);
  time = Date.now();
  sandbox = await openSandbox(operator.url, { decide: () => outcomeOf(5), now: () => time });
});
afterEach(async () => {
  await sandbox.close();
  await operator.close();
});
const betwins = () => operator.calls.filter(({ path }) => path === "betwin");

describe("a spin", () => {
  it("requested twice, also simultaneously, is one round", async () => {
    const game = await enterGame(sandbox);
    const answers = await Promise.all([1, 2, 3].map(() => game.spin("spin-0001")));
    answers.push(await game.spin("spin-0001"));
    const ids = answers.map((answer) => answer.json<SpinAnswer>().round.id);
    expect(new Set(ids).size).toBe(1);
    expect(betwins()).toHaveLength(1);
    expect(operator.balance).toBe(99_250);
  });

  it("is refused before 2.5 seconds have passed, in another window too", async () => {
    const [game, sameGameElsewhere] = [await enterGame(sandbox), await enterGame(sandbox)];
    expect((await game.spin("spin-0001")).statusCode).toBe(200);
    time += 2_400;
    for (const window of [game, sameGameElsewhere]) {
      const early = await window.spin("spin-0002");
      expect([early.statusCode, early.json()]).toEqual([
        429,
        { code: "too_early", retryAfterMs: 100 },
      ]);
    }
    time += 100;
    expect((await game.spin("spin-0002")).statusCode).toBe(200);
    expect(betwins()).toHaveLength(2);
  });

  it.each([
    [{ spinId: "spin-0001", stake: "150" }, "stake_not_offered"],
    [{ spinId: "spin-0001", stake: "1e3" }, "invalid"],
    [{ spinId: "spin-0001", stake: 1000 }, "invalid"],
    [{ spinId: "x", stake: "1000" }, "invalid"],
    [{ spinId: "spin-0001", stake: "1000", win: "9" }, "invalid"],
    ["{", "invalid"],
    ["null", "invalid"],
  ])("refuses %j", async (body, code) => {
    const game = await enterGame(sandbox);
    const answer = await game.post("/game/spin", body);
    expect([answer.statusCode, answer.json()]).toEqual([400, { code }]);
    expect(betwins()).toHaveLength(0);
  });

  it("refuses a body over 64 KiB", async () => {
    const game = await enterGame(sandbox);
    const answer = await game.post("/game/spin", { spinId: "x".repeat(66_000), stake: "100" });
    expect(answer.statusCode).toBe(413);
  });

  it("answers the wallet's refusal and the balance", async () => {
    operator.balance = 500;
    const game = await enterGame(sandbox);
    const { round } = (await game.spin("spin-0001")).json<SpinAnswer>();
    expect(round).toMatchObject({ state: "refused", refusal: "100", balance: "500" });
  });
});

describe("a session", () => {
  it("shows balance, net and history of its player only", async () => {
    const game = await enterGame(sandbox);
    await game.spin("spin-0001", "2000");
    const state = await game.state();
    expect(state).toMatchObject({ balance: "98500", net: "-1500", mode: "real", currency: "KRW" });
    const { rounds } = (await game.get("/game/rounds")).json<{ rounds: RoundView[] }>();
    expect(rounds).toMatchObject([{ stake: "2000", win: "500", state: "settled" }]);

    const stranger = await enterGame(sandbox, "demo", {
      casino_id: "d",
      game: "fan-dance",
      locale: "en",
    });
    expect((await stranger.get(`/game/rounds/${rounds[0]?.id}`)).statusCode).toBe(404);
    expect((await stranger.get("/game/rounds")).json()).toEqual({ rounds: [] });
  });

  it("records which result was shown", async () => {
    const game = await enterGame(sandbox);
    const { round } = (await game.spin("spin-0001")).json<SpinAnswer>();
    expect((await game.state()).latest?.seen).toBe(false);
    expect((await game.post(`/game/rounds/${round.id}/seen`, {})).statusCode).toBe(204);
    expect((await game.state()).latest?.seen).toBe(true);
  });

  it("ends after half an hour without use", async () => {
    const game = await enterGame(sandbox);
    time += 29 * 60_000;
    expect((await game.get("/game/rounds")).statusCode).toBe(200);
    time += 31 * 60_000;
    const late = await game.get("/game/rounds");
    expect([late.statusCode, late.json()]).toEqual([401, { code: "session_over" }]);
  });

  it("is not found without its secret", async () => {
    const none = await sandbox.server.inject("/game/state");
    expect([none.statusCode, none.json()]).toEqual([401, { code: "session_over" }]);
  });

  it("is refused for a token older than a minute", async () => {
    const launched = await launch(sandbox, "real", realLaunch);
    const token = launched.json<{ launch_url: string }>().launch_url.split("#")[1];
    time += 60_001;
    const late = await sandbox.server.inject({
      method: "POST",
      url: "/game/open",
      payload: { token },
    });
    expect([late.statusCode, late.json()]).toEqual([401, { code: "token_used" }]);
  });
});

describe("a demo", () => {
  it("uses its own money and never calls the wallet", async () => {
    const body = { casino_id: "d", game: "fan-dance", locale: "en", balance: "1500" };
    const game = await enterGame(sandbox, "demo", body);
    const first = (await game.spin("spin-0001")).json<SpinAnswer>();
    expect(first.round).toMatchObject({ state: "settled", balance: "750", win: "250" });
    time += 2_500;
    const second = (await game.spin("spin-0002")).json<SpinAnswer>();
    expect(second.round).toMatchObject({ state: "refused", refusal: "100", balance: "750" });
    expect(operator.calls).toHaveLength(0);
  });
});
