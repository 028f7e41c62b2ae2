import Fastify from "fastify";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { RefusedRequestsLog } from "#server/http/refused-requests-log.ts";
import { registerRefusedRequests } from "#server/http/refused-requests.ts";
import type { Log } from "#server/kit/log.ts";
import { useTestApp } from "#tests/support/app.ts";
import { officeCall, operatorWithRole, signInToOffice } from "#tests/support/office.ts";

type Line = Record<string, unknown>;

describe("a refused request", () => {
  const test = useTestApp();
  const linesOf = (): Line[] =>
    test.logged
      .map((line) => JSON.parse(line) as Line)
      .filter(({ msg }) => msg === "request refused");
  /** The line is written after the answer has been sent. */
  const newestLine = async () => {
    await expect.poll(() => linesOf().length).toBeGreaterThan(0);
    const line = linesOf().at(-1);
    test.logged.length = 0;
    return line;
  };

  it("is logged with what was asked, why it was refused, from where, and by whom", async () => {
    const member = await test.signIn("demo1", DEMO_PASSWORD);
    test.logged.length = 0;
    await test.call("get-deposit-list", {});
    expect(await newestLine()).toMatchObject({
      level: 40,
      reason: "session",
      call: "get-deposit-list",
      address: "127.0.0.1",
    });
    await test.call("user-write-help", {}, { cookie: member, origin: "https://evil.example" });
    expect(await newestLine()).toMatchObject({
      reason: "origin",
      call: "/api/routes/user-write-help",
    });
    const viewer = await operatorWithRole(test, "viewer");
    await officeCall(test, "change-comp-rates", {}, viewer);
    expect(await newestLine()).toMatchObject({
      reason: "permission",
      call: "change-comp-rates",
      operator: expect.stringMatching(/^staff/) as string,
    });
    for (let n = 0; n < 21; n++)
      await test.call("reset-password", { token: "x".repeat(43), pw: "a-quiet-river-stone" });
    expect(await newestLine()).toMatchObject({ reason: "throttled", call: "reset-password" });
  });

  it("is logged for downloads and streams too", async () => {
    const ask = (url: string, headers: Record<string, string> = {}) =>
      test.app.server.inject({ url, headers: { host: "site.test", ...headers } });
    await ask("/api/events");
    expect(await newestLine()).toMatchObject({ reason: "session", call: "/api/events" });
    await test.call("get-statement-file", {}, { origin: "https://other.test" });
    expect(await newestLine()).toMatchObject({ reason: "origin" });
  });

  it("is counted in the overview, by reason", async () => {
    const cookie = await signInToOffice(test, "operator1");
    const { db } = test.app;
    const log = pino({ enabled: false });
    const door = Fastify();
    registerRefusedRequests(door, { db, clock: test.clock, log });
    door.get("/of-members", (_request, reply) => reply.code(401).send());
    door.get("/of-hosts", (_request, reply) => reply.code(421).send());
    for (const url of ["/of-members", "/of-hosts", "/of-members"]) await door.inject({ url });
    await door.close();
    const { body } = await officeCall(test, "get-overview", {}, cookie);
    expect(body["refused"]).toEqual([
      { reason: "session", requests: 2 },
      { reason: "host", requests: 1 },
    ]);
  });
});

describe("the log lines of refused requests", () => {
  const kept: Line[] = [];
  const log = { warn: (line: Line) => kept.push(line) } as unknown as Log;

  it("are five a minute for a reason and a network, and one with the number of the others", () => {
    let now = 0;
    const lines = new RefusedRequestsLog(log, () => now);
    for (let n = 0; n < 1_000; n++)
      lines.note({
        reason: "session",
        call: "get-money-list",
        address: `2001:db8::${n.toString(16)}`,
      });
    lines.note({ reason: "session", call: "get-money-list", address: "192.0.2.7" });
    expect(kept).toHaveLength(6);
    now = 60_000;
    lines.sumUp();
    expect(kept.slice(6)).toEqual([{ reason: "session", network: "2001:db8:0:0::/64", more: 995 }]);
  });

  it("are limited for any number of networks", () => {
    kept.length = 0;
    const lines = new RefusedRequestsLog(log, () => 0);
    for (let n = 0; n < 20_000; n++)
      lines.note({
        reason: "host",
        call: "/",
        address: `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`,
      });
    expect(kept.length).toBe(505);
  });
});
