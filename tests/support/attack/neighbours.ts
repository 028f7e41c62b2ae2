import { createHmac, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Well-behaved members and a provider, in a separate process, so that their waiting times show the
 * product and not the attacker beside them. Reads one JSON order from standard input; prints
 * `ready`, measures until standard input ends, prints one JSON result.
 */
export type NeighbourOrder = {
  webUrl: string;
  /** Cookies of members; each reads its own lists, one call after the other. */
  cookies: readonly string[];
  secret: string;
  /** A player with an open launch of the game, by the provider's reference. */
  player: { ref: string; session: string; game: string };
};
type Figures = { calls: number; p50Ms: number; p99Ms: number; faults: readonly string[] };
export type NeighbourResult = { members: Figures; bets: Figures };

const PAUSE_MS = 20;
/** A member may make twenty calls a second; a well-behaved one makes fewer. */
const MEMBER_PAUSE_MS = 80;
const BETTORS = 4;
const MOST_FAULTS = 5;
const CALLS = ["get-deposit-list", "get-in-game-balance", "user-health-check"] as const;

/** The waiting times of some callers, and their faults. */
class Waits {
  readonly #ms: number[] = [];
  readonly #faults: string[] = [];

  async time(what: string, request: () => Promise<Response>): Promise<void> {
    const startedAt = performance.now();
    try {
      const answer = await request();
      const text = await answer.text();
      if (answer.status !== 200)
        this.#faults.push(`${what}: ${answer.status} ${text.slice(0, 100)}`);
    } catch (error) {
      this.#faults.push(`${what}: no answer (${String(error)})`);
    }
    this.#ms.push(performance.now() - startedAt);
  }

  figures(): Figures {
    const sorted = this.#ms.toSorted((a, b) => a - b);
    const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
    return {
      calls: sorted.length,
      p50Ms: at(0.5),
      p99Ms: at(0.99),
      faults: this.#faults.slice(0, MOST_FAULTS),
    };
  }
}

if (import.meta.main) await main();

async function main(): Promise<void> {
  let isOver = false;
  process.on("SIGTERM", () => (isOver = true));
  const order = JSON.parse(readFileSync(0, "utf8")) as NeighbourOrder;
  const [members, bets] = [new Waits(), new Waits()];
  const member = async (cookie: string) => {
    for (let n = 0; !isOver; n++) {
      const call = CALLS[n % CALLS.length] ?? CALLS[0];
      await members.time(call, () => ask(order, `/api/routes/${call}`, "{}", { cookie }));
      await sleep(MEMBER_PAUSE_MS);
    }
  };
  const bettor = async () => {
    while (!isOver) {
      await bets.time("betwin", () => spin(order));
      await sleep(PAUSE_MS);
    }
  };
  console.log("ready");
  await Promise.all([...order.cookies.map(member), ...Array.from({ length: BETTORS }, bettor)]);
  const result: NeighbourResult = { members: members.figures(), bets: bets.figures() };
  console.log(JSON.stringify(result));
}

function ask(
  order: NeighbourOrder,
  path: string,
  body: string,
  headers: Record<string, string>,
): Promise<Response> {
  return fetch(`${order.webUrl}${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      origin: order.webUrl,
      "x-forwarded-for": "192.0.2.1",
      ...headers,
    },
    body,
    signal: AbortSignal.timeout(15_000),
  });
}

/** A stake of ten won and its win in one signed call. */
function spin(order: NeighbourOrder): Promise<Response> {
  const id = randomUUID();
  const body = JSON.stringify({
    account_id: order.player.ref,
    session_id: order.player.session,
    currency: "KRW",
    game_id: order.player.game,
    round_id: id,
    finished: true,
    transactions: [
      { id_provider: `${id}-bet`, type: "bet", amount: "10.00" },
      { id_provider: `${id}-win`, type: "win", amount: "9.00" },
    ],
  });
  const signature = createHmac("sha256", order.secret).update(body).digest("hex");
  return ask(order, "/providers/sandbox/betwin", body, { "x-request-sign": signature });
}
