import { createHmac, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import autocannon from "autocannon";

/**
 * The load, in a process of its own so that it does not share the event loop with whoever
 * measures. Reads one JSON order from standard input, prints one JSON result.
 */
export type LoadOrder = {
  url: string;
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
  /** A plain GET, an empty JSON POST, or signed bets of these members. */
  kind: "get" | "post" | "bets";
  secret?: string;
  members?: string[];
};
export type LoadResult = { perSecond: number; p50Ms: number; p99Ms: number; failed: number };

const order = JSON.parse(readFileSync(0, "utf8")) as LoadOrder;

function nextBet(): { body: string; headers: Record<string, string> } {
  const members = order.members ?? [];
  const account_id = members[Math.floor(Math.random() * members.length)];
  const id = randomUUID();
  const body = JSON.stringify({
    account_id,
    currency: "KRW",
    game_id: "moon-rabbit-mill",
    round_id: id,
    transactions: [{ id_provider: id, type: "bet", amount: "10.00" }],
  });
  const signature = createHmac("sha256", order.secret ?? "")
    .update(body)
    .digest("hex");
  return { body, headers: { "content-type": "application/json", "x-request-sign": signature } };
}

const request: autocannon.Request =
  order.kind === "bets"
    ? { method: "POST", setupRequest: (plain) => ({ ...plain, ...nextBet() }) }
    : order.kind === "post"
      ? {
          method: "POST",
          body: "{}",
          headers: { "content-type": "application/json", ...order.headers },
        }
      : { method: "GET", headers: { ...order.headers } };

const result = await autocannon({
  url: order.url,
  connections: order.connections,
  duration: order.seconds,
  requests: [request],
});
const answer: LoadResult = {
  perSecond: result["2xx"] / result.duration,
  p50Ms: result.latency.p50,
  p99Ms: result.latency.p99,
  failed: result.non2xx + result.errors + result.timeouts,
};
process.stdout.write(JSON.stringify(answer));
