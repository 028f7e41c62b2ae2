import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyReply } from "fastify";
import { networksOf } from "#server/kit/network.ts";
import { addressOf } from "#server/http/arrival.ts";
import { safeHeaders } from "#server/http/safe-headers.ts";
import {
  EventStream,
  eventText,
  PATIENCE,
  type StreamPatience,
} from "#server/http/push/event-stream.ts";

export type StreamsOptions = {
  /** How many streams this process keeps open. */
  inAll: number;
  /**
   * How many of them go to one network: an IPv4 address, which many phones share, or an IPv6 /64.
   */
  ofNetwork: number;
  /** How many of them go to one owner. */
  ofKey: number;
  patience?: StreamPatience;
};

type Owner<Key> = { key: Key };

/** So many streams are written to without a rest, which takes a millisecond. */
const WRITTEN_TOGETHER = 50;

/**
 * The open streams of one kind, found by their owner. Every list that it answers is a copy, so
 * streams may close while a caller walks it.
 */
export class Streams<Events extends object, Key, Own extends Owner<Key>> {
  readonly #options: StreamsOptions;
  readonly #all = new Set<EventStream<Events, Own>>();
  readonly #byKey = new Map<Key, Set<EventStream<Events, Own>>>();
  readonly #byNetwork = new Map<string, number>();
  readonly #sending = new Map<string, Promise<void>>();

  constructor(options: StreamsOptions) {
    this.#options = options;
  }

  /** Opens a stream; null when there are too many. */
  open(reply: FastifyReply, owner: Own): EventStream<Events, Own> | null {
    const network = networksOf(addressOf(reply.request)).own;
    if (!this.#hasRoom(owner.key, network)) {
      void reply.code(429).header("retry-after", "30").send({ status: "time", retryAfter: 30 });
      return null;
    }
    reply.hijack();
    const stream = new EventStream<Events, Own>(reply.raw, owner, {
      patience: this.#options.patience ?? PATIENCE,
      onClose: (closed) => this.#forget(closed, network),
    });
    const own = this.#byKey.get(owner.key) ?? new Set();
    this.#all.add(stream);
    this.#byKey.set(owner.key, own.add(stream));
    this.#byNetwork.set(network, (this.#byNetwork.get(network) ?? 0) + 1);
    stream.begin(safeHeaders(reply));
    return stream;
  }

  get size(): number {
    return this.#all.size;
  }

  has(key: Key): boolean {
    return this.#byKey.has(key);
  }

  of(key: Key): EventStream<Events, Own>[] {
    return [...(this.#byKey.get(key) ?? [])];
  }

  all(): EventStream<Events, Own>[] {
    return [...this.#all];
  }

  /** Sends an event to all of them in parts, after every earlier one of the same name. */
  sendAll<Name extends keyof Events & string>(
    name: Name,
    data: Events[Name],
    restMs: number,
  ): Promise<void> {
    const bytes = Buffer.from(eventText(name, data));
    const sending = this.#write(bytes, restMs, this.#sending.get(name));
    this.#sending.set(name, sending);
    return sending;
  }

  async #write(bytes: Buffer, restMs: number, before: Promise<void> | undefined): Promise<void> {
    await before;
    for await (const part of this.parts(restMs)) for (const stream of part) stream.sendBytes(bytes);
  }

  /** All of them, in parts of fifty with a rest after each, in which bets are answered. */
  async *parts(restMs: number): AsyncGenerator<EventStream<Events, Own>[]> {
    const all = this.all();
    for (let at = 0; at < all.length; at += WRITTEN_TOGETHER) {
      if (at > 0) await sleep(restMs, undefined, { ref: false });
      yield all.slice(at, at + WRITTEN_TOGETHER);
    }
  }

  #hasRoom(key: Key, network: string): boolean {
    const { inAll, ofNetwork, ofKey } = this.#options;
    return (
      this.#all.size < inAll &&
      (this.#byKey.get(key)?.size ?? 0) < ofKey &&
      (this.#byNetwork.get(network) ?? 0) < ofNetwork
    );
  }

  #forget(stream: EventStream<Events, Own>, network: string): void {
    const { key } = stream.owner;
    this.#all.delete(stream);
    const own = this.#byKey.get(key);
    own?.delete(stream);
    if (own?.size === 0) this.#byKey.delete(key);
    const left = (this.#byNetwork.get(network) ?? 0) - 1;
    if (left > 0) this.#byNetwork.set(network, left);
    else this.#byNetwork.delete(network);
  }
}
