import { mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { growHistory } from "#bench/ledger/history.ts";
import { addMembers } from "#bench/ledger/members.ts";
import type { Print } from "#bench/ledger/figures.ts";
import { restore } from "#scripts/backup/restore.ts";
import { backUpOnce } from "#scripts/backup/run.ts";
import { backupPlaceFrom, connectTo } from "#scripts/backup/source.ts";
import { appSecretOf } from "#scripts/secrets.ts";
import type { TestProduct } from "#tests/support/product.ts";

const POSTINGS = 10_000_000;
const MOST_MINUTES = 15;

/**
 * How long a backup of ten million postings takes, and its restore until the server answers. Both are
 * removed afterwards; together with the database they need about 25 GB of disk.
 */
export async function benchRestore(product: TestProduct, print: Print): Promise<void> {
  print.say(`\nBackup and restore of ${POSTINGS.toLocaleString("en")} postings`);
  const { dataDir, databaseUrl, worker } = product;
  // Otherwise it would seal the history, which was never posted.
  await worker.stop();
  const members = await addMembers(databaseUrl, appSecretOf({ appSecret: null, dataDir }));
  await growHistory(databaseUrl, members, POSTINGS, print.say);
  const workshop = join(dataDir, "restore-figures");
  const [backup, into] = [join(workshop, "backup"), join(workshop, "restored")];
  mkdirSync(workshop);
  try {
    const environment = {
      DATA_DIR: dataDir,
      BACKUP_DIR: backup,
      BACKUP_KEY: randomBytes(32).toString("base64url"),
    };
    const backupMs = await timed(() => backUpOnce(environment, print.say));
    print.figure("base backup", minutes(backupMs));
    print.figure("  sealed files", `${(bytesIn(backup) / 1e9).toFixed(2)} GB`);
    let entries = "";
    const restoreMs = await timed(async () => {
      const place = backupPlaceFrom(environment);
      const restored = await restore({ place, at: null, into, isThrownAway: true, say: print.say });
      entries = await countEntries(restored.url);
      await restored.end();
    });
    print.figure(
      `restore, with a count of ${entries} postings (≤ ${MOST_MINUTES} min)`,
      minutes(restoreMs),
    );
  } finally {
    rmSync(workshop, { recursive: true });
    await worker.start();
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = Date.now();
  await work();
  return Date.now() - startedAt;
}

const minutes = (ms: number): string => `${(ms / 60_000).toFixed(1)} min`;

const bytesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => statSync(join(folder, name)))
    .reduce((sum, stat) => sum + (stat.isFile() ? stat.size : 0), 0);

async function countEntries(url: string): Promise<string> {
  const client = await connectTo(url);
  try {
    const { rows } = await client.query<{ count: string }>(
      "select count(*)::text as count from ledger_entries",
    );
    return Number(rows[0]?.count).toLocaleString("en");
  } finally {
    await client.end();
  }
}
