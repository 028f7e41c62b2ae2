import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { YardstickOrder } from "#bench/pages/yardstick.ts";

export type PageYardstick = { url: string; pid: number; close(): Promise<void> };

/** Starts the bare routes. Throws Error when their process ends first. */
export async function openYardstick(order: YardstickOrder): Promise<PageYardstick> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "yardstick.ts")], {
    stdio: ["pipe", "pipe", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  child.stdin.end(JSON.stringify(order));
  const ended = once(child, "exit");
  const [said] = (await Promise.race([once(child.stdout, "data"), ended])) as [unknown];
  if (!Buffer.isBuffer(said) || child.pid === undefined)
    throw new Error("the yardstick's process has ended");
  return {
    url: said.toString(),
    pid: child.pid,
    async close() {
      child.kill();
      await ended;
    },
  };
}
