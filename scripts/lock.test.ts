import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { takeLock } from "#scripts/lock.ts";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "dalbit-lock-"))));
afterEach(() => rmSync(folder, { recursive: true }));

const me = { pid: process.pid, what: "a test", address: "http://127.0.0.1:1" };

/** Another process that takes and keeps the lock. */
async function startHolder(): Promise<{ pid: number; kill(): Promise<void> }> {
  const code = `
    import { takeLock } from "#scripts/lock.ts";
    globalThis.taken = takeLock(${JSON.stringify(folder)}, { pid: process.pid, what: "holder" });
    console.log("taken");
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", code], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  return {
    pid: child.pid ?? 0,
    kill: async () => {
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

it("is held by one process, and the next one gets that process's id", async () => {
  const holder = await startHolder();
  expect(takeLock(folder, me)).toEqual({ holder: { pid: holder.pid, what: "holder" } });
  await holder.kill();
});

it("is free again when its process is killed with -9", async () => {
  const holder = await startHolder();
  await holder.kill();
  const taken = takeLock(folder, me);
  expect(taken).toHaveProperty("lock");
  if ("lock" in taken) taken.lock.release();
});

it("can be taken again after its release", () => {
  for (let round = 0; round < 2; round++) {
    const taken = takeLock(folder, me);
    if (!("lock" in taken)) throw new Error(`round ${round}: not free`);
    expect(takeLock(folder, me)).toEqual({ holder: me });
    taken.lock.release();
  }
});
