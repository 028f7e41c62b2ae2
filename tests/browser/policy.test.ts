import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { localeCodes } from "#contract/locales.ts";
import { routes } from "#site/routes.ts";
import { openJourneyProduct } from "#tests/support/journey-product.ts";
import type { TestProduct } from "#tests/support/product.ts";

/** One address for each page; parameters get a value without an object. */
const pathsOf = routes.map(({ path }) =>
  `/${path}`.replace(/\/\/+/g, "/").replace(/:\w+\??/g, "0"),
);
const pages = [
  ...new Set(pathsOf),
  ...localeCodes.map((locale) => `/${locale}/offline`).filter((path) => path !== "/ko/offline"),
  "/offline",
  "/verify-statement",
  "/en",
  "/no-such-page",
];

describe("the content security policy of every rendered page", () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await openJourneyProduct();
  });
  afterAll(() => product.stop());

  it.each(pages)("trusts only one nonce and this origin: %s", async (path) => {
    const answer = await fetch(product.webUrl + path);
    const html = await answer.text();
    expect(answer.headers.get("content-type")).toContain("text/html");
    const policy = new Map(
      (answer.headers.get("content-security-policy") ?? "").split("; ").map((each) => {
        const [name = "", ...sources] = each.split(" ");
        return [name, sources];
      }),
    );
    for (const name of ["default-src", "base-uri", "frame-ancestors"])
      expect(policy.get(name), name).toEqual(["'none'"]);
    const nonces = ["script-src", "style-src"].map((name) => {
      const [own, nonce, ...others] = policy.get(name) ?? [];
      expect([own, others], name).toEqual(["'self'", []]);
      return /^'nonce-([\w-]{22})'$/.exec(nonce ?? "")?.[1];
    });
    expect(nonces[0]).toBeDefined();
    expect(nonces[1]).toBe(nonces[0]);
    // Browsers do not run data blocks.
    const inline =
      html.match(/<(script|style)\b(?![^>]*(\bsrc=|type="application\/))[^>]*>/g) ?? [];
    for (const tag of inline) expect(tag).toContain(`nonce="${nonces[0]}"`);
    expect(html).not.toMatch(/<[a-z][^>]*\son[a-z]+=/i);
    const again = await fetch(product.webUrl + path);
    expect(again.headers.get("content-security-policy")).not.toContain(nonces[0]);
  });

  it("of the office has neither inline code nor other origins", async () => {
    const answer = await fetch(`${product.webUrl}/office`);
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|https?:\/\/|\*/);
  });
});
