import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { QueueFull } from "#server/kit/queue-full.ts";
import { atMost } from "#server/kit/at-most.ts";

describe("work with limited concurrency", () => {
  it("begins in the order in which it came, within the limit", async () => {
    const run = atMost(2);
    const begun: number[] = [];
    let atOnce = 0;
    let most = 0;
    const work = (n: number) =>
      run(async () => {
        begun.push(n);
        most = Math.max(most, ++atOnce);
        await sleep(n % 2 === 0 ? 3 : 1);
        atOnce--;
        return n;
      });
    expect(await Promise.all([0, 1, 2, 3, 4, 5].map(work))).toEqual([0, 1, 2, 3, 4, 5]);
    expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
    expect(most).toBe(2);
  });

  it("refuses at once what is more than may wait, and what waited too long", async () => {
    const run = atMost(1, { waitingAtMost: 2, waitAtMostMs: 20 });
    const { promise: over, resolve: end } = Promise.withResolvers<void>();
    const begun: string[] = [];
    const work = (name: string) => run(async () => void begun.push(name));
    const first = run(() => over);
    const waited = Promise.allSettled([work("second"), work("third")]);
    await expect(work("fourth")).rejects.toBeInstanceOf(QueueFull);
    for (const result of await waited)
      expect(result).toMatchObject({ reason: expect.any(QueueFull) as unknown });
    end();
    await first;
    await work("fifth");
    expect(begun).toEqual(["fifth"]);
  });

  it("continues after work that failed", async () => {
    const run = atMost(1);
    await expect(run(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await run(async () => "yes")).toBe("yes");
  });
});
