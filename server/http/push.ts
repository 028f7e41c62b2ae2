import type { ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import type { PushEvents } from "#contract/events.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import type { Log } from "#server/kit/log.ts";
import type { JackpotReader } from "#server/games/jackpots.ts";
import { healthOf } from "#server/http/current-user.ts";
import { sessionTokenOf } from "#server/http/session-cookie.ts";
import { findSession } from "#server/members/sessions.ts";

/** Changes of a member within this time are told once. */
const GATHER_MS = 100;
const JACKPOTS_EVERY_MS = 2_000;
/** Keeps proxies from closing a quiet stream, and finds sessions that ended elsewhere. */
const LOOK_EVERY_MS = 15_000;
const STREAMS_PER_MEMBER = 12;
const RECONNECT_AFTER_MS = 2_000;

type Stream = { token: string; memberId: bigint; response: ServerResponse };

export type Push = {
  /** The member's balances or counts changed, or one of their sessions ended. */
  changed(memberId: bigint): void;
  register(app: FastifyInstance): void;
};

export type PushOptions = {
  db: Database;
  clock: Clock;
  log: Log;
  jackpots: JackpotReader;
};

/** Server-sent events to members' open pages. Without a stream the 30 s check still holds. */
export function createPush(options: PushOptions): Push {
  const { db, clock, log, jackpots } = options;
  const streams = new Map<bigint, Set<Stream>>();
  const gathering = new Set<bigint>();
  const timers: NodeJS.Timeout[] = [];
  let lastJackpots = "";

  const drop = (stream: Stream) => {
    const own = streams.get(stream.memberId);
    own?.delete(stream);
    if (own?.size === 0) streams.delete(stream.memberId);
  };

  const end = (stream: Stream) => {
    send(stream, "ended", {});
    stream.response.end();
    drop(stream);
  };

  const tell = async (memberId: bigint) => {
    const own = [...(streams.get(memberId) ?? [])];
    if (own.length === 0) return;
    const health = await healthOf(db, memberId);
    for (const stream of own)
      if (await findSession(db, clock, stream.token, { isPassive: true }))
        send(stream, "health", health);
      else end(stream);
  };

  const changed = (memberId: bigint) => {
    if (!streams.has(memberId) || gathering.has(memberId)) return;
    gathering.add(memberId);
    setTimeout(() => {
      gathering.delete(memberId);
      tell(memberId).catch((error: unknown) => log.warn({ err: error }, "push failed"));
    }, GATHER_MS);
  };

  const tellJackpots = async () => {
    if (streams.size === 0) return;
    const current = await jackpots();
    const text = JSON.stringify(current);
    if (text === lastJackpots) return;
    lastJackpots = text;
    for (const own of streams.values()) for (const stream of own) send(stream, "jackpots", current);
  };

  const look = async () => {
    for (const own of [...streams.values()])
      for (const stream of [...own])
        if (await findSession(db, clock, stream.token, { isPassive: true }))
          stream.response.write(": still here\n\n");
        else end(stream);
  };

  const every = (ms: number, work: () => Promise<void>) =>
    timers.push(
      setInterval(() => {
        work().catch((error: unknown) => log.warn({ err: error }, "push failed"));
      }, ms),
    );

  return {
    changed,
    register(app) {
      every(JACKPOTS_EVERY_MS, tellJackpots);
      every(LOOK_EVERY_MS, look);
      app.addHook("preClose", () => {
        timers.forEach(clearInterval);
        for (const own of streams.values()) for (const stream of own) stream.response.end();
        return Promise.resolve();
      });
      app.get("/api/events", async (request, reply) => {
        const token = sessionTokenOf(request);
        const session = token
          ? await findSession(db, clock, token, { isPassive: true })
          : undefined;
        if (!token || !session) return reply.code(401).send({ status: "unauthenticated" });
        const own = streams.get(session.memberId) ?? new Set<Stream>();
        if (own.size >= STREAMS_PER_MEMBER)
          return reply.code(429).send({ status: "time", retryAfter: 30 });
        reply.hijack();
        const stream: Stream = { token, memberId: session.memberId, response: reply.raw };
        streams.set(session.memberId, own.add(stream));
        reply.raw.on("close", () => drop(stream));
        reply.raw.writeHead(200, {
          "content-type": "text/event-stream",
          "cache-control": "no-store",
          "x-accel-buffering": "no",
        });
        reply.raw.write(`retry: ${RECONNECT_AFTER_MS}\n\n`);
        changed(session.memberId);
      });
    },
  };
}

function send<Name extends keyof PushEvents>(stream: Stream, name: Name, data: PushEvents[Name]) {
  stream.response.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
}
