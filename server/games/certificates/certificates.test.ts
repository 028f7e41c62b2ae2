import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { GameCertificate } from "#contract/office/certificates.ts";
import { useTestApp } from "#tests/support/app.ts";
import { newFeedGame } from "#tests/support/catalogue.ts";
import { certifySystems, tigerCertificate } from "#tests/support/certificates.ts";
import { actByTwo, officeCall, operatorWithRole } from "#tests/support/office.ts";

const GAME = "moon-rabbit-mill";

describe("certificates of games with real money", () => {
  const test = useTestApp({ mode: "real" });
  let maker = "";
  let checker = "";
  beforeAll(async () => {
    // A certificate holds for days, so none may begin while the test runs.
    test.clock.stop();
    [maker, checker] = [
      await operatorWithRole(test, "admin"),
      await operatorWithRole(test, "admin"),
    ];
  });
  beforeEach(async () => {
    const { db } = test.app;
    await db.query("delete from throttles");
    await db.query("delete from game_certificates");
    await certifySystems(db);
    await db.query("update settings_sites set profile_id = 'mt'");
    await db.query("update operator_proposals set state = 'expired' where state = 'waiting'");
    await db.query("update games set is_used = false where code = $1", [GAME]);
    await db.query("update game_builds set version = $1", [tigerCertificate.build]);
    await db.query(
      `insert into game_sheets (game_id, stake_least, stake_most, rules)
       select id, 10000000, 2000000000, '{"ko": "규칙"}' from games on conflict do nothing`,
    );
  });
  const call = async (name: Parameters<typeof officeCall>[1], input: object) =>
    (await officeCall(test, name, { ...input, reason: "by the law" }, maker)).body;
  const add = (more: object = {}) => call("add-game-certificate", { ...tigerCertificate, ...more });
  const release = async () =>
    (await call("set-game-used", { provider: "tiger", game: GAME, isUsed: true }))["status"];
  const list = async () =>
    (await officeCall(test, "get-game-certificates", { provider: "tiger" }, maker)).body as {
      certificates: GameCertificate[];
      uncertified: string[];
    };
  const inDays = (days: number) =>
    new Date(test.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

  it("add-game-certificate registers one once, for a known studio and jurisdiction", async () => {
    expect(await add({ provider: "unknown" })).toMatchObject({ status: "not_found" });
    expect(await add({ jurisdiction: "xx" })).toMatchObject({ status: "not_found" });
    expect(await add({ expiresOn: "soon" })).toMatchObject({ status: "invalid" });
    expect((await list()).uncertified).toContain(GAME);
    expect(await add()).toMatchObject({ status: "success" });
    expect(await add()).toMatchObject({ status: "already" });
    const { certificates, uncertified } = await list();
    expect(certificates).toMatchObject([{ game: GAME, laboratory: "GLI", state: "valid" }]);
    expect(uncertified).not.toContain(GAME);
  });

  it("a game is switched on only with one that holds for the jurisdiction of every site", async () => {
    expect(await release(), "none").toBe("certificate");
    await add({ jurisdiction: "gb" });
    expect(await release(), "another jurisdiction").toBe("certificate");
    await add();
    expect(await release()).toBe("proposed");
    await test.app.db.query("update settings_sites set profile_id = null");
    await test.app.db.query(
      "update operator_proposals set state = 'expired' where state = 'waiting'",
    );
    expect(await release(), "a site with the built-in rules takes any").toBe("proposed");
  });

  it("one that has expired or was withdrawn counts no more, also when a release is carried out", async () => {
    await add({ expiresOn: inDays(-1) });
    expect((await list()).certificates).toMatchObject([{ state: "expired" }]);
    expect(await release(), "expired").toBe("certificate");
    await add({ certificate: "renewed", expiresOn: inDays(0) });
    expect(await release(), "its last day").toBe("proposed");
    const [held] = (await list()).certificates;
    const proposals = await test.app.db.query<{ id: bigint }>(
      "select id from operator_proposals where state = 'waiting'",
    );
    expect(await call("withdraw-game-certificate", { id: held?.id })).toMatchObject({
      status: "success",
    });
    expect(await call("withdraw-game-certificate", { id: held?.id })).toMatchObject({
      status: "already",
    });
    const decision = { id: Number(proposals[0]?.id), decision: "carry-out", reason: "seen" };
    const decided = await officeCall(test, "decide-proposal", decision, checker);
    expect(decided.body["status"], "withdrawn meanwhile").toBe("certificate");
  });

  it("new games of a feed, and a studio with games in use, need theirs too", async () => {
    const { db } = test.app;
    const wanted = await newFeedGame((sql) => db.query(sql));
    expect(await call("import-games", wanted)).toMatchObject({ status: "certificate" });
    const [told = ""] = wanted.games.map(({ code }) => code);
    await add({ games: [told] });
    const taken = await actByTwo(test, "import-games", wanted, { maker, checker });
    expect(taken.body).toMatchObject({ status: "success" });
    const pins = await db.query<{ version: string }>(
      `select version from game_builds join games on id = game_id where code = $1`,
      [told],
    );
    expect(pins, "the feed tells no version").toEqual([{ version: tigerCertificate.build }]);
    await db.query("update game_providers set is_used = false where code = 'tiger'");
    const studio = { provider: "tiger", isUsed: true };
    expect(await call("set-provider-used", studio), "its other games").toMatchObject({
      status: "certificate",
    });
    const games = await db.query<{ code: string }>(
      `select g.code from games g join game_providers p on p.id = g.provider_id
       where p.code = 'tiger'`,
    );
    await add({ games: games.map(({ code }) => code), certificate: "all of them" });
    expect(await call("set-provider-used", studio)).toMatchObject({ status: "proposed" });
    expect(await call("set-game-used", { ...studio, game: told, isUsed: false })).toMatchObject({
      status: "success",
    });
  });
});

describe("certificates of games with play money", () => {
  const test = useTestApp();

  it("are not needed to switch a game on", async () => {
    const maker = await operatorWithRole(test, "admin");
    await test.app.db.query("update games set is_used = false where code = $1", [GAME]);
    const input = { provider: "tiger", game: GAME, isUsed: true, reason: "for the demo" };
    const answer = await officeCall(test, "set-game-used", input, maker);
    expect(answer.body["status"]).toBe("proposed");
  });
});
