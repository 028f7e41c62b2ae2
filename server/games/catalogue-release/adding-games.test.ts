import { describe, expect, it } from "vitest";
import { readCatalogue } from "#server/games/catalogue.ts";
import { useTestApp } from "#tests/support/app.ts";
import { addedGame, addedStudio, pictureOf } from "#tests/support/catalogue.ts";
import { useGamesOffice } from "#tests/support/games-office.ts";

describe("a game that is added by hand", () => {
  const test = useTestApp();
  const { make, act, aMomentLater, cookies } = useGamesOffice(test);
  const add = async (more: object = {}) =>
    (await act("add-game", { ...addedGame, ...more }))["status"];
  const found = async () => {
    aMomentLater();
    const { body } = await test.call("search-games", { text: "手で追加" });
    return (body["found"] as { code: string }[]).map(({ code }) => code);
  };

  it("is switched off until two operators release it, last in its studio, with the studio's picture", async () => {
    expect(await add()).toBe("success");
    const studio = (await readCatalogue(test.app.db, test.clock.now())).byCode.get("tiger");
    expect(studio?.allGames.at(-1)).toMatchObject({
      code: "added-by-hand",
      otherNames: { jp: "手で追加" },
      declaredReturn: 9_650,
      volatility: 3,
      art: studio?.art,
      isUsed: false,
    });
    expect(await found(), "not released").toEqual([]);
    const release = { provider: "tiger", game: "added-by-hand", isUsed: true };
    const proposed = await act("set-game-used", release);
    expect(proposed).toMatchObject({ status: "proposed" });
    expect(await found(), "only proposed").toEqual([]);
    const decision = { id: proposed["proposalId"], decision: "carry-out" };
    expect(await act("decide-proposal", decision, cookies.second)).toMatchObject({
      status: "success",
    });
    expect(await found()).toEqual(["added-by-hand"]);
  });

  it("is refused for a code that its connection has, an unknown studio and a wrong figure", async () => {
    expect(await add({ game: "moon-rabbit-mill" })).toBe("already");
    const picture = await pictureOf();
    const { connection } =
      (await readCatalogue(test.app.db, test.clock.now())).byCode.get("tiger") ?? {};
    const sister = await act("add-game-provider", { ...addedStudio, connection, picture });
    expect(sister).toEqual({ status: "success" });
    const ofSister = { provider: addedStudio.provider, game: "moon-rabbit-mill" };
    expect(await add(ofSister)).toBe("already");
    expect(await add({ provider: "no-such-studio", game: "new" })).toBe("not_found");
    expect(await add({ game: "new", picture: "AAAA" })).toBe("limit");
    for (const wrong of [{ returnBasisPoints: 20_001 }, { volatility: 6 }, { game: "with space" }])
      expect(await add({ game: "new", ...wrong })).toBe("invalid");
    const bare = { game: "bare", returnBasisPoints: null, volatility: null, picture };
    expect(await add(bare)).toBe("success");
    const { games } = (await make("get-provider-games", { provider: "tiger" })) as {
      games?: { code: string; imgUrl: string; otherNames: unknown }[];
    };
    const bareGame = games?.find(({ code }) => code === "bare");
    expect(bareGame?.imgUrl).toContain("/art/uploaded/");
  });
});
