import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Difference } from "#contract/office/differences.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { checkReturns } from "#server/reports/returns/daily.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makePlayer, type TestMember } from "#tests/support/members.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

const DAY_MS = 86_400_000;
const GAME = "moon-rabbit-mill";

describe("the daily check of returns", () => {
  const test = useTestApp();
  let member: TestMember;
  let made = 0;
  beforeAll(async () => {
    member = await makePlayer(test.app.db);
    await declare(9_500);
    await test.owner.query("update games set return_since = null");
  });
  // Rounds without entries are no rounds of the books.
  afterEach(() => test.owner.query("delete from game_rounds"));

  const declare = (basisPoints: number) =>
    test.owner.query("update games set declared_return = $2 where code = $1", [GAME, basisPoints]);
  /** Rounds of 1,000 won that closed on a day; one in five pays `prize` times the stake. */
  const rounds = (count: number, daysAgo: number, prize: number) =>
    test.owner.query(
      `insert into game_rounds (bucket, provider_id, round_ref, account_id, member_id, game_id,
         first_seq, stake, payout, state, opened_at, changed_at)
       select $1, g.provider_id, 'daily-' || ($7::integer + n), $2, $3, g.id, -$7::bigint - n,
         100000000, case when n % 5 = 0 then 100000000 * $6::numeric else 0 end, 'closed', at, at
       from games g cross join generate_series(1, $4::integer) n
       cross join lateral (
         select date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'
           - make_interval(days => $5::integer) + interval '1 minute' as at) t
       where g.code = $8`,
      [
        member.cash.bucket,
        member.cash.id,
        member.memberId,
        count,
        daysAgo,
        prize,
        (made += 100_000),
        GAME,
      ],
    );
  const check = async () => {
    let steps = 1;
    while ((await test.app.acts.perform(SYSTEM, checkReturns)) > 0) steps += 1;
    return steps;
  };
  /** The clock moves by days, which no session of an operator outlasts. */
  const list = async (view: "open" | "ended" = "open") =>
    (
      (
        await officeCall(
          test,
          "get-differences",
          { view, kind: "return" },
          await operatorWithRole(test, "admin"),
        )
      ).body as { differences: Difference[] }
    ).differences;

  it("counts each day once and finds nothing in games that return what they declare", async () => {
    await rounds(5_000, 1, 4.75);
    await rounds(5_000, 2, 4.75);
    expect(await check(), "the 30 days before").toBe(30);
    expect(await check()).toBe(1);
    expect(await list()).toEqual([]);
    const [counted] = await test.owner.query<{ rounds: number }>(
      "select sum(rounds)::integer as rounds from report_return_days",
    );
    expect(counted?.rounds).toBe(10_000);
  });

  it("puts a game outside of its band on the work list, which it leaves when it returns to it", async () => {
    test.clock.advance(DAY_MS);
    await rounds(20_000, 0, 5.5);
    expect(await check()).toBe(1);
    expect(await list()).toMatchObject([
      {
        about: `tiger/${GAME}`,
        connection: "sandbox",
        object: `game:tiger/${GAME}`,
        ours: { state: "105.0%" },
        theirs: { state: "95.0%" },
      },
    ]);
    test.clock.advance(DAY_MS);
    await rounds(40_000, -1, 4.4);
    await check();
    expect(await list()).toEqual([]);
    expect(await list("ended")).toMatchObject([{ ours: { state: "105.0%" } }]);
  });

  it("begins a new sample when the declared return changes", async () => {
    test.clock.advance(DAY_MS);
    await rounds(20_000, -2, 5.5);
    await declare(9_800);
    const [game] = await test.owner.query<{ isMarked: boolean }>(
      'select return_since is not null as "isMarked" from games where code = $1',
      [GAME],
    );
    expect(game).toEqual({ isMarked: true });
    // The change was two days after the newest rounds that are tested here.
    await test.owner.query(
      "update games set return_since = now() + interval '3 days' where code = $1",
      [GAME],
    );
    await check();
    expect(await list(), "the rounds before the change").toEqual([]);
    test.clock.advance(2 * DAY_MS);
    await rounds(10_000, -4, 5.5);
    await check();
    expect(await list()).toMatchObject([{ ours: { state: "110.0%" }, theirs: { state: "98.0%" } }]);
  });

  it("counts a round once, on the day on which it was closed, also when it changes later", async () => {
    const counted = async () => {
      const [row] = await test.owner.query<{ rounds: number; returns: number }>(
        `select coalesce(sum(rounds), 0)::integer as rounds,
           coalesce(sum(returns), 0)::float8 as returns from report_return_days`,
      );
      return row;
    };
    await test.owner.query("delete from report_return_days");
    test.clock.advance(DAY_MS);
    // The day that is counted next: of its two rounds one is closed.
    await rounds(2, -5, 1);
    const later = (ref: string, more: string) =>
      test.owner.query(
        `update game_rounds set changed_at = opened_at + interval '1 day', ${more}
         where round_ref = (select ${ref}(round_ref) from game_rounds)`,
      );
    await test.owner.query(
      "update game_rounds set state = 'open' where round_ref = (select max(round_ref) from game_rounds)",
    );
    await check();
    expect(await counted()).toEqual({ rounds: 1, returns: 0 });
    test.clock.advance(DAY_MS);
    await later("min", "payout = 700000000");
    await later("max", "payout = 300000000, state = 'closed'");
    await check();
    expect(await counted()).toEqual({ rounds: 2, returns: 300_000_000 });
    expect(await test.owner.query("select from report_return_waiting")).toEqual([]);
  });

  it("counts a round that changed between the end of its day and the count", async () => {
    await test.owner.query("delete from report_return_days");
    test.clock.advance(DAY_MS);
    await rounds(1, -7, 1);
    await test.owner.query("update game_rounds set changed_at = changed_at + interval '1 day'");
    await check();
    const rows = () =>
      test.owner.query<{ rounds: number }>("select rounds from report_return_days");
    expect(await rows()).toEqual([]);
    test.clock.advance(DAY_MS);
    await check();
    expect(await rows()).toEqual([{ rounds: 1 }]);
  });
});
