import { describe, expect, it } from "vitest";
import { useTestApp } from "#tests/support/app.ts";
import { figuresByHand } from "#tests/support/catalogue.ts";
import { useGamesOffice } from "#tests/support/games-office.ts";

describe("a game's return and volatility", () => {
  const test = useTestApp();
  const { make, act, cookies } = useGamesOffice(test);
  const shown = async () => {
    const { games } = (await make("get-provider-games", { provider: "tiger" })) as {
      games?: { code: string; returnBasisPoints: number | null; volatility: number | null }[];
    };
    return games?.find(({ code }) => code === "by-hand");
  };

  it("are entered by hand by two operators where the feed declares none", async () => {
    const wanted = await figuresByHand((sql) => test.app.db.query(sql));
    const proposed = await act("set-game-figures", wanted);
    expect(proposed).toMatchObject({ status: "proposed" });
    expect(await shown(), "only proposed").toMatchObject({ returnBasisPoints: null });
    const decision = { id: proposed["proposalId"], decision: "carry-out" };
    expect(await act("decide-proposal", decision, cookies.second)).toMatchObject({
      status: "success",
    });
    expect(await shown()).toMatchObject({ returnBasisPoints: 9_600, volatility: 2 });
    expect(await act("set-game-figures", wanted), "another operator was first").toEqual({
      status: "stale",
    });
    const { returnBasisPoints, volatility } = wanted;
    const expected = { returnBasisPoints, volatility };
    expect(await act("set-game-figures", { ...wanted, expected })).toEqual({ status: "already" });
  });

  it("follow the feed where it declares them", async () => {
    await test.app.db.query(
      `insert into game_feed (connection, code, name, declared_return, has_free_rounds, is_enabled, seen_at)
       select connection, 'by-hand', 'By hand', 9600, false, true, now()
       from game_providers where code = 'tiger'`,
    );
    const change = {
      provider: "tiger",
      game: "by-hand",
      expected: { returnBasisPoints: 9_600, volatility: 2 },
    };
    expect(
      await act("set-game-figures", { ...change, returnBasisPoints: 9_700, volatility: 2 }),
    ).toEqual({ status: "declared" });
    expect(
      await act("set-game-figures", { ...change, returnBasisPoints: 9_600, volatility: 3 }),
    ).toMatchObject({ status: "proposed" });
    expect(
      await act("set-game-figures", {
        ...change,
        game: "none",
        returnBasisPoints: 1,
        volatility: 1,
      }),
    ).toEqual({
      status: "not_found",
    });
  });
});
