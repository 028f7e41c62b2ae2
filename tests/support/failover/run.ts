import { setTimeout as sleep } from "node:timers/promises";
import type { Bettor } from "#tests/support/chaos/bettor.ts";
import { faultsOfLedger, faultsOfRetries } from "#tests/support/chaos/oracle.ts";
import { auditAndVerify } from "#tests/support/chaos/run.ts";
import { seat, type ChaosTarget } from "#tests/support/chaos/seats.ts";
import { openCluster, type Cluster } from "#tests/support/failover/cluster.ts";
import { startBalancer } from "#tests/support/failover/balancer.ts";
import { choosePorts, startProcesses } from "#tests/support/failover/products.ts";
import { longestGapMs } from "#tests/support/failover/gap.ts";
import { withDatabase } from "#tests/support/play.ts";

export type FailoverResult = {
  kills: number;
  acknowledged: number;
  unclear: number;
  lost: number;
  doubled: number;
  longestGapMs: number;
  faults: string[];
};

export type FailoverOptions = {
  kills: number;
  bettors: number;
  /** Seconds of bets before each kill. */
  pauseMs: { least: number; most: number };
  say: (line: string) => void;
};

const MOST_RETRIES = 10_000;

/**
 * Bets on three web processes while the primary of their database is killed again and again, and at
 * last handed over as before maintenance, and compares the ledger with what was acknowledged.
 * @param folder an empty folder for the database servers and the processes
 */
export async function runFailover(
  folder: string,
  options: FailoverOptions,
): Promise<FailoverResult> {
  const { say } = options;
  await using undo = new AsyncDisposableStack();
  say("Starting etcd and three database servers under Patroni …");
  const cluster = await openCluster(folder);
  undo.defer(() => cluster.stop());
  const ports = await choosePorts();
  const balancer = await startBalancer(folder, cluster, ports);
  undo.defer(() => balancer.stop());
  say("Starting three web processes and a worker behind HAProxy …");
  const product = await startProcesses(folder, balancer.serverUrl, ports, say);
  undo.defer(() => product.stop());
  const target = { ...product, webUrl: balancer.siteUrl };
  const bettors = await seat(target, options.bettors);
  let isOver = false;
  const playing = Promise.all(
    bettors.map(async (bettor) => {
      while (!isOver) await bettor.playRound();
    }),
  );
  const killing = killPrimaries(cluster, options).finally(() => (isOver = true));
  await Promise.all([playing, killing]);
  // Awaited here: what it asks is stopped when this function ends.
  return await judge(target, bettors, options.kills);
}

async function killPrimaries(cluster: Cluster, { kills, pauseMs, say }: FailoverOptions) {
  for (let number = 1; number <= kills; number++) {
    const primary = await cluster.whenSafe();
    await sleep(pauseMs.least + Math.random() * (pauseMs.most - pauseMs.least));
    const killedAt = Date.now();
    cluster.kill(primary);
    const next = await cluster.whenSafe(primary);
    const safeMs = Date.now() - killedAt;
    say(
      `  kill ${number} of ${kills}: ${primary.name}; ${next.name} is the primary, and ` +
        `${primary.name} is a standby again after ${(safeMs / 1000).toFixed(1)} s`,
    );
  }
  const former = await cluster.whenSafe();
  await sleep(pauseMs.most);
  const startedAt = Date.now();
  cluster.switchOver();
  const next = await cluster.whenSafe(former);
  const safeMs = Date.now() - startedAt;
  say(
    `  planned switch-over: ${former.name} to ${next.name}, all three are in place again after ` +
      `${(safeMs / 1000).toFixed(1)} s`,
  );
  await sleep(pauseMs.most);
}

async function judge(
  target: ChaosTarget,
  bettors: readonly Bettor[],
  kills: number,
): Promise<FailoverResult> {
  const calls = bettors.flatMap(({ log }) => log);
  const gap = longestGapMs(calls.map(({ at }) => at));
  const { faults } = await faultsOfRetries(bettors, MOST_RETRIES);
  const ofLedger = await withDatabase(target, (db) => faultsOfLedger(db, bettors));
  const sealed = await auditAndVerify(target);
  return {
    kills,
    acknowledged: calls.length,
    unclear: bettors.reduce((sum, { unclear }) => sum + unclear, 0),
    lost: ofLedger.filter(({ kind }) => kind === "lost").length,
    doubled: ofLedger.filter(({ kind }) => kind === "doubled").length,
    longestGapMs: gap,
    faults: [...faults, ...ofLedger.map(({ text }) => text), ...sealed.faults],
  };
}
