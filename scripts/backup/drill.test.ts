import { setImmediate as nextTurn } from "node:timers/promises";
import pg from "pg";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { countLive } from "#scripts/backup/drill.ts";
import { useTestDatabase } from "#tests/support/database.ts";

describe("the postings that a drill counts", () => {
  const test = useTestDatabase();

  it("are counted also when that takes longer than a minute", async () => {
    const holder = new pg.Client(test.url);
    await holder.connect();
    onTestFinished(() => holder.end());
    await holder.query("begin");
    await holder.query("lock table ledger_entries");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const counting = countLive(test.url);
    const failure = counting.catch((error: unknown) => error);
    const waits =
      "select from pg_locks where relation = 'ledger_entries'::regclass and not granted";
    while ((await holder.query(waits)).rowCount === 0) await nextTurn();
    await vi.advanceTimersByTimeAsync(61_000);
    await holder.query("rollback");
    expect(await failure).toHaveProperty("entries", 0);
  });
});
