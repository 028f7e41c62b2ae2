import type { FastifyReply } from "fastify";

/** A viewer: events go to all viewers of a channel, or to one player's. */
type Watcher = { channel: string; player: string; write: (text: string) => void };

const heartbeatMs = 15_000;
/** What may wait for a viewer who reads too slowly; then the line ends, and the page opens a new one. */
const mostWaitingBytes = 1_048_576;

/** Server-sent events of this process. Pages read them with fetch, so that the secret stays a header. */
export class LiveStream {
  readonly #watchers = new Set<Watcher>();

  get channels(): ReadonlySet<string> {
    return new Set([...this.#watchers].map(({ channel }) => channel));
  }

  /** Keeps the answer open and sends the viewer's events until they leave. */
  watch(reply: FastifyReply, channel: string, player: string): void {
    reply.hijack();
    reply.raw.writeHead(200, {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
    });
    const write = (text: string): void => {
      if (reply.raw.writableLength > mostWaitingBytes) reply.raw.destroy();
      else reply.raw.write(text);
    };
    const watcher = { channel, player, write };
    watcher.write(": hello\n\n");
    this.#watchers.add(watcher);
    const beat = setInterval(() => watcher.write(": still here\n\n"), heartbeatMs);
    reply.raw.on("close", () => {
      clearInterval(beat);
      this.#watchers.delete(watcher);
    });
  }

  /** Sends an event to all viewers of a channel, or to one player's. */
  tell(channel: string, event: object, player?: string): void {
    const text = `data: ${JSON.stringify(event)}\n\n`;
    for (const watcher of this.#watchers) {
      if (watcher.channel !== channel) continue;
      if (player === undefined || watcher.player === player) watcher.write(text);
    }
  }
}
