import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { incentiveColumns } from "#contract/office/incentive-report.ts";
import { systemClock } from "#server/kit/clock.ts";
import { dateOf } from "#server/kit/days.ts";
import { formatDecimal, fromWon, units } from "#server/kit/money.ts";
import { incentiveReport, incentivesCsv } from "#server/reports/incentives/incentives.ts";
import { moneyReport } from "#server/reports/money-report.ts";
import { addToSums } from "#server/reports/sums.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { makeMember, type TestMember } from "#tests/support/members.ts";
import { eachOnce, RandomMovements, step } from "#tests/support/random-movements.ts";
import { countAnew, openPast } from "#tests/support/spread-entries.ts";

const DAY_MS = 86_400_000;
const ZONE = "Asia/Seoul";
const whole = (text: string): bigint => {
  const [, sign, front = "", rest = ""] = /^(-?)(\d+)\.(\d+)$/.exec(text) ?? [];
  const sum = BigInt(front + rest.padEnd(5, "0"));
  return sign ? -sum : sum;
};

describe("the report of comp after random movements", () => {
  const database = useTestDatabase();
  const members: TestMember[] = [];
  let movements: RandomMovements;

  beforeAll(async () => {
    const { db } = database;
    await openPast(db);
    await db.query("update settings_sites set time_zone = $1 where host = '*'", [ZONE]);
    for (let n = 0; n < 3; n++) members.push(await makeMember(db, { cash: fromWon(50_000) }));
    movements = new RandomMovements(db, members);
  });

  const dayAt = (daysAgo: number) => dateOf(new Date(Date.now() - daysAgo * DAY_MS), ZONE);
  const reportOf = (from: number, until: number, grouping: "day" | "month" = "day") =>
    incentiveReport(database.db, systemClock, {
      from: dayAt(from),
      until: dayAt(until),
      grouping,
    });
  /** The comp that members had before a day, by adding up the entries themselves. */
  async function heldBefore(day: string): Promise<string> {
    const [row] = await database.db.query<{ held: string }>(
      `select coalesce(sum(e.delta), 0)::text as held from ledger_entries e
       join ledger_accounts a on a.bucket = e.bucket and a.id = e.account_id and a.kind = 'comp'
       where (e.posted_at at time zone $2)::date < $1::date`,
      [day, ZONE],
    );
    return formatDecimal(units(BigInt(row?.held ?? "")));
  }

  it("opening and movements are the current comp of each day, which is what members have", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
        for (const next of [...eachOnce, ...steps]) await movements.take(next);
        await countAnew(database.db);
        while ((await addToSums(database.db)) > 0) continue;
        const { rows, total } = await reportOf(300, 0);
        for (const line of [...rows, total]) {
          const moved = incentiveColumns.reduce((sum, name) => sum + whole(line[name]), 0n);
          expect(whole(line.opening) + moved).toBe(whole(line.current));
        }
        const oldestFirst = rows.toReversed();
        for (const [at, { key, opening }] of oldestFirst.entries()) {
          expect(opening).toBe(at === 0 ? total.opening : oldestFirst[at - 1]?.current);
          expect(opening).toBe(await heldBefore(key));
        }
        expect(total.current).toBe(await heldBefore(dayAt(-1)));
        const [stored] = await database.db.query<{ held: bigint }>(
          "select sum(balance)::bigint as held from ledger_accounts where kind = 'comp'",
        );
        expect(whole(total.current)).toBe(stored?.held);
        for (const name of incentiveColumns)
          expect(whole(total[name]), name).toBe(
            rows.reduce((sum, row) => sum + whole(row[name]), 0n),
          );
        const period = { from: dayAt(300), until: dayAt(0), grouping: "day" as const };
        const money = await moneyReport(database.db, systemClock, period);
        expect(whole(total.issued) + whole(total.adjusted)).toBe(whole(money.total.comp));
        const parts = [await reportOf(9, 4), await reportOf(3, 0)];
        expect(parts[1]?.total.opening).toBe(parts[0]?.total.current);
      }),
      { numRuns: 6 },
    );
    const { total, rows } = await reportOf(300, 0, "month");
    for (const name of ["issued", "redeemed", "adjusted"] as const)
      expect(whole(total[name])).not.toBe(0n);
    expect([total.expired, rows.length > 0]).toEqual(["0.00", true]);
    const file = [...incentivesCsv(await reportOf(300, 0), "incentives-day")].join("");
    expect(file).toContain(`total,${total.opening},${total.issued},${total.redeemed},0.00`);
  }, 120_000);
});
