import type { AppSecret } from "#server/kit/sealed.ts";
import { openDatabase, type Database } from "#server/kit/database.ts";
import { roundOfDemo1 } from "#bench/office/grown/games.ts";
import { firstLine, firstLineFile } from "#bench/office/grown/bank-lines.ts";
import { lanesOf } from "#bench/office/grown/lanes.ts";
import { roomForLastMonths } from "#bench/office/grown/bookings.ts";
import type { Growth, Size } from "#bench/office/grown/size.ts";

/** Rows per statement: enough to be fast, few enough to show progress. */
const PORTION = 1_000_000;
const HOUR_MS = 3_600_000;

type Say = (line: string) => void;

/**
 * Grows a small database to this size, with SQL and without the ledger: for reading only, never for
 * a database that is audited afterwards. No other process may use the database meanwhile, because
 * indexes are disabled until a table is full. A million members take five to eight minutes on two
 * cores.
 */
export async function growOffice(
  databaseUrl: string,
  appSecret: AppSecret,
  size: Size,
  say: Say,
): Promise<void> {
  const startedAt = Date.now();
  const db = openDatabase(databaseUrl, { size: 1, statementTimeoutMs: HOUR_MS });
  try {
    await db.query(roomForLastMonths);
    await Promise.all(lanesOf(size).map((lane) => growLane(databaseUrl, appSecret, lane, say)));
    // As after autovacuum, when no process writes.
    say("  vacuum and statistics …");
    await db.query("vacuum (analyze)");
    await db.query("checkpoint");
  } finally {
    await db.close();
  }
  say(`  grown in ${Math.round((Date.now() - startedAt) / 1_000)} s`);
}

/** Removes the counts of operators' searches. */
export async function forgetSearches(databaseUrl: string): Promise<void> {
  const db = openDatabase(databaseUrl, { size: 1 });
  try {
    await db.query("delete from throttles where key like 'number-search:%'");
  } finally {
    await db.close();
  }
}

/** A session of demo1 that began a year ago and lasts: its record has every entry of the year. */
const sessionOfDemo1 = `insert into member_sessions (member_id, token_hash, health_token_hash, address,
    user_agent, started_at, ends_at, idle_ends_at)
  select id, sha256('a year of demo1'::bytea), sha256('its health'::bytea), '192.0.2.7', 'bench',
    now() - interval '1 year', now() + interval '1 day', now() + interval '1 day'
  from members where login_id = 'demo1' returning id`;

/** Adds one round, one session and one bank line to the small seed, and answers the first two. */
export async function addRound(databaseUrl: string): Promise<{ round: string; session: string }> {
  const db = openDatabase(databaseUrl, { size: 1 });
  try {
    const [round] = await db.query<{ name: string }>(roundOfDemo1);
    if (!round) throw new Error("demo1 has no account");
    const [session] = await db.query<{ id: string }>(sessionOfDemo1);
    if (!session) throw new Error("demo1 has no session");
    await db.query(firstLineFile);
    await db.query(firstLine);
    return { round: round.name, session: session.id };
  } finally {
    await db.close();
  }
}

/**
 * Fills tables one after the other, with triggers and indexes disabled meanwhile: no other process
 * may use the database.
 */
export async function growLane(
  databaseUrl: string,
  appSecret: AppSecret,
  lane: readonly Growth[],
  say: Say,
): Promise<void> {
  const db = openDatabase(databaseUrl, { size: 1, statementTimeoutMs: HOUR_MS, appSecret });
  try {
    // All references are valid; checking each would take most of the time.
    await db.query("set session_replication_role = replica");
    await db.query("set synchronous_commit = off");
    await db.query("set maintenance_work_mem = '512MB'");
    for (const [table, growths] of Map.groupBy(lane, (growth) => growth.table))
      await growTable(db, table, growths, say);
  } finally {
    await db.close();
  }
}

/** Indexes are built once over the full table, ten times as fast as row by row. */
async function growTable(db: Database, table: string, growths: readonly Growth[], say: Say) {
  await db.query(
    `update pg_index set indisready = false, indisvalid = false
     where indrelid in (select relid from pg_partition_tree($1) where isleaf)`,
    [table],
  );
  for (const growth of growths) await addRows(db, growth, say);
  await db.query(`reindex table ${table}`);
  say(`  ${table}: indexed`);
}

async function addRows(
  db: Database,
  { what, rows, first = 1, sql, values, portion = PORTION }: Growth,
  say: Say,
): Promise<void> {
  for (let from = first; from <= rows; from += portion) {
    const to = Math.min(from + portion - 1, rows);
    await db.query(sql, [from, to, ...(values?.(db, from, to) ?? [])]);
    say(`  ${what}: ${to.toLocaleString("en")} of ${rows.toLocaleString("en")}`);
  }
}
