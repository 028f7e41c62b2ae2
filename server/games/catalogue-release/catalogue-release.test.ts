import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { CatalogueDifference } from "#contract/office/catalogue.ts";
import { createFeedReader } from "#server/games/catalogue-import/catalogue-import.ts";
import type { CatalogueEntry, ProviderAdapter } from "#server/games/provider.ts";
import { readCatalogue } from "#server/games/catalogue.ts";
import { sendAnywhere } from "#server/kit/send.ts";
import { useTestApp } from "#tests/support/app.ts";
import { addedStudio, pictureOf } from "#tests/support/catalogue.ts";
import { actByTwo, officeCall, operatorWithRole } from "#tests/support/office.ts";

const game = (code: string, more: Partial<CatalogueEntry> = {}): CatalogueEntry => ({
  code,
  name: `Game ${code}`,
  category: null,
  returnBasisPoints: 9_600,
  volatility: 3,
  hasFreeRounds: false,
  kinds: [],
  hasPractice: false,
  isEnabled: true,
  build: null,
  stakes: null,
  rules: {},
  ...more,
});

describe("a provider's feed and the catalogue", () => {
  const test = useTestApp();
  let maker = "";
  let checker = "";
  /** What the provider of the studio's connection tells. */
  let told: CatalogueEntry[] | Error = [];
  let asked = 0;
  const adapter: ProviderAdapter = {
    connection: "sandbox-betsy",
    address: "http://127.0.0.1:9",
    send: sendAnywhere,
    usesTokens: false,
    launch: () => Promise.reject(new Error("not here")),
    listGames: () => {
      asked += 1;
      return told instanceof Error ? Promise.reject(told) : Promise.resolve(told);
    },
  };
  const feeds = () => ({
    db: test.app.db,
    clock: test.clock,
    adapters: new Map([[adapter.connection, adapter]]),
    warn: () => undefined,
  });
  /** The provider tells these games, and they are read. */
  const tell = (games: CatalogueEntry[]) => {
    told = games;
    return createFeedReader(feeds())();
  };
  const studio = { ...addedStudio, provider: "acme", connection: adapter.connection };
  const both = () => ({ maker, checker });
  const differences = async (kind: string, text?: string) => {
    const wanted = { provider: "acme", kind, ...(text !== undefined && { text }) };
    const { body } = await officeCall(test, "get-catalogue-differences", wanted, maker);
    return body as { counts: Record<string, number>; differences: CatalogueDifference[] };
  };
  /** These games as the list of differences shows them now; a game without one is made up. */
  const seen = async (kind: string, wanted: string[]) => {
    const { differences: found } = await differences(kind);
    return wanted.map((code) => ({
      code,
      theirs: found.find((each) => each.code === code)?.theirs ?? null,
    }));
  };
  const importOf = async (kind: string, games: string[]) => ({
    provider: "acme",
    kind,
    games: await seen(kind, games),
    reason: "as the feed has them",
  });
  const imported = async (kind: string, games: string[]) =>
    actByTwo(test, "import-games", await importOf(kind, games), both());
  const propose = async (kind: string, games: string[]) =>
    officeCall(test, "import-games", await importOf(kind, games), maker);
  const carryOut = async (id: unknown) => {
    const decision = { id, decision: "carry-out", reason: "seen" };
    return (await officeCall(test, "decide-proposal", decision, checker)).body["status"];
  };
  const endWaiting = () =>
    test.app.db.query("update operator_proposals set state = 'expired' where state = 'waiting'");
  const codes = async (kind: string, text?: string) =>
    (await differences(kind, text)).differences.map(({ code }) => code);
  const shown = async () => {
    const studioNow = (await readCatalogue(test.app.db, test.clock.now())).byCode.get("acme");
    return studioNow?.games.map(({ code, declaredReturn }) => [code, declaredReturn]);
  };

  beforeAll(async () => {
    [maker, checker] = [
      await operatorWithRole(test, "admin"),
      await operatorWithRole(test, "admin"),
    ];
  });
  beforeEach(() => test.app.db.query("delete from throttles"));

  it("add-game-provider adds a studio that is switched off, once, to a known connection", async () => {
    const picture = await pictureOf();
    const add = (more: object = {}) =>
      officeCall(
        test,
        "add-game-provider",
        { ...studio, picture, reason: "a new contract", ...more },
        maker,
      );
    expect((await add({ connection: "unknown" })).body["status"]).toBe("not_found");
    expect((await add({ picture: "AAAA" })).body["status"]).toBe("limit");
    expect((await add()).body["status"]).toBe("success");
    expect((await add()).body["status"]).toBe("already");
    const [added, casino] = [
      (await readCatalogue(test.app.db, test.clock.now())).byCode.get("acme"),
      await add({ provider: "acme-live", category: "casino" }),
    ];
    expect(added).toMatchObject({ isOn: false, category: "slot", allGames: [] });
    expect(casino.body["status"]).toBe("success");
    const lobby = (await readCatalogue(test.app.db, test.clock.now())).byCode.get("acme-live");
    expect(
      lobby?.allGames.map(({ code }) => code),
      "its lobby",
    ).toEqual(["acme-live"]);
  });

  it("new games are shown to staff, and to members only after two operators took them", async () => {
    await tell([
      game("dice"),
      game("wheel", { returnBasisPoints: 9_650 }),
      game("off", { isEnabled: false }),
    ]);
    expect(await codes("new")).toEqual(["dice", "wheel"]);
    expect(await codes("new", "WHEEL"), "found by a part of the name").toEqual(["wheel"]);
    expect(await shown()).toEqual([]);
    expect((await propose("new", ["dice"])).body["status"]).toBe("proposed");
    expect(await shown(), "only proposed").toEqual([]);
    await endWaiting();
    expect((await imported("new", ["dice", "wheel"])).body["status"]).toBe("success");
    expect(await shown()).toEqual([
      ["dice", 9_600],
      ["wheel", 9_650],
    ]);
    expect(await codes("new")).toEqual([]);
  });

  it("a changed return keeps the earlier figure until two operators take it", async () => {
    await tell([
      game("dice", { returnBasisPoints: 9_200 }),
      game("wheel", { returnBasisPoints: 9_650 }),
    ]);
    const { differences: found, counts } = await differences("changed");
    expect(counts).toMatchObject({ new: 0, changed: 1, gone: 0 });
    expect(found).toMatchObject([
      { code: "dice", ours: { returnBasisPoints: 9_600 }, theirs: { returnBasisPoints: 9_200 } },
    ]);
    expect(await shown()).toContainEqual(["dice", 9_600]);
    expect((await imported("changed", ["dice"])).body["status"]).toBe("success");
    expect(await shown()).toContainEqual(["dice", 9_200]);
    expect(await codes("changed")).toEqual([]);
  });

  it("a game that is gone is switched off by two operators, and is not new when it comes back", async () => {
    test.clock.advance(60_000);
    await tell([game("wheel", { returnBasisPoints: 9_650 })]);
    expect(await codes("gone")).toEqual(["dice"]);
    expect((await imported("gone", ["dice"])).body["status"]).toBe("success");
    expect(await shown()).toEqual([["wheel", 9_650]]);
    expect(await codes("gone")).toEqual([]);
    test.clock.advance(60_000);
    await tell([
      game("dice", { returnBasisPoints: 9_200 }),
      game("wheel", { returnBasisPoints: 9_650 }),
    ]);
    expect(await codes("new")).toEqual([]);
  });

  it("what has changed since it was seen is refused as stale, also when it is carried out", async () => {
    for (const games of [["unknown"], ["wheel"]])
      expect((await propose("new", games)).body["status"]).toBe("stale");
    await tell([game("ship"), game("wheel", { returnBasisPoints: 9_650 })]);
    expect((await propose("new", ["ship", "ship"])).body["status"]).toBe("stale");
    const proposed = await propose("new", ["ship"]);
    test.clock.advance(60_000);
    await tell([game("wheel", { returnBasisPoints: 9_650 })]);
    expect(await carryOut(proposed.body["proposalId"])).toBe("stale");
    expect(await shown()).toEqual([["wheel", 9_650]]);
  });

  it.each([
    ["return", { returnBasisPoints: 8_800 }],
    ["volatility", { volatility: 5 }],
    ["name", { name: "Another game" }],
    ["build", { build: "2.0.0" }],
  ])("another %s in the feed is not taken on what was seen before", async (_, more) => {
    await endWaiting();
    await tell([game("ship"), game("wheel", { returnBasisPoints: 9_650 })]);
    const before = await importOf("new", ["ship"]);
    const { body } = await officeCall(test, "import-games", before, maker);
    expect(body["status"]).toBe("proposed");
    await tell([game("ship", more), game("wheel", { returnBasisPoints: 9_650 })]);
    expect(await carryOut(body["proposalId"]), "by the second operator").toBe("stale");
    await endWaiting();
    const again = await officeCall(test, "import-games", before, maker);
    expect(again.body["status"], "by the first").toBe("stale");
    expect(await shown()).toEqual([["wheel", 9_650]]);
  });

  it("a proposal of a release that stored less is refused as stale, not carried out", async () => {
    await endWaiting();
    await tell([game("ship"), game("wheel", { returnBasisPoints: 9_650 })]);
    const { body } = await propose("new", ["ship"]);
    await test.app.db.query(
      `update operator_proposals set payload = p.text::jsonb, payload_hash = sha256(p.text::bytea)
       from (select '{"games":["ship"],"kind":"new","provider":"acme"}' as text) p where id = $1`,
      [body["proposalId"]],
    );
    expect(await carryOut(body["proposalId"])).toBe("stale");
    expect(await shown()).toEqual([["wheel", 9_650]]);
  });

  it("a feed is read at once, an hour after it was read, and five minutes after a failure", async () => {
    const read = createFeedReader(feeds());
    const reads = async (afterMs: number) => {
      test.clock.advance(afterMs);
      const before = asked;
      await read();
      return asked - before;
    };
    told = [game("wheel")];
    expect([await reads(0), await reads(3_599_000), await reads(1_001)]).toEqual([1, 0, 1]);
    told = new Error("no line");
    expect([await reads(3_600_000), await reads(299_000), await reads(1_001)]).toEqual([1, 0, 1]);
  });
});
