import { copyFileSync, existsSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { debianLibrary } from "#scripts/debian-package.ts";

/** A clock that is ahead of the machine's. */
export type LaterClock = {
  now(): Date;
  /** Sets the clock. A process that is already running keeps the time that it had. */
  setTo(moment: Date): void;
  /** The `NODE_OPTIONS` that give this clock to a Node process and to its children. */
  nodeOptions(): string;
  /**
   * Writes a script into the folder that runs `program` with this clock, and answers the script's
   * path; answers `program` itself when the clock is not ahead. It uses libfaketime and downloads
   * Debian's package when the machine has none.
   */
  wrap(program: string, folder: string): string;
};

const LIBRARY = "libfaketime.so.1";

/** Whether apt-get can bring libfaketime. Without it, tests that need a later clock are skipped. */
export const canClockBeLater = (process.env["PATH"] ?? "")
  .split(delimiter)
  .some((folder) => existsSync(join(folder, "apt-get")));

const preload = new URL("./date.ts", import.meta.url).href;

/** @param moment the time that the clock shows at first */
export function laterClock(moment: Date): LaterClock {
  let aheadMs = 0;
  const setTo = (wanted: Date) => {
    // libfaketime is given whole seconds, so Node gets the same.
    aheadMs = Math.round((wanted.getTime() - Date.now()) / 1_000) * 1_000;
  };
  setTo(moment);
  return {
    now: () => new Date(Date.now() + aheadMs),
    setTo,
    nodeOptions: () => (aheadMs === 0 ? "" : `--import ${preload}?ms=${aheadMs}`),
    wrap(program, folder) {
      if (aheadMs === 0) return program;
      // The account of the database can read what lies in the folder of its data.
      const library = join(folder, LIBRARY);
      copyFileSync(debianLibrary(`faketime/${LIBRARY}`, "libfaketime", console.log), library);
      const path = join(folder, "with-later-clock");
      const lines = [
        "#!/bin/sh",
        `export LD_PRELOAD="${library}" FAKETIME="+${aheadMs / 1_000}"`,
        "export FAKETIME_DONT_FAKE_MONOTONIC=1",
        `exec "${program}" "$@"`,
      ];
      writeFileSync(path, `${lines.join("\n")}\n`, { mode: 0o755 });
      return path;
    },
  };
}
