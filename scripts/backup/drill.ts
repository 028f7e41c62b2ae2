import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { iso } from "#scripts/backup/choose-base.ts";
import { restore, type Restored } from "#scripts/backup/restore.ts";
import type { BackupPlace } from "#scripts/backup/source.ts";
import { auditBooks } from "#scripts/books/audit-books.ts";
import { openBooks } from "#scripts/books/open-books.ts";
import { verifyBooks } from "#scripts/books/verify-books.ts";
import type { Say } from "#scripts/project.ts";
import type { KeptCheckpoint } from "#server/ledger/seals/verify.ts";

export type DrillOptions = {
  place: BackupPlace;
  /** Where the throwaway server is made: it needs as much room as the database. */
  workshop: string;
  trusted: ReadonlyMap<string, Buffer>;
  /** The checkpoints that were kept outside of the backup. */
  kept: readonly KeptCheckpoint[];
  /** The database that was backed up, to count what it has more; null: it is not there. */
  liveUrl: string | null;
  say: Say;
  /** Stops the drill, which then fails with the signal's reason. */
  signal: AbortSignal;
};

export type Drilled = {
  faults: string[];
  restoreSeconds: number;
  /** With the audit and the verification. */
  seconds: number;
  /** What a loss of the database now would cost; entries are null without that database. */
  lost: { seconds: number; entries: number | null };
};

/**
 * Restores the newest backup into a throwaway server, audits its books and verifies them against
 * the checkpoints kept outside.
 * @throws BackupFault, Error when it cannot be restored; the reason of the signal
 */
export async function drill(options: DrillOptions): Promise<Drilled> {
  const { place, workshop, say, signal } = options;
  const startedAt = Date.now();
  const live = await countIfThere(options);
  const into = mkdtempSync(join(workshop, "dalbit-drill-"));
  try {
    const restored = await restore({ place, at: null, into, isThrownAway: true, say, signal });
    const restoreSeconds = (Date.now() - startedAt) / 1_000;
    say(`Restored until ${iso(restored.at)} in ${restoreSeconds.toFixed(1)} s.`);
    const { faults, entries } = await examineAndEnd(restored, options);
    return {
      faults,
      restoreSeconds,
      seconds: (Date.now() - startedAt) / 1_000,
      lost: {
        seconds: Math.max(0, ((live?.at ?? startedAt) - restored.at) / 1_000),
        entries: live === null ? null : Math.max(0, live.entries - entries),
      },
    };
  } finally {
    rmSync(into, { recursive: true });
  }
}

async function examineAndEnd(
  restored: Restored,
  { trusted, kept, signal }: DrillOptions,
): Promise<{ faults: string[]; entries: number }> {
  try {
    const books = await openBooks(restored.url, signal);
    const audit = await auditBooks(books);
    // A seal that was committed after the backup's last moment is part of what was lost.
    const known = kept.filter(({ sealedAt }) => Date.parse(sealedAt) < restored.at - COMMITTED_MS);
    const verified = await verifyBooks(books, trusted, known, new Date(restored.at));
    const [row] = await books.query<{ entries: string }>(COUNT);
    // Verification repeats the audit's checks of the ledger.
    const faults = [...new Set([...audit.faults, ...verified.faults])];
    await books.close();
    return { faults, entries: Number(row?.entries) };
  } finally {
    await restored.end();
  }
}

/** A seal is committed within this time after the moment that it names. */
const COMMITTED_MS = 60_000;
const COUNT = "select count(*)::text as entries, clock_timestamp() as at from ledger_entries";

/** Null where the database does not answer, which is when a backup is needed most. */
async function countIfThere({ liveUrl, say, signal }: DrillOptions) {
  if (liveUrl === null) return null;
  try {
    return await countLive(liveUrl, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    say(`The product's database is not compared: ${(error as Error).message}`);
    return null;
  }
}

/** The postings of a database and the moment of their count, which may take any time. */
export async function countLive(
  url: string,
  signal?: AbortSignal,
): Promise<{ entries: number; at: number }> {
  const books = await openBooks(url, signal);
  try {
    const [row] = await books.query<{ entries: string; at: Date }>(COUNT);
    return { entries: Number(row?.entries), at: row?.at.getTime() ?? Date.now() };
  } finally {
    await books.close();
  }
}
