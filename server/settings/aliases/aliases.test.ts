import { beforeAll, describe, expect, it } from "vitest";
import { keptLicensedCountries } from "#server/settings/licences/licences.ts";
import { useTestApp } from "#tests/support/app.ts";
import { lastAuditRow, officeCall, operatorWithRole } from "#tests/support/office.ts";

const test = useTestApp({}, { hasPages: true });
let admin: string;
let ruby: number;

beforeAll(async () => {
  admin = await operatorWithRole(test, "admin");
  ruby = Number((await addSite("ruby.test"))["id"]);
});

const rules = { registrationOpen: true, codeRequired: false, minimumAge: 19, defaultLocale: "ko" };
async function addSite(host: string) {
  const input = { host, name: "루비", ...rules, reason: "a site" };
  return (await officeCall(test, "add-site", input, admin)).body;
}
async function change(name: "add-site-alias" | "remove-site-alias", host: string, siteId = ruby) {
  return (await officeCall(test, name, { siteId, host, reason: "a mirror" }, admin)).body;
}
async function visit(host: string, url: string) {
  const headers = { host, "sec-fetch-site": "same-origin" };
  const { statusCode, headers: answered } = await test.app.server.inject({ url, headers });
  return [statusCode, answered.location, answered["set-cookie"]];
}

describe("another host of a site", () => {
  it("leads to the same page of the site's own host, which alone has cookies", async () => {
    expect(await change("add-site-alias", "www.gem.test")).toEqual({ status: "success" });
    expect(await visit("gem.test:8443", "/en/terms?a=1")).toEqual([
      301,
      "http://ruby.test:8443/en/terms?a=1",
      undefined,
    ]);
    expect((await visit("www.gem.test", "/"))[1]).toBe("http://ruby.test/");
    const answer = await test.app.server.inject({ url: "/", headers: { host: "gem.test" } });
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    for (const host of ["ruby.test", "www.ruby.test", "other.test"])
      expect((await visit(host, "/en/terms"))[0]).toBe(200);
    const { body } = await officeCall(test, "get-sites", {}, admin);
    expect(body["sites"]).toContainEqual(
      expect.objectContaining({ host: "ruby.test", aliases: ["gem.test"] }),
    );
    expect(await lastAuditRow(test, `site:${ruby}`)).toMatchObject({
      call: "add-site-alias",
      before: null,
      after: { alias: "gem.test" },
    });
  });

  it("has the rules of the site", async () => {
    await change("add-site-alias", "pearl.test");
    const answer = await test.app.server.inject({
      method: "POST",
      url: "/api/routes/get-reg-domain",
      headers: { host: "pearl.test", "content-type": "application/json" },
      payload: {},
    });
    expect(answer.json()).toMatchObject({ status: "success", siteName: "루비" });
  });

  it("has the licence of the site, and so its countries", async () => {
    await change("add-site-alias", "onyx.test");
    await test.owner.query(
      `insert into settings_licences (site_id, company, authority, number, countries)
       values ($1, 'Ruby', 'MGA', 'B2C/1', '{MT}')`,
      [ruby],
    );
    const licensed = keptLicensedCountries(test.app.db, {
      clock: test.clock,
      changes: test.app.changes,
    });
    expect(await licensed("www.onyx.test:8443")).toEqual(["MT"]);
    expect(await licensed("ruby.test")).toEqual(["MT"]);
    expect(await licensed("other.test")).toBeNull();
  });

  it("leads nowhere once it is removed", async () => {
    await change("add-site-alias", "opal.test");
    expect((await visit("opal.test", "/en/terms"))[0]).toBe(301);
    expect(await change("remove-site-alias", "opal.test")).toEqual({ status: "success" });
    expect((await visit("opal.test", "/en/terms"))[0]).toBe(200);
    expect(await change("remove-site-alias", "opal.test")).toEqual({ status: "not_found" });
  });

  it("belongs to one site, and the site of all hosts has none", async () => {
    await change("add-site-alias", "jade.test");
    for (const taken of ["jade.test", "ruby.test"])
      expect(await change("add-site-alias", taken)).toEqual({ status: "already" });
    expect(await addSite("jade.test")).toEqual({ status: "already" });
    expect(await change("add-site-alias", "amber.test", 1)).toEqual({ status: "already" });
    expect(await change("add-site-alias", "amber.test", 99_999)).toEqual({ status: "not_found" });
    expect(await change("add-site-alias", "amber/test")).toMatchObject({ status: "invalid" });
  });

  it("is taken by one of two who add it at the same time", async () => {
    const outcomes = await Promise.all([
      change("add-site-alias", "twin.test"),
      addSite("twin.test"),
      change("add-site-alias", "twin.test"),
    ]);
    const statuses = outcomes.map(({ status }) => status);
    expect(statuses.filter((status) => status === "success")).toHaveLength(1);
    expect(statuses.filter((status) => status === "already")).toHaveLength(2);
  });
});
