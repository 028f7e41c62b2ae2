import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
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

  it("continues after work that failed", async () => {
    const run = atMost(1);
    await expect(run(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await run(async () => "yes")).toBe("yes");
  });
});
