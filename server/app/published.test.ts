import { describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { useTestApp } from "#tests/support/app.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

const nowhere = { site: null, office: null, officeNetworks: null, securityContact: null };
const published = { ...nowhere, site: new URL("https://site.test") };

describe("a product that is published over TLS", () => {
  const test = useTestApp({
    publicAddress: { ...published, securityContact: "mailto:security@site.test" },
  });
  const cookiesOf = (headers: Record<string, unknown>) =>
    [headers["set-cookie"]].flat().map(String);

  it("sets cookies that are bound to its host and that scripts cannot read", async () => {
    const credentials = { userId: "demo1", password: DEMO_PASSWORD };
    const { headers } = await test.call("user-do-login", credentials);
    const cookies = cookiesOf(headers);
    expect(cookies.map((cookie) => cookie.split("=")[0])).toEqual([
      "__Host-dalbit_session",
      "__Host-dalbit_device",
    ]);
    for (const cookie of cookies) {
      for (const flag of ["; Secure", "; HttpOnly", "; SameSite=Lax", "; Path=/"])
        expect(cookie).toContain(flag);
      expect(cookie).not.toContain("Domain");
    }
  });

  it("makes the browser clear its stored pages at every sign-out, of members and operators", async () => {
    const cookie = await test.signIn("demo1", DEMO_PASSWORD);
    const office = await operatorWithRole(test, "viewer");
    expect(office).toMatch(/^__Host-dalbit_office=/);
    const outs = [
      await test.call("user-logout", {}, { cookie }),
      await officeCall(test, "sign-out", {}, office),
    ];
    for (const { http, headers } of outs)
      expect([http, headers["clear-site-data"]]).toEqual([200, '"cache"']);
    const { headers } = await test.call("get-reg-domain", {});
    expect(headers["clear-site-data"]).toBeUndefined();
  });

  it("publishes a security contact and its expiry", async () => {
    const url = "/.well-known/security.txt";
    const answer = await test.app.server.inject({ url, headers: { host: "site.test" } });
    expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
    const [contact, expires] = answer.body.split("\n");
    expect(contact).toBe("Contact: mailto:security@site.test");
    const until = Date.parse((expires ?? "").replace("Expires: ", ""));
    expect(until).toBeGreaterThan(Date.now() + 170 * 86_400_000);
    expect(until).toBeLessThan(Date.now() + 365 * 86_400_000);
  });
});

describe("a product without a public address", () => {
  const test = useTestApp();

  it("has no security.txt", async () => {
    const answer = await test.app.server.inject({ url: "/.well-known/security.txt" });
    expect(answer.statusCode).toBe(404);
  });

  it("reads no large body for an ended office session", async () => {
    const post = (cookie: string) =>
      test.app.server.inject({
        method: "POST",
        url: "/api/office/upload-game-art",
        // If the body were read it would be refused as invalid JSON.
        payload: "x".repeat(3_000_000),
        headers: { "content-type": "application/json", host: "site.test", cookie },
      });
    expect((await post(`dalbit_office=${"A".repeat(43)}`)).statusCode).toBe(401);
    expect((await post("")).statusCode).toBe(401);
    expect((await post(await operatorWithRole(test, "admin"))).statusCode).toBe(400);
  });
});
