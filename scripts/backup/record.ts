import { connectTo } from "#scripts/backup/source.ts";
import type { Say } from "#scripts/project.ts";

/** A backup or a drill, as the office shows it. */
export type Proof = {
  kind: "backup" | "drill";
  isGood: boolean;
  seconds: number;
  lost: { seconds: number; entries: number } | null;
};

/**
 * Stores for the office, with the owner's login, how a backup or a drill has ended. When that fails,
 * it prints the reason and throws nothing, because the backup or the verdict is valid anyway.
 */
export async function record(ownerUrl: string | null, proof: Proof, say: Say): Promise<void> {
  if (ownerUrl === null) {
    say("The office is not told: DATABASE_URL does not name the owner's login.");
    return;
  }
  await write(ownerUrl, proof).catch((error: Error) =>
    say(`The office is not told: ${error.message}`),
  );
}

async function write(ownerUrl: string, { kind, isGood, seconds, lost }: Proof): Promise<void> {
  const database = await connectTo(ownerUrl);
  try {
    await database.query(
      `insert into settings_backups (kind, is_good, finished_at, seconds, lost_seconds, lost_entries)
       values ($1, $2, now(), $3, $4, $5)`,
      [kind, isGood, seconds, lost?.seconds ?? null, lost?.entries ?? null],
    );
  } finally {
    await database.end();
  }
}
