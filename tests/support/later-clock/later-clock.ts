import { copyFileSync, existsSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { debianLibrary } from "#scripts/debian-package.ts";

/** A machine's clock that is ahead of the real one. */
export type LaterClock = {
  now(): Date;
  /** The moment that it shows now; programs that start from now on have that clock. */
  setTo(moment: Date): void;
  /** What gives this clock to a program of Node and to those that it starts, in `NODE_OPTIONS`. */
  nodeOptions(): string;
  /**
   * Writes a program into the folder that runs another one with this clock by libfaketime, and
   * answers its path; the other one where the clock is not ahead. Debian's package of libfaketime is
   * downloaded where it is missing.
   */
  wrap(program: string, folder: string): string;
};

const LIBRARY = "libfaketime.so.1";

/**
 * Whether this machine can have libfaketime: it has Debian's packages. Tests that need a later clock
 * are skipped on others.
 */
export const canClockBeLater = (process.env["PATH"] ?? "")
  .split(delimiter)
  .some((folder) => existsSync(join(folder, "apt-get")));

const preload = new URL("./date.ts", import.meta.url).href;

/** @param moment what it shows when it is made */
export function laterClock(moment: Date): LaterClock {
  let aheadMs = 0;
  const setTo = (wanted: Date) => {
    // Whole seconds: the two ways of moving a clock agree exactly.
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
