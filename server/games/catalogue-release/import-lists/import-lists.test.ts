import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { CatalogueDifference } from "#contract/office/catalogue.ts";
import { useTestApp, type TestApp } from "#tests/support/app.ts";
import { certifySystems } from "#tests/support/certificates.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

const reason = "a new contract";

/** The office of two operators, and games `<name>-00001` … in the feed of tiger's connection. */
function useLists(test: TestApp) {
  let cookies = { maker: "", checker: "" };
  beforeAll(async () => {
    const [maker, checker] = [
      await operatorWithRole(test, "admin"),
      await operatorWithRole(test, "admin"),
    ];
    cookies = { maker, checker };
  });
  beforeEach(() =>
    test.app.db.query("update operator_proposals set state = 'expired' where state = 'waiting'"),
  );
  const find = async (text: string, kind = "new") => {
    const wanted = { provider: "tiger", kind, text };
    const { body } = await officeCall(test, "find-import-list", wanted, cookies.maker);
    const { count, hash, uncertified, undescribed } = body;
    return { wanted, count, hash, uncertified, undescribed };
  };
  const propose = async ({ wanted, count, hash }: Awaited<ReturnType<typeof find>>) => {
    const input = { ...wanted, count, hash, reason };
    return (await officeCall(test, "import-game-list", input, cookies.maker)).body;
  };
  const carryOut = async (id: unknown) => {
    const decision = { id, decision: "carry-out", reason };
    return (await officeCall(test, "decide-proposal", decision, cookies.checker)).body["status"];
  };
  const page = async (hash: unknown, after?: number) => {
    const input = { hash, ...(after !== undefined && { after }) };
    return (await officeCall(test, "get-import-list", input, cookies.checker)).body as {
      status: string;
      provider: string;
      count: number;
      games: CatalogueDifference[];
      next: number | null;
    };
  };
  const tell = (name: string, count: number) =>
    test.app.db.query(
      `insert into game_feed (connection, code, name, declared_return, volatility,
         has_free_rounds, is_enabled, seen_at, stake_least, stake_most, rules, build)
       select 'sandbox', $1 || '-' || to_char(n, 'FM00000'), 'Game ' || n, 9600, 3, false, true,
         now(), 10000000, 200000000, '{"en": "Stakes are per line."}', '1.0'
       from generate_series(1, $2::integer) n`,
      [name, count],
    );
  const inUse = async (name: string) => {
    const [row] = await test.app.db.query<{ count: number }>(
      `select count(*)::integer as count from games g join game_builds b on b.game_id = g.id
       where g.code like $1 || '-%' and g.is_used and b.version = '1.0'`,
      [name],
    );
    return row?.count;
  };
  return { find, propose, carryOut, page, tell, inUse };
}

describe("a whole list of games from a provider's feed", () => {
  const test = useTestApp();
  const { find, propose, carryOut, page, tell, inUse } = useLists(test);
  /** As if PostgreSQL had counted the feed while its first reading was not yet committed. */
  const countAsSmall = () =>
    test.owner.query(
      `update pg_class set reltuples = 60, relpages = pg_relation_size(oid) / 8192
       where relname = 'game_feed'`,
    );

  it("20,000 games are found, paged through and taken by two operators, and the rest after them", async () => {
    await tell("many", 20_010);
    await countAsSmall();
    const found = await find("many-");
    expect(found).toMatchObject({ count: 20_000, uncertified: 0, undescribed: 0 });
    const { status, proposalId } = await propose(found);
    expect(status).toBe("proposed");
    expect(await inUse("many"), "only proposed").toBe(0);
    const first = await page(found.hash);
    expect(first).toMatchObject({ provider: "tiger", count: 20_000, next: 200 });
    expect(first.games).toHaveLength(200);
    expect(first.games[0]).toEqual({
      code: "many-00001",
      kind: "new",
      ours: null,
      theirs: { name: "Game 1", returnBasisPoints: 9_600, volatility: 3, version: "1.0" },
    });
    const last = await page(found.hash, 19_800);
    expect(last.games.at(-1)?.code).toBe("many-20000");
    expect(last.next).toBeNull();
    await countAsSmall();
    expect(await carryOut(proposalId)).toBe("success");
    expect(await inUse("many")).toBe(20_000);
    expect(await find("many-")).toMatchObject({ count: 10 });
  });

  it("the audit trail names the list by its hash", async () => {
    await tell("told", 3);
    const found = await find("told-");
    expect(await carryOut((await propose(found))["proposalId"])).toBe("success");
    const [row] = await test.app.db.query<{ after: object }>(
      "select after from audit_entries where call = 'import-game-list' order by id desc limit 1",
    );
    expect(row?.after).toEqual({ imported: "new", count: 3, sha256: found.hash });
  });

  it("another game in the feed is not proposed with what was seen, and waits for the next list", async () => {
    await tell("grows", 2);
    const found = await find("grows-");
    await tell("grows-more", 1);
    expect((await propose(found))["status"]).toBe("stale");
    const both = await find("grows-");
    expect(both.count).toBe(3);
    const { proposalId } = await propose(both);
    await tell("grows-later", 1);
    expect(await carryOut(proposalId)).toBe("success");
    expect(await find("grows-")).toMatchObject({ count: 1 });
  });

  it.each([
    ["another return", "update game_feed set declared_return = 9000 where code = 'turns-00002'"],
    ["a game that left", "update game_feed set withdrawn_at = now() where code = 'turns-00002'"],
    [
      "another list under its hash",
      `update game_import_lists set games = jsonb_set(games, '{1,code}', '"turns-00009"')`,
    ],
  ])("%s since the proposal takes none of its games", async (_, sql) => {
    await test.app.db.query("delete from game_feed where code like 'turns-%'");
    await tell("turns", 3);
    await test.app.db.query("delete from game_import_lists");
    const { proposalId } = await propose(await find("turns-"));
    await test.app.db.query(sql);
    expect(await carryOut(proposalId)).toBe("stale");
    expect(await inUse("turns")).toBe(0);
  });

  it("changed games follow the feed, and those that are gone are switched off", async () => {
    await tell("moves", 300);
    expect(await carryOut((await propose(await find("moves-")))["proposalId"])).toBe("success");
    await test.app.db.query(
      "update game_feed set declared_return = 9500 where code like 'moves-%' and code < 'moves-00251'",
    );
    const changed = await find("moves-", "changed");
    expect(changed.count).toBe(250);
    expect(await carryOut((await propose(changed))["proposalId"])).toBe("success");
    expect(await find("moves-", "changed")).toMatchObject({ count: 0, hash: null });
    await test.app.db.query(
      "update game_feed set withdrawn_at = now() where code like 'moves-%' and code > 'moves-00050'",
    );
    const gone = await find("moves-", "gone");
    expect(gone.count).toBe(250);
    expect(await carryOut((await propose(gone))["proposalId"])).toBe("success");
    expect(await inUse("moves")).toBe(50);
  });

  it("find-import-list and get-import-list know no other studio and no other list", async () => {
    expect((await page("ab".repeat(32))).status).toBe("not_found");
    const wanted = { provider: "nobody", kind: "new" };
    const cookie = await operatorWithRole(test, "admin");
    expect((await officeCall(test, "find-import-list", wanted, cookie)).body).toEqual({
      status: "not_found",
    });
  });
});

describe("with real money", () => {
  const test = useTestApp({ mode: "real" });
  const { find, propose, carryOut, tell, inUse } = useLists(test);

  it("games without a certificate, rules or stakes are left out of the list", async () => {
    await certifySystems(test.owner);
    await tell("real", 4);
    await test.owner.query(
      `insert into game_certificates (provider_id, code, laboratory, certificate, build, profile_id,
         expires_on, added_at, added_by, sha256)
       select p.id, w.code, 'GLI', 'MO-1', '1.0', f.id, '2099-12-31', now(),
         (select min(id) from operators), repeat('ab', 32)
       from game_providers p, settings_profiles f,
         unnest(array['real-00001', 'real-00002', 'real-00003']) w(code)
       where p.code = 'tiger'`,
    );
    await test.owner.query("update game_feed set rules = null where code = 'real-00003'");
    const found = await find("real-");
    expect(found).toMatchObject({ count: 2, uncertified: 1, undescribed: 1 });
    const { proposalId } = await propose(found);
    await test.owner.query(
      "update game_certificates set expires_on = '2020-01-01' where code = 'real-00002'",
    );
    expect(await carryOut(proposalId), "a certificate ended meanwhile").toBe("certificate");
    expect(await inUse("real")).toBe(0);
    await test.owner.query("update game_certificates set expires_on = '2099-12-31'");
    expect(await carryOut(proposalId)).toBe("success");
    expect(await inUse("real")).toBe(2);
  });
});
