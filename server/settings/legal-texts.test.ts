import { expect, it } from "vitest";
import { useTestApp } from "#tests/support/app.ts";

const test = useTestApp();
const ask = async (kind: string, language: string, host = "site.test") => {
  const headers = { "accept-language": language, host, origin: `http://${host}` };
  return (await test.call("get-legal-text", { kind }, headers)).body;
};

it("get-legal-text answers the operator's own text of this site in the page's language", async () => {
  const builtIn = { status: "success", contents: null, version: "2026-11" };
  expect(await ask("terms", "ko")).toEqual(builtIn);
  await test.app.db.query(
    `with own as (insert into settings_sites (host, name, terms_version)
       values ('own.test', 'Own', '2027-01') returning id),
     version as (insert into settings_document_versions
       (site_id, version, needs_acceptance, published_at)
       select id, '2027-01', false, now() from own returning id)
     insert into settings_documents (version_id, kind, locale, contents, hash)
     select id, 'terms', 'en', '## Ours', sha256('## Ours') from version`,
  );
  expect(await ask("terms", "en", "own.test")).toMatchObject({
    contents: "## Ours",
    version: "2027-01",
  });
  expect(await ask("terms", "ko", "own.test")).toMatchObject({ contents: null });
  expect(await ask("privacy", "en", "own.test")).toMatchObject({ contents: null });
  expect(await ask("terms", "en")).toEqual(builtIn);
  expect((await test.call("get-legal-text", { kind: "cookies" })).http).toBe(400);
});
