import { createHmac, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";

/**
 * Signed bets and wins, from a separate process. Every request is made and signed before the clock
 * starts, and only the status of answers is read, so that the server is measured: a general client
 * costs as much as the server does. Reads one JSON order from standard input, prints `started` and
 * `ended` with the clock and then one JSON result.
 */
export type BetOrder = {
  /** The bets are spread evenly over these addresses. */
  urls: string[];
  connections: number;
  seconds: number;
  /** Runs before the clock starts, with the same connections. */
  warmUpSeconds: number;
  secret: string;
  members: string[];
  /** Each connection rests this long after an answer; without it, it sends the next call at once. */
  pauseMs?: number;
  /** Whether a round is reported in two calls, as live tables do, or in one, as slots do. */
  shape: RoundShape;
};
export type RoundShape = "apart" | "together";
/** Bets and wins a second, whatever the number of calls; the durations are those of calls. */
export type BetResult = {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  failed: number;
  /** Of all calls, with those before the clock started: their number, and bytes sent and received. */
  calls: number;
  sentBytes: number;
  receivedBytes: number;
  /** The first answer other than success, or the first broken connection. */
  firstFault: string | null;
};

const order = JSON.parse(readFileSync(0, "utf8")) as BetOrder;
/** More than a server on one machine answers; otherwise the figure would be the number sent. */
const ROUNDS_PER_SECOND = 10_000;
const OK = Buffer.from("HTTP/1.1 200 ");
const END_OF_HEAD = Buffer.from("\r\n\r\n");
const LENGTH = Buffer.from("content-length: ");

const request = (path: string, host: string, body: string): Buffer => {
  const signature = createHmac("sha256", order.secret).update(body).digest("hex");
  return Buffer.from(
    `POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\n` +
      `x-request-sign: ${signature}\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
};

/** The calls of a round: a stake of ten won and a win of nine that ends it. */
function round(path: string, host: string): Buffer[] {
  const account_id = order.members[Math.floor(Math.random() * order.members.length)];
  const id = randomUUID();
  const base = { account_id, currency: "KRW", game_id: "moon-rabbit-mill", round_id: id };
  const bet = { id_provider: `${id}-bet`, type: "bet", amount: "10.00" };
  const win = { id_provider: `${id}-win`, type: "win", amount: "9.00" };
  const call = (finished: boolean, ...transactions: object[]) =>
    request(path, host, JSON.stringify({ ...base, finished, transactions }));
  return order.shape === "apart" ? [call(false, bet), call(true, win)] : [call(true, bet, win)];
}

const [first = new URL("http://127.0.0.1")] = order.urls.map((url) => new URL(url));
const rounds = Array.from(
  { length: Math.ceil(ROUNDS_PER_SECOND * (order.seconds + order.warmUpSeconds)) },
  () => round(first.pathname, first.host),
);
const latencies: number[] = [];
let calls = 0;
let sentBytes = 0;
let receivedBytes = 0;
let failed = 0;
let firstFault: string | null = null;
let next = 0;
let startAt = 0;
let endAt = 0;

function fail(fault: string): void {
  failed++;
  firstFault ??= fault;
}

/** Plays rounds on one connection until the time is over. */
class Client {
  readonly #socket: Socket;
  readonly #done: () => void;
  /** The calls of the present round that are still to be sent. */
  #calls: Buffer[] = [];
  #sentAt = 0;
  #received: Buffer | null = null;

  constructor(url: URL, done: () => void) {
    this.#done = done;
    this.#socket = connect({ host: url.hostname, port: Number(url.port), noDelay: true });
    this.#socket.on("data", (chunk) => this.#take(chunk));
    this.#socket.on("error", (error) => fail(String(error)));
    this.#socket.on("close", done);
  }

  start(): void {
    this.#send();
  }

  #send(): void {
    const now = performance.now();
    if (this.#calls.length === 0) this.#calls = rounds[next++] ?? [];
    const call = this.#calls.shift();
    if (now >= endAt || !call) {
      this.#socket.end();
      this.#done();
      return;
    }
    this.#sentAt = now;
    calls++;
    sentBytes += call.length;
    this.#socket.write(call);
  }

  #take(chunk: Buffer): void {
    receivedBytes += chunk.length;
    const answer = this.#received ? Buffer.concat([this.#received, chunk]) : chunk;
    const head = answer.indexOf(END_OF_HEAD);
    const isWhole = head >= 0 && answer.length >= head + END_OF_HEAD.length + lengthOf(answer);
    this.#received = isWhole ? null : answer;
    if (!isWhole) return;
    if (answer.compare(OK, 0, OK.length, 0, OK.length) !== 0) fail(answer.toString("latin1"));
    else if (this.#sentAt >= startAt) latencies.push(performance.now() - this.#sentAt);
    if (order.pauseMs) setTimeout(() => this.#send(), order.pauseMs);
    else this.#send();
  }
}

function lengthOf(answer: Buffer): number {
  const at = answer.indexOf(LENGTH) + LENGTH.length;
  return Number(answer.toString("latin1", at, answer.indexOf("\r\n", at)));
}

const finished: Promise<void>[] = [];
const clients = Array.from({ length: order.connections }, (_, at) => {
  const url = new URL(order.urls[at % order.urls.length] ?? first);
  const { promise, resolve } = Promise.withResolvers<void>();
  finished.push(promise);
  return new Client(url, resolve);
});
startAt = performance.now() + order.warmUpSeconds * 1000;
endAt = startAt + order.seconds * 1000;
clients.forEach((client) => client.start());
setTimeout(() => process.stdout.write("started\n"), order.warmUpSeconds * 1000);
await Promise.all(finished);
process.stdout.write("ended\n");
const seconds = (Math.min(performance.now(), endAt) - startAt) / 1000;

latencies.sort((a, b) => a - b);
const percentile = (share: number): number =>
  Math.round((latencies[Math.floor(latencies.length * share)] ?? Number.NaN) * 10) / 10;
const result: BetResult = {
  perSecond: (latencies.length * (order.shape === "apart" ? 1 : 2)) / seconds,
  p50Ms: percentile(0.5),
  p99Ms: percentile(0.99),
  calls,
  sentBytes,
  receivedBytes,
  failed,
  firstFault,
};
process.stdout.write(JSON.stringify(result));
