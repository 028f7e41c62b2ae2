import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { isSecure, originOf } from "#server/http/arrival.ts";
import { useTestApp } from "#tests/support/app.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

/** Which forwarded headers of one own proxy are believed, and which of a client are ignored. */
describe("forwarded headers behind one proxy", () => {
  const test = useTestApp({ trustedProxies: 1 });

  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["198.51.100.1, 203.0.113.8", "203.0.113.8"],
    ["203.0.113.9:5555", "203.0.113.9"],
    ["[2001:db8::9]:443", "2001:db8::9"],
    ["fe80::1%eth0", "fe80::1"],
    ["::ffff:203.0.113.10", "203.0.113.10"],
    ["garbage", "127.0.0.1"],
    ["", "127.0.0.1"],
    ["203.0.113.11,", "203.0.113.11"],
  ])("a sign-in forwarded for %j is kept with the address %s", async (forwarded, address) => {
    const sent = { "x-forwarded-for": forwarded };
    const input = { userId: "demo1", password: DEMO_PASSWORD };
    const answer = await test.call("user-do-login", input, sent);
    expect(answer.body["status"]).toBe("success");
    const [row] = await test.app.db.query<{ address: string }>(
      "select host(address) as address from member_sessions order by started_at desc limit 1",
    );
    expect(row?.address).toBe(address);
  });

  it("an operator's call with a malformed forwarded address is answered", async () => {
    const cookie = await operatorWithRole(test, "viewer");
    const answer = await test.post(
      "/api/office/get-own-sign-ins",
      {},
      { cookie, "x-forwarded-for": "1.2.3.4:x, garbage" },
    );
    expect(answer.http).toBe(200);
    expect((await officeCall(test, "get-own-self", {}, cookie)).http).toBe(200);
  });
});

it.each([
  ["https", "https://site.test"],
  ["http", "http://site.test"],
  ["javascript", "http://site.test"],
  ['http"><script>', "http://site.test"],
  ["ftp, https", "https://site.test"],
])("a page whose scheme was forwarded as %j has the origin %s", async (forwarded, origin) => {
  const app = Fastify({ trustProxy: true });
  app.get("/", (request) => ({ origin: originOf(request), isSecure: isSecure(request) }));
  const headers = { host: "site.test", "x-forwarded-proto": forwarded };
  const answer = await app.inject({ url: "/", headers });
  expect(answer.json()).toEqual({ origin, isSecure: origin.startsWith("https:") });
});
