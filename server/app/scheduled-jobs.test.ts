import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { scheduledJobsOf } from "#server/app/scheduled-jobs.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { fromWon } from "#server/kit/money.ts";
import { placeDeposit } from "#server/payments/deposits.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makePlayer } from "#tests/support/members.ts";

describe("scheduled jobs", () => {
  const test = useTestApp();

  const runAll = async () => {
    const ledgerSigningKey = Buffer.alloc(32, 7).toString("base64url");
    const checkpointsFile = join(test.uploadsDir, "checkpoints");
    const jobs = scheduledJobsOf(test.app.acts, () => undefined, {
      ledgerSigningKey,
      checkpointsFile,
    });
    for (const job of jobs) {
      // The demo seed's postings fill several seals; others count a day that has no count yet.
      let steps = 0;
      while ((await job.step()) > 0) expect(++steps, job.name).toBeLessThan(50);
    }
    return jobs.length;
  };

  it("each runs against the migrated and seeded database", async () => {
    expect(await runAll()).toBeGreaterThan(40);
  });

  it("none asks for a deposit for a member whose money is used up, or tops them up", async () => {
    const { db, acts } = test.app;
    const { memberId } = await makePlayer(db, { cash: fromWon(0) });
    const earlier = await acts.perform(SYSTEM, (act) =>
      placeDeposit(act, memberId, { amount: fromWon(50_000) }),
    );
    for (let day = 0; day < 3; day++) {
      test.clock.advance(86_400_000);
      await runAll();
    }
    const requests = await db.query<{ id: bigint; status: string }>(
      "select id, status from payment_requests where member_id = $1",
      [memberId],
    );
    expect(requests).toEqual([{ id: earlier, status: "cancelled" }]);
    const held = await db.query<{ balance: bigint }>(
      "select balance from ledger_accounts where member_id = $1 and balance <> 0",
      [memberId],
    );
    expect(held).toEqual([]);
  });
});
