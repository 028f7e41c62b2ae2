import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { connectReplication } from "#scripts/backup/replication.ts";
import { urlOfDsn } from "#scripts/failover/dsn.ts";

/**
 * `pg_basebackup --pgdata=<folder> --dbname=<connection>`, which the embedded PostgreSQL does not
 * have and Patroni calls: PostgreSQL's own BASE_BACKUP with the log that makes it consistent.
 */
const [NEW_ARCHIVE, BYTES] = [0x6e, 0x64];
const { values } = parseArgs({
  options: {
    pgdata: { type: "string", default: "" },
    dbname: { type: "string", default: "" },
    checkpoint: { type: "string", default: "fast" },
    X: { type: "string", short: "X", default: "stream" },
  },
});
mkdirSync(values.pgdata, { recursive: true, mode: 0o700 });
chmodSync(values.pgdata, 0o700);
const replication = await connectReplication(
  urlOfDsn(values.dbname, process.env["PGPASSFILE"] ?? ""),
);
const copy = replication.copy(
  `BASE_BACKUP (LABEL 'standby', CHECKPOINT '${values.checkpoint === "spread" ? "spread" : "fast"}', WAL true, MANIFEST 'no')`,
);
// The archive ends with blocks of zeros, after which tar would close the pipe that is written to.
const tar = spawn("tar", ["-x", "-f", "-", "--ignore-zeros", "--no-same-owner"], {
  cwd: values.pgdata,
  stdio: ["pipe", "inherit", "inherit"],
});
const ended = once(tar, "close");
let archives = 0;
for await (const message of copy as AsyncIterable<Buffer>) {
  if (message[0] === NEW_ARCHIVE && ++archives > 1)
    throw new Error("The cluster has tablespaces, which this program does not copy.");
  if (message[0] === BYTES && !tar.stdin.write(message.subarray(1))) await once(tar.stdin, "drain");
}
tar.stdin.end();
const [code] = (await ended) as [number | null];
await replication.end();
if (code !== 0) throw new Error(`tar failed (exit code ${code}).`);
