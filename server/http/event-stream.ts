import type { ServerResponse } from "node:http";

export type StreamPatience = {
  /** A peer that takes nothing for this long is let go. */
  patienceMs: number;
  /** What may wait unread in this process for one peer. */
  mostUnreadBytes: number;
};

/** A phone in a tunnel comes back within this; it opens its stream anew when it does not. */
export const PATIENCE: StreamPatience = { patienceMs: 10_000, mostUnreadBytes: 256 * 1024 };
/** Until a peer that was told the end must have taken it. */
const LAST_WORDS_MS = 2_000;
const RECONNECT_AFTER_MS = 2_000;

/**
 * One open connection of server-sent events. It is open until its peer goes, does not read, or is
 * told the end; what is sent to it afterwards goes nowhere. Nothing here throws.
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
    // Without a listener a write that fails would end the process.
    response.on("error", () => this.drop());
    response.on("close", () => this.drop());
    response.on("drain", () => this.#hasTaken());
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  begin(headers: Readonly<Record<string, string>>): void {
    // Who hung up while their session was looked up gives no sign any more.
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
    this.#write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Keeps proxies from closing a quiet stream. */
  keepAlive(): void {
    this.#write(": still here\n\n");
  }

  /** Says a last thing and closes. */
  end<Name extends keyof Events & string>(name: Name, data: Events[Name]): void {
    this.send(name, data);
    this.finish();
  }

  /** Closes; the peer has two seconds to take what was sent. */
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

  #write(text: string): void {
    if (!this.#isOpen || this.#response.write(text)) return;
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
