import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { LAST_RELEASE } from "#database/last-release.ts";
import { BUNDLES } from "#scripts/processes/programs.ts";
import { projectFolder, type Say } from "#scripts/project.ts";

/** A build whose processes can be started: its name and its folder. */
export type Build = { name: string; folder: string };

export const thisBuild: Build = { name: "this build", folder: projectFolder };

/**
 * The commit of the last release, which is the one that wrote its files.
 * @throws Error that says what to do when this clone has no history or no such commit
 */
export function lastReleaseCommit(): string {
  if (git("rev-parse", "--is-shallow-repository") === "true")
    throw new Error(
      "This clone has no history. Run `git fetch --unshallow`, or name a commit: npm run chaos -- upgrade <commit>",
    );
  const commit = git("log", "-1", "--format=%H", "--", LAST_RELEASE);
  if (commit === "") throw new Error(`${LAST_RELEASE} is not committed.`);
  return commit;
}

/**
 * Puts a commit's files into a folder and builds them. Its dependencies are those of this clone when
 * both have the same lock file, otherwise they are installed.
 * @throws Error with the output of the command that failed
 */
export function checkOutBuild(commit: string, folder: string, say: Say): Build {
  const name = git("rev-parse", "--short", `${commit}^{commit}`);
  const archive = `${folder}.tar`;
  git("archive", `--output=${archive}`, name);
  mkdirSync(folder, { recursive: true });
  run("tar", ["-xf", archive, "-C", folder], folder);
  rmSync(archive);
  // What both builds make from the same files is not built again. A release before the bundles would
  // keep those of this build.
  const bundles = join(projectFolder, BUNDLES);
  if (existsSync(join(projectFolder, "build")))
    cpSync(join(projectFolder, "build"), join(folder, "build"), {
      recursive: true,
      filter: (source) => source !== bundles,
    });
  const lock = (of: string): string => readFileSync(join(of, "package-lock.json"), "utf8");
  say(`Building release ${name} …`);
  if (lock(folder) === lock(projectFolder)) {
    symlinkSync(join(projectFolder, "node_modules"), join(folder, "node_modules"));
    run(process.execPath, ["scripts/build.ts"], folder);
  } else run("npm", ["run", "build"], folder);
  return { name, folder };
}

const git = (...args: string[]): string => run("git", args, projectFolder).trim();

function run(program: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd,
    encoding: "utf8",
    maxBuffer: 64 * 2 ** 20,
  });
  if (status === 0) return stdout;
  throw new Error(`${program} ${args.join(" ")}: ${error?.message ?? stderr + stdout}`);
}
