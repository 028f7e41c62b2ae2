import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { listeners } from "#server/app/listeners.ts";
import { openActs, SYSTEM } from "#server/kit/act.ts";
import { openDatabase } from "#server/kit/database.ts";
import { countMarkers } from "#server/members/markers/markers.ts";
import { countProtectionFigures } from "#server/members/protection-figures/counting.ts";
import { checkReturns } from "#server/reports/returns/daily.ts";
import { useTestApp } from "#tests/support/app.ts";

const LIMIT_MS = 200;

describe("a job that reads a whole day of the house", () => {
  const test = useTestApp();

  it.each([
    ["check of returns", checkReturns, "game_rounds"],
    ["count of markers", countMarkers, "payment_requests"],
    ["count of protection", countProtectionFigures, "member_case_contacts"],
  ] as const)("may take longer than other statements: %s", async (_name, job, table) => {
    const db = openDatabase(test.appUrl, { size: 1, statementTimeoutMs: LIMIT_MS });
    const acts = openActs({ db, clock: test.clock, listeners });
    // The job waits for the table, as it would read for so long.
    const { working } = await test.owner.transaction(async (tx) => {
      await tx.query(`lock table ${table} in access exclusive mode`);
      const begun = acts.perform(SYSTEM, job);
      begun.catch(() => {});
      await pause(3 * LIMIT_MS);
      return { working: begun };
    });
    expect(await working).toBeGreaterThanOrEqual(0);
    await db.close();
  });
});
