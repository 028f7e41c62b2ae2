import { expect, it } from "vitest";
import { keptFor } from "#server/kit/kept-for.ts";

it("reads once for all who ask within the time, also while the reading is under way", async () => {
  let now = 0;
  let readings = 0;
  const read = keptFor(
    1_000,
    () => Promise.resolve((readings += 1)),
    () => now,
  );
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  now = 999;
  expect(await read()).toBe(1);
  now = 1_000;
  expect(await read()).toBe(2);
});

it("does not keep a reading that failed, and keeps the one after it", async () => {
  let readings = 0;
  const read = keptFor(1_000, () => {
    readings += 1;
    return readings === 1 ? Promise.reject(new Error("gone")) : Promise.resolve(readings);
  });
  await expect(read()).rejects.toThrow("gone");
  expect([await read(), await read()]).toEqual([2, 2]);
});
