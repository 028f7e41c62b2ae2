import { timingSafeEqual, createHash } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { Books } from "../books/books.ts";
import { dayFile } from "../books/day-file.ts";
import { dialectNames } from "../dialect-names.ts";
import { booksView, type Controls } from "../control/controls.ts";
import { callKinds, faultActions, faultShape } from "../control/faults.ts";
import { faultShape as faultOfRegister, type RegisterBoard } from "../registers/board.ts";
import { canBeDrawn } from "../jackpots/tiers.ts";
import { Refusal } from "../play/refusal.ts";
import type { Settings } from "../settings.ts";
import { readBody } from "./game-calls.ts";

/** The path of the controls; their page has the same address with a slash at the end. */
const controlPrefix = "/__sim";
const secretHeader = "x-control-secret";

const clockShape = z.strictObject({
  pace: z.optional(z.number().check(z.minimum(0.001), z.maximum(10))),
  skewMs: z.optional(z.int().check(z.minimum(-86_400_000), z.maximum(86_400_000))),
});

const dayShape = z.strictObject({
  dialect: z.enum(dialectNames),
  day: z.iso.date(),
  /** How many hours the day begins before that of UTC. */
  hoursAhead: z.optional(z.coerce.number().check(z.int(), z.minimum(-12), z.maximum(14))),
});

const perHit = z.int().check(z.minimum(1), z.maximum(2 ** 32));
/** Won of stakes for one hit; MEGA's must be a whole multiple of the others. */
const oddsShape = z.strictObject({ mega: perHit, major: perHit, minor: perHit });

/**
 * `/__sim/*`: switches faults, shows every request and answer, and the books. Open to holders of
 * the control secret, and to this machine.
 */
export function controlRoutes(
  server: FastifyInstance,
  controls: Controls,
  tools: { books: Books; settings: Settings; registers: RegisterBoard },
): void {
  const { board, trace } = controls;
  server.addHook("onRequest", (request, _reply, done) =>
    mayControl(request, tools.settings.controlSecret) ? done() : done(new Refusal("not_found")),
  );

  dayFileRoute(server, tools.books);
  server.get(`${controlPrefix}/state`, () => ({
    actions: faultActions,
    kinds: callKinds,
    dialects: tools.settings.links.map(({ dialect }) => dialect),
    faults: board.list(),
    pace: board.pace,
    skewMs: board.skewMs,
    odds: board.odds,
    books: booksView(tools.books),
  }));
  server.post(`${controlPrefix}/fault`, (request) => board.add(readBody(faultShape, request)));
  server.delete(`${controlPrefix}/fault`, (_request, reply) => {
    board.clear();
    return reply.code(204).send();
  });
  server.delete<{ Params: { id: string } }>(`${controlPrefix}/fault/:id`, (request, reply) => {
    board.remove(Number(request.params.id));
    return reply.code(204).send();
  });
  server.post(`${controlPrefix}/register`, (request, reply) => {
    tools.registers.set(readBody(faultOfRegister, request));
    return reply.code(204).send();
  });
  server.delete(`${controlPrefix}/register`, (_request, reply) => {
    tools.registers.clear();
    return reply.code(204).send();
  });
  server.get(`${controlPrefix}/register`, () => ({ questions: tools.registers.list() }));
  server.post(`${controlPrefix}/clock`, (request) => {
    const { pace, skewMs } = readBody(clockShape, request);
    board.pace = pace ?? board.pace;
    board.skewMs = skewMs ?? board.skewMs;
    return { pace: board.pace, skewMs: board.skewMs };
  });
  server.post(`${controlPrefix}/jackpots`, (request) => {
    const odds = readBody(oddsShape, request);
    if (!canBeDrawn(odds)) throw new Refusal("invalid");
    board.odds = odds;
    return { odds };
  });
  server.get<{ Querystring: { limit?: string; fault?: string; round?: string } }>(
    `${controlPrefix}/trace`,
    (request) => {
      const { limit = "200", fault, round } = request.query;
      const wanted = trace
        .list()
        .filter((entry) => fault === undefined || entry.fault === fault)
        .filter((entry) => round === undefined || entry.round === round);
      return { entries: wanted.slice(-Math.max(1, Number(limit) || 200)) };
    },
  );
}

/** The file of a day that operators compare with their books. */
function dayFileRoute(server: FastifyInstance, books: Books): void {
  server.get(`${controlPrefix}/day-file`, (request, reply) => {
    const wanted = dayShape.safeParse(request.query);
    if (!wanted.success) throw new Refusal("invalid");
    const { dialect, day, hoursAhead = 0 } = wanted.data;
    void reply.type("text/csv; charset=utf-8");
    void reply.header("content-disposition", `attachment; filename="${dialect}-${day}.csv"`);
    return dayFile(books, { dialect, day, hoursAhead });
  });
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
const ownNames = new Set(["127.0.0.1", "localhost", "[::1]"]);
const ownAddresses = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

/**
 * Whether a request may use the controls: anywhere with the secret; otherwise directly from this
 * machine, by one of its own host names, and from no other site's page, whose calls always carry
 * their origin.
 */
function mayControl(request: FastifyRequest, secret: string | null): boolean {
  const given = request.headers[secretHeader];
  if (secret !== null && typeof given === "string")
    return timingSafeEqual(digest(given), digest(secret));
  const { host = "", origin } = request.headers;
  const name = host.replace(/:\d+$/, "");
  return (
    ownAddresses.has(request.socket.remoteAddress ?? "") &&
    request.headers["x-forwarded-for"] === undefined &&
    ownNames.has(name) &&
    (origin === undefined || origin === `http://${host}`)
  );
}
