import { beforeAll, describe, expect, it } from "vitest";
import type { Locale } from "#contract/locales.ts";
import { languagesOf } from "#server/settings/sites.ts";
import { useTestApp } from "#tests/support/app.ts";
import { lastAuditRow, officeCall, operatorWithRole } from "#tests/support/office.ts";
import { visitPage } from "#tests/support/page-visits.ts";

const test = useTestApp({}, { hasPages: true });
let admin: string;
let id: number;
let version = 1;

const rules = { name: "루비", registrationOpen: true, codeRequired: false, minimumAge: 19 };
const host = "ruby.test";

beforeAll(async () => {
  admin = await operatorWithRole(test, "admin");
  const site = { host, ...rules, defaultLocale: "ko", reason: "a second site" };
  id = Number((await officeCall(test, "add-site", site, admin)).body["id"]);
});

async function offer(locales: Locale[] | undefined, defaultLocale: Locale) {
  const input = { id, version, ...rules, defaultLocale, ...(locales && { locales }) };
  const { body } = await officeCall(test, "change-site", { ...input, reason: "our market" }, admin);
  if (body["status"] === "success") version += 1;
  return body;
}
const go = (url: string, site = host, headers = {}) =>
  visitPage(test.app, url, { host: site, "sec-fetch-site": "same-origin", ...headers });
const redirect = async (url: string, headers = {}) => {
  const answer = await test.app.server.inject({ url, headers: { host, ...headers } });
  return [answer.statusCode, answer.headers.location];
};
const languages = (html: string) => [
  ...new Set([...html.matchAll(/hrefLang="([^"]+)"/g)].map(([, lang]) => lang)),
];
const alternates = (html: string) =>
  [...html.matchAll(/rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(
    ([, lang, href]) => `${lang} ${href}`,
  );

describe("the languages of a site", () => {
  it("are all six until staff choose, and a call without them keeps them", async () => {
    expect(languages((await go("/")).html)).toHaveLength(6);
    await offer(["en", "ko"], "ko");
    await offer(undefined, "en");
    const { body } = await officeCall(test, "get-sites", {}, admin);
    expect(body["sites"]).toContainEqual(expect.objectContaining({ host, locales: ["ko", "en"] }));
    expect(await lastAuditRow(test, `site:${id}`)).toMatchObject({
      before: { locales: "ko, en", defaultLocale: "ko" },
      after: { locales: "ko, en", defaultLocale: "en" },
    });
  });

  it("are those of the menu and of the alternates, the default first", async () => {
    await offer(["ko", "en", "th"], "th");
    const { html } = await go("/en/terms");
    expect(languages(html)).toEqual(["th", "ko", "en"]);
    expect(alternates(html)).toEqual([
      "th http://ruby.test/th/terms",
      "ko http://ruby.test/terms",
      "en http://ruby.test/en/terms",
      "x-default http://ruby.test/th/terms",
    ]);
    expect(languages((await go("/", "other.test")).html)).toHaveLength(6);
  });

  it("lead an address in another language to the default one, for visitors and members", async () => {
    await offer(["en", "jp"], "jp");
    const inside = { "sec-fetch-site": "same-origin" };
    expect(await redirect("/th/register?code=A-1", inside)).toEqual([302, "/jp/register?code=A-1"]);
    expect(await redirect("/register", inside)).toEqual([302, "/jp/register"]);
    expect(await redirect("/", inside)).toEqual([302, "/jp"]);
    expect(await redirect("/?from=ad")).toEqual([302, "/jp?from=ad"]);
    const cookie = await test.signIn("demo1", "moonlight-demo");
    expect(await redirect("/cn/user", { cookie, ...inside })).toEqual([302, "/jp/user"]);
    expect((await go("/en/register")).status).toBe(200);
    expect((await go("/jp", host, { cookie })).status).toBe(200);
  });

  it("have no menu when there is one", async () => {
    await offer(["en"], "en");
    const { html } = await go("/en");
    expect(html.includes('class="lang-switcher"')).toBe(false);
    await offer(["en", "ko"], "en");
    expect((await go("/en")).html.includes('class="lang-switcher"')).toBe(true);
  });

  it("are at least one, each once, the default among them", async () => {
    expect(await offer(["en"], "ko")).toEqual({ status: "default_locale" });
    expect(await offer([], "ko")).toMatchObject({ status: "invalid" });
    expect(await offer(["ko", "ko"], "ko")).toMatchObject({ status: "invalid" });
  });

  it("need both terms and privacy notice before a version is published, and no other language does", async () => {
    await offer(["en", "ko"], "en");
    const write = (locale: Locale) =>
      test.owner.query(
        `insert into settings_legal_texts (site_id, kind, locale, contents)
         select $1, kind, $2, '## Ours' from unnest(array['terms', 'privacy']) kind`,
        [id, locale],
      );
    const publish = async () => {
      const input = { siteId: id, version, name: `2027-0${version}`, needsAcceptance: false };
      const data = { ...input, reason: "the lawyers approved it" };
      return (await officeCall(test, "publish-documents", data, admin)).body;
    };
    await write("en");
    expect(await publish()).toMatchObject({ status: "texts_missing" });
    await write("ko");
    const { status, proposalId } = (await publish()) as { status: string; proposalId: number };
    expect(status).toBe("proposed");
    const checker = await operatorWithRole(test, "cashier-lead");
    const decision = { id: proposalId, decision: "carry-out", reason: "the lawyers approved it" };
    expect((await officeCall(test, "decide-proposal", decision, checker)).body).toMatchObject({
      status: "success",
    });
    const site = await officeCall(test, "get-sites", {}, admin);
    const sites = site.body["sites"] as { id: number; version: number }[];
    version = sites.find((each) => each.id === id)?.version ?? 0;
    expect(await offer(["en", "ko", "th"], "en")).toEqual({ status: "texts_missing" });
    expect(await offer(["ko"], "ko"), "the terms govern in English").toEqual({
      status: "governing_locale",
    });
    expect(await offer(["en"], "en"), "fewer").toMatchObject({ status: "success" });
    expect(await offer(["ko", "en"], "ko"), "published").toMatchObject({ status: "success" });
  });

  it("begin with the first offered one where the default is none of them", () => {
    expect(languagesOf({ locales: ["vn", "en"], defaultLocale: "ko" })).toEqual(["en", "vn"]);
  });
});
