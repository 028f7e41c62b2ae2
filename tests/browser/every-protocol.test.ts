import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { fromWon } from "#server/kit/money.ts";
import { makeMember, PASSWORD } from "#tests/support/members.ts";
import { GameSession, signInByCall, withDatabase, type Round } from "#tests/support/play.ts";
import { openJourneyProduct } from "#tests/support/journey-product.ts";
import type { TestProduct } from "#tests/support/product.ts";
import { compareToday, differences, SandboxControls } from "#tests/support/sandbox-controls.ts";

const STAKE_WON = 1_000;
/** A studio for each protocol, with one of its slots. */
const PROTOCOLS = [
  { dialect: "beexar", company: "tiger", code: "moon-rabbit-mill" },
  { dialect: "hub88", company: "fox", code: "moonlit-fox" },
  { dialect: "caleta", company: "bolt", code: "bee-lightning" },
  { dialect: "igsp", company: "koi", code: "ripple-coins" },
  { dialect: "betsy", company: "comet", code: "star-candy" },
  { dialect: "transfer", company: "wing", code: "wings-of-dawn" },
];
const SEAMLESS = PROTOCOLS.filter(({ dialect }) => dialect !== "transfer");

/** Real rounds between a real product and its sandbox; both sides' books are compared. */
describe("every protocol", () => {
  let product: TestProduct;
  let controls: SandboxControls;
  beforeAll(async () => {
    product = await openJourneyProduct();
    controls = new SandboxControls(product);
    await controls.setPace(0.02);
  });
  afterEach(() => controls.switchAllOff());
  afterAll(() => product.stop());

  const member = (won: number) =>
    withDatabase(product, (db) => makeMember(db, { cash: fromWon(won) }));
  const sit = async (loginId: string, { company, code }: { company: string; code: string }) => {
    const cookie = await signInByCall(product, loginId, PASSWORD);
    return GameSession.open(product, cookie, company, code);
  };
  const seat = async (won: number, game: { company: string; code: string }) => {
    const { loginId, ref } = await member(won);
    return { ref, loginId, session: await sit(loginId, game) };
  };

  it.each(PROTOCOLS)("$dialect plays until one round has won and one has lost", async (game) => {
    const { session } = await seat(1_000_000, game);
    const seen: Round[] = [];
    const hasBoth = () =>
      seen.some(({ win }) => Number(win) > 0) && seen.some(({ win }) => win === "0");
    while (!hasBoth() && seen.length < 80) seen.push(await play(session, STAKE_WON));
    // A wallet that takes longer than the protocol allows gets its stake back.
    expect(seen.filter(({ state }) => state !== "settled" && state !== "cancelled")).toEqual([]);
    expect(hasBoth()).toBe(true);
  });

  it.each(PROTOCOLS)("$dialect refuses a stake above the balance", async (game) => {
    const { session } = await seat(700, game);
    expect(await play(session, STAKE_WON)).toMatchObject({ state: "refused", refusal: "100" });
  });

  it.each(SEAMLESS)("$dialect books a stake with a lost answer once", async (game) => {
    const { session, ref } = await seat(100_000, game);
    await controls.switchOn({ action: "drop_response", kind: "stake", account: ref });
    const round = await play(session, STAKE_WON);
    // A sportsbook does not repeat a bet: it rolls it back.
    expect(round.state).toBe(game.dialect === "betsy" ? "cancelled" : "settled");
  });

  it.each(SEAMLESS)("$dialect rolls back a stake that stays unconfirmed", async (game) => {
    const { session, ref } = await seat(100_000, game);
    await controls.switchOn({ action: "drop_response", kind: "stake", account: ref, count: 4 });
    const round = await play(session, STAKE_WON);
    // GCP v2 sends a win with its stake, and repeats a win until it is answered.
    if (game.dialect === "beexar") expect(["cancelled", "settled"]).toContain(round.state);
    else expect(round).toMatchObject({ state: "cancelled", win: null });
  });

  it.each(SEAMLESS)("$dialect ends a stake that meets a storm of roll-backs", async (game) => {
    const { session, ref } = await seat(100_000, game);
    await controls.switchOn({ action: "rollback_storm", account: ref, times: 20 });
    expect(await play(session, STAKE_WON)).toMatchObject({ state: "cancelled" });
    expect(["settled", "cancelled"]).toContain((await play(session, STAKE_WON)).state);
  });

  it("betsy places a bet slip of the sport book and cashes it out", async () => {
    const { session } = await seat(100_000, { company: "tennis", code: "tennis" });
    const placed = await placeSlip(session);
    expect(placed).toMatchObject({ state: "placed", stake: "2000", balance: "98000" });
    const { slips } = await session.ask<{ slips: Slip[] }>("/sport/state");
    const value = slips.find(({ id }) => id === placed.id)?.cashOut;
    const sold = await session.ask<{ slip: Slip }>(`/sport/slips/${placed.id}/cash-out`, { value });
    expect(sold.slip).toMatchObject({
      state: "cashedOut",
      payout: value,
      balance: String(98_000 + Number(value)),
    });
  });

  it("betsy rolls back a bet slip with a lost answer", async () => {
    const { session, ref } = await seat(100_000, { company: "tennis", code: "tennis" });
    await controls.switchOn({ action: "drop_response", kind: "stake", account: ref });
    expect(await placeSlip(session)).toMatchObject({ state: "cancelled" });
  });

  it("moves money to a transfer wallet once when the answer is lost", async () => {
    const { loginId, ref } = await member(50_000);
    await controls.switchOn({ action: "unknown_transfer", account: ref });
    const wing = { company: "wing", code: "wings-of-dawn" };
    await expect(sit(loginId, wing)).rejects.toThrow("open-game answered");
    // The status of the same id is read until it is known.
    await expect
      .poll(async () => (await controls.books()).ownBalances, { timeout: 5_000 })
      .toContainEqual({ account: ref, balance: "50000" });
    await expect.poll(() => transferStates(product), { timeout: 20_000 }).not.toContain("unknown");
    const session = await sit(loginId, wing);
    expect((await play(session, STAKE_WON)).state).toBe("settled");
    // Opening another provider's game moves the money back.
    await new Promise((done) => setTimeout(done, 2_100));
    await sit(loginId, { company: "tiger", code: "moon-rabbit-mill" });
    const { ownBalances } = await controls.books();
    expect(Number(ownBalances.find(({ account }) => account === ref)?.balance)).toBeLessThan(1);
  });

  it("leaves the same books on both sides", async () => {
    await expect.poll(async () => (await controls.books()).waiting, { timeout: 20_000 }).toBe(0);
    expect(await differences(product, controls)).toEqual([]);
  });

  it.each(PROTOCOLS)("$dialect has the same transactions in its file of the day", async (game) => {
    const compared = await compareToday(product, controls, game.dialect);
    expect(compared).toMatchObject({
      faults: [],
      differing: { ours_only: 0, theirs_only: 0, amount: 0, state: 0 },
    });
    expect(compared.same).toBeGreaterThan(2);
  });
});

const transferStates = (product: TestProduct): Promise<string[]> =>
  withDatabase(product, async (db) =>
    (await db.query<{ state: string }>("select state from game_transfers")).map(({ state }) =>
      state === "sent" ? "unknown" : state,
    ),
  );

/** Presses spin as the page does: the same id until the answer is clear. */
async function play(session: GameSession, stakeWon: number): Promise<Round> {
  const spinId = randomUUID();
  for (let attempt = 0; attempt < 80; attempt++) {
    const { round } = await session.spin(spinId, stakeWon);
    if (round && round.state !== "pending") return round;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error("a spin stayed without an answer");
}

type Slip = { id: string; state: string; stake: string; cashOut: string; balance: string | null };
type Board = {
  fixtures: {
    id: string;
    phase: string;
    markets: { key: string; outcomes: { key: string; odds: number | null }[] }[];
  }[];
};

/** A single on the first outcome that the board offers before a match. */
async function placeSlip(session: GameSession): Promise<Slip> {
  const { fixtures } = await session.ask<Board>("/sport/state");
  const legs = fixtures
    .filter(({ phase }) => phase === "upcoming")
    .flatMap(({ id: fixture, markets }) =>
      markets.flatMap(({ key: market, outcomes }) =>
        outcomes.flatMap(({ key: outcome, odds }) =>
          odds === null ? [] : [{ fixture, market, outcome, odds }],
        ),
      ),
    );
  const { slip } = await session.ask<{ slip: Slip }>("/sport/slips", {
    requestId: randomUUID(),
    stake: "2000",
    accept: "any",
    legs: legs.slice(0, 1),
  });
  return slip;
}
