import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { units } from "#server/kit/money.ts";
import { memberMovements } from "#server/ledger/movements.ts";
import { playJackpotRound } from "#server/games/jackpots/winning.ts";
import type { Play } from "#server/games/resolving.ts";
import { playRound, rollBackRound } from "#server/games/rounds.ts";
import { figuresOf, shareOf } from "#server/reports/settlement/figures.ts";
import { listSums } from "#server/reports/settlement/store.ts";
import { addToSums } from "#server/reports/sums.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makePlayer, type TestMember } from "#tests/support/members.ts";
import { countAnew, openPast } from "#tests/support/spread-entries.ts";

const games = ["moon-rabbit-mill", "moonhall", "velvet", "jade"] as const;
const round = fc.record({
  game: fc.constantFrom(...games),
  member: fc.nat({ max: 4 }),
  stake: fc.integer({ min: 1, max: 50_000_000 }),
  win: fc.integer({ min: 0, max: 80_000_000 }),
  /** A pool's win is rolled back after the member has spent it, so that a part cannot be taken. */
  ends: fc.constantFrom("played", "stake back", "win back", "jackpot"),
});
type Round = typeof round extends fc.Arbitrary<infer Value> ? Value : never;

describe("the statement of a provider", () => {
  const test = useTestApp();
  const members: TestMember[] = [];
  let played = 0;

  beforeAll(async () => {
    for (let n = 0; n < 5; n++)
      members.push(await makePlayer(test.app.db, { cash: units(500_000_000_000n) }));
    await openPast(test.owner);
  });

  const play = async (one: Round) => {
    const member = members[one.member];
    if (!member) throw new Error("there are five members");
    const key = `settled-${played++}`;
    const call = {
      connection: "sandbox",
      memberRef: member.ref,
      currency: "KRW",
      gameCode: one.game,
      roundRef: key,
      gameSessionId: null,
      closes: true,
    };
    const plays: Play[] = [{ key, kind: "bet", amount: units(BigInt(one.stake)) }];
    if (one.win > 0) plays.push({ key: `${key}-w`, kind: "win", amount: units(BigInt(one.win)) });
    if (one.ends === "jackpot") {
      const amount = units(BigInt(one.win + 100_000));
      const jackpot = { tier: "minor", amount } as const;
      plays.push({ key: `${key}-j`, kind: "win", amount, jackpot });
      await playJackpotRound(test.app.writer, call, plays);
    } else await playRound(test.app.writer, call, plays);
    const back = one.ends === "stake back" ? key : one.ends === "win back" ? `${key}-w` : null;
    if (back !== null && (one.ends === "stake back" || one.win > 0))
      await rollBackRound(test.app.writer, call, [{ key: `${key}-b`, originalKey: back }]);
    // Each member in months of their own, so that their entries keep their order.
    const daysAgo = one.member * 14;
    const shift = `posted_at - make_interval(days => $1)`;
    const recent = "posted_at > now() - interval '1 hour'";
    await test.owner.query(
      `update ledger_entries set posted_at = ${shift} where ${recent} and account_id = $2`,
      [daysAgo, member.cash.id],
    );
    await test.owner.query(`update ledger_house_entries set posted_at = ${shift} where ${recent}`, [
      daysAgo,
    ]);
  };

  /** What each studio's account gained in each month, straight from the ledger. */
  const fromLedger = () =>
    test.app.db.query<{ month: string; code: string; net: string; stakes: string; wins: string }>(
      `select to_char(p.posted_at at time zone 'UTC', 'YYYY-MM') as month, g.code,
         sum(p.amount)::text as net,
         sum(case when p.movement = ${memberMovements.bet.id} then p.amount else 0 end)::text as stakes,
         sum(case when p.movement = ${memberMovements.win.id} then -p.amount else 0 end)::text as wins
       from ledger_postings p join game_providers g on p.account = 'house:' || g.house_account_id
       group by 1, 2 order by 1, 2`,
    );

  it("equals the ledger to its smallest unit, for every studio and month", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(round, { minLength: 8, maxLength: 16 }), async (rounds) => {
        for (const each of rounds) await play(each);
        await countAnew(test.owner);
        while ((await addToSums(test.app.db)) > 0) continue;
        const ledger = await fromLedger();
        const told = [];
        for (const month of [...new Set(ledger.map((row) => row.month))].toSorted())
          for (const row of await listSums(test.app.db, `${month}-01`, null)) {
            const { net, stakes, wins } = figuresOf(row);
            told.push({
              month,
              code: row.code,
              net: `${net}`,
              stakes: `${stakes}`,
              wins: `${wins}`,
            });
          }
        const order = (one: { month: string; code: string }) => `${one.month} ${one.code}`;
        expect(told.toSorted((a, b) => (order(a) < order(b) ? -1 : 1))).toEqual(ledger);
      }),
      { numRuns: 2 },
    );
  });

  it("a share is never more than its rate of the net, never less by a won, and never negative", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 16n), max: 10n ** 16n }),
        fc.integer({ min: 0, max: 10_000 }),
        (net, rate) => {
          const share = shareOf(net, rate);
          const exact = net > 0n ? net * BigInt(rate) : 0n;
          expect(share % 100_000n).toBe(0n);
          expect(share >= 0n && share * 10_000n <= exact).toBe(true);
          expect(exact - share * 10_000n < 100_000n * 10_000n).toBe(true);
        },
      ),
    );
  });
});
