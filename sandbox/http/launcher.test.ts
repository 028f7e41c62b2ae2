import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openOperatorWallet, type OperatorWallet } from "../fixtures/operator-wallet.ts";
import {
  launch,
  openSandbox,
  realLaunch,
  secret,
  type OpenSandbox,
} from "../fixtures/open-sandbox.ts";
import { instantGames } from "../catalogue/instant-games.ts";
import { slotGames } from "../catalogue/slot-games.ts";
import { sportDoors } from "../catalogue/sport-games.ts";
import { tableLobbies } from "../catalogue/table-games.ts";
import { publishedFigures } from "../slot/published.ts";
import { sign } from "../dialects/beexar-signature.ts";

let operator: OperatorWallet;
let sandbox: OpenSandbox;
beforeAll(async () => {
  operator = await openOperatorWallet(secret, 100_000);
  sandbox = await openSandbox(operator.url);
});
afterAll(async () => {
  await sandbox.close();
  await operator.close();
});

const enter = (token: string | undefined) =>
  sandbox.server.inject({ method: "POST", url: "/game/open", payload: { token } });

describe("launch", () => {
  it("answers a game URL on the sandbox's origin, whose token opens the game once", async () => {
    const answer = await launch(sandbox, "real", realLaunch);
    expect(answer.statusCode).toBe(200);
    const url = new URL(answer.json<{ launch_url: string }>().launch_url);
    expect(url.origin + url.pathname).toBe("http://games.test/play/moon-rabbit-mill");
    const token = url.hash.slice(1);
    expect(token.length).toBeGreaterThanOrEqual(43);
    expect((await enter(token)).statusCode).toBe(200);
    const again = await enter(token);
    expect([again.statusCode, again.json()]).toEqual([401, { code: "token_used" }]);
  });

  it.each(["moonhall", "soccer"])("opens %s too, for real money and for practice", async (game) => {
    for (const [kind, body] of [
      ["real", { ...realLaunch, game }],
      ["demo", { casino_id: "d", game, locale: "en" }],
    ] as const) {
      const answer = await launch(sandbox, kind, body);
      const { launch_url: url } = answer.json<{ launch_url: string }>();
      expect(new URL(url).pathname).toBe(`/play/${game}`);
      expect((await enter(url.split("#")[1])).statusCode).toBe(200);
    }
  });

  it("verifies the signature over the exact bytes: spaces, key order and escapes are kept", async () => {
    const spaced = JSON.stringify(realLaunch, null, 2).replace("player-1", "\\ud50c\\ub808");
    expect((await launch(sandbox, "real", spaced)).statusCode).toBe(200);
    const packed = JSON.stringify(JSON.parse(spaced));
    const answer = await launch(sandbox, "real", spaced, sign(secret, Buffer.from(packed)));
    expect(answer.statusCode).toBe(403);
  });

  it.each([["0".repeat(64)], [""], ["not hex"]])(
    "refuses the signature %j with 403",
    async (signature) => {
      for (const kind of ["real", "demo"] as const) {
        const answer = await launch(sandbox, kind, realLaunch, signature);
        expect(answer.statusCode).toBe(403);
        expect(answer.json()).toMatchObject({
          code: "invalid_argument",
          meta: { api_code: "403" },
        });
      }
    },
  );

  it.each([
    ["an unknown game", { ...realLaunch, game: "no-such" }, "404"],
    ["another currency", { ...realLaunch, account: { id: "p", currency: "EUR" } }, "154"],
    ["a lower-case currency", { ...realLaunch, account: { id: "p", currency: "krw" } }, "400"],
    ["no account", { ...realLaunch, account: undefined }, "400"],
    [
      "a hostile return address",
      { ...realLaunch, urls: { return_url: "javascript:alert(1)" } },
      "400",
    ],
    ["a list", [], "400"],
    ["broken JSON", "{", "400"],
  ])("refuses %s with the documented code", async (_, body, code) => {
    const answer = await launch(sandbox, "real", body);
    expect([
      answer.statusCode,
      answer.json<{ meta: { api_code: string } }>().meta.api_code,
    ]).toEqual([400, code]);
  });

  it("ignores fields it does not know", async () => {
    expect((await launch(sandbox, "real", { ...realLaunch, later: { added: 1 } })).statusCode).toBe(
      200,
    );
  });

  it("refuses a body over 64 KiB first", async () => {
    const answer = await launch(sandbox, "real", { ...realLaunch, pad: "x".repeat(65 * 1024) });
    expect(answer.statusCode).toBe(413);
  });
});

describe("catalogue", () => {
  it("lists every game with the computed return to player", async () => {
    const answer = await sandbox.server.inject(
      "/api/v1/operator/games?operator=dalbit&format=json&active=true",
    );
    const { games } = answer.json<{
      games: { identifier: string; payout: string; category: string }[];
    }>();
    const codes = [...slotGames, ...tableLobbies, ...instantGames, ...sportDoors].map(
      ({ code }) => code,
    );
    expect(games.map(({ identifier }) => identifier)).toEqual(codes);
    expect(games).toHaveLength(58 + 12 + 1 + 6);
    for (const { payout } of games) expect(Number(payout)).toBeGreaterThan(90);
    expect(games[0]).toMatchObject({
      category: "slots",
      payout: publishedFigures.ways.returnToPlayerPercent,
      volatility_rating: publishedFigures.ways.volatility,
    });
  });

  it("declares the tables of a lobby, and the return of every spot", async () => {
    const answer = await sandbox.server.inject("/api/v1/operator/games");
    const { games } = answer.json<{ games: { identifier: string; payouts?: object }[] }>();
    const lobby = games.find(({ identifier }) => identifier === "moonhall");
    expect(lobby).toMatchObject({ feature_group: "baccarat-roulette-dragon-tiger" });
    expect(lobby?.payouts).toEqual({
      player: "98.76",
      banker: "98.94",
      tie: "85.64",
      playerPair: "89.63",
      bankerPair: "89.63",
      roulette: "97.29",
      dragon: "96.26",
      tiger: "96.26",
      dragonTigerTie: "89.63",
      suitedTie: "86.02",
      dragonSmall: "92.30",
      dragonBig: "92.30",
      tigerSmall: "92.30",
      tigerBig: "92.30",
    });
  });

  it("has a picture of every game", async () => {
    for (const { code } of [...slotGames, ...tableLobbies, ...instantGames, ...sportDoors]) {
      const picture = await sandbox.server.inject(`/art/${code}.svg`);
      expect(picture.statusCode).toBe(200);
      expect(picture.body).not.toMatch(/undefined|NaN/);
    }
    expect((await sandbox.server.inject("/art/none.svg")).statusCode).toBe(404);
  });
});
