import { beforeEach, describe, expect, it } from "vitest";
import { useTestApp } from "#tests/support/app.ts";

const DAY_MS = 86_400_000;
const game = { company: "tiger", code: "moon-rabbit-mill" };

describe("the measured return of a game", () => {
  const test = useTestApp();
  beforeEach(async () => {
    await test.owner.query("delete from report_return_days");
    await test.owner.query("update games set declared_return = 9500 where code = $1", [game.code]);
    // The change of the return sets its moment.
    await test.owner.query("update games set return_since = null where code = $1", [game.code]);
  });
  const dayAgo = (days: number) =>
    new Date(test.clock.now().getTime() - days * DAY_MS).toISOString().slice(0, 10);
  /** A counted day of rounds of 1,000 won, of which one in five paid 4,800. */
  const counted = (rounds: number, daysAgo: number) =>
    test.owner.query(
      `insert into report_return_days (day, game_id, rounds, stakes, returns, stake_squares,
         stake_times_return, return_squares)
       select $2::date, id, $1::integer, $1::integer * 1e8, $1::integer * 0.96e8,
         $1::integer * 1e6, $1::integer * 0.96e6, $1::integer * 0.2 * 4800.0 ^ 2
       from games where code = $3`,
      [rounds, dayAgo(daysAgo), game.code],
    );
  const measured = async () => {
    const { body } = await test.call("get-game-return", game);
    expect(body["status"]).toBe("success");
    return body["measured"];
  };

  it("has its rounds, its days and a band of 95 %, for everyone", async () => {
    await counted(6_000, 3);
    await counted(4_000, 1);
    // The deviation of one round is 1.92, so the band is 0.96 ± 1.96 · 1.92 / √10,000.
    expect(await measured()).toEqual({
      from: dayAgo(3),
      until: dayAgo(1),
      rounds: 10_000,
      observed: 9_600,
      low: 9_223,
      high: 9_977,
    });
  });

  it("leaves out days before the declared return changed, and before ninety days", async () => {
    await counted(5_000, 91);
    await counted(5_000, 10);
    await counted(2_000, 2);
    await test.owner.query("update games set return_since = $1::date + 1 where code = $2", [
      dayAgo(10),
      game.code,
    ]);
    expect(await measured()).toMatchObject({ from: dayAgo(2), rounds: 2_000 });
  });

  it("is not said of too few rounds, nor of a game without a declared return", async () => {
    expect(await measured()).toBeNull();
    await counted(999, 1);
    expect(await measured()).toBeNull();
    await counted(5_000, 2);
    await test.owner.query("update games set declared_return = null where code = $1", [game.code]);
    expect(await measured()).toBeNull();
  });

  it("is refused of a game that is not offered", async () => {
    const { body } = await test.call("get-game-return", { ...game, code: "none" });
    expect(body).toEqual({ status: "not_found" });
  });
});
