import { beforeEach, describe, expect, it } from "vitest";
import { fromWon } from "#server/kit/money.ts";
import { playJackpotRound } from "#server/games/jackpots/winning.ts";
import type { RoundCall } from "#server/games/resolving.ts";
import { playRound, rollBackRound } from "#server/games/rounds.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makePlayer, PASSWORD, type TestMember } from "#tests/support/members.ts";

type Round = {
  id: string;
  stake: number;
  win: number;
  status: string;
  nameEn: string;
  category: string;
  jackpot: { tier: string; amount: number } | null;
};

describe("get-slot-bets-list", () => {
  const test = useTestApp();
  let member: TestMember;
  let cookie: string;
  let next = 0;

  beforeEach(async () => {
    member = await makePlayer(test.app.db, { cash: fromWon(1_000_000) });
    cookie = await test.signIn(member.loginId, PASSWORD);
  });

  const call = (more: Partial<RoundCall> = {}): RoundCall => ({
    connection: "sandbox",
    memberRef: member.ref,
    currency: "KRW",
    gameCode: "moon-rabbit-mill",
    roundRef: `history-${++next}`,
    gameSessionId: null,
    closes: true,
    ...more,
  });
  const play = async (stake: number, win: number, more: Partial<RoundCall> = {}) => {
    const round = call(more);
    const won =
      win > 0 ? [{ key: `${round.roundRef}w`, kind: "win" as const, amount: fromWon(win) }] : [];
    await playRound(test.app.writer, round, [
      { key: round.roundRef, kind: "bet", amount: fromWon(stake) },
      ...won,
    ]);
    return round;
  };
  const list = async (body: object = {}) => {
    const answer = await test.call("get-slot-bets-list", body, { cookie });
    return answer.body as { list: Round[]; maxCount: number };
  };

  it("lists the member's rounds with stake, win and state, newest first", async () => {
    await play(1_000, 2_500);
    await play(500, 0, { gameCode: "moonhall", closes: false });
    const undone = await play(700, 0);
    await rollBackRound(test.app.writer, undone, [
      { key: `${undone.roundRef}b`, originalKey: undone.roundRef },
    ]);
    const { list: rounds, maxCount } = await list();
    expect(maxCount).toBe(3);
    expect(rounds).toMatchObject([
      { stake: 0, win: 0, status: "cancelled" },
      { stake: 500, win: 0, status: "open", category: "casino", gameCompany: "moonhall" },
      {
        id: `${member.cash.id}-2`,
        stake: 1_000,
        win: 2_500,
        status: "closed",
        nameEn: "Moon Rabbit Mill",
      },
    ]);
    const other = await makePlayer(test.app.db);
    const asOther = { cookie: await test.signIn(other.loginId, PASSWORD) };
    expect((await test.call("get-slot-bets-list", {}, asOther)).body).toMatchObject({
      list: [],
      maxCount: 0,
    });
  });

  it("marks the part of a win that a pool paid, until it is rolled back", async () => {
    const round = call();
    const jackpot = { tier: "minor", amount: fromWon(700) } as const;
    await playJackpotRound(test.app.writer, round, [
      { key: `${round.roundRef}b`, kind: "bet", amount: fromWon(1_000) },
      { key: `${round.roundRef}w`, kind: "win", amount: fromWon(300) },
      { key: `${round.roundRef}j`, kind: "win", amount: fromWon(700), jackpot },
    ]);
    await play(500, 900);
    const marks = async () => (await list()).list.map(({ win, jackpot: won }) => [win, won]);
    expect(await marks()).toEqual([
      [900, null],
      [1_000, { tier: "minor", amount: 700 }],
    ]);
    await rollBackRound(test.app.writer, round, [
      { key: `${round.roundRef}r`, originalKey: `${round.roundRef}j` },
    ]);
    expect(await marks()).toEqual([
      [900, null],
      [300, null],
    ]);
  });

  it("pages by twenty across the marks, also while rounds are added", async () => {
    const stakes = async (page: number) => (await list({ page })).list.map((round) => round.stake);
    for (let n = 1; n <= 95; n++) await play(n, 0);
    expect(await stakes(1)).toEqual(Array.from({ length: 20 }, (_, n) => 95 - n));
    for (let n = 96; n <= 225; n++) await play(n, 0);
    expect((await list()).maxCount).toBe(225);
    const all = [];
    for (let page = 1; page <= 12; page++) all.push(...(await stakes(page)));
    expect(all).toEqual(Array.from({ length: 225 }, (_, n) => 225 - n));
    expect(await stakes(13)).toEqual([]);
    const marks = await test.app.db.query("select from game_round_marks where account_id = $1", [
      member.cash.id,
    ]);
    expect(marks).toHaveLength(2);
  });

  it("filters by days of the site, both ends included", async () => {
    for (let n = 1; n <= 130; n++) await play(n, 0);
    // The first hundred and ten rounds become yesterday's, as their ledger entries tell.
    await test.owner.query(
      `update ledger_entries set posted_at = posted_at - interval '1 day'
       where account_id = $1 and seq <= 111`,
      [member.cash.id],
    );
    const day = (agoMs: number) =>
      new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Seoul" }).format(
        new Date(Date.now() - agoMs),
      );
    const today = await list({ from: day(0) });
    expect(today.maxCount).toBe(20);
    expect(today.list.map((round) => round.stake)).toEqual(
      Array.from({ length: 20 }, (_, n) => 130 - n),
    );
    const yesterday = await list({ from: day(86_400_000), until: day(86_400_000), page: 6 });
    expect(yesterday.maxCount).toBe(110);
    expect(yesterday.list.map((round) => round.stake)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(await list({ from: day(0), until: day(86_400_000) })).toMatchObject({
      list: [],
      maxCount: 0,
    });
  });
});
