import { createServer } from "node:http";
import { BlockList } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ProviderAdapter } from "#server/games/provider.ts";
import { fromWon } from "#server/kit/money.ts";
import { adapterOf } from "#server/providers/connections.ts";
import { isSigned as isRsaSigned, readKeys } from "#server/providers/hub88/sign.ts";
import { isFresh, signedTimeOf, isSigned as isIgspSigned } from "#server/providers/igsp/sign.ts";
import type { Connection } from "#server/kit/config.ts";
import { IGSP_KEYS } from "#tests/support/app.ts";
import { operatorKey, operatorPublicKey, providerPublicKey } from "#tests/support/provider-keys.ts";

type Call = { path: string; headers: Record<string, unknown>; raw: Buffer };

/** What we ask of providers, as a provider reads it. */
describe("launches and catalogues", () => {
  const calls: Call[] = [];
  let answer: { status: number; body: string } = { status: 200, body: "{}" };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      calls.push({ path: request.url ?? "", headers: request.headers, raw: Buffer.concat(chunks) });
      response.statusCode = answer.status;
      response.end(answer.body);
    });
  });
  let url = "";
  beforeAll(
    () =>
      new Promise<void>((done) => {
        server.listen(0, "127.0.0.1", () => {
          const address = server.address();
          url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/base`;
          done();
        });
      }),
  );
  beforeEach(() => calls.splice(0));
  afterAll(() => new Promise((done) => server.close(done)));

  const failures: string[] = [];
  const adapter = (protocol: Connection["protocol"], secrets: string[]): ProviderAdapter =>
    adapterOf(
      { connection: "acme", protocol, url, operatorId: "4711", country: "KR" },
      {
        secrets: () => Promise.resolve(secrets),
        clock: { now: () => new Date() },
        networks: new BlockList(),
        isReal: false,
        onFailure: (reason) => failures.push(reason),
      },
    );
  const request = {
    gameSessionId: "0d9ad1c6-7d51-4d38-9e5b-6f3f6f4f9a10",
    token: "a-token-of-ours",
    memberRef: "player_1",
    gameCode: "dice",
    currency: "KRW",
    balance: fromWon(1_000),
    locale: "vn",
    isPhone: true,
    address: "203.0.113.7",
    returnUrl: "https://site.test/",
  } as const;
  const rsa = [operatorKey + providerPublicKey];

  it.each([
    ["hub88", "x-hub88-signature", "/base/operator/generic/v2/game/url"],
    ["caleta", "x-auth-signature", "/base/api/game/url"],
  ] as const)("%s gets a signed request for a window", async (protocol, header, path) => {
    answer = { status: 200, body: '{"url":"https://games.test/x"}' };
    expect(await adapter(protocol, rsa).launch(request)).toBe("https://games.test/x");
    const [call] = calls;
    expect(call?.path).toBe(path);
    const { theirs } = readKeys(operatorPublicKey);
    expect(isRsaSigned(theirs, call?.raw ?? Buffer.alloc(0), call?.headers[header])).toBe(true);
    expect(JSON.parse(String(call?.raw))).toMatchObject({
      user: "player_1",
      token: "a-token-of-ours",
      operator_id: 4711,
      game_code: "dice",
      lang: "vi",
      currency: "KRW",
      country: "KR",
      lobby_url: "https://site.test/",
      ...(protocol === "hub88" && { platform: "GPL_MOBILE" }),
    });
  });

  it("iGSP gets a request for a session with both keys and the current time", async () => {
    answer = { status: 201, body: '{"url":"https://games.test/y"}' };
    expect(await adapter("igsp", [IGSP_KEYS]).launch(request)).toBe("https://games.test/y");
    const [call] = calls;
    const [apiKey = "", secret = ""] = IGSP_KEYS.split(":");
    const timestamp = String(call?.headers["x-timestamp"]);
    const parts = {
      rawBody: call?.raw ?? Buffer.alloc(0),
      authorization: String(call?.headers["authorization"]),
      timestamp,
      signature: String(call?.headers["x-signature"]),
    };
    expect(isIgspSigned({ apiKey, secret }, parts)).toBe(true);
    expect(isFresh(signedTimeOf(timestamp), new Date())).toBe(true);
    expect(String(call?.raw)).toContain('"balance":1000.00');
    expect(JSON.parse(String(call?.raw))).toMatchObject({
      session_id: request.gameSessionId,
      player_id: "player_1",
      device: "mobile",
    });
  });

  it("Betsy opens no game without a secret or while it does not answer", async () => {
    answer = { status: 200, body: "" };
    await expect(adapter("betsy", []).launch(request)).rejects.toThrow("provider_unavailable");
    answer = { status: 404, body: "" };
    await expect(adapter("betsy", ["a-secret"]).launch(request)).rejects.toThrow(
      "provider_unavailable",
    );
  });

  it.each(["beexar", "hub88", "caleta", "igsp"] as const)(
    "%s without a credential, with an error, with an invalid answer or with a script opens no game",
    async (protocol) => {
      const secrets = { beexar: ["a-secret"], hub88: rsa, caleta: rsa, igsp: [IGSP_KEYS] }[
        protocol
      ];
      await expect(adapter(protocol, []).launch(request)).rejects.toThrow("provider_unavailable");
      expect(calls).toEqual([]);
      for (const wrong of [
        { status: 500, body: '{"url":"https://games.test/x"}' },
        { status: 200, body: "<html>" },
        { status: 200, body: '{"url":"javascript:alert(1)","launch_url":"javascript:alert(1)"}' },
        { status: 302, body: "" },
      ]) {
        answer = wrong;
        await expect(adapter(protocol, secrets).launch(request)).rejects.toThrow(
          "provider_unavailable",
        );
      }
    },
  );

  it("Hub88's catalogue has return and volatility, and skips an invalid game", async () => {
    const games = [
      { game_code: "a", name: "A", rtp: 96.5, volatility: 6, freebet_support: true, enabled: true },
      { game_code: "b", name: "B", rtp: "94", volatility: null, enabled: false },
      { game_code: 7, name: "no text" },
      { game_code: "c", name: "C", rtp: 960, volatility: 9 },
    ];
    answer = { status: 200, body: JSON.stringify(games) };
    const entries = await adapter("hub88", rsa).listGames?.();
    expect(entries).toEqual([
      entry({ code: "a", name: "A", returnBasisPoints: 9_650, volatility: 5, hasFreeRounds: true }),
      entry({ code: "b", name: "B", returnBasisPoints: 9_400, isEnabled: false }),
      entry({ code: "c", name: "C" }),
    ]);
    answer = { status: 500, body: "" };
    await expect(adapter("hub88", rsa).listGames?.()).rejects.toThrow("500");
  });

  it.each([
    ["beexar", ["s".repeat(32)], (games: object[]) => ({ games }), "identifier", "title"],
    ["hub88", rsa, (games: object[]) => games, "game_code", "name"],
    ["igsp", [IGSP_KEYS], (games: object[]) => ({ data: games }), "id", "name"],
  ] as const)(
    "%s: a game that the catalogue cannot store is left out, and the others are kept",
    async (protocol, secrets, listOf, code, name) => {
      const named = (its: string, title: string) => ({ [code]: its, [name]: title });
      const odd = [named("a b", "A"), named("바카라", "A"), named("nul", "a\0b"), named("", "A")];
      const build = { ...named("kept", "Kept"), build: "1\0" };
      answer = { status: 200, body: JSON.stringify(listOf([...odd, build])) };
      expect(await adapter(protocol, [...secrets]).listGames?.()).toEqual([
        entry({ code: "kept", name: "Kept" }),
      ]);
    },
  );

  it("the GCP-v2 catalogue has kind, return, volatility and practice, and skips an invalid game", async () => {
    const slot = {
      identifier: "a",
      title: "A",
      category: "slots",
      feature_group: "ways-243",
      payout: "96.50",
      volatility_rating: "very_high",
      demo_available: true,
    };
    const table = { ...slot, identifier: "b", title: "B", category: "tables" };
    answer = {
      status: 200,
      body: JSON.stringify({
        games: [
          slot,
          { ...table, feature_group: "baccarat-roulette-dragon-tiger" },
          { ...slot, identifier: "c", title: "C", category: "instant", feature_group: "mines" },
          { title: "no id" },
        ],
      }),
    };
    expect(await adapter("beexar", ["s".repeat(32)]).listGames?.()).toEqual([
      entry({
        code: "a",
        name: "A",
        category: "slots",
        returnBasisPoints: 9_650,
        volatility: 5,
        kinds: ["ways"],
        hasPractice: true,
      }),
      entry({
        code: "b",
        name: "B",
        category: "tables",
        kinds: ["baccarat", "roulette", "dragon_tiger"],
        hasPractice: true,
      }),
      entry({
        code: "c",
        name: "C",
        category: "instant",
        returnBasisPoints: 9_650,
        kinds: ["mines"],
        hasPractice: true,
      }),
    ]);
    answer = { status: 500, body: "" };
    await expect(adapter("beexar", ["s".repeat(32)]).listGames?.()).rejects.toThrow("500");
  });

  it("GCP v2 opens practice without the member's account or balance", async () => {
    answer = { status: 200, body: '{"launch_url":"https://games.test/demo"}' };
    const { gameCode, locale, returnUrl } = request;
    const opened = adapter("beexar", ["s".repeat(32)]).practise?.({ gameCode, locale, returnUrl });
    expect(await opened).toBe("https://games.test/demo");
    expect(calls[0]?.path).toBe("/api/v1/softswiss/launcher/demo");
    expect(JSON.parse(String(calls[0]?.raw))).toEqual({
      casino_id: "4711",
      game: "dice",
      locale: "vi",
      urls: { return_url: "https://site.test/" },
    });
  });

  it("iGSP's catalogue is read page by page", async () => {
    const page = {
      data: [
        {
          id: "6f9619ff-8b86-4d01-b42d-00cf4fc964ff",
          slug: "a",
          name: "A",
          rtp: 95,
          status: "inactive",
        },
      ],
      cursor: {},
    };
    answer = { status: 200, body: JSON.stringify(page) };
    expect(await adapter("igsp", [IGSP_KEYS]).listGames?.()).toEqual([
      entry({
        code: "6f9619ff-8b86-4d01-b42d-00cf4fc964ff",
        name: "A",
        returnBasisPoints: 9_500,
        isEnabled: false,
      }),
    ]);
    expect(calls.map(({ path }) => path)).toEqual(["/base/games?limit=200"]);
  });
});

const entry = (own: object) => ({
  category: null,
  returnBasisPoints: null,
  volatility: null,
  hasFreeRounds: false,
  kinds: [],
  hasPractice: false,
  isEnabled: true,
  build: null,
  stakes: null,
  rules: {},
  ...own,
});
