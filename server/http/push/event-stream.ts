import type { ServerResponse } from "node:http";

export type StreamPatience = {
  /** A peer that reads nothing for this long is dropped. */
  patienceMs: number;
  /** How many unread bytes this process keeps for one peer. */
  mostUnreadBytes: number;
};

/** A phone in a tunnel returns within this time, and opens a new stream when it does not. */
export const PATIENCE: StreamPatience = { patienceMs: 10_000, mostUnreadBytes: 256 * 1024 };
/** How long a closing stream waits for its peer to read the rest. */
const LAST_WORDS_MS = 2_000;
const RECONNECT_AFTER_MS = 2_000;

/** An event as its stream carries it. */
export const eventText = (name: string, data: unknown): string =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/**
 * One open connection of server-sent events. It is open until its peer leaves, stops reading or is
 * sent the end; later events are dropped. Its methods throw nothing.
 */
export class EventStream<Events extends object, Owner> {
  readonly owner: Owner;
  readonly #response: ServerResponse;
  readonly #patience: StreamPatience;
  readonly #onClose: (stream: EventStream<Events, Owner>) => void;
  #isOpen = true;
  #stalled: NodeJS.Timeout | null = null;

  constructor(
    response: ServerResponse,
    owner: Owner,
    options: {
      patience: StreamPatience;
      onClose: (stream: EventStream<Events, Owner>) => void;
    },
  ) {
    this.owner = owner;
    this.#response = response;
    this.#patience = options.patience;
    this.#onClose = options.onClose;
    // Without a listener a failing write would end the process.
    response.on("error", () => this.drop());
    response.on("close", () => this.drop());
    response.on("drain", () => this.#hasTaken());
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  begin(headers: Readonly<Record<string, string>>): void {
    // A peer that hung up during the session lookup emits no `close` any more.
    if (this.#response.destroyed) return this.drop();
    this.#response.writeHead(200, {
      ...headers,
      "content-type": "text/event-stream",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
    });
    this.#write(`retry: ${RECONNECT_AFTER_MS}\n\n`);
  }

  send<Name extends keyof Events & string>(name: Name, data: Events[Name]): void {
    this.#write(eventText(name, data));
  }

  /** Sends an event as bytes, which are encoded once for many streams. */
  sendBytes(bytes: Buffer): void {
    this.#write(bytes);
  }

  /** Keeps proxies from closing a quiet stream. */
  keepAlive(): void {
    this.#write(": still here\n\n");
  }

  /** Sends a last event and closes. */
  end<Name extends keyof Events & string>(name: Name, data: Events[Name]): void {
    this.send(name, data);
    this.finish();
  }

  /** Closes; the peer has two seconds to read what was sent. */
  finish(): void {
    if (!this.#isOpen) return;
    this.#close();
    this.#response.end();
    setTimeout(() => this.#response.destroy(), LAST_WORDS_MS).unref();
  }

  /** Closes at once. */
  drop(): void {
    this.#close();
    this.#response.destroy();
  }

  #write(event: string | Buffer): void {
    if (!this.#isOpen || this.#response.write(event)) return;
    if (this.#response.writableLength > this.#patience.mostUnreadBytes) return this.drop();
    this.#stalled ??= setTimeout(() => this.drop(), this.#patience.patienceMs);
  }

  #hasTaken(): void {
    if (this.#stalled) clearTimeout(this.#stalled);
    this.#stalled = null;
  }

  #close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#hasTaken();
    this.#onClose(this);
  }
}
