import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { expect, it } from "vitest";
import { readControlFile } from "#scripts/failover/control-file.ts";
import { clusterFolder } from "#scripts/postgres/cluster.ts";
import { startPostgres } from "#scripts/postgres.ts";
import { makeTestFolder } from "#tests/support/folders.ts";

it("reads a control file as the server that wrote it does", async () => {
  const folder = makeTestFolder();
  try {
    const postgres = await startPostgres({ dataDir: folder.path, say: () => {} });
    const client = new pg.Client(postgres.url);
    await client.connect();
    const { rows } = await client.query<Record<string, string>>(
      `select system_identifier::text as "Database system identifier",
         checkpoint_lsn::text as "Latest checkpoint location",
         redo_lsn::text as "Latest checkpoint's REDO location",
         timeline_id::text as "Latest checkpoint's TimeLineID",
         min_recovery_end_lsn::text as "Minimum recovery ending location",
         min_recovery_end_timeline::text as "Min recovery ending loc's timeline",
         bytes_per_wal_segment::text as "Bytes per WAL segment",
         current_setting('max_connections') as "max_connections setting",
         current_setting('max_worker_processes') as "max_worker_processes setting",
         current_setting('max_wal_senders') as "max_wal_senders setting",
         current_setting('max_locks_per_transaction') as "max_locks_per_xact setting",
         current_setting('wal_log_hints') as "wal_log_hints setting"
       from pg_control_system(), pg_control_checkpoint(), pg_control_recovery(), pg_control_init()`,
    );
    await client.end();
    const file = join(clusterFolder(folder.path), "global", "pg_control");
    const read = () => Object.fromEntries(readControlFile(readFileSync(file)));
    expect(read()).toMatchObject({ ...rows[0], "Database cluster state": "in production" });
    await postgres.stop();
    expect(read()["Database cluster state"]).toBe("shut down");
    expect(() => readControlFile(readFileSync(file).subarray(0, 100))).toThrow("no control file");
  } finally {
    await folder.remove();
  }
});
