import { setTimeout as sleep } from "node:timers/promises";
import type { Say } from "#scripts/project.ts";
import type { AnsweredCall, Bettor } from "#tests/support/chaos/bettor.ts";
import { faultsOfLedger, faultsOfRetries } from "#tests/support/chaos/oracle.ts";
import { auditAndVerify } from "#tests/support/chaos/run.ts";
import { seat } from "#tests/support/chaos/seats.ts";
import { longestGapMs } from "#tests/support/failover/gap.ts";
import { withDatabase } from "#tests/support/play.ts";
import { install, type Installation } from "#tests/support/upgrade/installation.ts";
import { migrateWith } from "#tests/support/upgrade/migration.ts";
import { Reader } from "#tests/support/upgrade/reader.ts";
import type { Build } from "#tests/support/upgrade/release-folder.ts";

export type UpgradeResult = {
  steps: number;
  kills: number;
  acknowledged: number;
  unclear: number;
  lost: number;
  doubled: number;
  /** The longest time between two acknowledged calls. */
  longestGapMs: number;
  /** How often the most repeated call was sent. */
  mostTries: number;
  pages: number;
  reloads: number;
  faults: string[];
};

export type UpgradeOptions = { from: Build; to: Build; bettors: number; say: Say };

type Sent = { id_provider: string; original_id_provider?: string };

const MOST_RETRIES = 5_000;
const READERS = 4;
/** Bets on both builds before the next step. */
const SIDE_BY_SIDE_MS = 1_000;

/**
 * Plays on an installation while it is upgraded, taken back and upgraded again, process by process, with
 * one killed in every step, and compares the ledger with what was acknowledged.
 * @param folder an empty folder for the database and logs
 */
export async function runUpgrade(folder: string, options: UpgradeOptions): Promise<UpgradeResult> {
  const { from, to, say } = options;
  say(`Installing ${from.name} with three web processes and a worker behind HAProxy …`);
  await using installation = await install(folder, from, say);
  const bettors = await seat(installation, options.bettors);
  const readers = Array.from({ length: READERS }, () => new Reader(installation.webUrl));
  let isOver = false;
  const playing = [
    ...bettors.map(async (bettor) => {
      while (!isOver) await bettor.playRound();
    }),
    ...readers.map(async (reader) => {
      while (!isOver) await reader.read();
    }),
  ];
  const rolling = roll(installation, { from, to, say }).finally(() => (isOver = true));
  const [counts] = await Promise.all([rolling, ...playing]);
  return { ...counts, ...(await judge(installation, bettors, readers)) };
}

async function roll(
  { fleet, owner }: Installation,
  { from, to, say }: Pick<UpgradeOptions, "from" | "to" | "say">,
): Promise<{ steps: number; kills: number }> {
  await sleep(SIDE_BY_SIDE_MS);
  const interrupted = migrateWith(to, owner);
  await sleep(500 + Math.random() * 500);
  interrupted.kill();
  const { isKilled } = await interrupted.ended;
  say(`  the migration of ${to.name}: ${isKilled ? "killed" : "ended before the kill"}`);
  const startedAt = Date.now();
  const [victim] = fleet.places;
  await Promise.all([migrateWith(to, owner).ended, victim && fleet.kill(victim)]);
  say(`  the migration again, with ${victim?.name} killed: ${Date.now() - startedAt} ms`);
  const counts = { steps: 1, kills: isKilled ? 2 : 1 };
  for (const build of [to, from, to])
    for (const place of fleet.places) {
      await fleet.replace(place, build);
      const others = fleet.places.filter((each) => each !== place);
      // The new process is killed in every other step, one of the others in the rest.
      const killed =
        counts.steps % 2 === 0 ? place : others[Math.floor(Math.random() * others.length)];
      await sleep(Math.random() * SIDE_BY_SIDE_MS);
      if (killed) await fleet.kill(killed);
      await sleep(SIDE_BY_SIDE_MS);
      counts.steps++;
      counts.kills++;
      say(`  ${place.name} runs ${build.name}; ${killed?.name} was killed`);
    }
  return counts;
}

async function judge(
  installation: Installation,
  bettors: readonly Bettor[],
  readers: readonly Reader[],
): Promise<Omit<UpgradeResult, "steps" | "kills">> {
  const calls = bettors.flatMap(({ log }) => log);
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
  const gap = longestGapMs(calls.map(({ at }) => at));
  const { faults } = await faultsOfRetries(bettors, MOST_RETRIES);
  const ofLedger = await withDatabase(installation, (db) => faultsOfLedger(db, bettors));
  const sealed = await auditAndVerify(installation);
  return {
    acknowledged: calls.length,
    unclear: sum(bettors.map(({ unclear }) => unclear)),
    lost: ofLedger.filter(({ kind }) => kind === "lost").length,
    doubled: ofLedger.filter(({ kind }) => kind === "doubled").length,
    longestGapMs: gap,
    mostTries: Math.max(...calls.map(({ tries }) => tries)),
    pages: sum(readers.map(({ pages }) => pages)),
    reloads: sum(readers.map(({ reloads }) => reloads)),
    faults: [
      ...refusedIn(calls),
      ...faults,
      ...ofLedger.map(({ text }) => text),
      ...sealed.faults,
      ...readers.flatMap((reader) => reader.faults),
    ],
  };
}

/** Every bettor has money and plays an open game: only a bet that was cancelled before it is refused. */
function refusedIn(calls: readonly AnsweredCall[]): string[] {
  const cancelled = new Set<string>();
  return calls.flatMap(({ http, answer, body }) => {
    const { transactions } = JSON.parse(body) as { transactions: Sent[] };
    const isLate = transactions.some(({ id_provider }) => cancelled.has(id_provider));
    for (const { original_id_provider: id } of transactions) if (id) cancelled.add(id);
    const isRight = isLate ? answer.includes("already rolled back") : http === 200;
    return isRight ? [] : [`answered ${http} ${answer} to ${body}`];
  });
}
