import { readFileSync } from "node:fs";
import autocannon from "autocannon";

/**
 * The load, in a separate process, so that it does not share the event loop with the measurement.
 * Reads one JSON order from standard input, prints one JSON result.
 */
export type LoadOrder = {
  url: string;
  connections: number;
  seconds: number;
  /** The visitors that take turns, because the limits allow one of them too few requests. */
  visitors: Record<string, string>[];
  /** A plain GET or an empty JSON POST. */
  kind: "get" | "post";
};
export type LoadResult = {
  perSecond: number;
  /** In the whole time. */
  answered: number;
  p50Ms: number;
  p99Ms: number;
  failed: number;
};

const order = JSON.parse(readFileSync(0, "utf8")) as LoadOrder;

const requestOf = (headers: Record<string, string>): autocannon.Request =>
  order.kind === "post"
    ? { method: "POST", body: "{}", headers: { "content-type": "application/json", ...headers } }
    : { method: "GET", headers };

const result = await autocannon({
  url: order.url,
  connections: order.connections,
  duration: order.seconds,
  timeout: 60,
  requests: order.visitors.map(requestOf),
});
const answer: LoadResult = {
  perSecond: result["2xx"] / result.duration,
  answered: result["2xx"],
  p50Ms: result.latency.p50,
  p99Ms: result.latency.p99,
  failed: result.non2xx + result.errors + result.timeouts,
};
process.stdout.write(JSON.stringify(answer));
