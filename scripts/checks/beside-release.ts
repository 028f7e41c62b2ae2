import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { readLastRelease } from "#database/last-release.ts";
import { readMigrations } from "#database/migrate.ts";
import type { Check } from "#scripts/checks/check.ts";
import { withMigratedDatabase } from "#scripts/migrated-database.ts";
import { faultsBeside } from "#scripts/releases/compare.ts";
import { recordPath } from "#scripts/releases/files.ts";
import type { ReleaseRecord } from "#scripts/releases/record.ts";

/** `-- The release before keeps to "name": why`, in the migration that adds a constraint. */
const EXCUSE = /^-- The release before keeps to "(\w+)": \S/gm;

/**
 * Processes of the last release can serve on this build's database, as they do during an upgrade: a
 * migration adds first, and a later release removes what none uses any more.
 */
export const besideRelease: Check = {
  name: "migrations beside the last release",
  findFaults: async ({ root }) => {
    const release = await readLastRelease();
    const file = readFileSync(join(root, recordPath(release.name)));
    const record = JSON.parse(gunzipSync(file).toString()) as ReleaseRecord;
    const later = (await readMigrations()).filter(({ name }) => !release.migrations.includes(name));
    const excused = later.flatMap(({ sql }) => [...sql.matchAll(EXCUSE)].map(([, name]) => name));
    const faults = await withMigratedDatabase((url) =>
      faultsBeside(record, url, new Set(excused.filter((name) => name !== undefined))),
    );
    return faults.map((fault) => `release ${release.name}, ${fault}`);
  },
};
