import { beforeEach, describe, expect, it } from "vitest";
import type { Alert, AlertRuleName } from "#contract/office/alerts.ts";
import { watchAlerts } from "#server/alerts/watching/watch.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { fromWon } from "#server/kit/money.ts";
import { placeDeposit } from "#server/payments/deposits.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember, makePlayer } from "#tests/support/members.ts";
import { actByTwo, officeCall, operatorWithRole } from "#tests/support/office.ts";

describe("what the office is alerted to", () => {
  const test = useTestApp();
  let reader = "";
  let lead = "";
  let admin = "";
  let second = "";

  beforeEach(async () => {
    await test.app.db.query("delete from throttles");
    await test.app.db.query("delete from alert_findings");
    await test.app.db.query("update alert_settings set looked_until = null");
    [reader, lead, admin, second] = await Promise.all([
      operatorWithRole(test, "viewer"),
      operatorWithRole(test, "cashier-lead"),
      operatorWithRole(test, "admin"),
      operatorWithRole(test, "admin"),
    ]);
    // What the demo and earlier tests left is no cause of an alert.
    await test.app.db.query("update message_helps set hidden_at = now()");
    await test.app.db.query(
      `update payment_requests set status = 'cancelled', decision = 'refused', decided_at = now(),
         decided_by = 1, claimed_by = null, claim_ends_at = null
       where status in ('waiting', 'taken') and kind = 'deposit'`,
    );
  });

  const watch = () => watchAlerts(test.app.acts);
  const list = async (view = "open") =>
    (await officeCall(test, "get-alerts", { view }, reader)).body["alerts"] as Alert[];
  /** The alerts of a rule after one look. */
  const raised = async (rule: AlertRuleName) => {
    await watch();
    return (await list()).filter((alert) => alert.rule === rule);
  };
  const setLimit = (rule: AlertRuleName, limit: number) =>
    test.app.db.query(`update alert_settings set "limit" = $2 where rule = $1`, [rule, limit]);
  const askedAgo = async (minutes: number) => {
    const { memberId } = await makeMember(test.app.db);
    const id = await test.app.acts.perform(SYSTEM, (act) =>
      placeDeposit(act, memberId, { amount: fromWon(50_000) }),
    );
    await test.app.db.query(
      "update payment_requests set asked_at = $2, expires_at = $3 where id = $1",
      [
        id,
        new Date(test.clock.now().getTime() - minutes * 60_000),
        new Date(test.clock.now().getTime() + 600_000),
      ],
    );
    return id;
  };

  it("a queue over its target raises one alert while it lasts, and none below it", async () => {
    await askedAgo(59);
    expect(await raised("queue_over_target")).toEqual([]);
    const late = await askedAgo(75);
    const [alert] = await raised("queue_over_target");
    expect(alert).toMatchObject({
      subject: "deposits",
      facts: { queue: "deposits", count: 1, minutes: 75 },
      endedAt: null,
    });
    expect(await raised("queue_over_target"), "no second one").toHaveLength(1);
    await test.app.db.query("update payment_requests set asked_at = now() where id = $1", [late]);
    expect((await raised("queue_over_target"))[0]?.endedAt).not.toBeNull();
  });

  it("a queue that is over its target again raises a second alert", async () => {
    const id = await askedAgo(75);
    await raised("queue_over_target");
    await test.app.db.query("update payment_requests set asked_at = now() where id = $1", [id]);
    await watch();
    await test.app.db.query(
      "update payment_requests set asked_at = now() - interval '2 hours' where id = $1",
      [id],
    );
    expect(await raised("queue_over_target")).toHaveLength(2);
  });

  const failedLaunches = async (count: number) => {
    const { memberId, cash } = await makeMember(test.app.db);
    for (let at = 0; at < count; at++)
      await test.app.db.query(
        `insert into game_sessions (member_id, account_id, game_id, opened_at, ended_at, has_failed, ends_at)
         select $1, $2, min(g.id), $3, $3, true, $3 from games g
         join game_providers p on p.id = g.provider_id where p.code = 'tiger'`,
        [memberId, cash.id, test.clock.now()],
      );
  };

  it("a provider whose launches fail raises an alert, from the limit on", async () => {
    await failedLaunches(4);
    expect(await raised("provider_failing")).toEqual([]);
    await failedLaunches(1);
    expect(await raised("provider_failing")).toMatchObject([
      { subject: "game-provider:tiger", facts: { count: 5 } },
    ]);
    await test.app.db.query(
      "update game_sessions set opened_at = opened_at - interval '20 minutes' where has_failed",
    );
    expect((await raised("provider_failing"))[0]?.endedAt).not.toBeNull();
  });

  const round = async (payout: number) => {
    const { memberId, cash } = await makePlayer(test.app.db);
    const ref = `alert-${memberId}`;
    const [row] = await test.app.db.query<{ name: string }>(
      `insert into game_rounds (bucket, provider_id, round_ref, account_id, member_id, game_id,
         first_seq, stake, payout, state, opened_at, changed_at)
       select a.bucket, g.provider_id, $3, a.id, a.member_id, g.id, 1, 100, $2, 'closed', $4, $4
       from ledger_accounts a, games g
       where a.id = $1 and g.id = (select min(id) from games)
       returning account_id || '-' || first_seq as name`,
      [cash.id, fromWon(payout), ref, test.clock.now()],
    );
    return { ref, name: row?.name ?? "" };
  };

  it("a big win raises one alert, and one below the limit none", async () => {
    await round(9_999_999);
    expect(await raised("big_win")).toEqual([]);
    const { name } = await round(10_000_000);
    expect(await raised("big_win")).toMatchObject([
      { subject: `round:${name}`, facts: { amount: 10_000_000 }, endedAt: null },
    ]);
    expect(await raised("big_win")).toHaveLength(1);
  });

  it("a refused call raises an alert only for a round that staff had ended before", async () => {
    const call = (ref: string, outcome: string) =>
      test.app.db.query(
        `insert into game_calls (at, connection, endpoint, provider_id, round_ref, is_signed, http,
           outcome, duration_us)
         select $3, 'sandbox', 'betwin', provider_id, round_ref, true, 200, $2, 1
         from game_rounds where round_ref = $1`,
        [ref, outcome, test.clock.now()],
      );
    const [other, ended] = [await round(0), await round(0)];
    await call(other.ref, "RS_ERROR_UNKNOWN");
    await test.owner.query(
      `insert into audit_entries (at, operator_id, call, object, reason, address, request_id)
       values ($2, 1, 'resolve-round', $1, 'stuck', '127.0.0.1', gen_random_uuid())`,
      [`round:${ended.name}`, new Date(test.clock.now().getTime() - 60_000)],
    );
    await call(ended.ref, "ok");
    expect(await raised("late_win_refused")).toEqual([]);
    await call(ended.ref, "RS_ERROR_UNKNOWN");
    expect(await raised("late_win_refused")).toMatchObject([
      { subject: `round:${ended.name}`, facts: { connection: "sandbox", call: "betwin" } },
    ]);
  });

  it("members' money at one provider raises an alert at the limit", async () => {
    const { memberId } = await makeMember(test.app.db);
    await test.app.db.query(
      `insert into game_money (member_id, connection, balance, seen_at, held)
       values ($1, 'sandbox-transfer', $2, now(), $2)`,
      [memberId, fromWon(99_999_999)],
    );
    expect(await raised("provider_float")).toEqual([]);
    await test.app.db.query("update game_money set held = $2, balance = $2 where member_id = $1", [
      memberId,
      fromWon(100_000_000),
    ]);
    expect(await raised("provider_float")).toMatchObject([
      { subject: "sandbox-transfer", facts: { amount: 100_000_000 } },
    ]);
    await test.app.db.query("delete from game_money where member_id = $1", [memberId]);
  });

  it("a changed secret raises an alert that names who changed it, and other acts none", async () => {
    await watch();
    await test.app.db.query("delete from alert_findings");
    expect(await raised("secret_changed")).toEqual([]);
    const input = { connection: "sandbox", secret: "a-secret-that-is-changed" };
    const answer = await actByTwo(test, "set-game-credential", input, {
      maker: admin,
      checker: second,
    });
    expect(answer.body).toMatchObject({ status: "success" });
    expect(await raised("secret_changed")).toHaveLength(1);
  });

  it("refused sign-ins of staff raise an alert at the limit", async () => {
    await test.app.db.query("delete from operator_sign_ins where outcome <> 'success'");
    const refuse = (count: number) =>
      test.app.db.query(
        `insert into operator_sign_ins (login_id, address, user_agent, outcome, at)
         select 'nobody', '203.0.113.9', 'x', 'wrong_credentials', $2
         from generate_series(1, $1::integer)`,
        [count, test.clock.now()],
      );
    await refuse(9);
    expect(await raised("refused_sign_ins")).toEqual([]);
    await refuse(1);
    expect(await raised("refused_sign_ins")).toMatchObject([
      { facts: { count: 10, addresses: 1 } },
    ]);
  });

  it("a made file of a report raises one alert that names its period", async () => {
    await test.app.db.query(
      `with schedule as (
         insert into report_schedules (report, every, made_by, made_at)
         values ('balances', 'month', 1, now()) returning id)
       insert into report_files (schedule_id, period_from, period_until, made_at, contents)
       select id, '2026-10-01', '2026-10-31', $1, 'report,balances' from schedule`,
      [test.clock.now()],
    );
    expect(await raised("report_made")).toMatchObject([
      { facts: { report: "balances", from: "2026-10-01", until: "2026-10-31" }, endedAt: null },
    ]);
    expect(await raised("report_made")).toHaveLength(1);
    await test.app.db.query("delete from report_files");
    await test.app.db.query("delete from report_schedules");
  });

  it("a rule that is off raises nothing, and its limit decides", async () => {
    await askedAgo(75);
    await test.app.db.query(
      "update alert_settings set is_on = false where rule = 'queue_over_target'",
    );
    expect(await raised("queue_over_target")).toEqual([]);
    await test.app.db.query(
      "update alert_settings set is_on = true where rule = 'queue_over_target'",
    );
    await setLimit("queue_over_target", 90);
    expect(await raised("queue_over_target")).toEqual([]);
    await setLimit("queue_over_target", 60);
    expect(await raised("queue_over_target")).toHaveLength(1);
  });

  it("acknowledge-alerts moves each once, with its reason in the audit trail", async () => {
    await askedAgo(75);
    const [alert] = await raised("queue_over_target");
    const input = { alerts: [alert?.id], reason: "more cashiers called in" };
    const viewers = await officeCall(test, "acknowledge-alerts", input, reader);
    expect(viewers.body["status"]).toBe("forbidden");
    expect((await officeCall(test, "acknowledge-alerts", input, lead)).body["status"]).toBe(
      "success",
    );
    expect((await officeCall(test, "acknowledge-alerts", input, lead)).body["status"]).toBe(
      "already",
    );
    expect((await list()).map(({ id }) => id)).not.toContain(alert?.id);
    expect((await list("acknowledged"))[0]).toMatchObject({ id: alert?.id });
    const [row] = await test.app.db.query<{ reason: string }>(
      "select reason from audit_entries where call = 'acknowledge-alerts' order by id desc limit 1",
    );
    expect(row?.reason).toBe("more cashiers called in");
    expect(await raised("queue_over_target"), "it lasts, and was seen").toEqual([]);
  });

  it("change-alert-rule makes a rule louder alone and quieter by two, within its range", async () => {
    const now = async () => {
      const { body } = await officeCall(test, "get-alerts", { view: "open" }, reader);
      const rules = body["rules"] as {
        rule: string;
        limit: number;
        isOn: boolean;
        version: number;
      }[];
      const found = rules.find(({ rule }) => rule === "big_win");
      if (!found) throw new Error("the rule is missing");
      return found;
    };
    const change = async (part: object) =>
      (
        await officeCall(
          test,
          "change-alert-rule",
          { ...(await now()), ...part, reason: "of the day" },
          admin,
        )
      ).body;
    const { limit } = await now();
    expect(await change({ limit: 5_000_000 })).toEqual({ status: "success" });
    expect(await change({ limit: 5_000_000 })).toMatchObject({ status: "already" });
    expect(await change({ limit: null })).toMatchObject({ status: "balance" });
    expect(await change({ version: 1 })).toMatchObject({ status: "stale" });
    const quieter = await change({ limit });
    expect(quieter).toMatchObject({ status: "proposed" });
    expect((await now()).limit).toBe(5_000_000);
    const decision = { id: quieter["proposalId"], decision: "carry-out", reason: "agreed" };
    const decided = await officeCall(test, "decide-proposal", decision, second);
    expect(decided.body["status"]).toBe("success");
    expect((await now()).limit).toBe(limit);
    expect(await change({ isOn: false })).toMatchObject({ status: "proposed" });
  });
});
