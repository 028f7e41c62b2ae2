import { describe, expect, it } from "vitest";
import { calls } from "#contract/calls.ts";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { useTestApp } from "#tests/support/app.ts";

/** A call's answers to wrong, hostile or late input, which must write nothing. */
describe("bad input", () => {
  const test = useTestApp();

  it("names every unknown, missing and mistyped field by its path", async () => {
    const answer = await test.call("user-do-login", { userId: 7, extra: 1 });
    expect(answer.http).toBe(400);
    expect(answer.body).toEqual({
      status: "invalid",
      errors: [
        { path: "userId", code: "type" },
        { path: "password", code: "required" },
        { path: "extra", code: "unknown_field" },
      ],
    });
  });

  it("refuses a body above 64 KiB, one that is not JSON, and another media type", async () => {
    const huge = { userId: "x".repeat(65 * 1024), password: "x" };
    expect(await test.call("user-do-login", huge)).toMatchObject({
      http: 413,
      body: { status: "too_large" },
    });
    const post = (payload: string, type: string) =>
      test.app.server.inject({
        method: "POST",
        url: "/api/routes/get-jackpots",
        payload,
        headers: { "content-type": type },
      });
    expect((await post("{", "application/json")).json()).toEqual({
      status: "invalid",
      errors: [{ path: "", code: "json" }],
    });
    expect((await post("{}", "text/plain")).statusCode).toBe(415);
    expect((await post("[]", "application/json")).statusCode).toBe(400);
  });

  it("refuses a change from another site, also with the member's cookie", async () => {
    const cookie = await test.signIn("demo1", DEMO_PASSWORD);
    for (const headers of [
      { origin: "http://evil.test" },
      { origin: "null" },
      { origin: "http://site.test:81" },
    ])
      expect((await test.call("user-logout", {}, { cookie, ...headers })).http).toBe(403);
    const crossSite = await test.app.server.inject({
      method: "POST",
      url: "/api/routes/user-logout",
      payload: "{}",
      headers: {
        "content-type": "application/json",
        cookie,
        host: "site.test",
        "sec-fetch-site": "cross-site",
      },
    });
    expect(crossSite.statusCode).toBe(403);
    expect((await test.call("user-health-check", {}, { cookie })).body["status"]).toBe(
      "authenticated",
    );
  });

  it("answers 404 to a call that does not exist and 405 to another method", async () => {
    expect((await test.call("drop-tables", {})).http).toBe(404);
    const get = await test.app.server.inject({ url: "/api/routes/get-jackpots" });
    expect(get.statusCode).toBe(405);
    expect(get.headers.allow).toBe("POST");
  });

  it("answers a fault with the reference of its log line and no internal detail", async () => {
    await test.owner.query("alter table settings_sites rename to settings_sites_away");
    const answer = await test.call("get-reg-domain", {});
    await test.owner.query("alter table settings_sites_away rename to settings_sites");
    expect(answer.http).toBe(500);
    expect(Object.keys(answer.body)).toEqual(["status", "id"]);
    const lines = test.logged.map((line) => JSON.parse(line) as { id?: string });
    expect(answer.body["id"]).toMatch(/^[2-9B-DF-HJ-NP-TV-Z]{8}$/);
    expect(lines.filter(({ id }) => id === answer.body["id"])).toEqual([
      expect.objectContaining({ call: "get-reg-domain", msg: "call failed" }),
    ]);
  });

  it.each(Object.entries(calls).filter(([, call]) => call.access === "member"))(
    "%s needs a session",
    async (name) => {
      expect(await test.call(name, {})).toMatchObject({
        http: 401,
        body: { status: "unauthenticated" },
      });
      const forged = { cookie: "dalbit_session=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" };
      expect((await test.call(name, {}, forged)).http).toBe(401);
    },
  );

  it.each(Object.entries(calls).filter(([, call]) => call.isMutation))(
    "%s is refused to another site's page",
    async (name) => {
      const answer = await test.call(name, {}, { origin: "http://evil.test" });
      expect(answer).toMatchObject({ http: 403, body: { status: "forbidden" } });
    },
  );

  it("serves the contract as OpenAPI", async () => {
    const answer = await test.app.server.inject({ url: "/api/openapi.json" });
    const document = answer.json<{ openapi: string; paths: Record<string, unknown> }>();
    expect(document.openapi).toBe("3.1.0");
    expect(Object.keys(document.paths)).toHaveLength(Object.keys(calls).length);
  });
});
