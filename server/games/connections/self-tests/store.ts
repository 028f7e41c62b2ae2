import type { Queryable } from "#server/kit/database.ts";
import type { TestedCase } from "#server/games/connections/self-tests/report.ts";

/** Starts a self-test of a connection; answers whether none was under way. */
export async function claimTest(
  db: Queryable,
  test: { connection: string; at: Date; by: bigint },
): Promise<boolean> {
  const rows = await db.query(
    `insert into game_connection_tests (connection, asked_at, asked_by) values ($1, $2, $3)
     on conflict (connection) where ended_at is null do nothing returning id`,
    [test.connection, test.at, test.by],
  );
  return rows.length > 0;
}

/** The one that was asked for first and has not ended. */
export async function findClaimed(
  db: Queryable,
): Promise<{ id: bigint; connection: string } | undefined> {
  const [row] = await db.query<{ id: bigint; connection: string }>(
    `select id, connection from game_connection_tests where ended_at is null order by id limit 1`,
  );
  return row;
}

/** The newest secret of a connection that staff wrote; null for none. */
export async function newestCredential(db: Queryable, connection: string): Promise<bigint | null> {
  const [row] = await db.query<{ id: bigint }>(
    "select id from game_credentials where connection = $1 order by id desc limit 1",
    [connection],
  );
  return row?.id ?? null;
}

export async function saveReport(
  db: Queryable,
  report: {
    id: bigint;
    settingsHash: Buffer | null;
    credentialId: bigint | null;
    at: Date;
    hasPassed: boolean;
    cases: readonly TestedCase[];
  },
): Promise<void> {
  await db.query(
    `update game_connection_tests set settings_hash = $2, credential_id = $3, ended_at = $4,
       has_passed = $5, cases = $6 where id = $1 and ended_at is null`,
    [
      report.id,
      report.settingsHash,
      report.credentialId,
      report.at,
      report.hasPassed,
      JSON.stringify(report.cases),
    ],
  );
}

export type TestRow = {
  askedAt: Date;
  by: string;
  endedAt: Date | null;
  hasPassed: boolean | null;
  cases: TestedCase[] | null;
  settingsHash: Buffer | null;
  /** Whether staff wrote no newer secret since the test. */
  isOfNewestSecret: boolean;
};

/** The newest self-test of a connection. */
export async function findNewest(db: Queryable, connection: string): Promise<TestRow | undefined> {
  const [row] = await db.query<TestRow>(
    `select t.asked_at as "askedAt", o.name as by, t.ended_at as "endedAt",
       t.has_passed as "hasPassed", t.cases, t.settings_hash as "settingsHash",
       t.credential_id is not distinct from
         (select max(id) from game_credentials c where c.connection = t.connection)
         as "isOfNewestSecret"
     from game_connection_tests t join operators o on o.id = t.asked_by
     where t.connection = $1 order by t.id desc limit 1`,
    [connection],
  );
  return row;
}

/** The settings of each connection whose newest ended self-test passed with its present secret. */
export const listPassed = (
  db: Queryable,
): Promise<{ connection: string; settingsHash: Buffer }[]> =>
  db.query<{ connection: string; settingsHash: Buffer }>(
    `select t.connection, t.settings_hash as "settingsHash"
     from (select distinct on (connection) connection, settings_hash, credential_id, has_passed
           from game_connection_tests where ended_at is not null
           order by connection, id desc) t
     where t.has_passed and t.settings_hash is not null
       and t.credential_id is not distinct from
         (select max(id) from game_credentials c where c.connection = t.connection)
     limit 500`,
  );
