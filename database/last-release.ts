import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** What identifies the database of a release. */
export type Release = {
  /** Such as `0.1` or `0.1-rc.1`. */
  name: string;
  /** The names of its migrations. */
  migrations: readonly string[];
  /** The version of its functions. */
  functions: number;
};

export const LAST_RELEASE = "database/releases/last.json";

/** The last release, beside whose processes those of this build may serve. */
export const readLastRelease = async (): Promise<Release> =>
  JSON.parse(await readFile(join(import.meta.dirname, "..", LAST_RELEASE), "utf8")) as Release;
