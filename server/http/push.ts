import type { FastifyInstance } from "fastify";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import type { Log } from "#server/kit/log.ts";
import type { CatalogueReader } from "#server/games/catalogue.ts";
import type { JackpotReader } from "#server/games/jackpots/pools.ts";
import { healthOf } from "#server/http/current-user.ts";
import { sessionTokenOf } from "#server/http/session-cookie.ts";
import { send, Streams, type Stream } from "#server/http/streams.ts";
import { findSession, liveSessionsOf } from "#server/members/sessions.ts";

/** Changes of a member within this time are told once. */
const GATHER_MS = 100;
const JACKPOTS_EVERY_MS = 2_000;
/** A provider that is switched off shows so in open lobbies within 5 s (BO-09). */
const CATALOGUE_EVERY_MS = 2_000;
/** Keeps proxies from closing a quiet stream, and finds sessions that ended elsewhere. */
const LOOK_EVERY_MS = 15_000;
const STREAMS_PER_MEMBER = 12;
const RECONNECT_AFTER_MS = 2_000;

export type PushOptions = {
  db: Database;
  clock: Clock;
  log: Log;
  jackpots: JackpotReader;
  catalogue: CatalogueReader;
};

/** Server-sent events to members' open pages. Without a stream the 30 s check still holds. */
export class Push {
  readonly #options: PushOptions;
  readonly #streams = new Streams();
  readonly #gathering = new Set<bigint>();
  #lastJackpots = "";
  #lastCatalogue: string | null = null;

  constructor(options: PushOptions) {
    this.#options = options;
  }

  /** The member's balances or counts changed, or one of their sessions ended. */
  readonly changed = (memberId: bigint): void => {
    if (!this.#streams.has(memberId) || this.#gathering.has(memberId)) return;
    this.#gathering.add(memberId);
    setTimeout(() => {
      this.#gathering.delete(memberId);
      this.#attempt(this.#tell(memberId));
    }, GATHER_MS);
  };

  /** What can be opened may have changed: open lobbies hear of it now, not at the next look. */
  readonly catalogueChanged = (): void => this.#attempt(this.#tellCatalogue());

  register(app: FastifyInstance): void {
    const timers = [
      setInterval(() => this.#attempt(this.#tellJackpots()), JACKPOTS_EVERY_MS),
      setInterval(this.catalogueChanged, CATALOGUE_EVERY_MS),
      setInterval(() => this.#attempt(this.#look()), LOOK_EVERY_MS),
    ];
    app.addHook("preClose", (done) => {
      timers.forEach(clearInterval);
      for (const stream of this.#streams.all()) stream.response.end();
      done();
    });
    app.get("/api/events", async (request, reply) => {
      const token = sessionTokenOf(request);
      const session = token
        ? await findSession(this.#options.db, this.#options.clock, token, { isPassive: true })
        : undefined;
      if (!session) return reply.code(401).send({ status: "unauthenticated" });
      if (this.#streams.of(session.memberId).length >= STREAMS_PER_MEMBER)
        return reply.code(429).send({ status: "time", retryAfter: 30 });
      reply.hijack();
      const { sessionId, memberId } = session;
      this.#open({ sessionId, memberId, response: reply.raw });
    });
  }

  #open(stream: Stream): void {
    this.#streams.add(stream);
    stream.response.writeHead(200, {
      "content-type": "text/event-stream",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
    });
    stream.response.write(`retry: ${RECONNECT_AFTER_MS}\n\n`);
    this.changed(stream.memberId);
  }

  /** The streams whose session lives; the others are told that theirs is over, and closed. */
  async #living(streams: readonly Stream[]): Promise<Stream[]> {
    if (streams.length === 0) return [];
    const { db, clock } = this.#options;
    const live = await liveSessionsOf(
      db,
      clock,
      streams.map((stream) => stream.sessionId),
    );
    for (const stream of streams) if (!live.has(stream.sessionId)) this.#streams.end(stream);
    return streams.filter((stream) => live.has(stream.sessionId));
  }

  async #tell(memberId: bigint): Promise<void> {
    const own = await this.#living(this.#streams.of(memberId));
    if (own.length === 0) return;
    const health = await healthOf(this.#options.db, memberId);
    for (const stream of own) send(stream, "health", health);
  }

  async #tellJackpots(): Promise<void> {
    const streams = this.#streams.all();
    if (streams.length === 0) return;
    const current = await this.#options.jackpots();
    const text = JSON.stringify(current);
    if (text === this.#lastJackpots) return;
    this.#lastJackpots = text;
    for (const stream of streams) send(stream, "jackpots", current);
  }

  async #tellCatalogue(): Promise<void> {
    const { providers } = await this.#options.catalogue();
    const text = JSON.stringify(
      providers.map(({ code, nameKo, nameEn, art, isUsed, isAnswering, tag, games }) => [
        [code, nameKo, nameEn, art, isUsed && isAnswering, tag],
        games.map((game) => [game.code, game.nameKo, game.nameEn, game.art, game.isNew]),
      ]),
    );
    const isChanged = this.#lastCatalogue !== null && text !== this.#lastCatalogue;
    this.#lastCatalogue = text;
    if (isChanged) for (const stream of this.#streams.all()) send(stream, "catalogue", {});
  }

  async #look(): Promise<void> {
    for (const stream of await this.#living(this.#streams.all()))
      stream.response.write(": still here\n\n");
  }

  /** A push that fails is only written down: the page asks by itself within 30 s. */
  #attempt(work: Promise<void>): void {
    work.catch((error: unknown) => this.#options.log.warn({ err: error }, "push failed"));
  }
}
