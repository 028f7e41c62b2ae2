import { describe, expect, it } from "vitest";
import type { Output } from "#contract/calls.ts";
import { KEPT_MS } from "#server/kit/public-changes/kept.ts";
import { useTestApp } from "#tests/support/app.ts";
import { writtenSheet } from "#tests/support/catalogue.ts";
import { certifySystems } from "#tests/support/certificates.ts";
import { useGamesOffice } from "#tests/support/games-office.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

const mill = { company: "tiger", code: "moon-rabbit-mill" };

describe("a game's info sheet", () => {
  const test = useTestApp();
  const { act, make } = useGamesOffice(test);
  const sheet = async (language = "ko", game: object = mill) =>
    (await test.call("get-game-sheet", game, { "accept-language": language }))
      .body as unknown as Output<"get-game-sheet"> & { status: string };

  it("get-game-sheet answers a visitor what the catalogue knows, and says what is not known", async () => {
    const { game, stakes, rules } = await sheet();
    expect(game).toMatchObject({
      gameCompany: "tiger",
      code: "moon-rabbit-mill",
      kinds: ["lines"],
      jackpot: true,
    });
    expect(game.returnBasisPoints).toBeGreaterThan(9_000);
    expect(game.volatility).toBeGreaterThan(0);
    expect([stakes, rules]).toEqual([null, null]);
    expect(await sheet("ko", { company: "tiger", code: "none" })).toEqual({ status: "not_found" });
  });

  it("shows what staff wrote, in the page's language, otherwise in English or Korean", async () => {
    expect(await act("set-game-info-sheet", writtenSheet)).toEqual({ status: "success" });
    expect(await act("set-game-info-sheet", writtenSheet), "another was first").toEqual({
      status: "stale",
    });
    const again = { ...writtenSheet, expected: writtenSheet.sheet };
    expect(await act("set-game-info-sheet", again)).toEqual({ status: "already" });
    expect(await sheet("th")).toMatchObject({
      stakes: { least: 100, most: 20_000 },
      rules: { locale: "ko", text: "줄 20개에 고르게 겁니다." },
    });
    const rules = { ...writtenSheet.sheet.rules, en: "Evenly over 20 lines.", th: "20 เส้น" };
    await act("set-game-info-sheet", {
      ...writtenSheet,
      expected: writtenSheet.sheet,
      sheet: { ...writtenSheet.sheet, rules },
    });
    expect((await sheet("th")).rules).toEqual({
      locale: "th",
      text: "20 เส้น",
      languages: ["ko", "en", "th"],
    });
    expect((await sheet("ja")).rules).toMatchObject({
      locale: "en",
      text: "Evenly over 20 lines.",
    });
  });

  it("shows the provider's rules where staff wrote none, and the provider's stakes before staff's", async () => {
    await test.app.db.query(
      `insert into game_feed (connection, code, name, has_free_rounds, is_enabled, seen_at,
         stake_least, stake_most, rules)
       select connection, 'moon-rabbit-mill', 'Mill', false, true, now(), 20000000, 500000000,
         '{"ko": "게임사 규칙", "jp": "規則"}'
       from game_providers where code = 'tiger'`,
    );
    expect(await sheet("ja")).toMatchObject({
      stakes: { least: 200, most: 5_000 },
      rules: { locale: "jp", text: "規則" },
    });
    expect((await sheet("ko")).rules?.text).toBe("줄 20개에 고르게 겁니다.");
    const forStaff = await make("get-game-info-sheet", { provider: "tiger", game: mill.code });
    expect(forStaff).toMatchObject({
      written: { stakes: { least: 100, most: 20_000 } },
      told: { stakes: { least: 200, most: 5_000 }, rules: { jp: "規則" } },
    });
  });

  it("is hidden with its game, and refused with stakes that are the wrong way round", async () => {
    await test.app.db.query("update games set is_used = false where code = 'moon-rabbit-mill'");
    test.clock.advance(KEPT_MS);
    expect(await sheet()).toEqual({ status: "not_found" });
    const stakes = { least: 2_000, most: 1_000 };
    const wrong = { ...writtenSheet, sheet: { stakes, rules: {} } };
    expect((await act("set-game-info-sheet", wrong))["status"]).toBe("invalid");
    const unknown = { ...writtenSheet, game: "no-such-game" };
    expect(await act("set-game-info-sheet", unknown)).toEqual({ status: "not_found" });
  });
});

describe("a release with real money", () => {
  const test = useTestApp({ mode: "real" });

  it("needs rules and stakes that members see before they open the game", async () => {
    const cookie = await operatorWithRole(test, "admin");
    const act = async (
      name: "set-game-used" | "set-game-info-sheet" | "set-provider-used",
      input: object,
    ) => (await officeCall(test, name, { ...input, reason: "for members" }, cookie)).body["status"];
    await test.app.db.query("update settings_sites set profile_id = 'mt'");
    await certifySystems(test.app.db);
    await test.app.db.query(
      `insert into game_certificates (provider_id, code, laboratory, certificate, build, profile_id,
         expires_on, added_at, added_by)
       select g.provider_id, g.code, 'GLI', 'C-1', b.version, 'mt', '2099-01-01', now(), o.id
       from games g join game_builds b on b.game_id = g.id, (select min(id) as id from operators) o`,
    );
    await test.app.db.query("update games set is_used = false where code = 'moon-rabbit-mill'");
    await test.app.db.query("update game_providers set is_used = false where code = 'fox'");
    const release = { provider: "tiger", game: mill.code, isUsed: true };
    expect(await act("set-game-used", release)).toBe("sheet");
    expect(await act("set-provider-used", { provider: "fox", isUsed: true })).toBe("sheet");
    const { stakes, rules } = writtenSheet.sheet;
    const first = { ...writtenSheet, sheet: { stakes: null, rules } };
    expect(await act("set-game-info-sheet", first)).toBe("success");
    expect(await act("set-game-used", release), "no stakes yet").toBe("sheet");
    const second = { ...writtenSheet, expected: first.sheet, sheet: { stakes, rules } };
    expect(await act("set-game-info-sheet", second)).toBe("success");
    expect(await act("set-game-used", release)).toBe("proposed");
  });
});
