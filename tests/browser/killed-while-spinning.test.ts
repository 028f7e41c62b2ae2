import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkRounds } from "#server/games/checks.ts";
import { fromWon } from "#server/kit/money.ts";
import { checkLedger } from "#server/ledger/checks.ts";
import { runChaos } from "#tests/support/chaos/run.ts";
import { makeMember, PASSWORD } from "#tests/support/members.ts";
import { GameSession, signInByCall, withDatabase, type Round } from "#tests/support/play.ts";
import { SandboxControls } from "#tests/support/sandbox-controls.ts";
import { openJourneyProduct } from "#tests/support/journey-product.ts";
import type { TestProduct } from "#tests/support/product.ts";

const PLAYERS = 12;
const KILLS = 6;
const BETTORS = 8;
const STAKE_WON = 1_000;
const SHORTEST_ROUND_MS = 2_500;

/**
 * The short form of `npm run chaos`: kill -9 of the web process, the worker and PostgreSQL while
 * members spin and a provider bets; the members' screens and the provider's log are compared with the ledger.
 */
describe("killed while spinning", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await openJourneyProduct();
  });
  afterAll(() => product.stop());

  it("has every acknowledged spin in the ledger once and finishes every round", async () => {
    const { members, sessions } = await openSessions(product);
    // Jackpots are won all the time, also during kills.
    const controls = new SandboxControls(product);
    await controls.setOdds({ mega: 400_000, major: 40_000, minor: 4_000 });
    const acknowledged: Round[] = [];
    let isOver = false;
    const playing = sessions.map(async (session) => {
      while (!isOver) acknowledged.push(...(await spinUntilKnown(session)));
    });
    const chaos = await runChaos(product, {
      kills: KILLS,
      bettors: BETTORS,
      pauseMs: { least: 1_200, most: 2_700 },
    });
    expect(chaos.faults).toEqual([]);
    expect(chaos.acknowledged).toBeGreaterThan(100);
    // Kills must interrupt open calls, or the test proves nothing.
    expect(chaos.unclear).toBeGreaterThan(0);
    expect(chaos.limits.acknowledged).toBeGreaterThan(0);
    expect(chaos.refused).toBeGreaterThan(0);
    await sleep(2_000);
    isOver = true;
    await Promise.all(playing);

    const seen = await settled(sessions);
    expect(seen.some((round) => round.jackpot?.won)).toBe(true);
    expect(acknowledged.length).toBeGreaterThan(PLAYERS);
    await withDatabase(product, async (db) => {
      expect(await checkLedger(db.pool)).toEqual([]);
      expect(await checkRounds(db.pool)).toEqual([]);
      const [ours] = await db.query<{ count: number }>(
        "select count(*)::integer as count from jackpot_wins where taken_back_at is null",
      );
      const { jackpots } = await controls.books();
      expect(ours?.count).toBe(jackpots.reduce((sum, { count }) => sum + count, 0));
      const rows = await db.query<{ id: string; stake: bigint; payout: bigint; state: string }>(
        `select round_ref as id, stake / 100000 as stake, payout / 100000 as payout, state
         from game_rounds where member_id = any($1)`,
        [members],
      );
      const ledger = new Map(rows.map((row) => [row.id, row]));
      for (const round of [...acknowledged, ...seen].filter((known) => known.state === "settled"))
        expect(ledger.get(round.id), round.id).toMatchObject({
          stake: BigInt(Number(round.stake)),
          payout: BigInt(Math.trunc(Number(round.win) + Number(round.jackpot?.won?.amount ?? "0"))),
          state: "closed",
        });
      // Every ledger entry was reported to its player.
      const reported = new Set(
        seen.filter((round) => round.state === "settled").map((round) => round.id),
      );
      expect(rows.filter((row) => row.stake > 0n && !reported.has(row.id))).toEqual([]);
    });
  });
});

async function openSessions(
  product: TestProduct,
): Promise<{ members: bigint[]; sessions: GameSession[] }> {
  const members = await withDatabase(product, async (db) => {
    const made = [];
    for (let n = 0; n < PLAYERS; n++) made.push(await makeMember(db, { cash: fromWon(1_000_000) }));
    return made;
  });
  const sessions = await Promise.all(
    members.map(async ({ loginId }) => {
      const cookie = await signInByCall(product, loginId, PASSWORD);
      return GameSession.open(product, cookie, "tiger", "moon-rabbit-mill");
    }),
  );
  return { members: members.map(({ memberId }) => memberId), sessions };
}

/** Presses spin as the page does: the same id until the answer is clear. */
async function spinUntilKnown(session: GameSession): Promise<Round[]> {
  const spinId = randomUUID();
  const startedAt = Date.now();
  for (let attempt = 0; attempt < 60; attempt++) {
    const { round, code } = await session
      .spin(spinId, STAKE_WON)
      .catch((): Awaited<ReturnType<GameSession["spin"]>> => ({ code: "unreachable" }));
    if (round && round.state !== "pending") {
      await sleep(Math.max(0, SHORTEST_ROUND_MS - (Date.now() - startedAt)));
      return [round];
    }
    if (code === "round_open") return sleep(500, []);
    await sleep(300);
  }
  throw new Error("a spin stayed without an answer");
}

/** The rounds that every player sees once none is pending. */
async function settled(sessions: readonly GameSession[]): Promise<Round[]> {
  const read = async () => (await Promise.all(sessions.map((session) => session.rounds()))).flat();
  await expect
    .poll(async () => (await read()).filter((round) => round.state === "pending").length, {
      timeout: 60_000,
      interval: 500,
    })
    .toBe(0);
  return read();
}
