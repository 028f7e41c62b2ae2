import type { ServerResponse } from "node:http";
import type { PushEvents } from "#contract/events.ts";

/** One open page of a member, by the session it was opened with. */
export type Stream = { sessionId: string; memberId: bigint; response: ServerResponse };

export function send<Name extends keyof PushEvents>(
  stream: Stream,
  name: Name,
  data: PushEvents[Name],
): void {
  stream.response.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
}

/** The open streams, found by member. Every list handed out is a copy that may be walked freely. */
export class Streams {
  readonly #byMember = new Map<bigint, Set<Stream>>();

  add(stream: Stream): void {
    const own = this.#byMember.get(stream.memberId) ?? new Set();
    this.#byMember.set(stream.memberId, own.add(stream));
    stream.response.on("close", () => this.#drop(stream));
  }

  has(memberId: bigint): boolean {
    return this.#byMember.has(memberId);
  }

  of(memberId: bigint): Stream[] {
    return [...(this.#byMember.get(memberId) ?? [])];
  }

  all(): Stream[] {
    return [...this.#byMember.values()].flatMap((own) => [...own]);
  }

  /** Tells the page that its session is over, and closes. */
  end(stream: Stream): void {
    send(stream, "ended", {});
    stream.response.end();
    this.#drop(stream);
  }

  #drop(stream: Stream): void {
    const own = this.#byMember.get(stream.memberId);
    own?.delete(stream);
    if (own?.size === 0) this.#byMember.delete(stream.memberId);
  }
}
