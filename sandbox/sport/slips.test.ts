import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openOperatorWallet, type OperatorWallet } from "../fixtures/operator-wallet.ts";
import {
  enterGame,
  openSandbox,
  realLaunch,
  secret,
  type OpenSandbox,
} from "../fixtures/open-sandbox.ts";
import { drawsOf } from "../fairness/seeds.ts";
import { correctionMs } from "./book.ts";
import { longestMs } from "./disciplines.ts";
import { fixturesAt, type Fixture } from "./fixtures.ts";
import { playMatch } from "./match.ts";
import { overround } from "./odds.ts";
import type { SlipAnswer, SlipReplayView, SportStateView } from "./wire.ts";

const noon = Date.parse("2026-11-21T03:00:00Z");
let operator: OperatorWallet;
let sandbox: OpenSandbox;
let time: number;
beforeEach(async () => {
  operator = await openOperatorWallet(secret, 1_000_000);
  time = noon;
  sandbox = await openSandbox(operator.url, { now: () => time });
});
afterEach(async () => {
  await sandbox.close();
  await operator.close();
});

const book = () => sandbox.provider.sport.book;
const sit = () => enterGame(sandbox, "real", { ...realLaunch, game: "soccer" });
type Seat = Awaited<ReturnType<typeof sit>>;
const stateNow = async (seat: Seat) => (await seat.get("/sport/state")).json<SportStateView>();
const moneyCalls = () =>
  operator.calls.filter(({ path }) => path !== "balance").map(({ path }) => path);
let requests = 0;
const bet = (seat: Seat, legs: object[], more: object = {}) =>
  seat.post("/sport/slips", {
    requestId: `request-${(requests += 1)}`,
    stake: "10000",
    accept: "none",
    legs,
    ...more,
  });
async function turn(id: string) {
  time += 1_000;
  sandbox.provider.tick();
  return sandbox.provider.sport.wagers.within(id, 5_000);
}
const endOf = (fixture: Fixture) => fixture.startsAt + longestMs(fixture.discipline);

/** A leg at the present odds, on the outcome of the true result (or on another one). */
function legOn(fixture: Fixture, wins: boolean, market = "result") {
  const { score } = book().stateOf(fixture, endOf(fixture) + correctionMs);
  const offer = book()
    .offersOf(fixture, time)
    .find((each) => each.market.key === market);
  const outcome = offer?.market.outcomes.find((each) => each.wins(score) === wins);
  const odds = offer?.outcomes.find(({ key }) => key === outcome?.key)?.odds ?? 0;
  return { fixture: fixture.id, market, outcome: outcome?.key ?? "", odds };
}

/** The next suitable match, with the clock set shortly before it. */
function matchThat(
  wanted: (match: ReturnType<typeof playMatch>, fixture: Fixture) => boolean,
): Fixture {
  for (let ahead = 0; ahead < 400; ahead += 1) {
    const at = noon + ahead * 20 * 60_000;
    const fixture = fixturesAt(at).find(
      (each) =>
        each.startsAt > at &&
        each.discipline.key === "football" &&
        wanted(playMatch(each, drawsOf(book().seedOf(each), each.id, 1)), each),
    );
    if (fixture !== undefined) {
      time = fixture.startsAt - 60_000;
      return fixture;
    }
  }
  throw new Error("no suitable match within days");
}
const plain = () =>
  matchThat(({ abandonedAfter, isMisreported }) => abandonedAfter === null && !isMisreported);

describe("a slip", () => {
  it("that wins is booked as a stake at once and a win after the match", async () => {
    const fixture = plain();
    const leg = legOn(fixture, true);
    const { slip } = (await bet(await sit(), [leg])).json<SlipAnswer>();
    expect(slip).toMatchObject({
      state: "placed",
      payout: null,
      potential: String(100 * leg.odds),
    });
    expect(operator.balance).toBe(990_000);
    time = endOf(fixture);
    await turn(slip.id);
    expect(operator.balance).toBe(990_000 + 100 * leg.odds);
    expect(moneyCalls()).toEqual(["betwin", "betwin"]);
  });

  it("that loses ends its round without a payout", async () => {
    const fixture = plain();
    const { slip } = (await bet(await sit(), [legOn(fixture, false)])).json<SlipAnswer>();
    time = endOf(fixture);
    await turn(slip.id);
    expect(moneyCalls()).toEqual(["betwin", "finish"]);
    expect(operator.balance).toBe(990_000);
  });

  it("of several legs multiplies their odds, and one lost leg loses it at once", async () => {
    const fixture = plain();
    const others = fixturesAt(time).filter(
      (each) =>
        each.id !== fixture.id && each.startsAt > time && each.discipline.key !== "football",
    );
    const second = others.find(
      (each) =>
        !playMatch(each, drawsOf(book().seedOf(each), each.id, 1)).isMisreported &&
        book().stateOf(each, endOf(each)).phase === "ended",
    ) as Fixture;
    const seat = await sit();
    const legs = [legOn(fixture, true), legOn(second, true)];
    const won = (await bet(seat, legs)).json<SlipAnswer>().slip;
    const lost = (await bet(seat, [legOn(fixture, false), legOn(second, true)])).json<SlipAnswer>()
      .slip;
    const odds = legs.reduce((product, leg) => (product * leg.odds) / 100, 1);
    expect(won.potential).toBe(String(Math.floor(10_000 * odds + 1e-6)));
    time = Math.max(endOf(fixture), endOf(second));
    await turn(won.id);
    await turn(lost.id);
    const { slips } = await stateNow(seat);
    expect(slips.find(({ id }) => id === won.id)).toMatchObject({
      state: "settled",
      payout: won.potential,
    });
    expect(slips.find(({ id }) => id === lost.id)).toMatchObject({ state: "settled", payout: "0" });
  });

  it("on an abandoned match has its stake rolled back", async () => {
    const fixture = matchThat(({ abandonedAfter }) => abandonedAfter !== null);
    const { slip } = (await bet(await sit(), [legOn(fixture, true)])).json<SlipAnswer>();
    time = endOf(fixture);
    await turn(slip.id);
    expect(moneyCalls()).toEqual(["betwin", "rollback"]);
    expect(operator.balance).toBe(1_000_000);
  });

  it("is settled again, up or down, after a wrong result is corrected", async () => {
    const fixture = matchThat(({ isMisreported, scores }) => {
      const { home = 0, away = 0 } = scores.at(-1) ?? {};
      return isMisreported && home !== away;
    });
    const seat = await sit();
    const right = legOn(fixture, true);
    const wrong = { ...right, outcome: right.outcome === "home" ? "away" : "home" };
    const offer = book()
      .offersOf(fixture, time)
      .find(({ market }) => market.key === "result");
    wrong.odds = offer?.outcomes.find(({ key }) => key === wrong.outcome)?.odds ?? 0;
    const up = (await bet(seat, [right])).json<SlipAnswer>().slip;
    const down = (await bet(seat, [wrong])).json<SlipAnswer>().slip;
    time = endOf(fixture);
    await turn(up.id);
    await turn(down.id);
    expect(operator.balance).toBe(980_000 + 100 * wrong.odds);
    time = endOf(fixture) + correctionMs;
    await turn(up.id);
    await turn(down.id);
    expect(operator.balance).toBe(980_000 + 100 * right.odds);
    const { slips } = await stateNow(seat);
    expect(slips.map(({ settlements }) => settlements.map(({ kind }) => kind))).toEqual([
      ["settle", "resettle"],
      ["settle", "resettle"],
    ]);
    expect(moneyCalls().filter((path) => path === "rollback")).toHaveLength(1);
  });

  it("lost by a wrong report is open again until its other legs are decided", async () => {
    const fixture = matchThat(({ isMisreported, scores }, each) => {
      const { home = 0, away = 0 } = scores.at(-1) ?? {};
      return isMisreported && home !== away && each.league.id === "moonlight";
    });
    const later = fixturesAt(time).find(
      (each) =>
        each.startsAt > endOf(fixture) + correctionMs + 5_000 && each.discipline.key !== "football",
    ) as Fixture;
    const seat = await sit();
    const { slip } = (
      await bet(seat, [legOn(fixture, true), legOn(later, true)])
    ).json<SlipAnswer>();
    time = endOf(fixture);
    await turn(slip.id);
    expect((await stateNow(seat)).slips[0]).toMatchObject({ state: "settled", payout: "0" });
    time = endOf(fixture) + correctionMs;
    await turn(slip.id);
    expect((await stateNow(seat)).slips[0]).toMatchObject({ state: "placed", payout: null });
  });

  it("can be cashed out once at its value, and is then not settled", async () => {
    const fixture = plain();
    const seat = await sit();
    const { slip } = (await bet(seat, [legOn(fixture, true)])).json<SlipAnswer>();
    const value = Number(slip.cashOut);
    // Straight after the bet: the stake less the book's two shares, truncated to whole won.
    expect(value).toBeGreaterThan(10_000 * 0.87);
    expect(value).toBeLessThanOrEqual(10_000 * (0.95 / overround));
    const greedy = await seat.post(`/sport/slips/${slip.id}/cash-out`, {
      value: String(value + 1),
    });
    expect([greedy.statusCode, greedy.json()]).toEqual([409, { code: "cash_out_changed" }]);
    const sold = await seat.post(`/sport/slips/${slip.id}/cash-out`, { value: String(value) });
    expect(sold.json<SlipAnswer>().slip).toMatchObject({
      state: "cashedOut",
      payout: String(value),
    });
    expect((await seat.post(`/sport/slips/${slip.id}/cash-out`, { value: "1" })).statusCode).toBe(
      409,
    );
    time = endOf(fixture) + correctionMs;
    await turn(slip.id);
    expect(operator.balance).toBe(990_000 + value);
    expect(moneyCalls()).toEqual(["betwin", "betwin"]);
  });

  it("requested twice is placed once", async () => {
    const leg = legOn(plain(), true);
    const seat = await sit();
    const same = { requestId: "request-again" };
    const answers = await Promise.all([1, 2].map(() => bet(seat, [leg], same)));
    expect(new Set(answers.map((answer) => answer.json<SlipAnswer>().slip.id)).size).toBe(1);
    expect(operator.balance).toBe(990_000);
  });

  it("at changed odds is refused unless the player accepts them", async () => {
    const leg = legOn(plain(), true);
    const seat = await sit();
    const [higher, lower] = [
      { ...leg, odds: leg.odds + 5 },
      { ...leg, odds: leg.odds - 5 },
    ];
    for (const [wanted, accept, isTaken] of [
      [higher, "none", false],
      [lower, "none", false],
      [higher, "better", false],
      [lower, "better", true],
      [higher, "any", true],
    ] as const) {
      const answer = await bet(seat, [wanted], { accept });
      expect([wanted.odds - leg.odds, accept, answer.statusCode]).toEqual([
        wanted.odds - leg.odds,
        accept,
        isTaken ? 200 : 409,
      ]);
      if (isTaken) expect(answer.json<SlipAnswer>().slip.legs[0]?.odds).toBe(leg.odds);
      else expect(answer.json()).toEqual({ code: "odds_changed" });
    }
  });

  it("is refused on an ended match or one far ahead, with a match twice in any spelling, or with a stake outside the limits", async () => {
    const fixture = plain();
    const leg = legOn(fixture, true);
    const seat = await sit();
    const codes = [
      await bet(seat, [leg, legOn(fixture, true, "total")]),
      await bet(seat, [{ ...leg, outcome: "nobody" }]),
      await bet(seat, [{ ...leg, fixture: "none-1" }]),
      await bet(seat, [leg, { ...leg, fixture: fixture.id.replace("-", "-0") }]),
      await bet(seat, [{ ...leg, fixture: `${fixture.league.id}-9999999` }], { accept: "any" }),
      await bet(seat, [leg], { stake: "500" }),
      await bet(seat, [leg], { stake: "1050" }),
      await bet(seat, [leg], { stake: "200100" }),
    ].map((answer) => answer.json<{ code: string }>().code);
    expect(codes).toEqual([...Array.from({ length: 7 }, () => "bet_not_offered"), "bet_too_high"]);
    time = endOf(fixture);
    expect((await bet(seat, [leg])).json()).toEqual({ code: "market_closed" });
    expect(moneyCalls()).toEqual([]);
  });
});

describe("a match", () => {
  it("follows from its committed seed, which is revealed once the result is final", async () => {
    const fixture = plain();
    const seat = await sit();
    const { slip } = (await bet(seat, [legOn(fixture, true)])).json<SlipAnswer>();
    expect(slip.legs[0]?.proof.serverSeed).toBeNull();
    time = endOf(fixture) + correctionMs;
    await turn(slip.id);
    const replay = (
      await sandbox.server.inject(`/sport/replays/${slip.id}`)
    ).json<SlipReplayView>();
    const [leg] = replay.slip.legs;
    const { serverSeed, clientSeed, nonce, commitment } = leg?.proof ?? {};
    expect(commitment).toBe(slip.legs[0]?.proof.commitment);
    const again = playMatch(fixture, drawsOf(serverSeed ?? "", clientSeed ?? "", nonce ?? 0));
    expect(again.scores.at(-1)).toEqual(leg?.score);
  });
});
