import { describe, expect, it } from "vitest";
import { useGameWindows } from "#tests/support/game-windows.ts";

/** Scripts and styles of a slot as they travel, in bytes; they were 740,000 uncompressed. */
const SLOT_BUDGET = 260_000;

describe("the files of a game", () => {
  const games = useGameWindows();

  it("bring a Korean window its letters in one font, because slices came ten at a time", async () => {
    const page = await games.open("moon-rabbit-mill", { width: 1280, height: 900 });
    await page.locator("#spin[aria-disabled=false]").waitFor();
    const fonts = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => name)
        .filter((name) => name.endsWith(".woff2")),
    );
    expect(fonts).toEqual([expect.stringMatching(/\/slot-[^/]+\.woff2$/)]);
  });

  it("travel compressed, are kept for a year, and the slot's are asked for at once", async () => {
    const page = await games.open("moon-rabbit-mill", { width: 1280, height: 900 });
    const files = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => /\/assets\/.*\.(js|css)$/.test(name))
        .map((entry) => {
          const { name, encodedBodySize, decodedBodySize } = entry as PerformanceResourceTiming;
          return { name, encodedBodySize, decodedBodySize };
        }),
    );
    const sent = files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    expect(sent).toBeLessThan(SLOT_BUDGET);
    const html = await (await fetch(page.url())).text();
    const late = files.filter(
      ({ name }) => !html.includes(new URL(name).pathname.split("/").at(-1) ?? name),
    );
    expect(late.map(({ name }) => name)).toEqual([]);
    for (const { name, encodedBodySize, decodedBodySize } of files) {
      if (decodedBodySize > 2_000) expect(encodedBodySize, name).toBeLessThan(decodedBodySize / 2);
      const answer = await fetch(name, { headers: { "accept-encoding": "br" } });
      expect(answer.headers.get("content-encoding"), name).toBe("br");
      expect(answer.headers.get("cache-control"), name).toBe("public, max-age=31536000, immutable");
      const plain = await fetch(name, { headers: { "accept-encoding": "gzip" } });
      expect(plain.headers.get("content-encoding"), name).toBe("gzip");
    }
  });
});
