import { describe, expect, it } from "vitest";
import type { OfficeRoundDetail } from "#contract/office/games.ts";
import { rulesAt } from "#server/games/rule-versions/rule-versions.ts";
import { useTestApp } from "#tests/support/app.ts";
import { writtenSheet } from "#tests/support/catalogue.ts";
import { useGamesOffice } from "#tests/support/games-office.ts";

/** Source: GLI-19 A.5.1 (d) and (e). */
describe("the rules of a game by date", () => {
  const test = useTestApp();
  const { act, make, play } = useGamesOffice(test);
  const CODE = "moon-rabbit-mill";
  const gameId = async (): Promise<number> => {
    const [game] = await test.app.db.query<{ id: number }>("select id from games where code = $1", [
      CODE,
    ]);
    return game?.id ?? 0;
  };
  const versions = async (): Promise<number> => {
    const [row] = await test.app.db.query<{ count: number }>(
      "select count(*)::integer as count from game_rule_versions where game_id = $1",
      [await gameId()],
    );
    return row?.count ?? 0;
  };
  const now = async () => rulesAt(test.app.db, await gameId(), new Date(Date.now() + 60_000));
  const roundOf = async (ref: string) => {
    const { rounds } = await make("find-rounds", { round: ref });
    const [found] = rounds as { id: string }[];
    return (await make("get-round", { id: found?.id }))["round"] as OfficeRoundDetail;
  };
  const inOneYear = new Date(Date.now() + 365 * 86_400_000);

  it("a round shows the rules that held when it began, also after they changed", async () => {
    await play("before", [{ type: "bet", amount: "1000" }]);
    expect((await roundOf("before")).rules).toMatchObject({ stakes: null, texts: {} });
    expect(await act("set-game-info-sheet", writtenSheet)).toEqual({ status: "success" });
    await play("after", [{ type: "bet", amount: "1000" }]);
    const { stakes, rules } = writtenSheet.sheet;
    expect((await roundOf("after")).rules).toMatchObject({ stakes, texts: rules });
    expect((await roundOf("before")).rules).toMatchObject({ stakes: null, texts: {} });
  });

  it("a round from before the first version has none", async () => {
    expect(await rulesAt(test.app.db, await gameId(), new Date("2020-01-01"))).toBeNull();
  });

  it("each change of the feed, the build and the return adds one version, and what stays the same adds none", async () => {
    const before = await versions();
    const change = (sql: string) => test.app.db.query(sql, [CODE]);
    await change(`insert into game_feed (connection, code, name, has_free_rounds, is_enabled,
      seen_at, stake_least, stake_most, rules)
      values ('sandbox', $1, 'Mill', false, true, now(), 5000000, 900000000, '{"en": "Told.", "ko": "알림"}')`);
    expect(await versions()).toBe(before + 1);
    expect(await now()).toMatchObject({
      stakes: { least: 50, most: 9_000 },
      texts: { ...writtenSheet.sheet.rules, en: "Told." },
    });
    await change("update game_feed set seen_at = now(), name = 'Mill' where code = $1");
    expect(await versions(), "told the same again").toBe(before + 1);
    await change("update game_feed set withdrawn_at = now() where code = $1");
    expect((await now())?.texts).toEqual(writtenSheet.sheet.rules);
    await change(
      "update game_builds set version = '9.9.9' where game_id = (select id from games where code = $1)",
    );
    expect(await now()).toMatchObject({ build: "9.9.9" });
    await change("update games set declared_return = 9123 where code = $1");
    expect(await now()).toMatchObject({ returnBasisPoints: 9_123 });
    await change("update games set position = position where code = $1");
    expect(await versions()).toBe(before + 4);
  });

  it("a game that is added has its first version at once", async () => {
    await test.app.db.query(
      `insert into games (provider_id, code, name_ko, name_en, art, position, declared_return, kinds)
       select id, 'rules-by-date', '게임', 'Game', code, 900, 9500, '{}'
       from game_providers where code = 'tiger'`,
    );
    const [game] = await test.app.db.query<{ id: number }>(
      "select id from games where code = 'rules-by-date'",
    );
    expect(await rulesAt(test.app.db, game?.id ?? 0, inOneYear)).toMatchObject({
      returnBasisPoints: 9_500,
      build: null,
      texts: {},
    });
  });

  it("the application neither changes nor deletes nor adds a version", async () => {
    for (const sql of [
      "update game_rule_versions set build = 'other'",
      "delete from game_rule_versions",
      "insert into game_rule_versions (game_id, since, texts) select id, now(), '{}' from games",
    ])
      await expect(test.app.db.query(sql), sql).rejects.toThrow(/permission denied/);
  });
});
