import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { playJackpotRound } from "#server/games/jackpots/winning.ts";
import type { Play } from "#server/games/resolving.ts";
import { playRound, rollBackRound } from "#server/games/rounds.ts";
import { systemClock } from "#server/kit/clock.ts";
import { dateOf } from "#server/kit/days.ts";
import { formatDecimal, fromWon, units } from "#server/kit/money.ts";
import { gameReport, gamesCsv } from "#server/reports/games/report.ts";
import { beginGamesAnew } from "#server/reports/games/store.ts";
import { moneyReport } from "#server/reports/money-report.ts";
import { addToSums } from "#server/reports/sums.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makePlayer, type TestMember } from "#tests/support/members.ts";
import { countAnew, letHoursPass, openPast } from "#tests/support/spread-entries.ts";

const DAY_MS = 86_400_000;
const ZONE = "Asia/Seoul";
/** The stakes of the first one's studio feed pools. The last one is a lobby. */
const GAMES = ["moon-rabbit-mill", "jade", "moonhall"];

type Step =
  | { game: number; who: number; round: number; stake: number; win: number | null; closes: boolean }
  | { undo: number }
  | { hours: number };
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      game: fc.nat({ max: 2 }),
      who: fc.nat({ max: 2 }),
      round: fc.nat({ max: 2 }),
      stake: fc.integer({ min: 100, max: 5_000 }),
      win: fc.option(fc.integer({ min: 1, max: 9_000 })),
      closes: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ undo: fc.nat({ max: 50 }) }) },
  { weight: 1, arbitrary: fc.record({ hours: fc.nat({ max: 40 }) }) },
);

describe("the report of games", () => {
  const test = useTestApp();
  const members: TestMember[] = [];
  let run = 0;
  let played = 0;
  /** What the provider may still ask back. */
  let stakes: { call: ReturnType<typeof callOf>; key: string }[] = [];

  beforeAll(async () => {
    await openPast(test.owner);
    await test.owner.query("update settings_sites set time_zone = $1 where host = '*'", [ZONE]);
    for (const isTest of [false, false, true])
      members.push(await makePlayer(test.app.db, { cash: fromWon(9_000_000), isTest }));
  });
  beforeEach(() => {
    stakes = [];
    run++;
  });

  const callOf = (gameCode: string, who: number, round: number, closes: boolean) => ({
    connection: "sandbox",
    memberRef: members[who]?.ref ?? "",
    currency: "KRW",
    gameCode,
    roundRef: `${run}-${gameCode}-${who}-${round}`,
    gameSessionId: null,
    closes,
  });

  async function take(next: Step): Promise<void> {
    const { writer } = test.app;
    if ("hours" in next) return letHoursPass(test.owner, next.hours);
    const key = `games-${run}-${played++}`;
    if ("undo" in next) {
      const stake = stakes[next.undo % Math.max(stakes.length, 1)];
      if (!stake) return;
      await rollBackRound(writer, stake.call, [{ key, originalKey: stake.key }]);
      stakes = stakes.filter((each) => each !== stake);
      return;
    }
    const call = callOf(GAMES[next.game] ?? "", next.who, next.round, next.closes);
    const plays: Play[] = [{ key, kind: "bet", amount: fromWon(next.stake) }];
    if (next.win !== null) plays.push({ key: `${key}-w`, kind: "win", amount: fromWon(next.win) });
    await playRound(writer, call, plays);
    stakes.push({ call, key });
  }

  const dayAt = (daysAgo: number) => dateOf(new Date(Date.now() - daysAgo * DAY_MS), ZONE);
  const sumAll = async () => {
    while ((await addToSums(test.app.db)) > 0) continue;
  };
  const reportOf = (from: number, until: number) =>
    gameReport(test.app.db, systemClock, { from: dayAt(from), until: dayAt(until) });
  const rowsOf = async (from: number, until: number) => (await reportOf(from, until)).rows;
  const won = (amount: bigint) => formatDecimal(units(amount));

  /** The same from the rounds themselves, for all time. */
  async function fromRounds() {
    const rows = await test.app.db.query<
      Record<"stakes" | "returns" | "openStakes", bigint> & { game: string }
    >(
      `select g.code as game, count(*)::integer as rounds, sum(r.stake)::bigint as stakes,
         sum(r.payout)::bigint as returns,
         count(*) filter (where r.state = 'open')::integer as "openRounds",
         coalesce(sum(r.stake) filter (where r.state = 'open'), 0)::bigint as "openStakes"
       from game_rounds r join games g on g.id = r.game_id join members m on m.id = r.member_id
       where not m.is_test group by g.id order by g.code`,
    );
    return rows.map((row) => ({
      ...row,
      stakes: won(row.stakes),
      returns: won(row.returns),
      openStakes: won(row.openStakes),
    }));
  }

  it("is what the rounds hold, whatever their order, days and time zone", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        for (const [n, next] of steps.entries()) {
          await take(next);
          if (n % 7 === 0) await sumAll();
        }
        await countAnew(test.owner);
        await beginGamesAnew(test.app.db, ZONE);
        await sumAll();
        const rows = await rowsOf(900, 0);
        const byCode = rows.toSorted((a, b) => a.game.localeCompare(b.game));
        expect(byCode).toMatchObject(await fromRounds());
        const money = await moneyReport(test.app.db, systemClock, {
          from: dayAt(900),
          until: dayAt(0),
          grouping: "provider",
        });
        for (const { key, stakes: staked, returns } of money.rows) {
          const own = rows.filter(({ provider }) => provider === key);
          const sum = (name: "stakes" | "returns") =>
            own.reduce((all, row) => all + Number(row[name]), 0);
          expect([key, sum("stakes"), sum("returns")]).toEqual([
            key,
            Number(staked),
            Number(returns),
          ]);
        }
        // Each day is in one part of a divided period.
        const [older, newer] = [await reportOf(900, 3), await reportOf(2, 0)];
        const { total } = await reportOf(900, 0);
        expect(older.total.rounds + newer.total.rounds).toBe(total.rounds);
        expect(Number(older.total.stakes) + Number(newer.total.stakes)).toBe(Number(total.stakes));
      }),
      { numRuns: 8 },
    );
    const before = await reportOf(900, 0);
    await test.owner.query(
      "update settings_sites set time_zone = 'America/New_York' where host = '*'",
    );
    await sumAll();
    expect((await reportOf(900, -1)).total).toEqual(before.total);
    await test.owner.query("update settings_sites set time_zone = $1 where host = '*'", [ZONE]);
    await sumAll();
    expect((await reportOf(900, 0)).total).toEqual(before.total);
  }, 240_000);

  it("counts stakes that were given back, and a round that is open", async () => {
    await sumAll();
    const of = async () => (await rowsOf(0, 0)).find(({ game }) => game === "jade");
    const before = await of();
    await take({ game: 1, who: 0, round: 0, stake: 1_000, win: null, closes: false });
    await take({ game: 1, who: 0, round: 1, stake: 700, win: null, closes: true });
    await take({ undo: 1 });
    await sumAll();
    const after = await of();
    const more = (name: "rounds" | "voids" | "openRounds" | "stakes" | "voided" | "openStakes") =>
      Number(after?.[name]) - Number(before?.[name] ?? 0);
    expect([more("rounds"), more("stakes"), more("voids"), more("voided")]).toEqual([
      2, 1_000, 1, 700,
    ]);
    expect([more("openRounds"), more("openStakes")]).toEqual([1, 1_000]);
  });

  it("keeps what pools paid out of the result, also after a roll-back", async () => {
    const jackpot = { tier: "minor", amount: fromWon(3_000_000) } as const;
    const call = callOf("moon-rabbit-mill", 0, 9, true);
    const totals = async () => {
      await sumAll();
      const { total } = await reportOf(0, 0);
      return [total.returns, total.jackpots, total.result].map(Number);
    };
    const [returns = 0, jackpots = 0, result = 0] = await totals();
    await playJackpotRound(test.app.writer, call, [
      { key: "pool-bet", kind: "bet", amount: fromWon(100) },
      { key: "pool-win", kind: "win", amount: fromWon(70) },
      { key: "pool-jackpot", kind: "win", amount: jackpot.amount, jackpot },
    ]);
    const won3 = 3_000_000;
    expect(await totals()).toEqual([returns + won3 + 70, jackpots + won3, result + 30]);
    await rollBackRound(test.app.writer, call, [{ key: "pool-back", originalKey: "pool-jackpot" }]);
    expect(await totals()).toEqual([returns + 70, jackpots, result + 30]);
  });

  it("says whether a game can be opened, and is a file", async () => {
    await test.owner.query("update games set is_used = false where code = 'jade'");
    const report = await reportOf(900, 0);
    const states = new Map(report.rows.map(({ game, state }) => [game, state]));
    expect([states.get("jade"), states.get("moon-rabbit-mill")]).toEqual([
      "switched_off",
      "in_use",
    ]);
    const file = [...gamesCsv(report, "games")].join("");
    const row = report.rows.find(({ game }) => game === "jade");
    expect(file).toContain(`jade,${row?.name.en},switched_off,${row?.rounds},${row?.stakes},`);
    expect(file).toContain(`total,,,,${report.total.rounds},${report.total.stakes},`);
    await test.owner.query("update game_rounds set state = 'closed'");
    expect([...gamesCsv(await reportOf(5_000, 4_000), "games")].join("")).toContain("No Activity");
  });
});
