import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { GameAvailability, LimitedGame } from "#contract/office/availability.ts";
import { PASSWORD } from "#tests/support/members.ts";
import { useTestApp } from "#tests/support/app.ts";
import { writeCountryDatabase } from "#tests/support/country-database.ts";
import { tigerCertificate } from "#tests/support/certificates.ts";
import { useGamesOffice } from "#tests/support/games-office.ts";

const folder = mkdtempSync(join(tmpdir(), "dalbit-availability-"));
const file = join(folder, "countries.mmdb");
writeCountryDatabase(file, [
  { first: "203.0.113.0", bits: 24, country: "KR" },
  { first: "198.51.100.0", bits: 24, country: "JP" },
]);
afterAll(() => rmSync(folder, { recursive: true }));

const KOREA = "203.0.113.7";
const JAPAN = "198.51.100.7";
const always: GameAvailability = { sites: null, countries: null, from: null, until: null };
const mill = "moon-rabbit-mill";

describe("where and when a game is offered", () => {
  const test = useTestApp({
    countries: { allowed: new Set(["KR", "JP"]), database: file },
    trustedProxies: 1,
  });
  const office = useGamesOffice(test);
  let provider: Server;
  let moon = 0;
  // The far side of a launch, where the test app expects its provider.
  beforeAll(async () => {
    provider = createServer((_request, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify({ launch_url: "https://games.test/play?t=1" }));
    });
    await new Promise<void>((resolve) => provider.listen(test.providerPort, "127.0.0.1", resolve));
    const [site] = await test.owner.query<{ id: number }>(
      "insert into settings_sites (host, name) values ('moon.test', 'Moon') returning id",
    );
    moon = site?.id ?? 0;
  });
  afterAll(() => new Promise((resolve) => provider.close(resolve)));
  beforeEach(() => test.owner.query("delete from game_availability"));

  const from = (address: string, cookie = "", host = "site.test") => ({
    "x-forwarded-for": address,
    cookie,
    host,
    origin: `http://${host}`,
  });
  const signIn = async () => {
    const login = { userId: office.member.loginId, password: PASSWORD };
    const { headers } = await test.call("user-do-login", login, from(KOREA));
    return String(headers["set-cookie"]).split(";")[0] ?? "";
  };
  const open = async (headers: Record<string, string>) => {
    test.clock.advance(2_001);
    const game = { company: "tiger", code: mill, timeStemp: 1 };
    return (await test.call("open-game", game, headers)).body["status"];
  };
  /** Where a member, or a visitor, finds the game. */
  const listed = async (headers: Record<string, string>) => {
    office.aMomentLater();
    const codes = async (name: string, input: object, list: string) =>
      ((await test.call(name, input, headers)).body[list] as { code: string }[]).map(
        ({ code }) => code,
      );
    const found = await Promise.all([
      codes("get-games", { company: "tiger" }, "games"),
      codes("search-games", { text: "moon rab" }, "found"),
      codes("get-slot-by-company", { company: "tiger" }, "games"),
    ]);
    const isFound = found.map((list) => list.includes(mill));
    expect(new Set(isFound).size, "every list says the same").toBe(1);
    return isFound[0];
  };
  const set = (
    availability: GameAvailability,
    more: { game?: string | null; build?: string; expected?: GameAvailability } = {},
    cookie = office.cookies.first,
  ) =>
    office.act(
      "set-game-availability",
      { provider: "tiger", game: mill, expected: always, ...more, availability },
      cookie,
    );

  it("on chosen sites: the others neither list it nor open it", async () => {
    expect(await set({ ...always, sites: [moon] })).toEqual({ status: "success" });
    const cookie = await signIn();
    expect(await listed(from(KOREA))).toBe(false);
    expect(await listed(from(KOREA, cookie))).toBe(false);
    expect(await open(from(KOREA, cookie))).toBe("not_found");
    expect(await listed(from(KOREA, cookie, "moon.test"))).toBe(true);
    expect(await open(from(KOREA, cookie, "moon.test"))).toBe("success");
  });

  it("in countries: members elsewhere neither see it nor open it, and visitors see what the site has", async () => {
    const countries = { rule: "except" as const, codes: ["JP"] };
    expect(await set({ ...always, countries })).toEqual({ status: "success" });
    const cookie = await signIn();
    expect(await listed(from(JAPAN, cookie))).toBe(false);
    expect(await open(from(JAPAN, cookie))).toBe("not_found");
    expect(await listed(from(JAPAN))).toBe(true);
    expect(await listed(from(KOREA, cookie))).toBe(true);
    expect(await open(from(KOREA, cookie))).toBe("success");
  });

  it("from a moment until another: its end takes no new stake and still pays the open round", async () => {
    const cookie = await signIn();
    const inMinutes = (minutes: number) =>
      new Date(test.clock.now().getTime() + minutes * 60_000).toISOString();
    expect(await set({ ...always, from: inMinutes(5), until: inMinutes(10) })).toEqual({
      status: "success",
    });
    expect(await listed(from(KOREA, cookie)), "not begun").toBe(false);
    expect(await open(from(KOREA, cookie))).toBe("not_found");
    test.clock.advance(5 * 60_000);
    expect(await listed(from(KOREA, cookie)), "begun").toBe(true);
    expect(await open(from(KOREA, cookie))).toBe("success");
    const stake = { type: "bet" as const, amount: "1000" };
    const before = await office.cash();
    expect((await office.play("before-the-end", [stake])).http).toBe(200);
    expect(await office.cash()).toBe(before - 1_000);
    test.clock.advance(5 * 60_000);
    expect(await listed(from(KOREA, cookie)), "ended").toBe(false);
    expect(await open(from(KOREA, cookie))).toBe("not_found");
    expect((await office.play("after-the-end", [stake])).http).not.toBe(200);
    const win = { type: "win" as const, amount: "2500" };
    expect((await office.play("before-the-end", [win], { finished: true })).http).toBe(200);
    expect(await office.cash()).toBe(before + 1_500);
  });

  it("follows its whole studio too, which is hidden where it is not offered", async () => {
    expect(await set({ ...always, sites: [moon] }, { game: null })).toEqual({ status: "success" });
    office.aMomentLater();
    const studios = async (host: string) =>
      (
        (await test.call("get-slot-setting", {}, from(KOREA, "", host))).body["slot"] as {
          code: string;
        }[]
      ).map(({ code }) => code);
    expect(await studios("site.test")).not.toContain("tiger");
    expect(await studios("moon.test")).toContain("tiger");
    expect(await open(from(KOREA, await signIn()))).toBe("not_found");
  });

  it("a build of a studio is offered on its sites, in its countries and from its moment on", async () => {
    const { build } = tigerCertificate;
    const about = { game: null, build };
    const narrow = {
      ...always,
      sites: [moon],
      countries: { rule: "only" as const, codes: ["KR"] },
    };
    expect(await set(narrow, { game: null, build: "9.9.9" })).toEqual({ status: "not_found" });
    expect(await set(narrow, { build }), "a game is no build").toEqual({ status: "not_found" });
    expect(await set(narrow, about)).toEqual({ status: "success" });
    const cookie = await signIn();
    expect(await listed(from(KOREA, cookie))).toBe(false);
    expect(await open(from(KOREA, cookie))).toBe("not_found");
    expect(await open(from(JAPAN, cookie, "moon.test"))).toBe("not_found");
    expect(await open(from(KOREA, cookie, "moon.test"))).toBe("success");
    const inAMinute = new Date(test.clock.now().getTime() + 60_000).toISOString();
    const later = { ...narrow, from: inAMinute };
    expect(await set(later, { ...about, expected: narrow })).toEqual({ status: "success" });
    office.aMomentLater();
    expect(await open(from(KOREA, cookie, "moon.test")), "not begun").toBe("not_found");
    test.clock.advance(60_000);
    office.aMomentLater();
    expect(await open(from(KOREA, cookie, "moon.test")), "begun").toBe("success");
    const { builds } = (await office.make("get-game-availability", { provider: "tiger" })) as {
      builds?: LimitedGame[];
    };
    expect(builds?.find(({ code }) => code === build)?.availability).toMatchObject({
      from: inAMinute,
    });
    // The same game with another build is offered as its studio is.
    await test.app.db.query(
      "update game_builds b set version = '9.1.0' from games g where g.id = b.game_id and g.code = $1",
      [mill],
    );
    // The process hears of a change by SQL a moment later.
    await expect.poll(() => listed(from(KOREA, cookie))).toBe(true);
    await test.app.db.query("update game_builds set version = $1 where version = '9.1.0'", [build]);
  });

  it("is narrowed by one operator at once, and widened by two", async () => {
    const narrow = { ...always, sites: [moon] };
    expect(await set(narrow)).toEqual({ status: "success" });
    expect(await set(narrow), "another operator was first").toEqual({ status: "stale" });
    expect(await set(narrow, { expected: narrow })).toEqual({ status: "already" });
    const wide = await set(always, { expected: narrow });
    expect(wide).toMatchObject({ status: "proposed" });
    expect(await listed(from(KOREA)), "only proposed").toBe(false);
    const decision = { id: wide["proposalId"], decision: "carry-out" };
    const own = await office.act("decide-proposal", decision);
    expect(own).toEqual({ status: "own" });
    expect(await office.act("decide-proposal", decision, office.cookies.second)).toMatchObject({
      status: "success",
    });
    expect(await listed(from(KOREA))).toBe(true);
    const audits = await test.app.db.query<{ before: unknown; after: unknown }>(
      `select before, after from audit_entries
       where call = 'set-game-availability' and object = 'game:tiger/moon-rabbit-mill'
       order by id desc limit 2`,
    );
    expect(audits[0]?.after).toMatchObject({ offeredSites: null });
  });

  it("is refused for an unknown studio, game, site or country, and for an end before its beginning", async () => {
    expect(await set({ ...always, sites: [999_999] })).toEqual({ status: "not_found" });
    expect(await set({ ...always, sites: [moon] }, { game: "no-such-game" })).toEqual({
      status: "not_found",
    });
    const countries = { rule: "only" as const, codes: ["XX"] };
    const reversed = { from: "2099-01-02T00:00:00Z", until: "2099-01-01T00:00:00Z" };
    for (const wrong of [{ countries }, reversed, { sites: [] }])
      expect((await set({ ...always, ...wrong }))["status"]).toBe("invalid");
  });

  it("is previewed for a place and a moment with the same rule", async () => {
    await set({
      ...always,
      countries: { rule: "only", codes: ["KR"] },
      until: "2099-01-01T00:00:00Z",
    });
    const isOffered = async (more: object) => {
      const answer = await office.make("get-game-availability", { provider: "tiger", ...more });
      const games = answer["games"] as { code: string; isOffered: boolean }[];
      return games.find(({ code }) => code === mill)?.isOffered;
    };
    expect(await isOffered({ country: "KR" })).toBe(true);
    expect(await isOffered({ country: "JP" })).toBe(false);
    expect(await isOffered({}), "a country that is not known").toBe(false);
    expect(await isOffered({ country: "KR", at: "2099-01-01T00:00:00Z" })).toBe(false);
    const unknown = await office.make("get-game-availability", { provider: "tiger", siteId: 999 });
    expect(unknown).toEqual({ status: "not_found" });
  });
});
