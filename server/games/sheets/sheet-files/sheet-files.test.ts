import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OfficeOutput } from "#contract/office/calls.ts";
import { useTestApp } from "#tests/support/app.ts";
import { addedGame } from "#tests/support/catalogue.ts";
import { lastAuditRow, officeCall, operatorWithRole } from "#tests/support/office.ts";

const HEAD = "game,min_stake,max_stake,rules_ko,rules_en";
const MILL = "moon-rabbit-mill";
const line = (game: string) => `${game},100,20000,줄마다 겁니다.,"Bet on lines.\nLeft to right."`;

describe("a file of info sheets", () => {
  const test = useTestApp();
  let admin = "";
  beforeAll(async () => {
    admin = await operatorWithRole(test, "admin");
  });
  beforeEach(async () => {
    await test.app.db.query("delete from game_sheets");
    await test.app.db.query("delete from game_awaited_sheets");
    await test.app.db.query("delete from game_feed where code = $1", [MILL]);
  });
  const fileOf = (lines: readonly string[] | Buffer) => ({
    provider: "tiger",
    fileName: "sheets.csv",
    content: (lines instanceof Buffer ? lines : Buffer.from(lines.join("\n"))).toString("base64"),
  });
  const preview = async (lines: readonly string[] | Buffer) =>
    (await officeCall(test, "preview-info-sheet-file", fileOf(lines), admin))
      .body as unknown as OfficeOutput<"preview-info-sheet-file">;
  const act = async (
    name: "import-info-sheet-file" | "add-game" | "drop-awaited-sheets",
    input: object,
  ) => (await officeCall(test, name, { ...input, reason: "sent by the studio" }, admin)).body;
  const bringIn = (lines: readonly string[], more: object = {}) =>
    act("import-info-sheet-file", { ...fileOf(lines), ...more });
  const stored = async (game = MILL) => {
    const wanted = { provider: "tiger", game };
    const { body } = await officeCall(test, "get-game-info-sheet", wanted, admin);
    return body["written"];
  };
  const counts = async () => {
    const [row] = await test.app.db.query<{ sheets: number; awaited: number }>(
      `select (select count(*)::integer from game_sheets) as sheets,
         (select count(*)::integer from game_awaited_sheets) as awaited`,
    );
    return row;
  };
  const tellStakes = () =>
    test.app.db.query(
      `insert into game_feed (connection, code, name, has_free_rounds, is_enabled, seen_at,
         stake_least, stake_most)
       select connection, $1, 'Mill', false, true, now(), 20000000, 500000000
       from game_providers where code = 'tiger'`,
      [MILL],
    );

  it("writes 20,000 at once, of games of the catalogue and of games that are awaited", async () => {
    await test.app.db.query(
      `insert into games (provider_id, code, name_ko, name_en, art, position)
       select p.id, 'many-' || n, '많음', 'Many', p.art, 1000 + n
       from game_providers p, generate_series(1, 15000) n where p.code = 'tiger'`,
    );
    const lines = Array.from({ length: 20_000 }, (_, place) => line(`many-${place + 1}`));
    const found = { lines: 20_000, changed: 20_000, awaited: 5_000, told: 0, faultCount: 0 };
    expect(await preview([HEAD, ...lines])).toMatchObject(found);
    expect(await counts(), "a preview stores nothing").toEqual({ sheets: 0, awaited: 0 });
    expect(await bringIn([HEAD, ...lines])).toEqual({ status: "success", changed: 20_000 });
    expect(await counts()).toEqual({ sheets: 15_000, awaited: 5_000 });
    expect(await bringIn([HEAD, ...lines])).toEqual({ status: "already" });
    const more = [...lines.slice(1), "many-1,200,,,".replace("200,", "200,300")];
    expect(await bringIn([HEAD, ...more])).toEqual({ status: "success", changed: 1 });
    await test.app.db.query("delete from games where code like 'many-%'");
  });

  it("keeps a list of what waits for games, from which staff delete one with a misspelt code", async () => {
    const awaited = async () =>
      (await officeCall(test, "get-awaited-sheets", { provider: "tiger" }, admin))
        .body as unknown as OfficeOutput<"get-awaited-sheets">;
    const drop = (games: readonly string[]) =>
      act("drop-awaited-sheets", { provider: "tiger", games });
    await bringIn([HEAD, line("waits-b"), line("waits-a"), line(MILL)]);
    const { count, sheets } = await awaited();
    expect([count, sheets.map(({ code }) => code)]).toEqual([2, ["waits-a", "waits-b"]]);
    const since = sheets[0]?.since;
    expect(Math.abs(Date.parse(since ?? "") - Date.now())).toBeLessThan(600_000);
    // Another file changes the sheet, and it waits since the first.
    await bringIn([HEAD, "waits-a,1,2,,"]);
    expect((await awaited()).sheets[0]).toEqual({ code: "waits-a", since });
    expect(await drop(["waits-a", "never-came"])).toEqual({ status: "stale" });
    expect((await awaited()).count).toBe(2);
    expect(await drop(["waits-a"])).toEqual({ status: "success" });
    expect((await awaited()).sheets.map(({ code }) => code)).toEqual(["waits-b"]);
    expect(await lastAuditRow(test, "game-provider:tiger")).toMatchObject({
      call: "drop-awaited-sheets",
      before: { code: "waits-a" },
    });
  });

  it("reads columns in any order, rules by line, and keeps what an empty cell leaves out", async () => {
    const head = "Rules EN;Max Stake;Game;Min Stake;Remark";
    expect(await bringIn([head, `"One.\r\n Two; too.";20000;${MILL};100;new`])).toMatchObject({
      changed: 1,
    });
    const stakes = { least: 100, most: 20_000 };
    expect(await stored()).toEqual({ stakes, rules: { en: "One.\n Two; too." } });
    await bringIn(["game,min_stake,max_stake,rules_ko,rules_en", `${MILL},,,하나.,`]);
    expect(await stored()).toEqual({ stakes, rules: { ko: "하나.", en: "One.\n Two; too." } });
  });

  it("leaves stakes that the provider's feed tells, and writes the rules", async () => {
    await tellStakes();
    const rows = [HEAD, `${MILL},1,2,하나.,`];
    expect(await preview(rows)).toMatchObject({ changed: 1, told: 1 });
    expect(await bringIn(rows)).toMatchObject({ status: "success" });
    expect(await stored()).toEqual({ stakes: null, rules: { ko: "하나." } });
    expect(await bringIn([HEAD, `${MILL},3,4,,`])).toEqual({ status: "already" });
  });

  it("keeps the sheet of a game that is not in the catalogue yet, which takes it when it is added", async () => {
    expect(await preview([HEAD, line("added-by-hand")])).toMatchObject({ awaited: 1, changed: 1 });
    await bringIn([HEAD, line("added-by-hand")]);
    expect(await act("add-game", addedGame)).toMatchObject({ status: "success" });
    expect(await stored("added-by-hand")).toEqual({
      stakes: { least: 100, most: 20_000 },
      rules: { ko: "줄마다 겁니다.", en: "Bet on lines.\nLeft to right." },
    });
    expect(await counts()).toEqual({ sheets: 1, awaited: 0 });
  });

  it.each([
    ["stakes with a separator", `${MILL},"1,000",20000,규칙,`, "value", 1],
    ["a stake of zero", `${MILL},0,20000,규칙,`, "value", 1],
    ["a code with a space", "moon rabbit,100,20000,규칙,", "value", 0],
    ["rules that are too long", `${MILL},100,20000,${"가".repeat(4_001)},`, "value", 3],
    ["only one of the stakes", `${MILL},100,,규칙,`, "stakes", 1],
    ["a minimum above the maximum", `${MILL},200,100,규칙,`, "stakes", 1],
    ["a line that is too short", `${MILL},100,20000,규칙`, "width", 4],
    ["a repeated game", line("wheel"), "repeated", 0],
  ] as const)(
    "%s: named with its line, and the file writes nothing",
    async (_, row, code, column) => {
      const rows = [HEAD, line("wheel"), row];
      const { faults, faultCount } = await preview(rows);
      expect(faults, "the line before has two lines").toMatchObject([{ code, line: 4, column }]);
      expect(faultCount).toBe(1);
      expect(await bringIn(rows)).toEqual({ status: "file" });
      expect(await counts()).toEqual({ sheets: 0, awaited: 0 });
    },
  );

  it.each([
    ["a column is missing", [HEAD.replace("max_stake,", ""), line(MILL)], "columns"],
    [
      "rules of an unknown language",
      [HEAD.replace("rules_en", "rules_fr"), line(MILL)],
      "language",
    ],
    ["there is no line", [HEAD], "empty"],
    ["a quotation mark is open", [HEAD, `"${MILL},100`], "quote"],
    [
      "more than 20,000 lines",
      [HEAD, ...Array.from({ length: 20_001 }, () => "x,1,2,,")],
      "too_many",
    ],
  ] as const)("%s: the file is refused", async (_, rows, code) => {
    expect((await preview(rows)).faults).toMatchObject([{ code }]);
    expect(await bringIn(rows)).toEqual({ status: "file" });
  });

  it("bytes that are no text, and a studio that is not known", async () => {
    const { faults } = await preview(Buffer.from([0, 255, 0, 1]));
    expect(faults).toMatchObject([{ code: "encoding" }]);
    const unknown = await bringIn([HEAD, line(MILL)], { provider: "unknown" });
    expect(unknown).toEqual({ status: "not_found" });
  });

  it("the audit row of import-info-sheet-file names the file, its hash and the counts", async () => {
    await bringIn([HEAD, line(MILL), line("wheel")]);
    const [row] = await test.app.db.query<{ after: object }>(
      "select after from audit_entries where call = 'import-info-sheet-file' order by id desc limit 1",
    );
    expect(row?.after).toMatchObject({ fileName: "sheets.csv", lines: 2, count: 2 });
    expect(row?.after).toHaveProperty("sha256", expect.stringMatching(/^[0-9a-f]{64}$/));
  });
});

describe("an import from a feed with real money", () => {
  const test = useTestApp({ mode: "real" });

  it("takes the rules and stakes of a file for games that the feed does not describe", async () => {
    const admin = await operatorWithRole(test, "admin");
    await test.app.db.query(
      `insert into game_feed (connection, code, name, has_free_rounds, is_enabled, seen_at)
       values ('sandbox', 'undescribed', 'Undescribed', false, true, now())`,
    );
    const leftOut = async () => {
      const wanted = { provider: "tiger", kind: "new", text: "undescribed" };
      return (await officeCall(test, "find-import-list", wanted, admin)).body["undescribed"];
    };
    expect(await leftOut()).toBe(1);
    const file = {
      provider: "tiger",
      fileName: "sheets.csv",
      content: Buffer.from(`${HEAD}\n${line("undescribed")}`).toString("base64"),
      reason: "sent by the studio",
    };
    const { body } = await officeCall(test, "import-info-sheet-file", file, admin);
    expect(body).toEqual({ status: "success", changed: 1 });
    expect(await leftOut()).toBe(0);
  });
});
