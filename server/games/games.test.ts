import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { initialsOf } from "#server/games/browsing/matching.ts";
import { searchGames } from "#server/games/browsing/search.ts";
import { KEPT_MS } from "#server/kit/public-changes/kept.ts";
import { useTestApp } from "#tests/support/app.ts";

describe("the lobby's calls", () => {
  const test = useTestApp();
  type Provider = { code: string; used: string; gameCount: number; imgUrl: string };

  it("get-casino-setting, get-slot-setting and get-sport-setting list the studios in order", async () => {
    const casino = (await test.call("get-casino-setting", {})).body["casiono"] as Provider[];
    const slot = (await test.call("get-slot-setting", {})).body["slot"] as Provider[];
    const sport = (await test.call("get-sport-setting", {})).body["sport"] as Provider[];
    expect([casino.length, slot.length, sport.length]).toEqual([12, 12, 6]);
    expect(casino[0]).toMatchObject({ code: "moonhall", used: "y" });
    expect(casino.find((provider) => provider.code === "heron")?.used).toBe("n");
    expect(slot[0]?.gameCount).toBe(14);
    expect(slot[0]?.imgUrl).toMatch(/^\/art\/[\w-]+\/tiger-400\.webp$/);
  });

  it("get-slot-by-company lists a slot studio's games, and refuses other companies", async () => {
    const { body } = await test.call("get-slot-by-company", { company: "tiger" });
    expect(body["games"]).toHaveLength(14);
    expect((await test.call("get-slot-by-company", { company: "moonhall" })).body).toEqual({
      status: "not_found",
    });
    expect((await test.call("get-slot-by-company", { company: "../etc" })).http).toBe(400);
  });

  it("get-jackpots answers what the pools' ledger accounts hold", async () => {
    const { at, ...pools } = (await test.call("get-jackpots", {})).body;
    expect(at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(pools).toEqual({
      status: "success",
      jackpots: [
        { tier: "mega", amount: 1_284_500_000, start: 20_000_000, basisPoints: 50 },
        { tier: "major", amount: 84_210_000, start: 2_000_000, basisPoints: 30 },
        { tier: "minor", amount: 3_908_000, start: 20_000, basisPoints: 20 },
      ],
      unavailable: [],
    });
  });

  it("get-game-shelf and set-favourite store a member's favourites and recent games", async () => {
    const cookie = await test.signIn("demo1", DEMO_PASSWORD);
    const mark = (code: string, favourite: boolean) =>
      test.call("set-favourite", { company: "tiger", code, favourite }, { cookie });
    expect((await mark("dawn-bell", true)).body["status"]).toBe("success");
    expect((await mark("dawn-bell", true)).body["status"]).toBe("success");
    expect((await mark("no-such-game", true)).body["status"]).toBe("not_found");
    const shelf = (await test.call("get-game-shelf", {}, { cookie })).body;
    expect(shelf["favourites"]).toContainEqual({ gameCompany: "tiger", code: "dawn-bell" });
    expect((shelf["recent"] as { code: string }[])[0]?.code).toBe("moon-rabbit-mill");
    await test.owner.query(
      `insert into game_favourites (member_id, provider_id, code)
       select m.id, p.id, 'kept-' || n
       from members m, game_providers p, generate_series(1, 197) n
       where m.login_id = 'demo1' and p.code = 'tiger'`,
    );
    expect((await mark("dawn-bell", true)).body["status"], "the last of 200").toBe("success");
    expect((await mark("moon-rabbit-mill", true)).body["status"]).not.toBe("success");
    await test.owner.query("delete from game_favourites where code like 'kept-%'");
    await mark("dawn-bell", false);
    const after = (await test.call("get-game-shelf", {}, { cookie })).body;
    expect(after["favourites"]).toHaveLength(2);
  });

  it("search-games finds by Korean name, initial consonants and English, best first", async () => {
    const found = async (text: string) =>
      ((await test.call("search-games", { text })).body["found"] as { code: string }[]).map(
        (entry) => entry.code,
      );
    expect(await found("한옥")).toContain("hanok");
    expect(await found("ㅎㅇ")).toContain("hanok");
    expect(await found("MOON rab")).toEqual(["moon-rabbit-mill"]);
    expect(await found("tigers lantern")).toEqual(["tigers-lantern"]);
    expect(await found("%_")).toEqual([]);
    expect(initialsOf("달토끼 Mill")).toBe("ㄷㅌㄲ Mill");
    expect(searchGames({ providers: [] }, "x")).toEqual([]);
  });
});

describe("open-game", () => {
  const test = useTestApp();
  let provider: Server;
  let answer: { code: number; body: unknown } = { code: 200, body: {} };
  const asked: { headers: Record<string, unknown>; body: Record<string, unknown> }[] = [];

  // The far side of a launch, where the test app expects its provider.
  beforeAll(async () => {
    provider = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk: Buffer) => chunks.push(chunk));
      request.on("end", () => {
        const body = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>;
        asked.push({ headers: request.headers, body });
        response.writeHead(answer.code, { "content-type": "application/json" });
        response.end(JSON.stringify(answer.body));
      });
    });
    await new Promise<void>((resolve) => provider.listen(test.providerPort, "127.0.0.1", resolve));
  });
  afterAll(() => new Promise((resolve) => provider.close(resolve)));

  const open = async (cookie: string, company = "tiger", code = "moon-rabbit-mill") => {
    test.clock.advance(KEPT_MS);
    return test.call("open-game", { company, code, timeStemp: 1 }, { cookie });
  };

  it("launches with a signed call and answers the game's address", async () => {
    const cookie = await test.signIn("demo1", DEMO_PASSWORD);
    answer = { code: 200, body: { launch_url: "https://games.test/play?t=1" } };
    expect((await open(cookie)).body).toEqual({
      status: "success",
      gameUrl: "https://games.test/play?t=1",
    });
    expect(asked.at(-1)?.headers["x-request-sign"]).toMatch(/^[0-9a-f]{64}$/);
    expect(asked.at(-1)?.body).toMatchObject({
      game: "moon-rabbit-mill",
      locale: "ko",
      client_type: "desktop",
    });
    // The provider learns an opaque name, not the member's id.
    expect(JSON.stringify(asked.at(-1)?.body)).not.toContain("demo1");
  });

  it("answers time to a second launch within two seconds", async () => {
    const cookie = await test.signIn("demo1", DEMO_PASSWORD);
    await open(cookie);
    const again = await test.call(
      "open-game",
      { company: "tiger", code: "dawn-bell", timeStemp: 1 },
      { cookie },
    );
    expect(again.body).toEqual({ status: "time", retryAfter: 2 });
  });

  it("answers fix_server for maintenance and for every unclear answer of the provider", async () => {
    const cookie = await test.signIn("demo1", DEMO_PASSWORD);
    const before = asked.length;
    expect((await open(cookie, "heron", "heron")).body).toEqual({ status: "fix_server" });
    expect(asked.length).toBe(before);
    for (const unclear of [
      { code: 500, body: {} },
      { code: 403, body: { code: "forbidden" } },
      { code: 200, body: {} },
      { code: 200, body: { launch_url: "javascript:alert(1)" } },
      { code: 200, body: "no" },
    ]) {
      answer = unclear;
      expect((await open(cookie)).body).toEqual({ status: "fix_server" });
    }
    const left = await test.app.db.query(
      "select from game_sessions where ended_at is null and opened_at > now() - interval '1 minute' offset 2",
    );
    expect(left).toHaveLength(0);
    expect((await open(cookie, "tiger", "no-such-game")).body).toEqual({ status: "not_found" });
  });
});
