import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { setTimeout as sleep } from "node:timers/promises";
import { checkRounds } from "#server/games/checks.ts";
import { openRoundWriter, type RoundWriter } from "#server/games/round-writer.ts";
import { RoundRefusal, type Play, type RoundCall } from "#server/games/resolving.ts";
import { playRound, rollBackRound, type Played } from "#server/games/rounds.ts";
import { openDatabase, type Database } from "#server/kit/database.ts";
import { fromWon, toWon } from "#server/kit/money.ts";
import { getBalances } from "#server/ledger/accounts.ts";
import { QueueFull } from "#server/kit/queue-full.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makePlayer, type TestMember } from "#tests/support/members.ts";

const COPIES = 1_000;

/** The same call many times at once, through two web processes. */
describe("concurrent copies of a call", () => {
  const test = useTestApp();
  let lanes: Database;
  let writers: RoundWriter[];
  let member: TestMember;
  let rounds = 0;

  beforeAll(async () => {
    lanes = openDatabase(test.appUrl, { size: 3 });
    const { db, writer } = test.app;
    const { single, catalogue, changed, staked } = writer;
    const options = {
      db,
      lanes,
      laneCount: 3,
      single,
      catalogue,
      connections: ["sandbox"],
      changed,
      staked,
    };
    writers = [writer, await openRoundWriter(options)];
  });
  afterAll(() => lanes.close());
  beforeEach(async () => {
    member = await makePlayer(test.app.db, { cash: fromWon(10_000) });
  });

  const call = (of: TestMember = member): RoundCall => ({
    connection: "sandbox",
    memberRef: of.ref,
    currency: "KRW",
    gameCode: "moon-rabbit-mill",
    roundRef: `attack-${++rounds}`,
    gameSessionId: null,
    closes: false,
  });
  const bet = (key: string, won: number): Play => ({ key, kind: "bet", amount: fromWon(won) });
  const win = (key: string, won: number): Play => ({ key, kind: "win", amount: fromWon(won) });
  const cash = async () => toWon((await getBalances(test.app.db, member.memberId)).cash);
  const writerOf = (n: number): RoundWriter => writers[n % writers.length] as RoundWriter;
  /** A provider repeats a call that was answered with "too busy", as its protocol says. */
  const untilTaken = async (work: () => Promise<Played>): Promise<Played> => {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof QueueFull)) throw error;
        await sleep(20 + Math.random() * 80);
      }
    }
  };
  const refusalOf = (work: Promise<unknown>) =>
    work.then(
      () => "done",
      (error: unknown) => (error instanceof RoundRefusal ? error.code : error),
    );

  it("debit a bet once and get the same answer, a thousand times", async () => {
    const round = call();
    const answers = await Promise.all(
      Array.from({ length: COPIES }, (_, n) =>
        untilTaken(() => playRound(writerOf(n), round, [bet("copy", 1_000)])),
      ),
    );
    expect(new Set(answers.map(({ ids, balance }) => `${ids.join()} ${balance}`)).size).toBe(1);
    expect(await cash()).toBe(9_000);
  });

  it("credit a bet once for a thousand roll-backs with different ids", async () => {
    const round = call();
    await playRound(writerOf(0), round, [bet("cancelled", 1_000)]);
    await Promise.all(
      Array.from({ length: COPIES }, (_, n) =>
        untilTaken(() =>
          rollBackRound(writerOf(n), round, [{ key: `cancel-${n}`, originalKey: "cancelled" }]),
        ),
      ),
    );
    expect(await cash()).toBe(10_000);
    const [row] = await test.app.db.query<{ credits: bigint }>(
      "select count(*) as credits from ledger_entries where account_id = $1 and movement = 3",
      [member.cash.id],
    );
    expect(row?.credits).toBe(1n);
  });

  it("leave no debit when a bet and its roll-backs arrive at once, in any order", async () => {
    for (let n = 0; n < 20; n++) {
      const round = call();
      const [played] = await Promise.all([
        refusalOf(untilTaken(() => playRound(writerOf(0), round, [bet(`late-${n}`, 100)]))),
        untilTaken(() =>
          rollBackRound(writerOf(1), round, [{ key: `back-${n}`, originalKey: `late-${n}` }]),
        ),
      ]);
      expect(["done", "already_rolled_back"]).toContain(played);
      expect(await cash()).toBe(10_000);
      expect(await refusalOf(playRound(writerOf(1), round, [bet(`late-${n}`, 100)]))).toBe(
        played === "done" ? "done" : "already_rolled_back",
      );
      expect(await cash()).toBe(10_000);
    }
  });

  it("pay a win after the roll-back of its bet once, and take it back once", async () => {
    const round = call();
    await playRound(writerOf(0), round, [bet("w-bet", 1_000)]);
    await rollBackRound(writerOf(1), round, [{ key: "w-back", originalKey: "w-bet" }]);
    for (let n = 0; n < 3; n++) await playRound(writerOf(n), round, [win("w-win", 400)]);
    expect(await cash()).toBe(10_400);
    for (let n = 0; n < 3; n++)
      await rollBackRound(writerOf(n), round, [{ key: `w-win-back-${n}`, originalKey: "w-win" }]);
    expect(await cash()).toBe(10_000);
  });

  it("are refused with another amount, kind or member, and move no money", async () => {
    const round = call();
    const other = await makePlayer(test.app.db, {
      cash: fromWon(10_000),
      memberId: member.memberId + 64n,
    });
    await playRound(writerOf(0), round, [bet("mine", 1_000)]);
    const tries = await Promise.all([
      refusalOf(playRound(writerOf(0), round, [bet("mine", 1_001)])),
      refusalOf(playRound(writerOf(1), round, [win("mine", 1_000)])),
      refusalOf(playRound(writerOf(0), call(other), [bet("mine", 1_000)])),
      refusalOf(
        rollBackRound(writerOf(1), call(other), [{ key: "other-back", originalKey: "mine" }]),
      ),
    ]);
    expect(tries).toEqual(Array.from({ length: 4 }, () => "duplicate_mismatch"));
    expect(await cash()).toBe(9_000);
    expect(toWon((await getBalances(test.app.db, other.memberId)).cash)).toBe(10_000);
  });

  it("leave no faults in the rounds", async () => {
    expect(await checkRounds(test.owner.pool)).toEqual([]);
  });
});
