import type { FastifyInstance } from "fastify";
import type { PushEvents } from "#contract/events.ts";
import type { SessionCountdown } from "#contract/session-end.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import type { Log } from "#server/kit/log.ts";
import type { KeptEvent } from "#server/kit/outbox/outbox.ts";
import type { CatalogueReader } from "#server/games/catalogue.ts";
import type { JackpotReader } from "#server/games/jackpots/pools.ts";
import { atMost } from "#server/kit/at-most.ts";
import { healthFrom, healthsOf } from "#server/views/current-user.ts";
import { sessionTokenOf } from "#server/http/session-cookie.ts";
import type { EventStream } from "#server/http/push/event-stream.ts";
import { Streams } from "#server/http/push/streams.ts";
import { findSession, liveSessionsOf } from "#server/members/sessions.ts";

/** A member's changes within this time are sent once. */
const GATHER_MS = 100;
/** One statement looks up so many members, so that bets are answered between two of them. */
const TOLD_AT_ONCE = 100;
/** How often events whose lookup failed are tried again. */
const RESEND_EVERY_MS = 2_000;
const JACKPOTS_EVERY_MS = 2_000;
/**
 * With more than 2,000 pages jackpots are told more rarely, every ten seconds with 10,000: an event to
 * a page takes the process some 20 µs, so all of them take a fiftieth of its time.
 */
const JACKPOTS_REST_MS_A_PAGE = 1;
/** Open lobbies show a provider that is switched off within 5 s. */
const CATALOGUE_EVERY_MS = 2_000;
/** Keeps proxies from closing a quiet stream, and finds sessions that ended in other processes. */
const LOOK_EVERY_MS = 15_000;
/**
 * The process answers bets in the rest after every fifty pages. Ten thousand pages are told of the
 * catalogue within a second and of jackpots within four, and their sessions are read within ten.
 */
const REST_MS = { catalogue: 1, jackpots: 15, look: 40 };
/** When many pages open at once, as after a restart, the rest of the pool stays free for calls. */
const LOOKED_UP_AT_ONCE = 3;
/** Most of the process's connections; a page without a stream asks every 30 s. */
const STREAMS = { inAll: 10_000, ofNetwork: 250, ofKey: 12 };

type Owner = { key: bigint; sessionId: string };
type Stream = EventStream<PushEvents, Owner>;
type Living = { stream: Stream; session: SessionCountdown };

export type PushOptions = {
  db: Database;
  clock: Clock;
  log: Log;
  jackpots: JackpotReader;
  catalogue: CatalogueReader;
};

/** Pushes server-sent events to members' open pages. Pages without a stream use the 30 s check. */
export class Push {
  readonly #options: PushOptions;
  readonly #streams = new Streams<PushEvents, bigint, Owner>(STREAMS);
  readonly #gathering = new Set<bigint>();
  readonly #news = new Map<bigint, PushEvents["news"][]>();
  readonly #inTurn = atMost(LOOKED_UP_AT_ONCE);
  #isTelling = false;
  #isLooking = false;
  #lastJackpots = "";
  #jackpotsToldAt = Number.NEGATIVE_INFINITY;
  #lastCatalogue: string | null = null;

  constructor(options: PushOptions) {
    this.#options = options;
  }

  /** Sends the balances that moved to the member's open pages. */
  readonly changed = (memberId: bigint): void => {
    if (!this.#streams.has(memberId)) return;
    // However slow the database is, each member waits once.
    this.#gathering.add(memberId);
    this.#gather();
  };

  /** Sends an event's name, and the counts, to the member's open pages. */
  readonly happened = ({ id, name, memberId }: KeptEvent): void => {
    if (memberId === null || !this.#streams.has(memberId)) return;
    const news = this.#news.get(memberId) ?? [];
    this.#news.set(memberId, [...news, { id: Number(id), name }]);
    this.changed(memberId);
  };

  /** Sends a changed catalogue to open lobbies now, before the next regular look. */
  readonly catalogueChanged = (): void => void this.#attempt(this.#tellCatalogue());

  /** How many pages are connected. */
  open(): number {
    return this.#streams.size;
  }

  register(app: FastifyInstance): void {
    const timers = [
      setInterval(() => void this.#attempt(this.#tellJackpots()), JACKPOTS_EVERY_MS),
      setInterval(this.catalogueChanged, CATALOGUE_EVERY_MS),
      setInterval(() => void this.#attempt(this.#look()), LOOK_EVERY_MS),
      setInterval(() => this.#resend(), RESEND_EVERY_MS),
    ];
    app.addHook("preClose", (done) => {
      timers.forEach(clearInterval);
      for (const stream of this.#streams.all()) stream.finish();
      done();
    });
    app.get("/api/events", async (request, reply) => {
      const token = sessionTokenOf(request);
      const { db, clock } = this.#options;
      const session = token
        ? await this.#inTurn(() => findSession(db, clock, token, { isPassive: true }))
        : undefined;
      if (!session) return reply.code(401).send({ status: "unauthenticated" });
      const { sessionId, memberId } = session;
      if (this.#streams.open(reply, { key: memberId, sessionId })) this.changed(memberId);
      return reply;
    });
  }

  /** The streams whose session is valid, with it; the others are sent the end and closed. */
  async #living(listed: readonly Stream[]): Promise<Living[]> {
    // Some have closed since they were listed: all of them when the process stops.
    const streams = listed.filter(({ isOpen }) => isOpen);
    if (streams.length === 0) return [];
    const { db, clock } = this.#options;
    const live = await liveSessionsOf(
      db,
      clock,
      streams.map(({ owner }) => owner.sessionId),
    );
    return streams.flatMap((stream) => {
      const session = live.get(stream.owner.sessionId);
      if (!session) stream.end("ended", {});
      return session && stream.isOpen ? [{ stream, session }] : [];
    });
  }

  #gather(): void {
    if (this.#gathering.size === 0 || this.#isTelling) return;
    this.#isTelling = true;
    setTimeout(() => void this.#tellGathered(), GATHER_MS);
  }

  async #tellGathered(): Promise<void> {
    const members = [...this.#gathering];
    this.#gathering.clear();
    for (let at = 0; at < members.length; at += TOLD_AT_ONCE)
      await this.#attempt(this.#tell(members.slice(at, at + TOLD_AT_ONCE)));
    this.#isTelling = false;
    this.#gather();
  }

  /** Sends what is known now of some members to their pages, from two statements for all of them. */
  async #tell(memberIds: readonly bigint[]): Promise<void> {
    const own = await this.#living(memberIds.flatMap((id) => this.#streams.of(id)));
    const { db, clock } = this.#options;
    const listening = [...new Set(own.map(({ stream }) => stream.owner.key))];
    const healths =
      listening.length > 0 ? await healthsOf(db, clock, listening, this.#unreadable) : null;
    // Removed only now, so that a failed lookup keeps the events for the next attempt.
    const news = new Map(memberIds.map((id) => [id, this.#news.get(id) ?? []]));
    for (const id of memberIds) this.#news.delete(id);
    for (const { stream, session } of own) {
      const health = healths?.get(stream.owner.key);
      if (health) stream.send("health", healthFrom({ ...health, session }));
      for (const each of news.get(stream.owner.key) ?? []) stream.send("news", each);
    }
  }

  #resend(): void {
    for (const memberId of this.#news.keys())
      if (this.#streams.has(memberId)) this.changed(memberId);
      else this.#news.delete(memberId);
  }

  async #tellJackpots(): Promise<void> {
    const now = performance.now();
    const restMs = this.#streams.size * JACKPOTS_REST_MS_A_PAGE;
    if (restMs === 0 || now < this.#jackpotsToldAt + restMs) return;
    const current = await this.#options.jackpots();
    // A page without news asks by itself, so that the moment alone is not pushed.
    const { at: _, ...amounts } = current;
    const text = JSON.stringify(amounts);
    if (text === this.#lastJackpots) return;
    this.#lastJackpots = text;
    this.#jackpotsToldAt = now;
    await this.#streams.sendAll("jackpots", current, REST_MS.jackpots);
  }

  async #tellCatalogue(): Promise<void> {
    const { providers } = await this.#options.catalogue();
    const text = JSON.stringify(
      providers.map(
        ({
          code,
          nameKo,
          nameEn,
          otherNames,
          art,
          isUsed,
          isAnswering,
          tag,
          availability,
          games,
        }) => [
          [code, nameKo, nameEn, otherNames, art, isUsed && isAnswering, tag, availability],
          games.map((game) => [
            game.code,
            game.nameKo,
            game.nameEn,
            game.otherNames,
            game.art,
            game.isNew,
            game.availability,
          ]),
        ],
      ),
    );
    const isChanged = this.#lastCatalogue !== null && text !== this.#lastCatalogue;
    this.#lastCatalogue = text;
    if (isChanged) await this.#streams.sendAll("catalogue", {}, REST_MS.catalogue);
  }

  async #look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      for await (const part of this.#streams.parts(REST_MS.look))
        for (const { stream } of await this.#living(part)) stream.keepAlive();
    } finally {
      this.#isLooking = false;
    }
  }

  readonly #unreadable = (memberId: bigint, err: unknown): void =>
    this.#options.log.warn({ member: String(memberId), err }, "push failed");

  /** A push that fails is only logged: the page asks by itself within 30 s. */
  #attempt(work: Promise<void>): Promise<void> {
    return work.catch((error: unknown) => this.#options.log.warn({ err: error }, "push failed"));
  }
}
