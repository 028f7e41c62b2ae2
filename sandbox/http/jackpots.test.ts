import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { jackpotsPaid } from "../books/transactions.ts";
import { drawsOf } from "../fairness/seeds.ts";
import { openOperatorPools, type OperatorPools } from "../fixtures/operator-pools.ts";
import { openOperatorWallet, type OperatorWallet } from "../fixtures/operator-wallet.ts";
import {
  enterGame,
  openSandbox,
  outcomeOf,
  realLaunch,
  secret,
  type OpenSandbox,
} from "../fixtures/open-sandbox.ts";
import type { WonPerHit } from "../jackpots/tiers.ts";
import { wholeWon } from "../money.ts";
import { isAsShown } from "../play/as-shown.ts";
import type { JackpotsView, RoundView, SpinAnswer } from "../play/wire.ts";

/** Every round hits MINOR except in the range of the two tiers above it. */
const sure: WonPerHit = { mega: 4_000_000_000, major: 4_000_000_000, minor: 1_000 };
const never: WonPerHit = { mega: 2 ** 32, major: 2 ** 32, minor: 2 ** 32 };

let operator: OperatorWallet;
let pools: OperatorPools;
let sandbox: OpenSandbox;
let time: number;
beforeEach(async () => {
  operator = await openOperatorWallet(secret, 100_000);
  pools = await openOperatorPools({ mega: 9_000_000, major: 70_000, minor: 5_000 });
  time = Date.now();
  sandbox = await openSandbox(operator.url, {
    jackpotsUrl: pools.url,
    decide: () => outcomeOf(5),
    now: () => time,
  });
  sandbox.controls.board.odds = sure;
});
afterEach(async () => {
  await sandbox.close();
  await pools.close();
  await operator.close();
});

type Game = Awaited<ReturnType<typeof enterGame>>;
const spin = async (game: Game, id: string, stake = "1000"): Promise<SpinAnswer> => {
  time += 2_500;
  return (await game.spin(`spin-${id}00000`, stake)).json<SpinAnswer>();
};
const meters = async (game: Game) => {
  const { jackpots } = (await game.get("/game/jackpots")).json<{ jackpots: JackpotsView | null }>();
  return jackpots?.pools.map(({ amount }) => amount);
};
const betwins = () =>
  operator.calls
    .filter(({ path }) => path === "betwin")
    .map(({ body }) => JSON.parse(body) as { transactions: Record<string, unknown>[] });
const other = (id: string) => ({ ...realLaunch, account: { ...realLaunch.account, id } });

describe("a round that hits a jackpot", () => {
  it("is paid the operator's amount before the draw, as a separate win marked as a jackpot", async () => {
    const game = await enterGame(sandbox);
    const { round, net } = await spin(game, "1");
    expect(round).toMatchObject({
      state: "settled",
      win: "250",
      balance: "104250",
      jackpot: {
        offers: [
          { tier: "mega", amount: "9000000" },
          { tier: "major", amount: "70000" },
          { tier: "minor", amount: "5000" },
        ],
        hit: "minor",
        won: { tier: "minor", amount: "5000" },
      },
    });
    expect(net).toBe("4250");
    expect(betwins()[0]?.transactions).toEqual([
      { id_provider: `${round.id}-bet`, type: "bet", amount: "1000" },
      { id_provider: `${round.id}-win`, type: "win", amount: "250" },
      {
        id_provider: `${round.id}-jackpot`,
        type: "win",
        amount: "5000",
        jackpot: { tier: "minor", amount: "5000" },
      },
    ]);
    expect(jackpotsPaid(sandbox.books)).toMatchObject([
      { tier: "mega", amount: 0n, count: 0 },
      { tier: "major", amount: 0n, count: 0 },
      { tier: "minor", amount: wholeWon(5_000), count: 1 },
    ]);
  });

  it("is sent with the same bytes after a lost answer, and is never taken back", async () => {
    operator.faults = ["lost", "down", "garbled", "lost", "cut", "lost"];
    const { round } = await spin(await enterGame(sandbox), "1");
    expect(round).toMatchObject({ state: "settled", balance: "104250" });
    expect(
      new Set(operator.calls.filter(({ path }) => path === "betwin").map(({ body }) => body)).size,
    ).toBe(1);
    expect(operator.calls.map(({ path }) => path)).not.toContain("rollback");
    expect(operator.balance).toBe(104_250);
  });

  it("with a refused stake wins no jackpot and shows none", async () => {
    operator.balance = 500;
    const { round } = await spin(await enterGame(sandbox), "1");
    expect(round).toMatchObject({ state: "refused", win: null, jackpot: null });
    expect(jackpotsPaid(sandbox.books).every(({ count }) => count === 0)).toBe(true);
  });
});

describe("a pool", () => {
  it("is paid once: it is not offered again until its payment is known and included in the feed", async () => {
    const [first, second] = [
      await enterGame(sandbox),
      await enterGame(sandbox, "real", other("p2")),
    ];
    const { round } = await spin(first, "1");
    expect(round.jackpot?.won).toEqual({ tier: "minor", amount: "5000" });
    // The feed may still contain the old amount.
    time += 1_000;
    expect(await meters(second)).toEqual(["9000000", "70000", null]);
    const late = (await second.spin("spin-at-once")).json<SpinAnswer>().round.jackpot;
    expect(late).toMatchObject({ hit: "minor", won: null });
    expect(late?.offers.map(({ tier }) => tier)).toEqual(["mega", "major"]);
    pools.held.minor = 1_000;
    time += 1_000;
    expect(await meters(second)).toEqual(["9000000", "70000", "1000"]);
    expect((await spin(second, "2")).round.jackpot?.won).toEqual({ tier: "minor", amount: "1000" });
  });

  it("that is hit by many at once is won by one of them", async () => {
    const games = await Promise.all(
      Array.from({ length: 12 }, (_, index) => enterGame(sandbox, "real", other(`many-${index}`))),
    );
    time += 2_500;
    const answers = await Promise.all(games.map((game, index) => game.spin(`spin-many-${index}`)));
    const wins = answers.filter((answer) => answer.json<SpinAnswer>().round.jackpot?.won !== null);
    expect(wins).toHaveLength(1);
    expect(jackpotsPaid(sandbox.books).at(-1)).toMatchObject({ count: 1 });
  });

  it("is not offered while its payment is unknown", async () => {
    const [first, second] = [
      await enterGame(sandbox),
      await enterGame(sandbox, "real", other("p2")),
    ];
    operator.faults = Array.from({ length: 8 }, () => "cut" as const);
    const paying = spin(first, "1");
    await expect.poll(() => betwins().length).toBeGreaterThan(0);
    time += 10_000;
    expect((await meters(second))?.[2]).toBeNull();
    expect((await paying).round.jackpot?.won?.amount).toBe("5000");
    time += 10_000;
    expect((await meters(second))?.[2]).toBe("5000");
  });

  it("without money is not offered", async () => {
    pools.held.minor = 0;
    const game = await enterGame(sandbox);
    expect((await meters(game))?.[2]).toBeNull();
    expect((await spin(game, "1")).round.jackpot).toMatchObject({ hit: "minor", won: null });
  });
});

describe("an operator that does not publish its pools", () => {
  it.each(["silent", "garbled", "refusing"] as const)(
    "and is %s offers none, which the round records, and the game continues",
    async (mood) => {
      pools.mood = mood;
      const game = await enterGame(sandbox);
      expect(await meters(game)).toEqual([null, null, null]);
      const { round } = await spin(game, "1");
      expect(round).toMatchObject({ state: "settled", jackpot: { offers: [], won: null } });
      pools.mood = "well";
      time += 2_000;
      expect(await meters(game)).toEqual(["9000000", "70000", "5000"]);
    },
  );

  it("is read once a second, for any number of players", async () => {
    const game = await enterGame(sandbox);
    await Promise.all(Array.from({ length: 20 }, () => meters(game)));
    expect(pools.asked).toBe(1);
  });

  it("is read by open pages, which does not extend the session", async () => {
    const game = await enterGame(sandbox);
    time += 29 * 60_000;
    expect(await meters(game)).toEqual(["9000000", "70000", "5000"]);
    time += 2 * 60_000;
    expect((await game.get("/game/jackpots")).json()).toEqual({ code: "session_over" });
  });

  it("was never connected: there are no meters", async () => {
    const without = await openSandbox(operator.url);
    const game = await enterGame(without);
    expect((await game.state()).jackpots).toBeNull();
    expect((await game.spin("spin-0001")).json<SpinAnswer>().round.jackpot).toBeNull();
    await without.close();
  });
});

describe("jackpots are not offered", () => {
  it("for practice money", async () => {
    const launch = { casino_id: "d", game: "fan-dance", locale: "en", balance: "9000" };
    const game = await enterGame(sandbox, "demo", launch);
    expect((await game.state()).jackpots).toBeNull();
    expect((await spin(game, "1")).round.jackpot).toBeNull();
  });

  it("over protocols that cannot express them", async () => {
    const others = ["igsp", "betsy"] as const;
    const links = others.map((dialect) => ({
      dialect,
      walletUrl: operator.url,
      secret: "a:secret",
    }));
    const open = await openSandbox(operator.url, { links });
    for (const dialect of others)
      expect(open.controls.doors({ dialect }).carriesJackpots).toBe(false);
    expect(open.controls.doors({ dialect: "beexar" }).carriesJackpots).toBe(true);
    await open.close();
  });
});

describe("the proof of a round", () => {
  it("contains the jackpot's draw after the reels, with the odds and offers of that moment", async () => {
    const fair = await openSandbox(operator.url, { jackpotsUrl: pools.url, now: () => time });
    const game = await enterGame(fair);
    fair.controls.board.odds = sure;
    await spin(game, "1", "1000");
    fair.controls.board.odds = never;
    await spin(game, "2", "100");
    pools.mood = "refusing";
    time += 5_000;
    await spin(game, "3", "200");
    await game.post("/game/seeds", { clientSeed: "mine" });
    const { rounds } = (await game.get("/game/rounds")).json<{ rounds: RoundView[] }>();
    expect(rounds.map(({ jackpot }) => jackpot?.won?.tier ?? null)).toEqual([null, null, "minor"]);
    for (const round of rounds) {
      const draw = () =>
        drawsOf(
          round.proof?.serverSeed ?? "",
          round.proof?.clientSeed ?? "",
          round.proof?.nonce ?? 0,
        );
      expect(isAsShown(round, draw())).toBe(true);
      const { jackpot } = round;
      if (jackpot === null) throw new Error("every round was drawn for");
      const forgeries = [
        { ...jackpot, drawn: jackpot.drawn + 1 },
        { ...jackpot, won: jackpot.won === null ? { tier: "mega" as const, amount: "1" } : null },
        { ...jackpot, hit: "mega" as const },
      ];
      for (const forged of forgeries)
        expect(isAsShown({ ...round, jackpot: forged }, draw())).toBe(false);
      // Without jackpots the reels are the same.
      expect(isAsShown({ ...round, jackpot: null }, draw())).toBe(true);
    }
    await fair.close();
  });
});

it("the controls change the odds, within the range of one draw", async () => {
  const ask = (payload: object) =>
    sandbox.server.inject({ method: "POST", url: "/__sim/jackpots", payload });
  const odds = { mega: 100_000, major: 10_000, minor: 1_000 };
  expect((await ask(odds)).json()).toEqual({ odds });
  expect(sandbox.controls.board.odds).toEqual(odds);
  expect((await ask({ ...odds, major: 30_000 })).statusCode).toBe(400);
  expect((await ask({ minor: 10 })).statusCode).toBe(400);
});
