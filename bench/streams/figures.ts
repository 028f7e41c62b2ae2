import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { BetOrder } from "#bench/ledger/bets.ts";
import type { Print } from "#bench/ledger/figures.ts";
import { addMembers, type BenchMember } from "#bench/ledger/members.ts";
import { residentBytes } from "#bench/ledger/memory.ts";
import { runBets } from "#bench/ledger/run-bets.ts";
import { medianOf } from "#bench/median.ts";
import { openPages, type OpenPages } from "#bench/streams/pages.ts";
import { appSecretOf, readSecrets } from "#scripts/secrets.ts";
import { openDatabase } from "#server/kit/database.ts";
import { addressOf } from "#tests/support/attack/visitors.ts";
import { openProduct, type TestProduct } from "#tests/support/product.ts";

const STREAMS = 10_000;
/** They rest between two calls, so that the process is busy and not at its limit. */
const CALLERS = 64;
const PAUSE_MS = 100;
const SECONDS = 10;
const FIRST_WARM_UP_SECONDS = 20;
const WARM_UP_SECONDS = 3;
const TURNS = 5;
const PUSHES = 5;
/** Until the pages have got their first figures, and the process has collected its garbage. */
const REST_MS = 20_000;

type Cost = { p50Ms: number; p99Ms: number };

/**
 * What ten thousand open pages of members cost one web process: memory, the time of an event to
 * all, and the waiting time of bets beside them.
 */
export async function benchStreams(print: Print): Promise<void> {
  print.say(
    `\n${STREAMS.toLocaleString("en")} open pages on one web process, bets by ${CALLERS} callers that rest ${PAUSE_MS} ms`,
  );
  print.figure("limit of open files (≥ 20,000)", openFiles());
  const product = await openProduct();
  let pages: OpenPages | null = null;
  try {
    const appSecret = appSecretOf({ appSecret: null, dataDir: product.dataDir });
    const members = await addMembers(product.databaseUrl, appSecret, STREAMS);
    await measureBets(product, members, FIRST_WARM_UP_SECONDS);
    const without = await measureTurns(product, members);
    await sleep(REST_MS);
    const bytesBefore = bytesOf(product);
    const startedAt = performance.now();
    pages = await openPages(
      product.webUrl,
      members.map(({ loginId }, at) => ({
        cookie: `dalbit_session=${loginId}`,
        address: addressOf(at),
      })),
    );
    print.figure("opened within", `${((performance.now() - startedAt) / 1_000).toFixed(1)} s`);
    await sleep(REST_MS);
    const each = (bytesOf(product) - bytesBefore) / STREAMS;
    print.figure("memory of each (≤ 25 kB)", `${(each / 1_000).toFixed(1)} kB`);
    await printPushes(product, pages, print);
    printCosts(without, await measureTurns(product, members), print);
    await printPushes(product, pages, print);
  } finally {
    pages?.close();
    await product.stop();
  }
}

function openFiles(): string {
  const limits = readFileSync("/proc/self/limits", "utf8");
  return /^Max open files\s+\S+\s+(\S+)/m.exec(limits)?.[1] ?? "unknown";
}

function bytesOf({ web }: TestProduct): number {
  if (web.pid === null) throw new Error("the web process does not run");
  return residentBytes(web.pid);
}

async function measureTurns(
  product: TestProduct,
  members: readonly BenchMember[],
): Promise<Cost[]> {
  const costs: Cost[] = [];
  for (let turn = 0; turn < TURNS; turn++)
    costs.push(await measureBets(product, members, WARM_UP_SECONDS));
  return costs;
}

function measureBets(
  { webUrl, dataDir, web }: TestProduct,
  members: readonly BenchMember[],
  warmUpSeconds: number,
): Promise<Cost> {
  const order: BetOrder = {
    shape: "together",
    urls: [`${webUrl}/providers/sandbox/betwin`],
    connections: CALLERS,
    pauseMs: PAUSE_MS,
    seconds: SECONDS,
    warmUpSeconds,
    secret: readSecrets(dataDir).sandboxSecret,
    members: members.map(({ ref }) => ref),
  };
  return runBets(order, web.pid === null ? [] : [web.pid], { mayFail: true });
}

function printCosts(without: readonly Cost[], beside: readonly Cost[], { figure }: Print): void {
  const middle = (costs: readonly Cost[], key: keyof Cost) =>
    medianOf(costs.map((run) => run[key]));
  const texts = (["p50Ms", "p99Ms"] as const).map(
    (key) => `${middle(without, key)} and ${middle(beside, key)} ms`,
  );
  figure("p50 of bets without them, beside them", texts[0] ?? "");
  figure("p99", texts[1] ?? "");
  figure(
    "  the second by the first (≤ 1.1)",
    (middle(beside, "p99Ms") / middle(without, "p99Ms")).toFixed(2),
  );
}

/** An event to all: the catalogue changes when a game is renamed. */
async function printPushes(
  { databaseUrl }: TestProduct,
  pages: OpenPages,
  { figure }: Print,
): Promise<void> {
  const db = openDatabase(databaseUrl, { size: 1 });
  try {
    const times: number[] = [];
    for (let n = 0; n < PUSHES; n++)
      times.push(
        await pages.told(async () => {
          await db.query(
            "update games set name_en = name_en || ' ' where code = 'moon-rabbit-mill'",
          );
        }),
      );
    figure(
      "an event to all, from the first to the last (≤ 1,000 ms)",
      `median ${medianOf(times)} ms, slowest ${Math.max(...times)} ms`,
    );
  } finally {
    await db.close();
  }
}
