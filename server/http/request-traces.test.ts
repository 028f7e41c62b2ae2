import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { pino } from "pino";
import { afterAll, beforeAll, expect, describe, it } from "vitest";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { logOptions } from "#server/kit/log.ts";
import { fromWon } from "#server/kit/money.ts";
import { sendAnywhere } from "#server/kit/send.ts";
import { readTraces } from "#server/kit/tracing/config.ts";
import { startTraces } from "#server/kit/tracing/start.ts";
import { tracedJob } from "#server/kit/tracing/tracing.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makePlayer } from "#tests/support/members.ts";

type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
};
type Sent = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

/** A receiver of OTLP over HTTP: keeps what it gets. */
const received: { text: string; headers: Record<string, unknown>; spans: Span[] } = {
  text: "",
  headers: {},
  spans: [],
};
const receiver = createServer((request, answer) => {
  void take(request).finally(() => answer.end("{}"));
});

async function take(request: IncomingMessage): Promise<void> {
  // A call of the test itself has no body.
  if (request.method !== "POST") return;
  const body = (await json(request)) as Sent;
  received.text += JSON.stringify(body);
  received.headers = { ...request.headers, path: request.url };
  for (const { scopeSpans } of body.resourceSpans)
    received.spans.push(...scopeSpans.flatMap(({ spans }) => spans));
}

describe("traces", () => {
  const test = useTestApp();
  let address = "";
  beforeAll(async () => {
    await new Promise<void>((done) => receiver.listen(0, "127.0.0.1", done));
    address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((done) => receiver.close(done)));

  it("lead from a request to its act, posting, statements, calls and log lines, without personal data", async () => {
    const config = readTraces({
      OTEL_EXPORTER_OTLP_ENDPOINT: address,
      OTEL_EXPORTER_OTLP_HEADERS: "authorization=Bearer of-the-test",
      OTEL_TRACES_SAMPLER_ARG: "1",
    });
    const { ref, loginId } = await makePlayer(test.app.db, { cash: fromWon(1_000) });
    const lines: string[] = [];
    let failed: unknown;
    const logger = pino(logOptions, { write: (line) => void lines.push(line) });
    const traces = await startTraces(config, "web");
    try {
      await test.signIn("demo1", DEMO_PASSWORD);
      const answer = await test.provider("betwin", {
        account_id: ref,
        currency: "KRW",
        game_id: "moon-rabbit-mill",
        round_id: "traced-round",
        finished: false,
        transactions: [{ id_provider: "traced-bet", type: "bet", amount: "10.00" }],
      });
      expect(answer.http).toBe(200);
      await test.call("user-do-login", { userId: loginId, password: "not-the-password" });
      await test.owner.query("alter table settings_sites rename to away");
      failed = (await test.call("get-reg-domain", {})).body["id"];
      await test.owner.query("alter table away rename to settings_sites");
      await tracedJob("job of the test", async () => {
        logger.info("inside");
        await sendAnywhere(new URL(`${address}/of/${ref}`), {
          method: "GET",
          signal: AbortSignal.timeout(10_000),
        });
      });
      logger.info("outside");
    } finally {
      await traces?.close();
    }
    expect(received.headers).toMatchObject({
      path: "/v1/traces",
      authorization: "Bearer of-the-test",
    });
    const rootOf = (name: string): Span[] => {
      const root = received.spans.find((span) => span.name === name && !span.parentSpanId);
      return received.spans.filter(({ traceId }) => traceId === root?.traceId);
    };
    const names = (spans: readonly Span[]) => new Set(spans.map((span) => span.name));
    const signIn = rootOf("POST /api/routes/user-do-login");
    expect([...names(signIn)]).toEqual(expect.arrayContaining(["act", "statement"]));
    const bet = rootOf("POST /providers/:connection/*");
    expect([...names(bet)]).toEqual(
      expect.arrayContaining(["provider call", "posting", "statement"]),
    );
    // Each span is inside another one of its own trace.
    for (const span of bet.filter(({ parentSpanId }) => parentSpanId))
      expect(bet.map(({ spanId }) => spanId)).toContain(span.parentSpanId);
    const told = rootOf("POST /api/routes/get-reg-domain").flatMap(({ attributes }) => attributes);
    expect(told.find(({ key }) => key === "dalbit.error")?.value.stringValue).toBe(failed);
    const logged = test.logged
      .map((line) => JSON.parse(line) as { id?: string; trace?: string })
      .find(({ id }) => id === failed);
    expect(logged?.trace).toBe(rootOf("POST /api/routes/get-reg-domain")[0]?.traceId);
    const outcome = bet
      .flatMap(({ attributes }) => attributes)
      .find(({ key }) => key === "dalbit.outcome");
    expect(outcome?.value.stringValue).toBe("ok");
    expect([...names(rootOf("job of the test"))]).toContain("call outside");
    for (const personal of [ref, loginId, "demo1", DEMO_PASSWORD, "not-the-password", "traced-bet"])
      expect(received.text).not.toContain(personal);
    const job = rootOf("job of the test")[0];
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ msg: "inside", trace: job?.traceId }),
      expect.not.objectContaining({ trace: expect.anything() as string }),
    ]);
  });

  it("are off without an address, and cost no span", async () => {
    const before = received.spans.length;
    expect(await startTraces(readTraces({}), "web")).toBeNull();
    await test.signIn("demo1", DEMO_PASSWORD);
    expect(received.spans).toHaveLength(before);
  });

  it.each([
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: "no address" }, "OTEL_EXPORTER_OTLP_ENDPOINT"],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: "http://a", OTEL_TRACES_SAMPLER_ARG: "2" }, "SAMPLER_ARG"],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: "http://a", OTEL_EXPORTER_OTLP_HEADERS: "x" }, "HEADERS"],
  ])("are refused with wrong settings %o", (environment, name) => {
    expect(() => readTraces(environment)).toThrow(name);
  });
});
