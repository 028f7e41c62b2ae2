import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { QuickGame } from "#contract/office/play-patterns.ts";
import { watchAlerts } from "#server/alerts/watching/watch.ts";
import { sweepPlayPatterns } from "#server/games/play-patterns/quick-games.ts";
import { makeMember } from "#tests/support/members.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, useWatchedPlay } from "#tests/support/watched-play.ts";

describe("rounds that begin too soon", () => {
  const play = useWatchedPlay();
  const { test } = play;
  const slot = () => play.codeOf("slot");
  const table = () => play.codeOf("casino");
  const sport = () => play.codeOf("sport");
  beforeEach(async () => {
    await test.owner.query("delete from game_quick_starts");
    await test.owner.query("update settings_sites set profile_id = 'gb' where host = '*'");
  });
  afterEach(() => test.owner.query("update settings_sites set profile_id = null where host = '*'"));

  const quickGames = async () => {
    await play.watch();
    return (await play.ask("get-quick-games", {}))["games"] as QuickGame[];
  };

  it("are found under 2.5 s in a slot and 5 s in another casino game, and raise one alert a game", async () => {
    await play.start([0, 2_499, 4_999, 7_000].map((ms) => ms + 10_000));
    await play.start([0, 4_999, 9_999], { game: table() });
    await play.start([1_000], { of: await makeMember(test.app.db) });
    test.clock.advance(-DAY_MS + 3 * MINUTE_MS);
    await play.watch();
    await watchAlerts(test.app.acts);
    await watchAlerts(test.app.acts);
    const alerts = await test.owner.query(
      `select subject, facts ->> 'shortestMs' as shortest, facts ->> 'leastMs' as least
       from alert_findings where rule = 'quick_starts' and ended_at is null order by least`,
    );
    expect(alerts).toEqual([
      {
        subject: expect.stringMatching(`^game:.+/${slot()}$`) as string,
        shortest: "2001",
        least: "2500",
      },
      {
        subject: expect.stringMatching(`^game:.+/${table()}$`) as string,
        shortest: "4999",
        least: "5000",
      },
    ]);
    expect(await quickGames()).toMatchObject([
      { code: slot(), starts: 2, members: 1, shortestMs: 2_001, leastMs: 2_500 },
      { code: table(), starts: 1, members: 1, shortestMs: 4_999, leastMs: 5_000 },
    ]);
    test.clock.advance(DAY_MS);
    await watchAlerts(test.app.acts);
    const [left] = await test.owner.query<{ count: bigint }>(
      "select count(*) from alert_findings where rule = 'quick_starts' and ended_at is null",
    );
    expect(left?.count).toBe(0n);
  });

  it("are found across the end of a minute, and counted once", async () => {
    await play.start([59_000, 60_500, 125_000]);
    expect(await quickGames()).toMatchObject([{ starts: 1, shortestMs: 1_500 }]);
    await play.watch();
    await test.owner.query("update game_play_watch set read_until = $1", [
      new Date(play.began().getTime() + 2 * MINUTE_MS),
    ]);
    expect(await quickGames()).toMatchObject([{ starts: 1 }]);
  });

  it("are not those of bonus features without a stake, of sports bets and of test accounts", async () => {
    await play.start([1_000], { stake: 0n });
    await play.start([0]);
    await play.start([0, 100], { game: sport() });
    const tester = await makeMember(test.app.db, { isTest: true });
    await play.start([0, 100], { of: tester });
    expect(await quickGames()).toEqual([]);
  });

  it("are none where the jurisdiction names no interval", async () => {
    await test.owner.query("update settings_sites set profile_id = null where host = '*'");
    await play.start([0, 100]);
    expect(await quickGames()).toEqual([]);
  });

  it("are forgotten after a year and a month, what adds up after a day", async () => {
    await play.start([0, 100]);
    await play.watch();
    const kept = async () => {
      await sweepPlayPatterns(test.app.db, test.clock);
      const [row] = await test.owner.query(
        `select (select count(*) from game_quick_starts) as quick,
           (select count(*) from game_play_runs) + (select count(*) from game_play_stretches) as sums`,
      );
      return row;
    };
    test.clock.advance(-HOUR_MS);
    expect(await kept()).toEqual({ quick: 1n, sums: 2n });
    test.clock.advance(2 * HOUR_MS);
    expect(await kept()).toEqual({ quick: 1n, sums: 0n });
    test.clock.advance(400 * DAY_MS);
    expect(await kept()).toEqual({ quick: 0n, sums: 0n });
  });
});
