import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readControlFile } from "#scripts/failover/control-file.ts";

/** `pg_controldata <cluster>`, which the embedded PostgreSQL does not have and Patroni calls. */
const [cluster = "."] = process.argv.slice(2);
const values = readControlFile(readFileSync(join(cluster, "global", "pg_control")));
for (const [name, value] of values) console.log(`${`${name}:`.padEnd(38)}${value}`);
