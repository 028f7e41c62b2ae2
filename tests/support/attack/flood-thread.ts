import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { type Flood, floodsOf } from "#tests/support/attack/floods.ts";
import type { SignedInVisitor } from "#tests/support/attack/visitors.ts";

/** What a flood's thread is given: which flood, for how long. */
export type FloodOrder = {
  webUrl: string;
  name: string;
  members: readonly SignedInVisitor[];
  seconds: number;
};
export type FloodResult = { sent: number; byStatus: ReadonlyMap<number, number> };

const ANSWER_WITHIN_MS = 30_000;
/** On Linux a priority is that of the calling thread. */
const AFTER_THE_PRODUCT = 10;

if (parentPort) {
  setPriority(AFTER_THE_PRODUCT);
  const { webUrl, name, members, seconds } = workerData as FloodOrder;
  const found = floodsOf(members).find((each) => each.name === name);
  if (!found) throw new RangeError(`there is no flood "${name}"`);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort.postMessage(await flood(webUrl, found, AbortSignal.timeout(seconds * 1_000)));
}

/** Keeps the flood's number of requests under way until `signal` aborts. */
async function flood(
  webUrl: string,
  { atOnce, request }: Flood,
  signal: AbortSignal,
): Promise<FloodResult> {
  const byStatus = new Map<number, number>();
  let sent = 0;
  const sender = async () => {
    while (!signal.aborted) {
      const { path, body, cookie = "", address = "10.0.0.2" } = request(sent++);
      const status = await statusOf(webUrl, path, body, { cookie, "x-forwarded-for": address });
      byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sender));
  return { sent, byStatus };
}

/** 0 without an answer, because a flood's own requests may be dropped. */
async function statusOf(
  webUrl: string,
  path: string,
  body: object,
  headers: Record<string, string>,
): Promise<number> {
  try {
    const answer = await fetch(`${webUrl}/api/routes/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: webUrl, ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}
