import type { ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import type { LiveCounts, OfficePushEvents } from "#contract/office/events.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import type { Log } from "#server/kit/log.ts";
import { sessionTokenOf } from "#server/http/session-cookie.ts";
import { countWaitingHelps } from "#server/messages/desk/inbox.ts";
import { writersNow } from "#server/messages/desk/writing.ts";
import { countWaitingProposals } from "#server/operators/proposals/proposals.ts";
import { findOperator } from "#server/operators/sessions.ts";
import { countUndecided } from "#server/payments/queue/queue.ts";

/** Numbers are at most this old (BO-20). */
const LOOK_EVERY_MS = 2_000;
/** Keeps proxies from closing a quiet stream, and finds sessions that ended. */
const SESSIONS_EVERY_MS = 15_000;
const STREAMS_AT_MOST = 500;
const RECONNECT_AFTER_MS = 2_000;

type Stream = { token: string; response: ServerResponse };
type OfficeStreamOptions = { db: Database; clock: Clock; log: Log };

const send = <Name extends keyof OfficePushEvents>(
  { response }: Stream,
  name: Name,
  data: OfficePushEvents[Name],
): void => {
  response.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
};

const countsOf = async (db: Database, clock: Clock): Promise<LiveCounts> => ({
  ...(await countUndecided(db)),
  proposals: await countWaitingProposals(db, clock),
  helps: await countWaitingHelps(db),
});

/** Server-sent events to operators' open screens; it never counts as activity. */
export function registerOfficeStream(
  app: FastifyInstance,
  { db, clock, log }: OfficeStreamOptions,
): void {
  const streams = new Set<Stream>();
  const last = { counts: "", writing: "" };
  const isLive = async ({ token }: Stream) =>
    (await findOperator(db, clock, token, { isPassive: true })) !== undefined;

  const tell = <Name extends keyof typeof last>(name: Name, data: OfficePushEvents[Name]) => {
    const text = JSON.stringify(data);
    if (text === last[name]) return;
    last[name] = text;
    for (const stream of streams) send(stream, name, data);
  };

  const look = async () => {
    if (streams.size === 0) return;
    tell("counts", await countsOf(db, clock));
    tell("writing", { writers: await writersNow(db, clock) });
  };
  const lookAfterSessions = async () => {
    for (const stream of streams)
      if (await isLive(stream)) stream.response.write(": still here\n\n");
      else {
        send(stream, "ended", {});
        stream.response.end();
      }
  };
  const attempt = (work: Promise<void>) =>
    work.catch((error: unknown) => log.warn({ err: error }, "office push failed"));
  const timers = [
    setInterval(() => void attempt(look()), LOOK_EVERY_MS),
    setInterval(() => void attempt(lookAfterSessions()), SESSIONS_EVERY_MS),
  ];
  app.addHook("preClose", (done) => {
    timers.forEach(clearInterval);
    for (const { response } of streams) response.end();
    done();
  });

  app.get("/api/office/stream", async (request, reply) => {
    const token = sessionTokenOf(request, "dalbit_office");
    const stream = token ? { token, response: reply.raw } : undefined;
    if (!stream || !(await isLive(stream)))
      return reply.code(401).send({ status: "unauthenticated" });
    if (streams.size >= STREAMS_AT_MOST)
      return reply.code(429).send({ status: "time", retryAfter: 30 });
    const counts = await countsOf(db, clock);
    const writing = { writers: await writersNow(db, clock) };
    reply.hijack();
    streams.add(stream);
    stream.response.on("close", () => streams.delete(stream));
    stream.response.writeHead(200, {
      "content-type": "text/event-stream",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
    });
    stream.response.write(`retry: ${RECONNECT_AFTER_MS}\n\n`);
    send(stream, "counts", counts);
    send(stream, "writing", writing);
  });
}
