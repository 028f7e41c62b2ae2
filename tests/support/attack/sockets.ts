import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { addressOf, type SignedInVisitor } from "#tests/support/attack/visitors.ts";
import type { TestProduct } from "#tests/support/product.ts";

/** Misbehaving sockets: `begin` is what each sends first, `drip` what it sends each second. */
export type SocketFlood = {
  name: string;
  sockets: number;
  begin(n: number): string;
  drip: string;
};

const OPENED_AT_ONCE = 200;
const DRIP_EVERY_MS = 1_000;
const STREAMS_PER_MEMBER = 12;

/** How many members the streams of `socketFloods` need. */
export const membersFor = (streams: number): number => Math.ceil(streams / STREAMS_PER_MEMBER);

const head = (line: string, n: number, ...more: string[]): string =>
  [`${line} HTTP/1.1`, "host: 127.0.0.1", `x-forwarded-for: ${addressOf(n)}`, ...more].join("\r\n");

/** Each with as many sockets as `share` of the full number, 0 to 1. */
export const socketFloods = (
  members: readonly SignedInVisitor[],
  share: number,
): readonly SocketFlood[] => [
  {
    name: "streams that are never read",
    sockets: Math.round(2_000 * share),
    begin: (n) => {
      const cookie = members[n % members.length]?.cookie ?? "";
      return `${head("GET /api/events", n % members.length, `cookie: ${cookie}`)}\r\n\r\n`;
    },
    drip: "",
  },
  {
    name: "headers that never end",
    sockets: Math.round(1_000 * share),
    begin: (n) => head("POST /api/routes/user-do-login", n, "x-slow: "),
    drip: "a",
  },
  {
    name: "bodies that never end",
    sockets: Math.round(1_000 * share),
    begin: (n) =>
      `${head(
        "POST /api/routes/user-do-login",
        n,
        "content-type: application/json",
        "content-length: 60000",
      )}\r\n\r\n{"userId":"`,
    drip: "a",
  },
  {
    name: "connections that send nothing",
    sockets: Math.round(3_000 * share),
    begin: () => "",
    drip: "",
  },
];

export type SocketResult = { opened: number; closedByServer: number };

/** Opens the sockets, never reads from them, and closes them when `signal` aborts. */
export async function holdSockets(
  product: TestProduct,
  { sockets, begin, drip }: SocketFlood,
  signal: AbortSignal,
): Promise<SocketResult> {
  const { hostname, port } = new URL(product.webUrl);
  const held: Socket[] = [];
  let closed = 0;
  for (let n = 0; n < sockets && !signal.aborted; n += OPENED_AT_ONCE) {
    const some = Array.from({ length: Math.min(OPENED_AT_ONCE, sockets - n) }, (_, at) => {
      const socket = connect({ host: hostname, port: Number(port) });
      // The server may reset it at any moment; only the closing counts.
      socket.on("error", () => null);
      socket.on("close", () => closed++);
      socket.on("connect", () => socket.write(begin(n + at)));
      socket.pause();
      return socket;
    });
    held.push(...some);
    await Promise.all(
      some.map((socket) =>
        Promise.race([once(socket, "connect"), once(socket, "close")]).catch(() => null),
      ),
    );
  }
  while (!signal.aborted) {
    await sleep(DRIP_EVERY_MS, null, { signal }).catch(() => null);
    if (drip !== "") for (const socket of held) if (socket.writable) socket.write(drip);
  }
  const closedByServer = closed;
  for (const socket of held) socket.destroy();
  return { opened: held.length, closedByServer };
}
