import { describe, expect, it } from "vitest";
import { pino } from "pino";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { managementServer } from "#server/http/management.ts";
import { createReadiness } from "#server/kit/readiness.ts";
import { openMetrics } from "#server/metrics/metrics.ts";
import { useTestApp } from "#tests/support/app.ts";

const log = pino({ level: "silent" });

describe("the probes of the management port", () => {
  it("say that a process is starting, serving and stopping, and is alive all the time", async () => {
    const readiness = createReadiness(() => Promise.resolve());
    const server = managementServer({ metrics: openMetrics(), readiness, log });
    const codes = async () => {
      const answers = ["started", "live", "ready"].map((name) => server.inject(`/health/${name}`));
      return (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    };
    expect(await codes()).toEqual([503, 200, 503]);
    readiness.serving();
    expect(await codes()).toEqual([200, 200, 200]);
    readiness.stopping();
    expect(await codes()).toEqual([200, 200, 503]);
    // A process that stops never serves again.
    readiness.serving();
    expect((await server.inject("/health/ready")).json()).toEqual({ status: "stopping" });
    await server.close();
  });

  it.each([
    ["refuses", () => Promise.reject(new Error("no connection"))],
    ["does not answer", () => new Promise<void>(() => undefined)],
  ])("say within two seconds that a database %s, and stay alive", async (_how, ping) => {
    const readiness = createReadiness(ping);
    readiness.serving();
    const server = managementServer({ metrics: openMetrics(), readiness, log });
    const ready = await server.inject("/health/ready");
    expect([ready.statusCode, ready.json()]).toEqual([503, { status: "database" }]);
    expect((await server.inject("/health/live")).statusCode).toBe(200);
    await server.close();
  });
});

describe("the metrics of a web process", () => {
  const test = useTestApp();
  const read = async () => {
    const server = managementServer({ ...test.app, log });
    const { headers, payload } = await server.inject("/metrics");
    await server.close();
    expect(headers["content-type"]).toMatch(/^text\/plain; version=0\.0\.4/);
    return payload.split("\n");
  };
  const value = (lines: string[], series: string) =>
    Number(lines.find((line) => line.startsWith(`${series} `))?.slice(series.length + 1));

  it("count calls by outcome, and time requests by the pattern of their route", async () => {
    await test.call("user-do-login", { userId: "demo1", password: "not-the-password" });
    await test.signIn("demo1", DEMO_PASSWORD);
    const lines = await read();
    const calls = 'dalbit_calls_total{call="user-do-login",outcome=';
    expect(value(lines, `${calls}"success"}`)).toBe(1);
    expect(lines.filter((line) => line.startsWith(calls))).toHaveLength(2);
    const route = 'route="/api/routes/user-do-login",method="POST",status="200"';
    expect(value(lines, `dalbit_request_seconds_count{${route}}`)).toBe(2);
  });

  it("time a provider's calls by connection, and count the refused by the protocol's code", async () => {
    await test.provider("balance", { account_id: "unknown", currency: "KRW" });
    await test.provider("balance", { account_id: "unknown", currency: "KRW" }, "a-wrong-secret");
    const lines = await read();
    const labels = 'connection="sandbox",protocol="beexar"';
    expect(value(lines, `dalbit_provider_call_seconds_count{${labels},endpoint="balance"}`)).toBe(
      2,
    );
    const refused = lines.filter((line) =>
      line.startsWith(`dalbit_provider_refusals_total{${labels}`),
    );
    expect(refused).toHaveLength(2);
    expect(lines.some((line) => line.includes('route="/providers/'))).toBe(false);
  });

  it("have one series for all addresses that no route answers", async () => {
    for (const path of ["/a", "/b", "/c?x=1"]) await test.app.server.inject(path);
    const lines = await read();
    expect(lines.filter((line) => /_count.*status="404"/.test(line))).toHaveLength(1);
  });

  it("show connections, waiting bets and open pages", async () => {
    const lines = await read();
    expect(value(lines, 'dalbit_database_connections{pool="pages",state="waited-for"}')).toBe(0);
    expect(value(lines, "dalbit_bets_waiting")).toBe(0);
    expect(value(lines, 'dalbit_open_streams{audience="members"}')).toBe(0);
  });
});
