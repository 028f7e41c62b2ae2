import { afterEach, describe, expect, it } from "vitest";
import type { Difference } from "#contract/office/differences.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { checkReturns } from "#server/reports/returns/daily.ts";
import { dependenceOf, FEWEST_PAIRS, isDependent } from "#server/reports/returns/outcomes.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makePlayer } from "#tests/support/members.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

const GAME = "moon-rabbit-mill";
const MEMBERS = 12;
const SMALL = 100_000_000;
const LARGE = 500_000_000;

type Round = { member: number; stake: number; won: boolean };
/** Whether the next round wins, by what the member's round before did. */
type Reels = (before: boolean, stake: number, random: () => number) => boolean;

/** Sessions that end with a win, and with `raises` a larger stake after each loss. */
function play(count: number, reels: Reels, raises: boolean): Round[] {
  let state = 11;
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const rounds: Round[] = [];
  let member = 0;
  let won = true;
  while (rounds.length < count) {
    const stake = won || !raises ? SMALL : LARGE;
    won = reels(won, stake, random);
    rounds.push({ member, stake, won });
    if (won && random() < 0.3) member = (member + 1) % MEMBERS;
  }
  return rounds;
}

describe("the results of consecutive rounds", () => {
  const test = useTestApp();
  // Rounds without entries are no rounds of the books.
  afterEach(async () => {
    for (const table of ["game_rounds", "report_outcome_days", "report_return_days"])
      await test.owner.query(`delete from ${table}`);
    await test.owner.query("update report_comparisons set returns_until = null");
  });

  /** Plays the rounds yesterday, and checks; answers what the work list has. */
  async function listed(reels: Reels, { raises = false, kind = "lines" } = {}) {
    const players = await Promise.all(
      Array.from({ length: MEMBERS }, () => makePlayer(test.app.db)),
    );
    await test.owner.query("update games set kinds = array[$2] where code = $1", [GAME, kind]);
    const rounds = play(6_000, reels, raises);
    const of = (member: number) => {
      const player = players[member];
      if (!player) throw new Error("no such player");
      return player;
    };
    await test.owner.query(
      `insert into game_rounds (bucket, provider_id, round_ref, account_id, member_id, game_id,
         first_seq, stake, payout, state, opened_at, changed_at)
       select bucket, g.provider_id, 'outcome-' || n, account, member, g.id, n, stake,
         case when won then 2 * stake else 0 end, 'closed', at, at
       from unnest($2::smallint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::boolean[])
         with ordinality as r(bucket, account, member, stake, won, n)
       cross join (select date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'
         - interval '23 hours' as at) t
       cross join games g where g.code = $1`,
      [
        GAME,
        rounds.map(({ member }) => of(member).cash.bucket),
        rounds.map(({ member }) => of(member).cash.id),
        rounds.map(({ member }) => of(member).memberId),
        rounds.map(({ stake }) => stake),
        rounds.map(({ won }) => won),
      ],
    );
    while ((await test.app.acts.perform(SYSTEM, checkReturns)) > 0);
    const { body } = await officeCall(
      test,
      "get-differences",
      { view: "open", kind: "outcomes" },
      await operatorWithRole(test, "admin"),
    );
    return (body as { differences: Difference[] }).differences;
  }
  const sums = async () =>
    (
      await test.owner.query<{ pairs: number; score: number; variance: number }>(
        "select pairs, score, variance from report_outcome_days",
      )
    )[0];

  it("of a slot without memory pass the daily check, also when members stop after wins and raise after losses", async () => {
    expect(await listed((_before, _stake, random) => random() < 0.27, { raises: true })).toEqual(
      [],
    );
    const counted = await sums();
    expect(counted?.pairs).toBeGreaterThan(FEWEST_PAIRS);
    expect(Math.abs((counted?.score ?? 0) / Math.sqrt(counted?.variance ?? 0))).toBeLessThan(3);
  });

  it("of a slot with two shares of wins for two stakes pass it, because equal stakes are compared", async () => {
    expect(
      await listed((_before, stake, random) => random() < (stake === SMALL ? 0.6 : 0.2), {
        raises: true,
      }),
    ).toEqual([]);
  });

  it.each([
    ["wins more often after a win", 0.5, 0.25],
    ["wins more often after a loss", 0.2, 0.4],
  ])("of a slot that %s are put on the work list", async (_what, afterWin, afterLoss) => {
    const [found, ...others] = await listed(
      (before, _stake, random) => random() < (before ? afterWin : afterLoss),
    );
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      about: `tiger/${GAME}`,
      connection: "sandbox",
      object: `game:tiger/${GAME}`,
    });
    const share = (side: Difference["ours"] | undefined) => Number.parseFloat(side?.state ?? "");
    expect(Math.sign(share(found?.ours) - share(found?.theirs))).toBe(
      Math.sign(afterWin - afterLoss),
    );
  });

  it("of a game whose member chooses the odds are not compared", async () => {
    expect(await listed((before) => !before, { kind: "mines" })).toEqual([]);
    expect(await sums()).toBeUndefined();
  });

  it("say nothing with too few pairs, or when every round won", () => {
    const sure = { afterWins: 1, winsAfterWins: 1, expectedAfterWins: 1 };
    const few = { ...sure, pairs: FEWEST_PAIRS - 1, score: 900, variance: 1 };
    expect(dependenceOf(few)).toBeNull();
    expect(isDependent(few)).toBe(false);
    expect(dependenceOf({ ...sure, pairs: FEWEST_PAIRS, score: 0, variance: 0 })).toBeNull();
    expect(dependenceOf({ ...sure, pairs: FEWEST_PAIRS, score: -8, variance: 4 })).toBe(-4);
  });
});
