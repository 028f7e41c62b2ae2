import { describe, expect, it } from "vitest";
import type { OfficeProvider } from "#contract/office/games.ts";
import { useTestApp } from "#tests/support/app.ts";
import { useGamesOffice } from "#tests/support/games-office.ts";

describe("names of studios and games in six languages", () => {
  const test = useTestApp();
  const { make, act, aMomentLater } = useGamesOffice(test);
  const koi = async () => {
    const { providers } = (await make("get-game-providers", {})) as {
      providers?: OfficeProvider[];
    };
    return providers?.find(({ code }) => code === "koi");
  };

  it("names in all six languages are shown and found, with a typo, and kept by a change without them", async () => {
    const otherNames = { vn: "Vũ điệu vảy", jp: "鱗の舞い", th: "ระบำเกล็ดปลา", cn: "鳞之舞" };
    const names = {
      provider: "koi",
      game: "scale-dance",
      nameKo: "비늘 춤",
      nameEn: "Scale Dance",
    };
    expect(await act("change-game", { ...names, otherNames, isNew: null })).toEqual({
      status: "success",
    });
    aMomentLater();
    const found = async (text: string) =>
      (await test.call("search-games", { text })).body["found"] as object[];
    const words = [
      ...Object.values(otherNames),
      "鱗の舞",
      "Vu dieu vay",
      "Vũ điêu vải",
      "ระบำเกล็ด",
    ];
    for (const word of words)
      expect(await found(word), word).toEqual([
        expect.objectContaining({ code: "scale-dance", otherNames }),
      ]);
    await act("change-game", { ...names, isNew: true });
    aMomentLater();
    expect(await found("鳞之舞")).toHaveLength(1);
    await act("change-game", { ...names, otherNames: { vn: "Vảy" }, isNew: null });
    const [row] = await test.app.db.query(
      "select before, after from audit_entries where object = 'game:koi/scale-dance' order by id desc limit 1",
    );
    expect(row).toMatchObject({
      before: { nameVn: "Vũ điệu vảy", nameCn: "鳞之舞" },
      after: { nameVn: "Vảy", nameCn: null },
    });
    aMomentLater();
    expect(await found("鳞之舞")).toEqual([]);
    const studio = { provider: "koi", nameKo: "코이", nameEn: "Koi", tag: null };
    await act("change-provider", { ...studio, otherNames: { jp: "銅の鯉" } });
    expect(await koi()).toMatchObject({ otherNames: { jp: "銅の鯉" } });
    await act("change-provider", { ...studio, otherNames: {} });
    expect(await koi()).toMatchObject({ otherNames: null });
    const unknown = { ...studio, otherNames: { fr: "Carpe" } };
    const refused = await make("change-provider", { ...unknown, reason: "a new name" });
    expect(refused["status"]).toBe("invalid");
  });
});
