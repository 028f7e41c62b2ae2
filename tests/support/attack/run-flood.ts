import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { FloodOrder, FloodResult } from "#tests/support/attack/flood-thread.ts";

/**
 * Floods in a thread of lower priority than the product: an attacker brings
 * processors of its own, and here it shares those of the product.
 */
export async function runFlood(order: FloodOrder): Promise<FloodResult> {
  const thread = new Worker(new URL("./flood-thread.ts", import.meta.url), { workerData: order });
  const [result] = (await once(thread, "message")) as [FloodResult];
  return result;
}
