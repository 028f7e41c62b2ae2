import { beforeAll, describe, expect, it } from "vitest";
import { formatDecimal, fromWon, units } from "#server/kit/money.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { lockSeen } from "#server/payments/claims.ts";
import { decide } from "#server/payments/decisions.ts";
import { placeDeposit } from "#server/payments/deposits.ts";
import { placeWithdrawal } from "#server/payments/withdrawals.ts";
import { operator } from "#tests/support/acts.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makePlayer, type TestMember } from "#tests/support/members.ts";
import { officeCall, signInToOffice } from "#tests/support/office.ts";

const ZONE = "Asia/Seoul";

describe("the overview", () => {
  const test = useTestApp();
  let cookie = "";

  beforeAll(async () => {
    cookie = await signInToOffice(test, "operator1");
  });

  const ask = async (name: Parameters<typeof officeCall>[1], input: object) =>
    (await officeCall(test, name, input, cookie)).body;
  const exact = (amount: bigint): string => formatDecimal(units(amount));
  const pay = async (member: TestMember) => {
    const { db } = test.app;
    const [anyone] = await db.query<{ id: bigint }>("select id from operators limit 1");
    const by = anyone?.id ?? 0n;
    await test.app.acts.perform(operator(by), async (act) => {
      const amount = fromWon(70_000);
      const deposit = await placeDeposit(act, member.memberId, { amount });
      await decide(act, await lockSeen(act, { id: deposit }), "approved");
      const taken = fromWon(20_000);
      const withdrawal = await placeWithdrawal(act, member.memberId, taken, ZONE);
      await decide(act, await lockSeen(act, { id: withdrawal }), "approved");
    });
  };

  it("get-overview answers today's money from the entries, and the waiting requests", async () => {
    const { db } = test.app;
    const member = await makePlayer(db, { cash: fromWon(500_000) });
    await pay(member);
    await test.app.acts.perform(SYSTEM, (act) =>
      placeDeposit(act, member.memberId, { amount: fromWon(50_000) }),
    );
    const overview = await ask("get-overview", {});
    const [today] = await db.query<{ deposits: bigint; withdrawals: bigint }>(
      `select coalesce(sum(delta) filter (where movement = 7), 0)::bigint as deposits,
         coalesce(-sum(delta) filter (where movement = 12), 0)::bigint as withdrawals
       from ledger_entries
       where (posted_at at time zone '${ZONE}')::date = ($1::timestamptz at time zone '${ZONE}')::date`,
      [test.clock.now()],
    );
    expect(overview["today"]).toEqual({
      deposits: exact(today?.deposits ?? 0n),
      withdrawals: exact(today?.withdrawals ?? 0n),
      net: exact((today?.deposits ?? 0n) - (today?.withdrawals ?? 0n)),
    });
    // A day's figures are those of its reports.
    const day = new Intl.DateTimeFormat("sv-SE", { timeZone: ZONE }).format(test.clock.now());
    const period = { from: day, until: day, grouping: "day" };
    const { total } = (await ask("get-money-report", period)) as { total: Record<string, string> };
    expect(overview["play"]).toMatchObject({
      stakes: total["stakes"],
      returns: total["returns"],
      result: total["result"],
    });
    const activity = (await ask("get-activity-report", period))["rows"] as object[];
    expect(activity[0]).toMatchObject(overview["people"] as object);
    expect((overview["people"] as { registrations: number }).registrations).toBeGreaterThan(0);
    const waiting = overview["waiting"] as Record<string, { count: number; oldestAt: string }>;
    expect(waiting["deposits"]?.count).toBeGreaterThan(0);
    expect(Date.parse(waiting["deposits"]?.oldestAt ?? "")).toBeLessThanOrEqual(
      Date.now() + 120_000,
    );
    expect((overview["days"] as unknown[]).length).toBe(30);
  });

  it("the last good backup and the last good drill are shown, and none that failed", async () => {
    expect((await ask("get-overview", {}))["backups"]).toEqual({ backupAt: null, drillAt: null });
    await test.owner.query(
      `insert into settings_backups (kind, is_good, finished_at, seconds) values
         ('backup', true, '2026-01-02T00:00Z', 1), ('backup', true, '2026-01-01T00:00Z', 1),
         ('drill', true, '2026-01-01T01:00Z', 1), ('drill', false, '2026-01-03T00:00Z', 0)`,
    );
    expect((await ask("get-overview", {}))["backups"]).toEqual({
      backupAt: "2026-01-02T00:00:00.000Z",
      drillAt: "2026-01-01T01:00:00.000Z",
    });
  });

  it("a failed launch is shown with its provider", async () => {
    const member = await test.signIn("demo1", "moonlight-demo");
    const launch = { company: "moonhall", code: "moonhall", timeStemp: Date.now() };
    const before = await ask("get-overview", {});
    await test.call("open-game", launch, { cookie: member });
    const overview = await ask("get-overview", {});
    expect(overview["launches"]).toBe(Number(before["launches"]) + 1);
    expect(overview["launchFailures"]).toBe(Number(before["launchFailures"]) + 1);
    expect((overview["providers"] as { code: string }[])[0]).toMatchObject({
      code: "moonhall",
      failures: 1,
    });
    expect(overview["activeMembers"]).toBe(1);
  });
});
