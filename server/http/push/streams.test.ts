import { connect } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Streams } from "#server/http/push/streams.ts";

type News = { news: string };

let app: FastifyInstance;
let address = "";
let streams: Streams<News, string, { key: string }>;
const closing = new AbortController();

beforeEach(async () => {
  streams = new Streams({ inAll: 4, ofNetwork: 3, ofKey: 2 });
  app = Fastify({ trustProxy: true, forceCloseConnections: true });
  app.get<{ Params: { key: string } }>("/:key", async (request, reply) => {
    streams.open(reply, { key: request.params.key });
    return reply;
  });
  address = await app.listen({ host: "127.0.0.1", port: 0 });
});
afterEach(() => app.close());

const open = (key: string, from: string) =>
  fetch(`${address}/${key}`, {
    headers: { "x-forwarded-for": from },
    signal: closing.signal,
  });

it("are limited for each owner, for each network and in all, until one closes", async () => {
  const first = new AbortController();
  const headers = { "x-forwarded-for": "2001:db8::1" };
  await fetch(`${address}/a`, { headers, signal: first.signal });
  expect((await open("a", "2001:db8::2")).status).toBe(200);
  const third = await open("a", "203.0.113.1");
  expect([third.status, third.headers.get("retry-after")]).toEqual([429, "30"]);
  expect((await open("b", "2001:db8::3")).status).toBe(200);
  expect((await open("c", "2001:db8::ffff")).status).toBe(429);
  expect((await open("c", "203.0.113.1")).status).toBe(200);
  expect((await open("d", "203.0.113.2")).status).toBe(429);
  expect([streams.of("a").length, streams.all().length]).toEqual([2, 4]);

  first.abort();
  await expect.poll(() => streams.all().length).toBe(3);
  expect((await open("d", "2001:db8::9")).status).toBe(200);
  for (const stream of streams.all()) stream.finish();
  expect([streams.has("a"), streams.all()]).toEqual([false, []]);
  expect((await open("a", "2001:db8::1")).status).toBe(200);
});

it("are sent events to all in the order of the events, each stream every one", async () => {
  streams = new Streams({ inAll: 1_000, ofNetwork: 1_000, ofKey: 1_000 });
  // So many that the process rests between two parts.
  const pages = await Promise.all(
    Array.from({ length: 450 }, (_, n) => open(`page-${n}`, "203.0.113.1")),
  );
  const names = ["first", "second", "third"];
  const turns = { count: 0 };
  const counting = setInterval(() => turns.count++, 0);
  await Promise.all(names.map((news) => streams.sendAll("news", news, 1)));
  clearInterval(counting);
  for (const stream of streams.all()) stream.finish();
  const texts = await Promise.all(pages.map((page) => page.text()));
  const expected = names.map((name) => `event: news\ndata: "${name}"\n\n`).join("");
  expect(new Set(texts.map((text) => text.replace(/^retry: .*\n\n/, "")))).toEqual(
    new Set([expected]),
  );
  // Other work had its turns meanwhile.
  expect(turns.count).toBeGreaterThan(0);
});

it("are sent events although one of them is not read, which is dropped alone", async () => {
  streams = new Streams({
    inAll: 1_000,
    ofNetwork: 1_000,
    ofKey: 1_000,
    patience: { patienceMs: 60_000, mostUnreadBytes: 256 * 1024 },
  });
  const readers = await Promise.all(
    Array.from({ length: 3 }, (_, n) => open(`page-${n}`, "203.0.113.1")),
  );
  const slow = connect(Number(new URL(address).port), "127.0.0.1").pause();
  slow.on("error", () => null);
  slow.write("GET /slow HTTP/1.1\r\nHost: site.test\r\n\r\n");
  await expect.poll(() => streams.has("slow")).toBe(true);
  const read = Promise.all(readers.map((page) => page.text()));
  for (let n = 0; n < 2_000 && streams.has("slow"); n++) {
    await streams.sendAll("news", "x".repeat(16 * 1024), 1);
    // The readers read.
    await nextTurn();
  }
  expect(streams.has("slow")).toBe(false);
  expect(streams.size).toBe(3);
  for (const stream of streams.all()) stream.finish();
  expect(new Set(await read).size).toBe(1);
  slow.destroy();
});
