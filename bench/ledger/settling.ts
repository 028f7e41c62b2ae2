import { setTimeout as sleep } from "node:timers/promises";
import { earnComp, SETTLED_AFTER_MS } from "#server/games/comp/earning.ts";
import { openDatabase } from "#server/kit/database.ts";
import { addToSums } from "#server/reports/sums.ts";

/** The worker seals every account within four seconds, then what was posted meanwhile. */
const SEALING_MS = 6_000;
const LONGEST_STATEMENT_MS = 600_000;

/**
 * Finishes the work of the previous figure, so that the next one does not include it: the worker
 * would post the comp of its rounds a minute later. Without a checkpoint, because after one each
 * page is logged whole at its first change, which is otherwise spread over a quarter of an hour and
 * would fall into this figure alone.
 */
export async function settle(databaseUrl: string): Promise<void> {
  const db = openDatabase(databaseUrl, { size: 2, statementTimeoutMs: LONGEST_STATEMENT_MS });
  const inAWhile = { now: () => new Date(Date.now() + SETTLED_AFTER_MS) };
  try {
    while ((await earnComp(db, inAWhile, () => {})) > 0) continue;
    while ((await addToSums(db)) > 0) continue;
    await sleep(SEALING_MS);
    await db.query("vacuum (analyze)");
  } finally {
    await db.close();
  }
}

/** Waits until the worker has sealed everything that was posted while it was stopped. */
export async function whenSealed(databaseUrl: string): Promise<void> {
  const db = openDatabase(databaseUrl, { size: 1 });
  try {
    while ((await db.query("select from ledger_unsealed limit 1")).length > 0) await sleep(1_000);
  } finally {
    await db.close();
  }
}

/** As of the last `settle`. */
export async function countPostings(databaseUrl: string): Promise<number> {
  const db = openDatabase(databaseUrl, { size: 1 });
  try {
    const [row] = await db.query<{ count: number }>(
      `select coalesce(sum(greatest(c.reltuples, 0)), 0)::float8 as count
       from pg_inherits i join pg_class c on c.oid = i.inhrelid
       where i.inhparent = 'ledger_entries'::regclass`,
    );
    return row?.count ?? 0;
  } finally {
    await db.close();
  }
}
