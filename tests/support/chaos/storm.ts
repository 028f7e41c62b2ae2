import { setTimeout as sleep } from "node:timers/promises";
import type { TestProduct } from "#tests/support/product.ts";

const victims = ["web", "postgres", "worker"] as const;
export type Kill = { victim: (typeof victims)[number]; afterMs: number; servedAgainMs: number };

export type StormOptions = {
  kills: number;
  /** Between two kills, beginning when the product serves again. */
  pauseMs: { least: number; most: number };
  onKill?: (kill: Kill, number: number) => void;
};

/**
 * Kills the product's processes with -9 in turn, at random moments, and waits each time until the
 * product has restarted.
 */
export async function storm(product: TestProduct, options: StormOptions): Promise<Kill[]> {
  const { kills, pauseMs } = options;
  const startedAt = Date.now();
  const made: Kill[] = [];
  for (let number = 0; number < kills; number++) {
    await sleep(pauseMs.least + Math.random() * (pauseMs.most - pauseMs.least));
    const victim = victims[number % victims.length] ?? "web";
    const killedAt = Date.now();
    await killOne(product, victim);
    const kill = {
      victim,
      afterMs: killedAt - startedAt,
      servedAgainMs: Date.now() - killedAt,
    };
    made.push(kill);
    options.onKill?.(kill, number + 1);
  }
  await Promise.all([product.web.whenReady(30_000), product.worker.whenReady(30_000)]);
  return made;
}

async function killOne(product: TestProduct, victim: Kill["victim"]): Promise<void> {
  if (victim === "postgres") process.kill(product.postgres.pid, "SIGKILL");
  else await product[victim].kill();
  if (victim === "web") await product.web.whenReady(30_000);
  const deadline = Date.now() + 60_000;
  while (!(await isServing(product))) {
    if (Date.now() > deadline)
      throw new Error(`nothing serves a minute after ${victim} was killed`);
    await sleep(50);
  }
}

const isServing = (product: TestProduct): Promise<boolean> =>
  fetch(`${product.webUrl}/api/ready`, { signal: AbortSignal.timeout(5_000) }).then(
    (answer) => answer.ok,
    () => false,
  );
