import { expect, it } from "vitest";
import { KEPT_DAYS } from "#server/kit/retention.ts";
import { countRefused, refusedSince, sweepRefused } from "#server/reports/refused/refused.ts";
import { useTestApp } from "#tests/support/app.ts";

const DAY_MS = 86_400_000;
const test = useTestApp();

it("counts of refused requests add up by reason, and are deleted after their period", async () => {
  const { db } = test.app;
  const began = test.clock.now();
  const seen = () => refusedSince(db, began);
  await countRefused(db, test.clock, new Map([["origin", 2]]));
  await countRefused(db, test.clock, new Map([["origin", 3]]));
  await countRefused(db, test.clock, new Map());
  expect(await seen()).toEqual([{ reason: "origin", requests: 5 }]);
  test.clock.advance((KEPT_DAYS.refusedRequests - 1) * DAY_MS);
  expect([await sweepRefused(db, test.clock), (await seen()).length]).toEqual([0, 1]);
  test.clock.advance(2 * DAY_MS);
  expect([await sweepRefused(db, test.clock), (await seen()).length]).toEqual([1, 0]);
});
