import { dirname, join } from "node:path";
import { chooseAccount, ensureReach, spawnAs } from "#scripts/postgres/account.ts";
import { findBinaries } from "#scripts/postgres/binaries.ts";

/** `pg_ctl` of this package under the account of the cluster, as an operator's own server has it. */
const options = process.argv.slice(2);
const cluster = options[options.indexOf("--pgdata") + 1];
if (!options.includes("--pgdata") || !cluster)
  throw new Error("--pgdata names the folder of the cluster");
const { postgres } = findBinaries();
const account = ensureReach(chooseAccount(cluster), postgres, cluster);
spawnAs(account, join(dirname(postgres), "pg_ctl"), options, {
  stdio: "inherit",
  cwd: "/",
}).once("exit", (code) => process.exit(code ?? 1));
