import { beforeEach, describe, expect, it } from "vitest";
import { fromWon, toWon } from "#server/kit/money.ts";
import { getBalances } from "#server/ledger/accounts.ts";
import { checkLedger } from "#server/ledger/checks.ts";
import { checkRounds } from "#server/games/checks.ts";
import { RoundRefusal, type Play, type RoundCall } from "#server/games/resolving.ts";
import { playRound, rollBackRound } from "#server/games/rounds.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makePlayer, type TestMember } from "#tests/support/members.ts";

/** A provider's id identifies what it did, also when other fields of its calls differ. */
describe("an id of a provider", () => {
  const test = useTestApp();
  let member: TestMember;
  let next = 0;

  beforeEach(async () => {
    member = await makePlayer(test.app.db, { cash: fromWon(10_000) });
  });

  const call = (more: Partial<RoundCall> = {}): RoundCall => ({
    connection: "sandbox",
    memberRef: member.ref,
    currency: "KRW",
    gameCode: "moon-rabbit-mill",
    roundRef: `round-${++next}`,
    gameSessionId: null,
    closes: false,
    ...more,
  });
  const bet = (key: string, won: number): Play => ({ key, kind: "bet", amount: fromWon(won) });
  const win = (key: string, won: number): Play => ({ key, kind: "win", amount: fromWon(won) });
  const cash = async () => toWon((await getBalances(test.app.db, member.memberId)).cash);
  const refusalOf = (work: Promise<unknown>) =>
    work.then(
      () => "done",
      (error: unknown) => (error instanceof RoundRefusal ? error.code : error),
    );

  describe("an id sent for another player", () => {
    let stranger: TestMember;
    beforeEach(async () => {
      // In another shard, as sixty-three of sixty-four players are.
      stranger = await makePlayer(test.app.db, {
        cash: fromWon(1_000),
        memberId: member.memberId + 1n,
      });
    });
    const theirs = (more: Partial<RoundCall> = {}) => call({ memberRef: stranger.ref, ...more });
    const isClean = async () => {
      expect(await checkRounds(test.app.db.pool)).toEqual([]);
      expect(await checkLedger(test.app.db.pool)).toEqual([]);
    };

    it("is booked neither as a second stake nor as a second win", async () => {
      await playRound(test.app.writer, call(), [bet("q1", 100), win("q2", 50)]);
      for (const play of [bet("q1", 100), win("q2", 50)])
        expect(await refusalOf(playRound(test.app.writer, theirs(), [play]))).toBe(
          "duplicate_mismatch",
        );
      await isClean();
    });

    it("is booked once also when both arrive at once", async () => {
      for (let n = 0; n < 5; n++) {
        const results = await Promise.all([
          refusalOf(playRound(test.app.writer, call(), [bet(`q3-${n}`, 10)])),
          refusalOf(playRound(test.app.writer, theirs(), [bet(`q3-${n}`, 10)])),
        ]);
        expect(results.toSorted()).toEqual(["done", "duplicate_mismatch"]);
      }
      await isClean();
    });

    it("is not rolled back by the other player's call, before or after its own roll-back", async () => {
      await playRound(test.app.writer, call(), [bet("q4", 100)]);
      const back = { key: "q4-r", originalKey: "q4" };
      expect(await refusalOf(rollBackRound(test.app.writer, theirs(), [back]))).toBe(
        "duplicate_mismatch",
      );
      await rollBackRound(test.app.writer, call(), [back]);
      expect(await refusalOf(rollBackRound(test.app.writer, theirs(), [back]))).toBe(
        "duplicate_mismatch",
      );
      expect(await cash()).toBe(10_000);
      await isClean();
    });

    it("is refused as rolled back when the other player's cancel came before it", async () => {
      await rollBackRound(test.app.writer, theirs(), [{ key: "q5-r", originalKey: "q5" }]);
      expect(await refusalOf(playRound(test.app.writer, call(), [bet("q5", 100)]))).toBe(
        "already_rolled_back",
      );
      await isClean();
    });
  });

  describe("a roll-back that names another round", () => {
    const roundOf = async (roundRef: string) => {
      const [row] = await test.app.db.query<{ stake: bigint; payout: bigint; state: string }>(
        "select stake, payout, state from game_rounds where round_ref = $1 and account_id = $2",
        [roundRef, member.cash.id],
      );
      return row;
    };
    const houseOf = (gameCode: string) =>
      test.app.db.query<{ taken: string }>(
        `select coalesce(-sum(e.delta), 0)::text as taken from ledger_entries e
         join game_providers p on p.house_account_id = e.house_account_id
         join games g on g.provider_id = p.id where g.code = $1 and e.account_id = $2`,
        [gameCode, member.cash.id],
      );

    it("returns the stake in the original's round, and repeats its answer", async () => {
      const [own, named] = [call(), call()];
      const { roundId } = await playRound(test.app.writer, own, [bet("r1", 10)]);
      const back = () =>
        rollBackRound(test.app.writer, named, [{ key: "r1-r", originalKey: "r1" }]);
      const first = await back();
      expect(first.roundId).toBe(roundId);
      expect(await back()).toEqual(first);
      expect(await roundOf(own.roundRef)).toMatchObject({ stake: 0n, payout: 0n });
      expect(await roundOf(named.roundRef)).toBeUndefined();
      expect(await checkRounds(test.app.db.pool)).toEqual([]);
    });

    it("returns several stakes in one call, also when the named round has a stake", async () => {
      const [one, two, named] = [call(), call(), call()];
      await playRound(test.app.writer, one, [bet("s1", 10), win("s1-w", 4)]);
      await playRound(test.app.writer, two, [bet("s2", 20)]);
      await playRound(test.app.writer, named, [bet("s3", 30)]);
      await rollBackRound(test.app.writer, named, [
        { key: "s1-r", originalKey: "s1" },
        { key: "s1-w-r", originalKey: "s1-w" },
        { key: "s2-r", originalKey: "s2" },
      ]);
      expect(await roundOf(one.roundRef)).toMatchObject({ stake: 0n, payout: 0n });
      expect(await roundOf(two.roundRef)).toMatchObject({ stake: 0n });
      expect(await roundOf(named.roundRef)).toMatchObject({ stake: fromWon(30) });
      expect(await cash()).toBe(9_970);
      expect(await checkRounds(test.app.db.pool)).toEqual([]);
    });

    it("does so when stake and roll-back share a batch", async () => {
      const [own, named] = [call(), call()];
      await Promise.all([
        playRound(test.app.writer, own, [bet("t1", 10)]),
        rollBackRound(test.app.writer, named, [{ key: "t1-r", originalKey: "t1" }]),
      ]);
      expect(await roundOf(own.roundRef)).toMatchObject({ stake: 0n });
      expect(await roundOf(named.roundRef)).toBeUndefined();
      expect(await checkRounds(test.app.db.pool)).toEqual([]);
    });

    it("takes the money from the studio that got it, whichever game is named", async () => {
      const [other] = await test.app.db.query<{ code: string }>(
        `select min(g.code) as code from games g join game_providers p on p.id = g.provider_id
         where p.connection = 'sandbox' and p.category = 'slot' and p.code <> 'tiger'`,
      );
      const gameCode = other?.code ?? "";
      const own = call();
      await playRound(test.app.writer, own, [bet("u1", 10)]);
      const named = call({ gameCode, roundRef: own.roundRef });
      await rollBackRound(test.app.writer, named, [{ key: "u1-r", originalKey: "u1" }]);
      for (const code of ["moon-rabbit-mill", gameCode])
        expect(await houseOf(code)).toEqual([{ taken: "0" }]);
      expect(await roundOf(own.roundRef)).toMatchObject({ stake: 0n });
      expect(await checkLedger(test.app.db.pool)).toEqual([]);
      expect(await checkRounds(test.app.db.pool)).toEqual([]);
    });
  });
});
