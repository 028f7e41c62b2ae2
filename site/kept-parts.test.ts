import { describe, expect, it } from "vitest";
import { KeptParts } from "#site/kept-parts.ts";

/** A page with the part of each key, rendered where the part is not known. */
function pageWith(parts: KeptParts, common: string, keys: readonly string[]) {
  const page = parts.pageOf(common);
  const rendered: string[] = [];
  const html = keys.map((key) => {
    const { at, isKnown } = page.take(key);
    if (!isKnown) rendered.push(key);
    return `<kept-part at="${at}">${isKnown ? "" : `<b>${common}${key}</b>\n`}</kept-part>`;
  });
  return { html: page.fill(`<i>${html.join("</i><i>")}</i>`), rendered };
}

describe("the kept parts of pages", () => {
  it("are rendered once for each key, and put into later pages in their places", () => {
    const parts = new KeptParts();
    const first = pageWith(parts, "en", ["a", "b", "a"]);
    expect(first.rendered).toEqual(["a", "b", "a"]);
    const second = pageWith(parts, "en", ["b", "c", "a"]);
    expect(second.rendered).toEqual(["c"]);
    expect(second.html).toBe("<i><b>enb</b>\n</i><i><b>enc</b>\n</i><i><b>ena</b>\n</i>");
    expect(pageWith(parts, "ko", ["a"]).html).toBe("<i><b>koa</b>\n</i>");
  });

  it("make room for new ones, also within one page, and the page is whole", () => {
    const parts = new KeptParts(100);
    for (let page = 0; page < 50; page++) {
      const keys = [`a${page % 3}`, `b${page}`, `c${page}`, `a${page % 2}`];
      const { html } = pageWith(parts, "en", keys);
      expect(html).toBe(`<i>${keys.map((key) => `<b>en${key}</b>\n`).join("</i><i>")}</i>`);
      expect(parts.bytes).toBeLessThanOrEqual(100);
    }
  });
});
