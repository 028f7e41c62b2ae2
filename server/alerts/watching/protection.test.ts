import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Alert, AlertRuleName } from "#contract/office/alerts.ts";
import { watchAlerts } from "#server/alerts/watching/watch.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { fromWon } from "#server/kit/money.ts";
import {
  noteChangesPastTriggers,
  noteRefusedChanges,
} from "#server/ledger/seals/commitments/attempts.ts";
import { startBreak } from "#server/members/breaks/breaks.ts";
import { setLimit } from "#server/members/limits/limits.ts";
import { countProtectionFigures } from "#server/members/protection-figures/counting.ts";
import { setQuietTime } from "#server/members/quiet-times/quiet-times.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember } from "#tests/support/members.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";
import { booked, PlayingMember } from "#tests/support/playing-member.ts";

const DAY_MS = 86_400_000;
const daily = { kind: "loss", period: "day" } as const;

describe("alerts about protection", () => {
  const test = useTestApp();
  const player = new PlayingMember(test);
  beforeAll(() => test.clock.stop());
  beforeEach(async () => {
    await test.app.db.query("delete from alert_findings");
    await test.app.db.query("update alert_settings set looked_until = null");
  });

  const raised = async (rule: AlertRuleName) => {
    await watchAlerts(test.app.acts);
    const reader = await operatorWithRole(test, "viewer");
    const { body } = await officeCall(test, "get-alerts", { view: "open" }, reader);
    return (body["alerts"] as Alert[]).filter((alert) => alert.rule === rule);
  };
  const factsOf = async (rule: AlertRuleName) => (await raised(rule)).map(({ facts }) => facts);

  it("a counted breach raises one alert with its day and its figures, and a day without one none", async () => {
    const count = async () => {
      test.clock.advance(DAY_MS);
      await test.app.acts.perform(SYSTEM, countProtectionFigures);
      return factsOf("protection_breach");
    };
    expect(await count()).toEqual([]);
    await test.owner.query(
      `insert into member_breaks (member_id, term, started_at, ends_at)
       values ($1, '6m', now() - interval '1 hour', now() - interval '1 hour' + interval '6 months')`,
      [player.player.memberId],
    );
    test.clock.advance(-DAY_MS);
    expect(await player.bet(1_000)).toEqual(booked);
    await test.owner.query("delete from member_protection_figures");
    const day = new Date(test.clock.now().getTime() + DAY_MS).toISOString().slice(0, 10);
    expect(await count()).toEqual([{ day, limits: 0, breaks: 1 }]);
    expect(await factsOf("protection_breach"), "once").toHaveLength(1);
    expect(await count(), "none for the next day").toHaveLength(1);
    test.clock.advance(-2 * DAY_MS);
  });

  it("every event since the last look raises its alert, also when there are hundreds", async () => {
    await test.owner.query("delete from member_protection_figures");
    await test.owner.query(
      `insert into member_protection_figures (day, counted_at, members, users, tools,
         limit_breaches, break_breaches, uncontacted, ended_from_signs, false_alarms)
       select '2020-01-01'::date + n, $1, 1, 1, '[]', 1, 0, 0, 0, 0 from generate_series(1, 250) n`,
      [test.clock.now()],
    );
    await raised("protection_breach");
    const [row] = await test.app.db.query<{ count: number }>(
      `select count(*)::integer as count from alert_findings where rule = 'protection_breach'`,
    );
    await test.owner.query("delete from member_protection_figures");
    expect(row).toEqual({ count: 250 });
  });

  /** A member with a break, a limit and quiet times of their own. */
  const committed = async () => {
    const member = await makeMember(test.app.db, { cash: fromWon(10_000) });
    const { acts } = test.app;
    await setLimit(acts, member.memberId, daily, fromWon(20_000));
    await setQuietTime(acts, member.memberId, "days", "{[6,8)}");
    await startBreak(acts, member.memberId, "6m");
    return member;
  };

  it("each change that the database refuses is counted although it is rolled back, and raises an alert", async () => {
    const { memberId, cash } = await committed();
    const ofBreak = `where member_id = ${memberId}`;
    const ofLimit = `where bucket = ${cash.bucket} and account_id = ${cash.id}`;
    const attempts = [
      `update member_breaks set ends_at = started_at + interval '1 day' ${ofBreak}`,
      `update member_breaks set ended_at = now() ${ofBreak}`,
      `delete from member_breaks ${ofBreak}`,
      `update ledger_limits set amount = amount + 1 ${ofLimit}`,
      `update member_quiet_times set closed = '{}' ${ofBreak}`,
    ];
    for (const statement of attempts)
      for (const login of [test.app.db, test.owner])
        await expect(login.query(statement)).rejects.toMatchObject({ code: "23001" });
    await expect(test.owner.query("truncate ledger_limits cascade")).rejects.toMatchObject({
      code: "23001",
    });
    const noted = async () => {
      await test.app.acts.perform(SYSTEM, noteRefusedChanges);
      return factsOf("commitment_refused");
    };
    const all = [
      { kind: "break", count: 6 },
      { kind: "limit", count: 3 },
      { kind: "quiet", count: 2 },
    ];
    const found = await noted();
    expect(found).toHaveLength(all.length);
    expect(found).toEqual(expect.arrayContaining(all));
    expect(await noted(), "each once").toHaveLength(all.length);
  });

  /** Runs statements of the owner past every trigger. */
  const tamper = (...statements: string[]) =>
    test.owner.transaction(async (tx) => {
      await tx.query("set local session_replication_role = replica");
      for (const statement of statements) await tx.query(statement);
    });
  const look = async () => {
    await test.app.acts.perform(SYSTEM, noteChangesPastTriggers);
    return factsOf("commitment_changed");
  };

  it("what members change themselves raises none", async () => {
    const { memberId } = await committed();
    await setLimit(test.app.acts, memberId, daily, fromWon(10_000));
    expect(await look()).toEqual([]);
  });

  it("a change past the triggers raises an alert that names the member, once a day while it lasts", async () => {
    const { memberId, cash } = await committed();
    const limit = `limit:${cash.bucket}/${cash.id}/loss/day`;
    const member = String(memberId);
    await tamper(
      `update member_quiet_times set closed = '{}' where member_id = ${memberId}`,
      `update ledger_limits set amount = amount * 10 where account_id = ${cash.id} and bucket = ${cash.bucket}`,
    );
    const found = [
      { kind: "limit", subject: limit, member },
      { kind: "quiet", subject: `quiet:${memberId}/days`, member },
    ];
    expect(await look()).toEqual(expect.arrayContaining(found));
    expect(await look(), "each once").toHaveLength(found.length);
    test.clock.advance(DAY_MS);
    expect(await look(), "again the next day").toHaveLength(2 * found.length);
    await tamper(
      `update member_quiet_times set closed = '{[6,8)}' where member_id = ${memberId}`,
      `update ledger_limits set amount = amount / 10 where account_id = ${cash.id} and bucket = ${cash.bucket}`,
    );
    test.clock.advance(DAY_MS);
    expect(await look(), "none when it is as it was").toHaveLength(2 * found.length);
    test.clock.advance(-2 * DAY_MS);
  });

  it("a limit that was raised with the trigger switched off raises one, although its record fits", async () => {
    const { memberId, cash } = await committed();
    const trigger = (to: string) =>
      test.owner.query(`alter table ledger_limits ${to} trigger ledger_limits_stay`);
    await trigger("disable");
    await test.owner.query(
      `update ledger_limits set amount = amount * 10 where account_id = ${cash.id} and bucket = ${cash.bucket}`,
    );
    await trigger("enable");
    expect(await look()).toContainEqual({
      kind: "limit",
      subject: `limit:${cash.bucket}/${cash.id}/loss/day`,
      member: String(memberId),
    });
  });
});
