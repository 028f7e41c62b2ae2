import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Alert } from "#contract/office/alerts.ts";
import type { ConnectionCalls } from "#contract/office/agreed-levels.ts";
import { watchAlerts } from "#server/alerts/watching/watch.ts";
import { useTestApp } from "#tests/support/app.ts";
import { actByTwo, officeCall, operatorWithRole } from "#tests/support/office.ts";

describe("how a provider answers", () => {
  const test = useTestApp();
  let maker = "";
  let checker = "";
  const signIn = async () => {
    maker = await operatorWithRole(test, "admin");
    checker = await operatorWithRole(test, "admin");
  };
  beforeAll(signIn);
  beforeEach(() => test.owner.query("truncate game_call_days, game_agreed_levels"));

  const callsOf = async (): Promise<ConnectionCalls> => {
    const wanted = { connection: "sandbox" };
    const { body } = await officeCall(test, "get-game-connection", wanted, maker);
    return body["calls"] as ConnectionCalls;
  };
  const keep = (day: string, counts: Partial<Record<string, number>>, connection = "sandbox") =>
    test.owner.query(
      `insert into game_call_days (connection, day, answered, failed, late, unsent, received,
         faults, checks, missed) values ($1, $2, $3, $4, $5, $6, 0, 0, 0, 0)
       on conflict (connection, day) do update set answered = excluded.answered,
         failed = excluded.failed, late = excluded.late, unsent = excluded.unsent`,
      [
        connection,
        day,
        counts["answered"] ?? 0,
        counts["failed"] ?? 0,
        counts["late"] ?? 0,
        counts["unsent"] ?? 0,
      ],
    );
  const set = (level: number | null, from: string, connection = "sandbox") =>
    actByTwo(test, "set-agreed-level", { connection, from, level }, { maker, checker });
  const thisMonth = async () => (await callsOf()).month.month;

  it("is measured by a level that two operators set, change and take back", async () => {
    expect((await callsOf()).levels).toEqual([]);
    const month = await thisMonth();
    await keep(`${month}-01`, { answered: 9_990, failed: 6, late: 3, unsent: 1 });
    expect((await callsOf()).month.budget).toBeNull();
    const alone = { connection: "sandbox", from: month, level: 99_900, reason: "the contract" };
    const proposed = await officeCall(test, "set-agreed-level", alone, maker);
    expect(proposed.body["status"]).toBe("proposed");
    const own = { id: proposed.body["proposalId"], decision: "carry-out", reason: "mine" };
    expect((await officeCall(test, "decide-proposal", own, maker)).body["status"]).toBe("own");
    expect((await callsOf()).levels).toEqual([]);
    await officeCall(test, "decide-proposal", own, checker);
    expect((await callsOf()).month.budget).toEqual({ level: 99_900, allowed: 10, isKept: true });
    const [row] = await test.app.db.query(
      `select object, reason, before, after from audit_entries where call = 'set-agreed-level'
       order by id desc limit 1`,
    );
    expect(row).toEqual({
      object: "game-connection:sandbox",
      reason: "the contract",
      before: { agreedLevel: null },
      after: { agreedLevel: 99.9, fromMonth: month },
    });
    expect((await set(99_900, month)).body["status"]).toBe("already");
    expect((await set(99_901, month)).body["status"]).toBe("success");
    expect((await callsOf()).month.budget).toEqual({ level: 99_901, allowed: 9, isKept: false });
    expect((await set(null, month)).body["status"]).toBe("success");
    const { month: after, levels } = await callsOf();
    expect(after.budget).toBeNull();
    expect(levels).toMatchObject([{ from: month, level: null }]);
  });

  it("refuses a level of a connection that there is not, below half, above all, and of no month", async () => {
    expect((await set(99_000, "2026-01", "nowhere")).body["status"]).toBe("not_found");
    for (const [level, from] of [
      [49_999, "2026-01"],
      [100_001, "2026-01"],
      [99_000.5, "2026-01"],
      [99_000, "2026-13"],
    ] as const)
      expect((await set(level, from)).body["status"], `${level} ${from}`).toBe("invalid");
  });

  it("is compared in each of the twelve months before with the level of that month", async () => {
    const { months } = await callsOf();
    expect(months).toHaveLength(12);
    const [last = "", before = "", third = ""] = months.map(({ month }) => month);
    await set(99_000, third);
    await set(99_500, last);
    for (const month of [last, before]) await keep(`${month}-28`, { answered: 992, failed: 8 });
    const shown = (await callsOf()).months;
    expect(shown[0]).toMatchObject({
      month: last,
      calls: 1_000,
      share: 99_200,
      budget: { level: 99_500, allowed: 5, isKept: false },
    });
    expect(shown[1]?.budget).toEqual({ level: 99_000, allowed: 10, isKept: true });
    expect(shown[2], "no calls").toMatchObject({ calls: 0, share: null, budget: null });
  });

  it("keeps a level exactly while the share that is shown is not below it", async () => {
    const month = await thisMonth();
    const count = fc.integer({ min: 0, max: 2_000_000 });
    await fc.assert(
      fc.asyncProperty(
        fc.record({ answered: count, failed: fc.integer({ min: 0, max: 3_000 }), late: count }),
        fc.integer({ min: 50_000, max: 100_000 }),
        async (counts, level) => {
          await keep(`${month}-01`, counts);
          await test.owner.query(
            `insert into game_agreed_levels values ('sandbox', $1, $2, now(),
               (select min(id) from operators), (select max(id) from operators))
             on conflict (connection, from_month) do update set level = excluded.level`,
            [`${month}-01`, level],
          );
          const { calls, answered, share, budget } = (await callsOf()).month;
          if (calls === 0) return budget === null && share === null;
          const isKept = (share ?? 0) >= level;
          const allowed = Number((BigInt(calls) * BigInt(100_000 - level)) / 100_000n);
          return (
            budget?.isKept === isKept &&
            budget.allowed === allowed &&
            isKept === calls - answered <= allowed
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  it("is saved as a file with a line for each day, the newest first", async () => {
    await keep("2026-02-01", { answered: 3, late: 1 });
    for (let n = 0; n < 501; n++)
      await keep(new Date(Date.UTC(2024, 0, 1 + n)).toISOString().slice(0, 10), { answered: n });
    const wanted = { connection: "sandbox", reason: "for the provider" };
    const { body } = await officeCall(test, "export-call-days", wanted, maker);
    const lines = String(body["file"]).trim().split("\r\n").slice(3);
    expect(lines[0]).toBe(
      "day,calls,answered,failed,late,unsent,answered_percent,received,faults,checks,missed",
    );
    expect(lines[1]).toBe("2026-02-01,4,3,0,1,0,75,0,0,0,0");
    expect(lines.at(-2)).toBe("2024-01-01,0,0,0,0,0,,0,0,0,0");
    expect(lines.at(-1)).toBe("rows,502,all");
    const nowhere = { ...wanted, connection: "nowhere" };
    expect((await officeCall(test, "export-call-days", nowhere, maker)).body["status"]).toBe(
      "not_found",
    );
  });

  it("alerts as soon as more calls failed in the month than its level allows, until the month is over", async () => {
    const alerts = async () => {
      await watchAlerts(test.app.acts);
      const { body } = await officeCall(test, "get-alerts", { view: "open" }, maker);
      return (body["alerts"] as Alert[]).filter(({ rule }) => rule === "provider_budget_used");
    };
    const month = await thisMonth();
    await keep(`${month}-01`, { answered: 990, failed: 10 });
    expect(await alerts(), "no level").toEqual([]);
    await set(99_000, month);
    expect(await alerts(), "used up, not exceeded").toEqual([]);
    await keep(`${month}-01`, { answered: 990, failed: 10, unsent: 1 });
    expect(await alerts()).toMatchObject([
      {
        subject: "game-connection:sandbox",
        facts: { connection: "sandbox", failed: 11, allowed: 10 },
        endedAt: null,
      },
    ]);
    test.clock.advance(32 * 86_400_000);
    await signIn();
    expect((await alerts()).filter(({ endedAt }) => endedAt === null)).toEqual([]);
  });
});
