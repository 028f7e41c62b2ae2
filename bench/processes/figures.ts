import type { BetOrder } from "#bench/ledger/bets.ts";
import type { Print } from "#bench/ledger/figures.ts";
import { addMembers } from "#bench/ledger/members.ts";
import { runBets, type MeasuredBets } from "#bench/ledger/run-bets.ts";
import { settle } from "#bench/ledger/settling.ts";
import { medianOf } from "#bench/median.ts";
import { openBalancer } from "#bench/processes/balancer.ts";
import { measureHearing } from "#bench/processes/hearing.ts";
import { appSecretOf, readSecrets } from "#scripts/secrets.ts";
import { openDatabase } from "#server/kit/database.ts";
import { openProduct, type TestProduct } from "#tests/support/product.ts";
import { startWebProcess, type WebProcess } from "#tests/support/web-process.ts";

const COUNTS = [1, 2, 4, 8] as const;
const MOST = 8;
const SECONDS = 10;
/** Until the code of a process is compiled, one process after the other. */
const FIRST_WARM_UP_SECONDS = 8;
const WARM_UP_SECONDS = 4;
const CALLERS = 128;
/** By turns, because the machine's speed changes meanwhile. */
const TURNS = 3;
/** Those of the embedded server, less the worker's and the bench's own. */
const CONNECTIONS_OF_EACH = "6";

type Count = (typeof COUNTS)[number];
type Figure = "perSecond" | "cpuMicros" | "p50Ms" | "p99Ms";
type Member = { ref: string; cookie: string };

/**
 * Bets a second, and the processor time of each, with one, two, four and eight web processes on one
 * database behind a balancer, through which one process is measured too; and how long until a
 * member's open pages on all of them have heard of a bet.
 */
export async function benchProcesses(print: Print): Promise<void> {
  print.say(
    `\nWeb processes on one database behind a balancer (${CALLERS} callers, one call a spin, ${SECONDS} s each)`,
  );
  const product = await openProduct();
  const more: WebProcess[] = [];
  try {
    while (more.length < MOST - 1)
      more.push(
        await startWebProcess(product, print.say, { DATABASE_CONNECTIONS: CONNECTIONS_OF_EACH }),
      );
    const webs = [{ url: product.webUrl, pid: product.web.pid }, ...more];
    const appSecret = appSecretOf({ appSecret: null, dataDir: product.dataDir });
    const members = (await addMembers(product.databaseUrl, appSecret)).map(
      ({ ref, loginId }): Member => ({ ref, cookie: `dalbit_session=${loginId}` }),
    );
    const runs = await runAll(product, webs, members);
    const [yardstick] = COUNTS.map((count) => runs.get(count) ?? []);
    for (const count of COUNTS) printCount(print, count, runs.get(count), yardstick ?? []);
    print.figure("connections to the database by then", String(await connectionsOf(product)));
    await printHearing(product, webs, members, print);
  } finally {
    await Promise.all(more.map((each) => each.stop()));
    await product.stop();
  }
}

type Web = Pick<WebProcess, "url" | "pid">;

async function runAll(
  product: TestProduct,
  webs: readonly Web[],
  members: readonly Member[],
): Promise<Map<Count, MeasuredBets[]>> {
  for (const web of webs) await measure(product, [web], members, FIRST_WARM_UP_SECONDS, 1);
  const runs = new Map<Count, MeasuredBets[]>();
  for (let turn = 0; turn < TURNS; turn++)
    for (const count of turn % 2 === 0 ? COUNTS : COUNTS.toReversed()) {
      await settle(product.databaseUrl);
      runs.set(count, [
        ...(runs.get(count) ?? []),
        await measure(product, webs.slice(0, count), members),
      ]);
    }
  return runs;
}

async function measure(
  { worker, postgres, dataDir }: TestProduct,
  webs: readonly Web[],
  members: readonly Member[],
  warmUpSeconds = WARM_UP_SECONDS,
  seconds = SECONDS,
): Promise<MeasuredBets> {
  const balancer = await openBalancer(webs.map(({ url }) => url));
  try {
    const order: BetOrder = {
      shape: "together",
      urls: [`${balancer.url}/providers/sandbox/betwin`],
      connections: CALLERS,
      seconds,
      warmUpSeconds,
      secret: readSecrets(dataDir).sandboxSecret,
      members: members.map(({ ref }) => ref),
    };
    const pids = [...webs.map(({ pid }) => pid), worker.pid, postgres.pid];
    return await runBets(
      order,
      pids.filter((pid) => pid !== null),
      { mayFail: true },
    );
  } finally {
    await balancer.close();
  }
}

function printCount(
  { figure }: Print,
  count: Count,
  runs: readonly MeasuredBets[] = [],
  yardstick: readonly MeasuredBets[],
): void {
  const middle = (of: readonly MeasuredBets[], key: Figure) => medianOf(of.map((run) => run[key]));
  const rate = middle(runs, "perSecond");
  const cost = middle(runs, "cpuMicros");
  figure(
    count === 1 ? "one process, the yardstick" : `${count} processes`,
    `${Math.round(rate).toLocaleString("en")}/s`,
  );
  if (count > 1)
    figure("  of one process", `${(rate / middle(yardstick, "perSecond")).toFixed(2)} ×`);
  figure("  CPU time a bet, all processes", `${cost.toFixed(1)} µs`);
  if (count > 1)
    figure("  of one process", `${(cost / middle(yardstick, "cpuMicros")).toFixed(2)} ×`);
  const failed = runs.reduce((sum, run) => sum + run.failed, 0);
  if (failed > 0) figure("  calls answered with a retry", String(failed));
  figure("  p50 and p99", `${middle(runs, "p50Ms")} and ${middle(runs, "p99Ms")} ms`);
}

async function printHearing(
  { dataDir }: TestProduct,
  webs: readonly Web[],
  members: readonly Member[],
  { figure }: Print,
): Promise<void> {
  const urls = webs.map(({ url }) => url);
  const balancer = await openBalancer(urls);
  try {
    for (const [at, count] of COUNTS.entries()) {
      const member = members[at];
      if (!member) throw new RangeError("no members");
      const waits = await measureHearing(
        urls.slice(0, count),
        `${balancer.url}/providers/sandbox/betwin`,
        readSecrets(dataDir).sandboxSecret,
        member,
      );
      figure(
        `a member's pages on ${count} hear of a bet (≤ 250 ms)`,
        `median ${medianOf(waits)} ms, slowest of ${waits.length} ${Math.max(...waits)} ms`,
      );
    }
  } finally {
    await balancer.close();
  }
}

async function connectionsOf({ databaseUrl }: TestProduct): Promise<number> {
  const db = openDatabase(databaseUrl, { size: 1 });
  try {
    const [row] = await db.query<{ count: number }>(
      "select count(*)::integer as count from pg_stat_activity where backend_type = 'client backend'",
    );
    return row?.count ?? 0;
  } finally {
    await db.close();
  }
}
