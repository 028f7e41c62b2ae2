import { beforeEach, describe, expect, it } from "vitest";
import type { BuiltGame, StudioBuild } from "#contract/office/builds.ts";
import type { CatalogueDifference } from "#contract/office/catalogue.ts";
import { watchAlerts } from "#server/alerts/watching/watch.ts";
import { createFeedReader } from "#server/games/catalogue-import/catalogue-import.ts";
import type { CatalogueEntry } from "#server/games/provider.ts";
import { KEPT_MS } from "#server/kit/public-changes/kept.ts";
import { sendAnywhere } from "#server/kit/send.ts";
import { useTestApp } from "#tests/support/app.ts";
import { certifySystems, tigerCertificate } from "#tests/support/certificates.ts";
import { useGamesOffice } from "#tests/support/games-office.ts";
import { PASSWORD } from "#tests/support/members.ts";
import { actByTwo, officeCall, operatorWithRole } from "#tests/support/office.ts";

const mill = { provider: "tiger", game: "moon-rabbit-mill" };
const stake = { type: "bet" as const, amount: "1000" };

describe("the pinned build of a game", () => {
  const test = useTestApp();
  const office = useGamesOffice(test);
  const shown = async () => {
    const found = await office.make("get-game-builds", { provider: "tiger" });
    const { games, builds } = found as unknown as { games: BuiltGame[]; builds: StudioBuild[] };
    return { game: games.find(({ code }) => code === mill.game), builds };
  };
  /** The provider tells this build of the game, and its feed is read. */
  const tell = async (told: Partial<CatalogueEntry>) => {
    const { game } = await shown();
    const entry: CatalogueEntry = {
      code: mill.game,
      name: "Moon Rabbit Mill",
      category: null,
      returnBasisPoints: game?.pinned?.returnBasisPoints ?? null,
      volatility: null,
      hasFreeRounds: false,
      kinds: [],
      hasPractice: false,
      isEnabled: true,
      build: game?.pinned?.version ?? null,
      stakes: null,
      rules: {},
      ...told,
    };
    const adapter = {
      connection: "sandbox",
      address: "http://127.0.0.1:9",
      send: sendAnywhere,
      usesTokens: false,
      launch: () => Promise.reject(new Error("not here")),
      listGames: () => Promise.resolve([entry]),
    };
    const adapters = new Map([["sandbox", adapter]]);
    const { db } = test.app;
    await createFeedReader({ db, clock: test.clock, adapters, warn: () => undefined })();
    test.clock.advance(KEPT_MS);
  };
  const open = async () => {
    test.clock.advance(2_001);
    const wanted = { company: mill.provider, code: mill.game, timeStemp: 1 };
    const cookie = await test.signIn(office.member.loginId, PASSWORD);
    return (await test.call("open-game", wanted, { cookie })).body["status"];
  };
  const alerts = async () => {
    await watchAlerts(test.app.acts);
    return test.app.db.query<{ subject: string; isOver: boolean; facts: unknown }>(
      `select subject, ended_at is not null as "isOver", facts from alert_findings
       where rule = 'other_build' order by id`,
    );
  };
  const pin = async (more: object = {}, isApproved = true) => {
    const { game } = await shown();
    const input = { ...mill, expected: game?.pinned ?? null, ...game?.pinned, ...more };
    const reason = "agreed with the provider";
    if (!isApproved) return office.act("pin-game-build", input);
    const { first: maker, second: checker } = office.cookies;
    return (await actByTwo(test, "pin-game-build", { ...input, reason }, { maker, checker })).body;
  };
  beforeEach(() => test.app.db.query("delete from throttles"));

  it("is shown to staff and, with its return, on the game's info sheet", async () => {
    const { game } = await shown();
    expect(game?.pinned).toMatchObject({ version: tigerCertificate.build });
    const { body } = await test.call("get-game-sheet", { company: "tiger", code: mill.game });
    expect(body).toMatchObject({
      build: tigerCertificate.build,
      game: { returnBasisPoints: game?.pinned?.returnBasisPoints },
    });
  });

  it("blocks the game while the provider tells another version or return: no launch, no stake, wins paid, an alert", async () => {
    const before = await office.cash();
    expect((await office.play("open-round", [stake])).http).toBe(200);
    for (const [at, told] of [{ build: "1.5.0" }, { returnBasisPoints: 9_000 }].entries()) {
      await tell(told);
      expect((await shown()).game).toMatchObject({ block: "other" });
      expect(await open()).toBe("not_found");
      expect((await office.play(`refused-${at}`, [stake])).http).toBe(400);
      expect(await alerts()).toMatchObject([
        ...Array.from({ length: at }, () => ({ isOver: true })),
        { subject: "game:tiger/moon-rabbit-mill", isOver: false },
      ]);
      await tell({});
      expect((await shown()).game?.block, "the provider has returned").toBeNull();
      expect((await alerts()).every(({ isOver }) => isOver)).toBe(true);
    }
    await tell({ build: "1.5.0" });
    const win = { type: "win" as const, amount: "2500" };
    expect((await office.play("open-round", [win], { finished: true })).http).toBe(200);
    expect(await office.cash()).toBe(before + 1_500);
    await tell({ build: null });
    expect((await office.play("taken-again", [stake])).http, "no version is told").toBe(200);
  });

  it("is pinned anew by two operators, which ends the block", async () => {
    await tell({ build: "1.5.0" });
    const wanted = { version: "1.5.0" };
    expect((await pin(wanted, false))["status"]).toBe("proposed");
    expect((await shown()).game?.block, "only proposed").toBe("other");
    await test.app.db.query("update operator_proposals set state = 'expired'");
    expect((await pin(wanted))["status"]).toBe("success");
    test.clock.advance(KEPT_MS);
    expect((await shown()).game).toMatchObject({ pinned: wanted, block: null });
    expect((await office.play("with-the-new-one", [stake])).http).toBe(200);
    expect((await pin(wanted, false))["status"]).toBe("already");
    expect((await pin({ ...wanted, version: "1.6.0", expected: null }, false))["status"]).toBe(
      "stale",
    );
    expect((await pin({ game: "none" }, false))["status"]).toBe("not_found");
    const [audit] = await test.app.db.query<{ after: unknown }>(
      "select after from audit_entries where call = 'pin-game-build' order by id desc limit 1",
    );
    expect(audit?.after).toMatchObject({ build: "1.5.0" });
  });

  it("follows the feed where two operators take the change from it", async () => {
    const { game } = await shown();
    await tell({ build: "1.7.0", returnBasisPoints: 9_100 });
    const wanted = { provider: "tiger", kind: "changed" };
    const { body } = await officeCall(
      test,
      "get-catalogue-differences",
      wanted,
      office.cookies.first,
    );
    expect(body["differences"]).toMatchObject([
      { ours: { version: game?.pinned?.version }, theirs: { version: "1.7.0" } },
    ]);
    const { first: maker, second: checker } = office.cookies;
    const [{ code, theirs } = { code: "", theirs: null }] = body[
      "differences"
    ] as CatalogueDifference[];
    const taken = { ...wanted, games: [{ code, theirs }], reason: "a new build" };
    expect((await actByTwo(test, "import-games", taken, { maker, checker })).body).toMatchObject({
      status: "success",
    });
    expect((await shown()).game).toMatchObject({
      pinned: { version: "1.7.0", returnBasisPoints: 9_100 },
      block: null,
    });
  });

  it("set-build-used switches a build off at once in all of its games, and on again by two", async () => {
    const version = (await shown()).game?.pinned?.version ?? "";
    expect((await office.play("before-it-is-off", [stake])).http).toBe(200);
    const use = (isUsed: boolean, more: object = {}) =>
      office.act("set-build-used", { provider: "tiger", version, isUsed, ...more });
    expect(await use(false, { version: "9.9.9" })).toEqual({ status: "not_found" });
    expect(await use(true)).toEqual({ status: "already" });
    expect(await use(false)).toEqual({ status: "success" });
    expect((await shown()).game?.block).toBe("off");
    test.clock.advance(4_000);
    expect((await office.play("while-it-is-off", [stake])).http).toBe(400);
    expect(await open()).toBe("not_found");
    const win = { type: "win" as const, amount: "2500" };
    const ended = await office.play("before-it-is-off", [win], { finished: true });
    expect(ended.http, "its open round ends").toBe(200);
    const asked = await use(true);
    expect(asked).toMatchObject({ status: "proposed" });
    const decision = { id: asked["proposalId"], decision: "carry-out" };
    await office.act("decide-proposal", decision, office.cookies.second);
    test.clock.advance(KEPT_MS);
    expect((await office.play("it-is-on-again", [stake])).http).toBe(200);
    const audits = await test.app.db.query<{ reason: string }>(
      "select reason from audit_entries where call = 'set-build-used' and object = 'game-provider:tiger'",
    );
    expect(audits.length).toBeGreaterThan(0);
  });
});

describe("with real money", () => {
  const test = useTestApp({ mode: "real" });

  it("a game is released with a pinned build only, and with a certificate of that build", async () => {
    const cookie = await operatorWithRole(test, "admin");
    const act = async (name: "set-game-used" | "pin-game-build", more: object) =>
      (await officeCall(test, name, { ...mill, ...more, reason: "by the law" }, cookie)).body[
        "status"
      ];
    const { db } = test.app;
    await db.query("update settings_sites set profile_id = 'mt'");
    await certifySystems(db);
    await db.query(
      `insert into game_sheets (game_id, stake_least, stake_most, rules)
       select id, 10000000, 2000000000, '{"ko": "규칙"}' from games`,
    );
    const certify = (build: string) =>
      officeCall(
        test,
        "add-game-certificate",
        { ...tigerCertificate, certificate: `C-${build}`, build, reason: "tested" },
        cookie,
      );
    await certify("1.5.0");
    await db.query("update games set is_used = false where code = 'moon-rabbit-mill'");
    expect(await act("set-game-used", { isUsed: true }), "of another build").toBe("certificate");
    await certify(tigerCertificate.build);
    await db.query("delete from game_builds");
    expect(await act("set-game-used", { isUsed: true }), "none is pinned").toBe("build");
    await db.query("update games set is_used = true where code = 'moon-rabbit-mill'");
    const build = { expected: null, returnBasisPoints: 9_600 };
    expect(await act("pin-game-build", { ...build, version: "1.6.0" })).toBe("certificate");
    expect(await act("pin-game-build", { ...build, version: "1.5.0" })).toBe("proposed");
  });
});
