import Fastify from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { registerDefaultLanguage } from "#server/http/pages/default-language.ts";
import { siteOf } from "#server/settings/sites.ts";
import { useTestDatabase } from "#tests/support/database.ts";

const database = useTestDatabase();
const app = Fastify();

beforeAll(async () => {
  registerDefaultLanguage(app, (host) => siteOf(database.db, host));
  app.get("/*", (_request, reply) => reply.send("page"));
  await database.db.query(
    "insert into settings_sites (host, name, default_locale) values ('thai.test', 'Thai', 'th')",
  );
});
afterAll(() => app.close());

const visit = (url: string, host: string, site?: string) =>
  app.inject({ url, headers: { host, ...(site && { "sec-fetch-site": site }) } });

it("a visitor from outside is redirected to the site's default language and keeps the query", async () => {
  const answer = await visit("/?from=ad", "thai.test", "cross-site");
  expect([answer.statusCode, answer.headers.location]).toEqual([302, "/th?from=ad"]);
  expect((await visit("/", "www.thai.test:3000")).headers.location).toBe("/th");
});

it("a visitor inside the site keeps the Korean pages and every other address", async () => {
  expect((await visit("/", "thai.test", "same-origin")).statusCode).toBe(200);
  expect((await visit("/slot", "thai.test", "cross-site")).statusCode).toBe(200);
  expect((await visit("/", "other.test", "none")).statusCode).toBe(200);
});

it("a changed default language holds at once", async () => {
  await database.db.query("update settings_sites set default_locale = 'en' where host = '*'");
  expect((await visit("/", "other.test", "none")).headers.location).toBe("/en");
});
