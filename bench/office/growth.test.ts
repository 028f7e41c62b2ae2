import { expect, it } from "vitest";
import { lanesOf } from "#bench/office/grown/lanes.ts";
import { sizeOf } from "#bench/office/grown/size.ts";
import { roomForLastMonths } from "#bench/office/grown/bookings.ts";
import { firstLine, firstLineFile } from "#bench/office/grown/bank-lines.ts";
import { useTestApp } from "#tests/support/app.ts";

const test = useTestApp();

it("every row of the grown office fits the tables as they are now", async () => {
  const counts = await test.owner
    .transaction(async (tx) => {
      await tx.query("set local session_replication_role = replica");
      await tx.query(roomForLastMonths);
      await tx.query(firstLineFile);
      await tx.query(firstLine);
      for (const { what, sql, rows, values } of lanesOf(sizeOf(1_000)).flat())
        await tx
          .query(sql, [1, rows, ...(values?.(test.app.db, 1, rows) ?? [])])
          .catch((cause: unknown) => {
            throw new Error(`the rows of ${what} do not fit`, { cause });
          });
      const [row] = await tx.query<Record<string, bigint>>(
        `select (select count(*) from payment_requests) as requests,
           (select count(*) from game_rounds) as rounds,
           (select count(*) from payment_statement_lines) as lines`,
      );
      throw new RolledBack(row ?? {});
    })
    .catch((error: unknown) => {
      if (error instanceof RolledBack) return error.counts;
      throw error;
    });
  const sum = Object.values(counts).reduce((all, count) => all + Number(count), 0);
  expect(sum, "ten for each member").toBeGreaterThan(9_900);
});

/** Ends the transaction, so that other tests find the database as it was. */
class RolledBack extends Error {
  readonly counts: Record<string, bigint>;
  constructor(counts: Record<string, bigint>) {
    super("rolled back");
    this.counts = counts;
  }
}
