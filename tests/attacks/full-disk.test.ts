import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, it } from "vitest";
import { migrate } from "#database/migrate.ts";
import { ensureApplicationLogin, ensureDatabase } from "#scripts/databases.ts";
import { keepAlive } from "#scripts/postgres/keep-alive.ts";
import { startPostgres } from "#scripts/postgres.ts";
import { openDatabase } from "#server/kit/database.ts";
import { fromWon } from "#server/kit/money.ts";
import { getBalances, houseAccountId, scopeId } from "#server/ledger/accounts.ts";
import { checkLedger } from "#server/ledger/checks.ts";
import { postGroups } from "#server/ledger/store.ts";

import { makePlayer } from "#tests/support/members.ts";
import { APP_SECRET } from "#tests/support/template.ts";

const SIZE = "192m";
const BETS = 300;

/** Mounts a small disk; null where this machine does not allow it. */
function mountSmallDisk(): string | null {
  const folder = mkdtempSync(join(tmpdir(), "dalbit-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${SIZE}`, "tmpfs", folder], {
      stdio: "pipe",
    });
    return folder;
  } catch {
    // Not root, or a container without the right to mount: the test is reported as skipped.
    rmSync(folder, { recursive: true });
    return null;
  }
}

describe("a full disk", () => {
  const disk = process.platform === "linux" ? mountSmallDisk() : null;
  afterAll(() => {
    if (disk === null) return;
    execFileSync("umount", ["--lazy", disk]);
    rmSync(disk, { recursive: true, force: true });
  });

  it.skipIf(disk === null)(
    "refuses bets without loss, and takes them again when there is space (needs the right to mount a small disk)",
    { timeout: 90_000 },
    async () => {
      const dataDir = join(disk ?? "", "data");
      mkdirSync(dataDir, { mode: 0o755 });
      const postgres = await startPostgres({ dataDir, say: () => {} });
      const watch = keepAlive(postgres, () => {});
      const url = await ensureDatabase(postgres.url, "full");
      await migrate(url);
      const owner = openDatabase(url, { size: 2, appSecret: APP_SECRET });
      const app = openDatabase(await ensureApplicationLogin(url, "full"), { size: 4 });
      try {
        const member = await makePlayer(owner, { cash: fromWon(1_000_000) });
        const house = await houseAccountId(app, "provider:full");
        const scope = await scopeId(app, "full");
        const bet = async (n: number) => {
          const [outcomes] = await postGroups(app, [
            Array.from({ length: 50 }, (_, at) => ({
              account: member.cash,
              houseAccountId: house,
              scopeId: scope,
              // Long keys fill the remaining space within a few bets.
              key: `full-${n}-${at}-${"x".repeat(150)}`,
              movement: "bet" as const,
              amount: fromWon(1),
            })),
          ]);
          return outcomes?.[0]?.status;
        };
        const ballast = join(disk ?? "", "ballast");
        fill(disk ?? "", ballast);
        const acknowledged = new Set<number>();
        let faults = 0;
        for (let n = 0; n < BETS; n++) {
          const status = await bet(n).catch((error: unknown) => {
            faults++;
            return String(error);
          });
          if (status === "applied") acknowledged.add(n);
          else if (faults > 5) break;
          else await sleep(100);
        }
        expect(faults).toBeGreaterThan(0);

        rmSync(ballast);
        const asked = acknowledged.size + 10;
        const deadline = Date.now() + 60_000;
        for (let n = 0; n < asked;) {
          const status = await bet(n).catch(() => null);
          if (status !== null) {
            // Acknowledged bets are replays; the others are booked now, or were booked without an
            // answer.
            if (acknowledged.has(n)) expect(status).toBe("replay");
            else expect(["applied", "replay"]).toContain(status);
            n++;
          } else if (Date.now() > deadline) throw new Error("does not recover by itself");
          else await sleep(200);
        }
        const [row] = await owner.query<{ bets: bigint }>(
          "select count(*) as bets from ledger_entries where account_id = $1 and movement = 1",
          [member.cash.id],
        );
        const { cash } = await getBalances(owner, member.memberId);
        expect(cash).toBe(fromWon(1_000_000) - (row?.bets ?? 0n) * fromWon(1));
        expect(row?.bets).toBeGreaterThanOrEqual(BigInt(asked * 50));
        expect(await checkLedger(owner.pool)).toEqual([]);
      } finally {
        await Promise.all([owner.close(), app.close()]);
        await watch.end();
        await postgres.stop();
      }
    },
  );
});

/** Leaves half a megabyte. */
function fill(disk: string, ballast: string): void {
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - 512 * 1024)));
}
