import { expect, it } from "vitest";
import { localeCodes } from "#contract/locales.ts";
import { loadPageTexts } from "#locales/site-texts.ts";
import { routes } from "#site/routes.ts";
import { useTestApp } from "#tests/support/app.ts";
import { visitPage } from "#tests/support/page-visits.ts";

const test = useTestApp({}, { hasPages: true });
const visit = (url: string) => visitPage(test.app, url);
const at = (code: string, path: string) => (code === "ko" ? path : `/${code}${path}`);

it("shows risks, help lines, tools, who may play, and where complaints go up to the authority, one click from every page", async () => {
  await test.owner.query(
    `insert into settings_contacts (site_id, position, kind, name, phone, address)
     select id, 0, 'authority', 'The Authority', '', 'https://authority.example' from settings_sites`,
  );
  for (const code of localeCodes) {
    const { protectionPage: words } = await loadPageTexts(code);
    const { html, status } = await visit(at(code, "/protection"));
    expect(status).toBe(200);
    const parts = [words.signsTitle, words.linesTitle, words.toolsTitle, words.ageText];
    const complaints = [words.complaintsTitle, words.kinds.authority, "The Authority"];
    for (const part of [...parts, ...complaints, ...words.signs]) expect(html).toContain(part);
    expect(html).toContain('href="https://authority.example"');
  }
  const open = routes.filter(({ path, loginNeeded }) => !loginNeeded && path !== "*");
  expect(open.length).toBeGreaterThan(10);
  for (const { path } of open) {
    const { html } = await visit(at("en", path));
    expect(html, path).toMatch(/<footer[\s\S]*href="\/en\/protection"/);
  }
});
