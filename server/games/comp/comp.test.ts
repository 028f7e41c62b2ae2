import { beforeEach, describe, expect, it } from "vitest";
import { basisPointsDown, fromWon, toWon, units } from "#server/kit/money.ts";
import { getBalances } from "#server/ledger/accounts.ts";
import { placeBet, settleBet } from "#server/games/bets/bets.ts";
import { checkRounds } from "#server/games/checks.ts";
import { checkLedger } from "#server/ledger/checks.ts";
import { earnComp, SETTLED_AFTER_MS } from "#server/games/comp/earning.ts";
import type { Play, RoundCall } from "#server/games/resolving.ts";
import { playRound, rollBackRound } from "#server/games/rounds.ts";
import { convertComp } from "#server/wallet/comp.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makePlayer, PASSWORD, type TestMember } from "#tests/support/members.ts";

describe("comp on settled stakes", () => {
  const test = useTestApp();
  let member: TestMember;
  let rounds = 0;
  let told: bigint[] = [];

  beforeEach(async () => {
    member = await makePlayer(test.app.db, { cash: fromWon(10_000_000) });
    told = [];
  });

  const round = (more: Partial<RoundCall> = {}): RoundCall => ({
    connection: "sandbox",
    memberRef: member.ref,
    currency: "KRW",
    gameCode: "moon-rabbit-mill",
    roundRef: `comp-${++rounds}`,
    gameSessionId: null,
    closes: true,
    ...more,
  });
  const bet = (key: string, won: number): Play => ({ key, kind: "bet", amount: fromWon(won) });
  const play = async (won: number, more: Partial<RoundCall> = {}) => {
    const call = round(more);
    await playRound(test.app.writer, call, [bet(call.roundRef, won)]);
    return call;
  };
  const rollBack = (call: RoundCall) =>
    rollBackRound(test.app.writer, call, [
      { key: `${call.roundRef}-back`, originalKey: call.roundRef },
    ]);
  const comp = async () => toWon((await getBalances(test.app.db, member.memberId)).comp);
  /** Lets the rounds settle and books them, as the worker does. */
  const settle = async (most?: number) => {
    test.clock.advance(SETTLED_AFTER_MS + 1_000);
    while (await earnComp(test.app.db, test.clock, (id) => told.push(id), most)) continue;
  };
  const setLevel = (level: number) =>
    test.app.db.query("update members set level = $2 where id = $1", [member.memberId, level]);

  it("earns by category and level, once, after the round is closed and unchanged for a while", async () => {
    await play(100_000);
    expect(await earnComp(test.app.db, test.clock, () => {})).toBe(0);
    expect(await comp()).toBe(0);
    await settle();
    expect(await comp()).toBe(300);
    await settle();
    expect(await comp()).toBe(300);
    await play(100_000, { closes: false });
    await settle();
    expect(await comp()).toBe(300);
    await setLevel(10);
    await play(100_000, { gameCode: "moonhall" });
    await settle();
    expect(await comp()).toBe(300 + 280);
    expect(new Set(told)).toEqual(new Set([member.memberId]));
  });

  it("two workers at once, and many small steps, book each round once", async () => {
    for (let n = 0; n < 12; n++) await play(10_000);
    test.clock.advance(SETTLED_AFTER_MS + 1_000);
    await Promise.all(
      Array.from({ length: 4 }, () => earnComp(test.app.db, test.clock, () => {}, 3)),
    );
    await settle(1);
    expect(await comp()).toBe(12 * 30);
  });

  it("a stake that was rolled back before it settled earns nothing", async () => {
    await rollBack(await play(100_000));
    await settle();
    expect(await comp()).toBe(0);
  });

  it("a roll-back takes back what its stake earned, at the same rate", async () => {
    const call = await play(100_000);
    await play(50_000);
    await settle();
    expect(await comp()).toBe(450);
    await setLevel(10);
    await rollBack(call);
    await settle();
    expect(await comp()).toBe(150);
    await settle();
    expect(await comp()).toBe(150);
  });

  it("comp that was converted before the roll-back is receivable, and comp never falls below zero", async () => {
    const calls = [await play(300_000), await play(100_000)];
    await settle();
    await convertComp(test.app.acts, {
      memberId: member.memberId,
      key: null,
      amount: fromWon(1_000),
      timeZone: "UTC",
    });
    expect(await comp()).toBe(200);
    for (const call of calls) await rollBack(call);
    await settle();
    expect(await comp()).toBe(0);
    const [left] = await test.app.db.query<{ short: string }>(
      `select sum(booked - deserved)::text as short from game_comp_earnings where account_id = $1`,
      [member.cash.id],
    );
    expect(left?.short).toBe(String(fromWon(1_000)));
    const owed = await test.app.db.query<{ amount: string }>(
      `select sum(h.amount)::text as amount from ledger_house_entries h
       join ledger_accounts a on a.id = h.about_account_id
       where h.movement = 106 and a.member_id = $1 and a.kind = 'comp'`,
      [member.memberId],
    );
    expect(owed).toEqual([{ amount: String(fromWon(1_000)) }]);
    await settle();
    expect(await checkRounds(test.app.db.pool)).toEqual([]);
    expect(await checkLedger(test.app.db.pool)).toEqual([]);
  });

  /** A bet of 100,000 won that is settled with each of these results in turn. */
  async function bets(result: string, paidWon: number, ...corrections: string[]) {
    const betRef = `comp-bet-${++rounds}`;
    const { ref } = member;
    const about = { connection: "sandbox-betsy", memberRef: ref, currency: "KRW", betRef };
    await placeBet(test.app.writer, {
      ...about,
      requestRef: `${betRef}-place`,
      amount: fromWon(100_000),
      gameCode: "tennis",
      gameSessionId: null,
    });
    for (const [at, each] of [result, ...corrections].entries()) {
      const requestRef = `${betRef}-settle-${at}`;
      const settled = { ...about, requestRef, amount: fromWon(paidWon), result: each };
      await settleBet(test.app.writer, settled);
      await settle();
    }
  }

  it("a void sport bet earns nothing, and a partly void one earns on the rest", async () => {
    await bets("refund", 100_000);
    await settle();
    expect(await comp()).toBe(0);
    await bets("refund", 40_000);
    await settle();
    expect(await comp()).toBe(120);
    await bets("won", 100_000);
    await settle();
    expect(await comp()).toBe(120 + 200);
    expect(await checkRounds(test.app.db.pool)).toEqual([]);
  });

  it("a correction that makes a paid bet void takes back what its stake earned, and moves no money", async () => {
    const before = (await getBalances(test.app.db, member.memberId)).cash;
    await bets("won", 100_000);
    expect(await comp()).toBe(200);
    await bets("won", 100_000, "refund");
    expect(await comp()).toBe(200);
    await bets("refund", 100_000, "won");
    expect(await comp()).toBe(400);
    await bets("won", 100_000, "refund", "won");
    expect(await comp()).toBe(600);
    expect((await getBalances(test.app.db, member.memberId)).cash).toBe(before);
    const [moved] = await test.app.db.query<{ wins: number }>(
      `select count(*)::integer as wins from ledger_entries
       where account_id = $1 and movement = 2`,
      [member.cash.id],
    );
    expect(moved).toEqual({ wins: 4 });
    expect(await checkRounds(test.app.db.pool)).toEqual([]);
    expect(await checkLedger(test.app.db.pool)).toEqual([]);
  });

  it("get-comp-list names the game whose stake earned it", async () => {
    await play(100_000);
    await settle();
    const cookie = await test.signIn(member.loginId, PASSWORD);
    const { list } = (await test.call("get-comp-list", {}, { cookie })).body;
    expect(list).toMatchObject([
      {
        kind: "earned",
        amount: 300,
        balance: 300,
        game: { round: `${member.cash.id}-2`, rounds: 1, nameEn: "Moon Rabbit Mill" },
      },
    ]);
  });

  it("a member's rounds of one game are one booking with the sum of all", async () => {
    // 30 and 10 basis points.
    for (const won of [1_111, 2_222, 3_333]) await play(won);
    for (const won of [70_000, 7]) await play(won, { gameCode: "moonhall" });
    await settle();
    const cookie = await test.signIn(member.loginId, PASSWORD);
    const { list } = (await test.call("get-comp-list", {}, { cookie })).body;
    expect(list).toMatchObject([
      { kind: "earned", game: { round: `${member.cash.id}-6`, rounds: 2 } },
      { kind: "earned", game: { round: `${member.cash.id}-4`, rounds: 3 } },
    ]);
    const inUnits = async () => (await getBalances(test.app.db, member.memberId)).comp;
    expect(await inUnits()).toBe(333_300n + 666_600n + 999_900n + 7_000_000n + 700n);
    const rows = await test.app.db.query<{ booked: bigint }>(
      "select booked from game_comp_earnings where account_id = $1 order by first_seq",
      [member.cash.id],
    );
    expect(rows.map(({ booked }) => booked)).toEqual([
      333_300n,
      666_600n,
      999_900n,
      7_000_000n,
      700n,
    ]);
  });

  it("rounds that were booked together are taken back separately", async () => {
    const calls = [await play(100_000), await play(200_000), await play(300_000)];
    await settle();
    expect(await comp()).toBe(1_800);
    for (const call of calls.slice(0, 2)) await rollBack(call);
    await play(10_000);
    await settle();
    expect(await comp()).toBe(930);
    const cookie = await test.signIn(member.loginId, PASSWORD);
    const { list } = (await test.call("get-comp-list", {}, { cookie })).body;
    expect(list).toHaveLength(4);
    for (const line of [
      { kind: "taken_back", amount: -300 },
      { kind: "taken_back", amount: -600 },
      { kind: "earned", amount: 30 },
      { kind: "earned", amount: 1_800 },
    ])
      expect(list).toContainEqual(expect.objectContaining(line));
  });

  it("the rate is exact to the unit for stakes of any size", async () => {
    await test.app.db.query(
      `insert into game_rounds (bucket, provider_id, round_ref, account_id, member_id, game_id, first_seq,
         entry_seqs, stake, payout, state, opened_at, changed_at)
       select r.bucket, r.provider_id, 'large-' || n.stake, r.account_id, r.member_id, r.game_id, n.seq,
         '{}', n.stake, 0, 'closed', r.opened_at, r.changed_at
       from game_rounds r, (values (9223372036854775807, 100), (12345678901234567, 101)) as n(stake, seq)
       where r.round_ref = $1`,
      [(await play(10_000)).roundRef],
    );
    await settle();
    const rows = await test.app.db.query<{ deserved: bigint }>(
      `select deserved from game_comp_earnings where account_id = $1 and first_seq >= 100
       order by first_seq`,
      [member.cash.id],
    );
    expect(rows.map(({ deserved }) => deserved)).toEqual(
      [9_223_372_036_854_775_807n, 12_345_678_901_234_567n].map((stake) =>
        basisPointsDown(units(stake), 30),
      ),
    );
  });

  it("a roll-back takes no comp from a frozen account, and the difference stays visible", async () => {
    const call = await play(100_000);
    await settle();
    await test.app.db.query("update ledger_accounts set status = 'frozen' where member_id = $1", [
      member.memberId,
    ]);
    await rollBack(call);
    await settle();
    expect(await comp()).toBe(300);
    const [row] = await test.app.db.query(
      "select deserved, booked from game_comp_earnings where account_id = $1",
      [member.cash.id],
    );
    expect(row).toEqual({ deserved: 0n, booked: fromWon(300) });
  });
});
