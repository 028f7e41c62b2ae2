import { setTimeout as sleep } from "node:timers/promises";
import { auditBooks } from "#scripts/books/audit-books.ts";
import { openBooks } from "#scripts/books/open-books.ts";
import { ownWallets } from "#scripts/conformance/own-wallets.ts";
import type { Answers } from "#tests/support/attack/answers.ts";
import { explained } from "#tests/support/attack/explain.ts";
import { floodsOf } from "#tests/support/attack/floods.ts";
import { fuzzCalls } from "#tests/support/attack/fuzz-calls.ts";
import { fuzzDoors } from "#tests/support/attack/fuzz-doors.ts";
import type { NeighbourOrder, NeighbourResult } from "#tests/support/attack/neighbours.ts";
import { runFlood } from "#tests/support/attack/run-flood.ts";
import { holdSockets, membersFor, socketFloods } from "#tests/support/attack/sockets.ts";
import { signInMembers, type SignedInVisitor } from "#tests/support/attack/visitors.ts";
import { watched } from "#tests/support/attack/watch.ts";
import type { TestProduct } from "#tests/support/product.ts";

export type AttackOptions = {
  /** Hostile calls of both contracts and to the providers' endpoints together. */
  calls: number;
  /** Makes the same hostile bodies again. */
  seed: number;
  /** How long each flood lasts. */
  floodSeconds: number;
  /** The share of a whole attack's sockets that is opened, 0 to 1. */
  socketShare: number;
  /** Called after each step. */
  tell(line: string): void;
};

/** One flood: what was sent, the neighbours' waiting times, the most memory of the web process. */
export type Flooded = {
  name: string;
  sent: string;
  neighbours: NeighbourResult;
  mostBytes: number;
};
export type AttackResult = {
  fuzz: { calls: Answers; doors: Answers; neverReached: readonly string[] };
  floods: readonly Flooded[];
  /** Each a sentence; empty when the product withstood the attack. */
  faults: readonly string[];
};

/** The share of hostile calls that goes to the providers' endpoints. */
const DOORS = 0.25;
const NEIGHBOURS = 6;
const REST_MS = 1_000;

/** Attacks a separate product, flood by flood, and checks its ledger and processes. */
export async function runAttack(
  product: TestProduct,
  options: AttackOptions,
): Promise<AttackResult> {
  const pid = product.web.pid;
  const streams = Math.round(2_000 * options.socketShare);
  const members = await signInMembers(product, Math.max(32, membersFor(streams)));
  const neighbours = await neighboursOf(product, members.slice(0, NEIGHBOURS));
  const attackers = members.slice(NEIGHBOURS);
  const floods = await runFloods(product, attackers, neighbours, options);
  const fuzz = await runFuzz(product, attackers, options);
  const faults = [
    ...explained(product, [...fuzz.calls.faults, ...fuzz.doors.faults]),
    ...floods.flatMap(({ name, neighbours: { members: asked, bets } }) =>
      [...asked.faults, ...bets.faults].map((fault) => `during ${name}: ${fault}`),
    ),
    ...(product.web.pid === pid ? [] : ["the web process died and was restarted"]),
    ...(await faultsOfBooks(product)),
  ];
  return { fuzz, floods, faults };
}

async function neighboursOf(
  product: TestProduct,
  members: readonly SignedInVisitor[],
): Promise<NeighbourOrder> {
  await using wallets = await ownWallets({
    DATA_DIR: product.dataDir,
    PORT: new URL(product.webUrl).port,
    SANDBOX_PORT: new URL(product.sandboxUrl).port,
  });
  const { secret, players } = wallets.of("beexar");
  const player = await players.fresh();
  return { webUrl: product.webUrl, cookies: members.map(({ cookie }) => cookie), secret, player };
}

async function runFloods(
  product: TestProduct,
  attackers: readonly SignedInVisitor[],
  order: NeighbourOrder,
  { floodSeconds, socketShare, tell }: AttackOptions,
): Promise<Flooded[]> {
  const all = [
    { name: "nothing", run: (signal: AbortSignal) => over(signal) },
    ...floodsOf(attackers).map(({ name }) => ({
      name,
      run: async () => {
        const { webUrl } = product;
        const members = attackers.slice(0, 2);
        const { sent, byStatus } = await runFlood({ webUrl, name, members, seconds: floodSeconds });
        return `${sent} sent (${[...byStatus].map((pair) => pair.join(": ")).join(", ")})`;
      },
    })),
    ...socketFloods(attackers, socketShare).map((each) => ({
      name: each.name,
      run: async (signal: AbortSignal) => {
        const { opened, closedByServer } = await holdSockets(product, each, signal);
        return `${opened} opened, ${closedByServer} closed by the server`;
      },
    })),
  ];
  const done: Flooded[] = [];
  for (const { name, run } of all) {
    const { result, ...rest } = await watched(product, order, () =>
      run(AbortSignal.timeout(floodSeconds * 1_000)),
    );
    done.push({ name, sent: result, ...rest });
    tell(lineOf({ name, sent: result, ...rest }));
    await sleep(REST_MS);
  }
  return done;
}

/** The neighbours' waiting times without an attack. */
const over = (signal: AbortSignal): Promise<string> =>
  new Promise((resolve) => signal.addEventListener("abort", () => resolve("nothing sent")));

export const lineOf = ({ name, sent, neighbours, mostBytes }: Flooded): string =>
  `${name}: ${sent}; members' calls p99 ${neighbours.members.p99Ms} ms, ` +
  `bets p99 ${neighbours.bets.p99Ms} ms, at most ${Math.round(mostBytes / 1e6)} MB`;

async function runFuzz(
  product: TestProduct,
  attackers: readonly SignedInVisitor[],
  { calls: count, seed, tell }: AttackOptions,
): Promise<AttackResult["fuzz"]> {
  const doors = await fuzzDoors(product, { count: Math.round(count * DOORS), seed });
  tell(`providers' doors: ${doors.count} calls (${doors.summary})`);
  const { answers: calls, neverReached } = await fuzzCalls(product, attackers, {
    count: count - doors.count,
    seed,
  });
  tell(`both contracts: ${calls.count} calls (${calls.summary})`);
  return { calls, doors, neverReached };
}

async function faultsOfBooks(product: TestProduct): Promise<string[]> {
  const books = await openBooks(product.databaseUrl);
  try {
    return (await auditBooks(books)).faults;
  } finally {
    await books.close();
  }
}
