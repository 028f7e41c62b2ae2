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
