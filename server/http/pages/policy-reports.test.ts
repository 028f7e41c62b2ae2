import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openFrontDoor } from "#server/http/front-door.ts";
import { pageHeaders } from "#server/http/pages/page-headers.ts";
import { registerPolicyReports } from "#server/http/pages/policy-reports.ts";
import { systemClock } from "#server/kit/clock.ts";

const nowhere = { site: null, office: null, officeNetworks: null, securityContact: null };

/** Browsers tell of what a page's content policy kept from loading. */
describe("the report of a violated policy", () => {
  let lines: Record<string, unknown>[] = [];
  let now = 0;
  const counts = new Map<string, number>();
  let server = openFrontDoor(
    { trustedProxies: 0, publicAddress: nowhere },
    pino({ level: "silent" }),
  );
  beforeEach(() => {
    lines = [];
    counts.clear();
    const log = pino(
      {},
      { write: (line) => lines.push(JSON.parse(line) as Record<string, unknown>) },
    );
    server = openFrontDoor({ trustedProxies: 0, publicAddress: nowhere }, log);
    const clock = { ...systemClock, now: () => new Date(now) };
    registerPolicyReports(server, {
      clock,
      log,
      count: (directive) => counts.set(directive, (counts.get(directive) ?? 0) + 1),
    });
  });
  afterEach(() => server.close());

  const send = (payload: unknown, type = "application/csp-report") =>
    server.inject({
      method: "POST",
      url: "/policy-reports",
      headers: { "content-type": type },
      payload: typeof payload === "string" ? payload : JSON.stringify(payload),
    });
  const report = (more: object = {}) => ({
    "csp-report": {
      "effective-directive": "script-src-elem",
      "blocked-uri": "https://evil.test/a.js?token=secret#x",
      "document-uri": "https://site.test/my-page?tab=money",
      ...more,
    },
  });
  const counted = () => Object.fromEntries(counts);

  it("is asked for by every page, at the address that takes it", () => {
    const headers = pageHeaders({ nonce: "n", development: false });
    expect(headers["content-security-policy"]).toMatch(/; report-uri \/policy-reports$/);
  });

  it("is counted by its directive and logged without queries", async () => {
    expect((await send(report())).statusCode).toBe(204);
    const old = { "violated-directive": "img-src 'self'", "blocked-uri": "data", "line-number": 3 };
    const { "effective-directive": _newer, ...facts } = report(old)["csp-report"];
    expect((await send({ "csp-report": facts })).statusCode).toBe(204);
    expect(counted()).toEqual({ "script-src-elem": 1, "img-src": 1 });
    expect(lines).toMatchObject([
      {
        msg: "policy violated",
        directive: "script-src-elem",
        blocked: "https://evil.test/a.js",
        page: "https://site.test/my-page",
        line: null,
      },
      { directive: "img-src", blocked: "data", line: 3 },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/secret|tab=/);
  });

  it("makes no new series, and fills neither the disk nor the memory", async () => {
    await send(report({ "effective-directive": "x".repeat(500) }));
    for (let n = 0; n < 30; n++) await send(report());
    expect(counted()).toEqual({ other: 1, "script-src-elem": 30 });
    expect(lines, "twenty lines a minute").toHaveLength(20);
    now += 60_000;
    await send(report());
    expect(lines).toHaveLength(21);
    expect((await send("x".repeat(20_000))).statusCode).toBe(413);
    for (const wrong of [{}, { "csp-report": { "line-number": "x" } }, "no json"])
      expect((await send(wrong)).statusCode).toBe(400);
    expect((await send(report(), "text/plain")).statusCode).toBe(415);
  });
});
