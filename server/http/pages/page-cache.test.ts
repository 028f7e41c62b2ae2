import { describe, expect, it } from "vitest";
import { PublicChanges } from "#server/kit/public-changes/public-changes.ts";
import { pageBytesOf } from "#server/http/pages/page-bytes.ts";
import { PageCache } from "#server/http/pages/page-cache.ts";

function open(bytesAtMost?: number) {
  const time = { ms: Date.parse("2026-11-23T12:00:00Z") };
  const clock = { now: () => new Date(time.ms) };
  const changes = new PublicChanges(clock);
  changes.listening(true);
  return { time, changes, cache: new PageCache(changes, clock, bytesAtMost) };
}
const page = (size: number) => pageBytesOf("x".repeat(size), "identity");

describe("the pages for visitors", () => {
  it("are kept for their time, ten seconds at most", async () => {
    const { time, cache } = open();
    const term = cache.begin();
    if (!term) throw new Error("the process listens");
    cache.keep("short", await page(10), term, 1_000);
    cache.keep("long", await page(10), term, 60_000);
    time.ms += 999;
    expect([cache.get("short"), cache.get("long")]).not.toContain(undefined);
    time.ms += 1;
    expect(cache.get("short")).toBeUndefined();
    time.ms += 8_999;
    expect(cache.get("long")).toBeDefined();
    time.ms += 1;
    expect(cache.get("long")).toBeUndefined();
    expect(cache.bytes).toBe(0);
  });

  it("end with a change, and a page that was begun before it is not kept", async () => {
    const { changes, cache } = open();
    const term = cache.begin();
    if (!term) throw new Error("the process listens");
    cache.keep("kept", await page(10), term, 10_000);
    changes.changed();
    expect(cache.get("kept")).toBeUndefined();
    cache.keep("late", await page(10), term, 10_000);
    expect(cache.get("late")).toBeUndefined();
  });

  it("end at the moment for which a change is announced", async () => {
    const { time, changes, cache } = open();
    changes.willChangeAt(new Date(time.ms + 3_000));
    changes.willChangeAt(new Date(time.ms + 5_000));
    const term = cache.begin();
    if (!term) throw new Error("the process listens");
    cache.keep("kept", await page(10), term, 10_000);
    time.ms += 2_999;
    expect(cache.get("kept")).toBeDefined();
    time.ms += 1;
    expect(cache.get("kept")).toBeUndefined();
  });

  it("are not kept while changes of other processes are not heard", async () => {
    const { changes, cache } = open();
    const term = cache.begin();
    if (!term) throw new Error("the process listens");
    cache.keep("kept", await page(10), term, 10_000);
    changes.listening(false);
    expect([cache.get("kept"), cache.begin()]).toEqual([undefined, null]);
    changes.listening(true);
    expect(cache.get("kept")).toBeUndefined();
  });

  it("take bounded memory, and the least recently shown makes room", async () => {
    const { cache } = open(20_000);
    const term = cache.begin();
    if (!term) throw new Error("the process listens");
    cache.keep("home", await page(3_000), term, 10_000);
    for (let n = 0; n < 100; n++) {
      cache.keep(`other ${n}`, await page(3_000), term, 10_000);
      expect(cache.get("home")).toBeDefined();
      expect(cache.bytes).toBeLessThanOrEqual(20_000);
    }
    expect(cache.get("other 0")).toBeUndefined();
    cache.keep("huge", await page(6_000), term, 10_000);
    expect(cache.get("huge")).toBeUndefined();
  });
});
