import { connect, type Socket } from "node:net";

/**
 * Holds open pages of members, from a separate process. Gets one order over IPC, opens its streams
 * some at a time, and reports when all are open and when each has got an event to all; ends with
 * its parent.
 */
export type HoldOrder = {
  port: number;
  /** The local address, because each has a limited number of ports. */
  from: string;
  /** The cookie and the network of each page. */
  pages: readonly { cookie: string; address: string }[];
};
export type HoldReport =
  | { kind: "opened" }
  | { kind: "failed"; why: string }
  /** Every page got the event; the moments of the first and the last, in ms since 1970. */
  | { kind: "told"; firstAt: number; lastAt: number };

const OPENED_AT_ONCE = 50;
const TOLD = Buffer.from("event: catalogue\n");
const OK = Buffer.from("HTTP/1.1 200 ");
/** All sockets write here; what they receive is read and then overwritten. */
const received = Buffer.allocUnsafe(64 * 1024);

let told = 0;
let firstAt = 0;

process.on("message", (order: HoldOrder) => void hold(order));
process.on("disconnect", () => process.exit());

const report = (line: HoldReport): void => void process.send?.(line);

async function hold({ port, from, pages }: HoldOrder): Promise<void> {
  const waiting = [...pages];
  const opener = async () => {
    for (let page = waiting.pop(); page; page = waiting.pop()) await open(port, from, page, pages);
  };
  try {
    await Promise.all(Array.from({ length: OPENED_AT_ONCE }, opener));
    report({ kind: "opened" });
  } catch (error) {
    report({ kind: "failed", why: String(error) });
  }
}

/** Resolves once the stream is answered. */
function open(
  port: number,
  from: string,
  { cookie, address }: HoldOrder["pages"][number],
  pages: HoldOrder["pages"],
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let isOpen = false;
  const take = (bytes: number): boolean => {
    const part = received.subarray(0, bytes);
    if (!isOpen && !part.subarray(0, OK.length).equals(OK))
      reject(new Error(part.toString("latin1").slice(0, 200)));
    if (!isOpen) {
      isOpen = true;
      resolve();
    }
    if (part.includes(TOLD)) countTold(pages.length);
    return true;
  };
  const socket: Socket = connect({
    host: "127.0.0.1",
    port,
    localAddress: from,
    onread: { buffer: received, callback: take },
  });
  socket.on("error", (error) => reject(error));
  socket.on("close", () => report({ kind: "failed", why: "the server closed an open page" }));
  socket.write(
    `GET /api/events HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: ${cookie}\r\nx-forwarded-for: ${address}\r\n\r\n`,
  );
  return promise;
}

function countTold(all: number): void {
  if (told === 0) firstAt = Date.now();
  told++;
  if (told < all) return;
  report({ kind: "told", firstAt, lastAt: Date.now() });
  told = 0;
}
