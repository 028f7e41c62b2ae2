import { describe, expect, it } from "vitest";
import { localeCodes } from "#contract/locales.ts";
import { routes } from "#site/routes.ts";
import { useTestApp } from "#tests/support/app.ts";

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
  const test = useTestApp({}, { hasPages: true });
  const visit = (url: string) =>
    test.app.server.inject({
      url,
      headers: { host: "site.test", "sec-fetch-site": "same-origin" },
    });

  it.each(pages)("trusts only one nonce and this origin: %s", async (path) => {
    const answer = await visit(path);
    const html = answer.body;
    expect(answer.headers["content-type"]).toContain("text/html");
    const policy = new Map(
      String(answer.headers["content-security-policy"])
        .split("; ")
        .map((each) => {
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
    const again = await visit(path);
    expect(again.headers["content-security-policy"]).not.toContain(nonces[0]);
  });

  it("of the office has neither inline code nor other origins", async () => {
    const answer = await visit("/office");
    const policy = answer.headers["content-security-policy"];
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|https?:\/\/|\*/);
  });
});
