import { beforeAll, describe, expect, it } from "vitest";
import { defaultLocale, localeCodes, type Locale } from "#contract/locales.ts";
import type { OfficeDocuments } from "#contract/office/documents.ts";
import { useTestApp } from "#tests/support/app.ts";
import { writeEveryText } from "#tests/support/jurisdiction-acts.ts";
import { makeMember, PASSWORD } from "#tests/support/members.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";
import { visitPage } from "#tests/support/page-visits.ts";

const reason = "the lawyers approved it";
const form = {
  id: "newcomer",
  nick: "newcomer",
  pw: "a-long-pass-phrase-27",
  phone: "01012345678",
  birthDate: "1990-01-01",
  bankname: "국민은행",
  banknum: "1234567890",
  bankOwner: "홍길동",
  exchange_pw: "482915",
};

describe("the language that governs a site's texts", () => {
  const test = useTestApp({}, { hasPages: true });
  let admin: string;
  let checker: string;
  let siteId: number;
  beforeAll(async () => {
    admin = await operatorWithRole(test, "admin");
    checker = await operatorWithRole(test, "cashier-lead");
    siteId = (await documents()).siteId;
    await writeEveryText(test.owner, siteId);
    await test.owner.query(
      `insert into game_sheets (game_id, rules)
       select id, '{"ko": "규칙", "en": "Rules", "vn": "Luật"}'
       from games where code = 'moon-rabbit-mill'`,
    );
  });
  const documents = async (): Promise<OfficeDocuments> => {
    const { sites } = (await officeCall(test, "get-documents", {}, admin)).body as {
      sites: OfficeDocuments[];
    };
    const found = sites.find(({ host }) => host === "*");
    if (!found) throw new Error("there is no default site");
    return found;
  };
  const propose = async (input: object) => {
    const { version } = await documents();
    const wanted = { siteId, version, needsAcceptance: true, reason, ...input };
    return (await officeCall(test, "publish-documents", wanted, admin)).body;
  };
  const publish = async (name: string, governingLocale?: Locale) => {
    const { proposalId: id } = await propose({ name, ...(governingLocale && { governingLocale }) });
    const decision = { id, decision: "carry-out", reason };
    expect((await officeCall(test, "decide-proposal", decision, checker)).body).toMatchObject({
      status: "success",
    });
  };
  /** What a page states, and the address of the version that governs. */
  const stated = async (locale: Locale, path: string, cookie?: string) => {
    const url = locale === defaultLocale ? path : `/${locale}${path}`;
    const { html, status } = await visitPage(test.app, url, cookie === undefined ? {} : { cookie });
    expect([url, status]).toEqual([url, 200]);
    const [, text = ""] = /<p class="governing">(.*?)<\/p>/.exec(html) ?? [];
    const [, href = null] = /<a href="([^"]+)"/.exec(text) ?? [];
    return { text: text.replaceAll(/<[^>]+>/g, ""), href: href?.replaceAll("&amp;", "&") ?? null };
  };

  it("states on the terms, the privacy notice, protection, game rules and pages about money, in each language of the site, which language governs, and leads to it", async () => {
    const { loginId } = await makeMember(test.app.db);
    const cookie = await test.signIn(loginId, PASSWORD);
    await publish("2027-01", "en");
    const pages = [
      ["/terms"],
      ["/privacy"],
      ["/protection"],
      ["/deposit", cookie],
      ["/withdraw", cookie],
      ["/comp", cookie],
    ] as const;
    for (const [path, session] of pages)
      for (const locale of localeCodes) {
        const { text, href } = await stated(locale, path, session);
        expect(text, `${locale} ${path}`).not.toBe("");
        expect(href).toBe(locale === "en" ? null : `/en${path}`);
      }
    expect((await stated("ko", "/terms")).text).toContain("영어본이 우선합니다.");
    expect((await stated("en", "/terms")).text).toContain("This version governs.");
    const game = "/game?about=tiger%2Fmoon-rabbit-mill";
    expect((await stated("vn", game)).href).toBe(`/en${game}`);
    expect((await stated("en", game)).text).toContain("This version governs.");
    expect(await stated("th", game), "shows the rules that govern").toEqual({
      text: "",
      href: null,
    });
  });

  it("is the default language until a version is published, which keeps it from then on", async () => {
    const site = { host: "own.test", name: "Own", registrationOpen: true, codeRequired: false };
    const rules = { minimumAge: 19, defaultLocale: "jp", reason };
    const added = await officeCall(test, "add-site", { ...site, ...rules }, admin);
    const host = { host: "own.test" };
    expect((await visitPage(test.app, "/th/terms", host)).html).toContain('href="/jp/terms"');
    const change = { id: added.body["id"], version: 1, ...site, ...rules, defaultLocale: "cn" };
    const { host: _host, ...wanted } = change;
    await officeCall(test, "change-site", wanted, admin);
    expect((await visitPage(test.app, "/th/terms", host)).html).toContain('href="/cn/terms"');
    expect((await documents()).governingLocale).toBe("en");
    await test.owner.query("update settings_sites set default_locale = 'cn' where id = $1", [
      siteId,
    ]);
    expect((await documents()).governingLocale).toBe("en");
    await publish("2027-02");
    expect((await documents()).versions[0]).toMatchObject({
      version: "2027-02",
      governingLocale: "en",
    });
  });

  it("changes by a version that two operators publish and members accept, with an audit row", async () => {
    const quiet = { name: "2027-03", governingLocale: "ko", needsAcceptance: false };
    expect(await propose(quiet)).toMatchObject({
      status: "invalid",
      errors: [{ path: "needsAcceptance", code: "acceptance_needed" }],
    });
    await publish("2027-03", "ko");
    expect(
      await test.app.db.query(
        `select reason, before->>'governingLocale' as before, after->>'governingLocale' as after
         from audit_entries where call = 'publish-documents' order by id desc limit 1`,
      ),
    ).toEqual([{ reason, before: "en", after: "ko" }]);
    const input = { ...form, terms: "2027-03" };
    // Beside other sites, the default one takes registrations at this machine.
    const here = { "accept-language": "th", host: "localhost", origin: "http://localhost" };
    expect((await test.call("user-register", input, here)).body).toMatchObject({
      status: "success",
    });
    expect(
      await test.owner.query(
        `select a.kind, a.locale, a.governing_locale as governing from member_acceptances a
         join members m on m.id = a.member_id where m.login_id = 'newcomer' order by a.id`,
      ),
    ).toEqual([
      { kind: "terms", locale: "th", governing: "ko" },
      { kind: "privacy", locale: "th", governing: "ko" },
      { kind: "sharing", locale: "th", governing: null },
      { kind: "monitoring", locale: "th", governing: null },
      { kind: "accuracy", locale: "th", governing: null },
    ]);
  });

  it("is one that the site offers, which goes on offering it", async () => {
    await test.owner.query("update settings_sites set locales = '{ko,en}', default_locale = 'en'");
    const refused = { status: "governing_locale" };
    expect(await propose({ name: "2027-04", governingLocale: "th" })).toEqual(refused);
    const [site] = await test.owner.query<{ version: number }>(
      "select version from settings_sites where id = $1",
      [siteId],
    );
    const rules = { name: "달빛", registrationOpen: true, codeRequired: false, minimumAge: 19 };
    const only = { ...rules, defaultLocale: "en", locales: ["en"], reason };
    const change = { id: siteId, version: site?.version, ...only };
    expect((await officeCall(test, "change-site", change, admin)).body).toEqual(refused);
  });

  it("is not stated on a site of one language", async () => {
    await test.owner.query(
      "update settings_sites set locales = '{ko}', default_locale = 'ko' where id = $1",
      [siteId],
    );
    expect(await stated("ko", "/terms")).toEqual({ text: "", href: null });
  });
});
