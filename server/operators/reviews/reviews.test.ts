import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Alert, AlertRuleName } from "#contract/office/alerts.ts";
import type { OfficeCallName } from "#contract/office/calls.ts";
import type { AccessDecision, AccountToReview, ReviewSchedule } from "#contract/office/reviews.ts";
import type { Role } from "#contract/office/permissions.ts";
import { watchAlerts } from "#server/alerts/watching/watch.ts";
import { useTestApp } from "#tests/support/app.ts";
import { lastAuditRow, officeCall, operatorIdOf, operatorWithRole } from "#tests/support/office.ts";

const DAY_MS = 86_400_000;

describe("reviews of access and logs", () => {
  const test = useTestApp();
  let admin: string;
  let lead: string;
  beforeAll(async () => {
    test.clock.stop();
    await test.app.db.query("update operators set status = 'suspended'");
    admin = await operatorWithRole(test, "admin");
    lead = await operatorWithRole(test, "cashier-lead");
  });
  beforeEach(() => test.app.db.query("delete from throttles"));

  const make = async (name: OfficeCallName, input: object, cookie = admin) =>
    (await officeCall(test, name, { reason: "regular review", ...input }, cookie)).body;
  const read = async <Answer>(name: OfficeCallName, input: object = {}, cookie = admin) =>
    (await officeCall(test, name, input, cookie)).body as Answer;
  /** Sessions end with the days that a test lets pass. */
  const pass = async (days: number) => {
    test.clock.advance(days * DAY_MS);
    await test.app.db.query(
      "update operator_sessions set last_active_at = $1, ends_at = $2 where ended_at is null",
      [test.clock.now(), new Date(test.clock.now().getTime() + DAY_MS)],
    );
  };
  const newColleague = async (role: Role) => operatorIdOf(test, await operatorWithRole(test, role));
  const accountsFor = async (cookie = admin) =>
    (await read<{ accounts: AccountToReview[] }>("get-accounts-to-review", {}, cookie)).accounts;
  const decide = (accounts: AccountToReview[], decision: AccessDecision, cookie = admin) =>
    make(
      "record-access-review",
      {
        accounts: accounts.map(({ id, role, accessUntil }) => ({
          id,
          role,
          accessUntil,
          decision,
        })),
        findings: "Duties and roles fit.",
      },
      cookie,
    );
  const keepAll = async (cookie = admin) =>
    decide(
      (await accountsFor(cookie)).filter(({ mayDecide }) => mayDecide),
      "keep",
      cookie,
    );
  const scheduleOf = async (kind: ReviewSchedule["kind"]) =>
    (await read<{ schedules: ReviewSchedule[] }>("get-reviews")).schedules.find(
      (each) => each.kind === kind,
    );
  const raised = async (rule: AlertRuleName) => {
    await watchAlerts(test.app.acts);
    const { alerts } = await read<{ alerts: Alert[] }>("get-alerts", { view: "open" });
    return alerts.filter((alert) => alert.rule === rule && alert.endedAt === null);
  };

  it("records each account as it is with its decision, leaves out the own one, and is late until another operator reviewed that", async () => {
    const own = await operatorIdOf(test, admin);
    await test.app.db.query("update operators set created_at = $1", [test.clock.now()]);
    expect(await raised("access_review_late")).toEqual([]);
    await pass(90);
    const accounts = await accountsFor();
    expect(accounts.map(({ isLate }) => isLate)).toEqual([true, true]);
    expect(accounts.find(({ isOwn }) => isOwn)).toMatchObject({ id: own, mayDecide: false });
    expect(await raised("access_review_late")).toMatchObject([
      { subject: "reviews:access", facts: { count: 2, days: 90 } },
    ]);
    const { status, id } = await keepAll();
    expect(status).toBe("success");
    expect(await lastAuditRow(test, `review:${String(id)}`)).toMatchObject({
      call: "record-access-review",
      after: { review: "access", accountCount: 1, toRemove: "", findings: "Duties and roles fit." },
    });
    expect(await read("get-review", { id })).toMatchObject({
      review: { kind: "access", accounts: 1, removed: 0, log: null },
      accounts: [
        {
          role: "cashier-lead",
          secondFactor: "set",
          accessUntil: null,
          decision: "keep",
          isOwn: false,
        },
      ],
    });
    expect(await scheduleOf("access")).toMatchObject({ isLate: true, waiting: 1 });
    expect(await keepAll(lead)).toMatchObject({ status: "success" });
    expect(await scheduleOf("access")).toMatchObject({
      isLate: false,
      waiting: 0,
      dueAt: new Date(test.clock.now().getTime() + 90 * DAY_MS).toISOString(),
    });
    expect(await raised("access_review_late")).toEqual([]);
  });

  it("takes nothing away: the account is listed, and an alert raised after a day, until it is suspended", async () => {
    const id = await newColleague("cs");
    const account = (await accountsFor()).filter((each) => each.id === id);
    expect(await decide(account, "remove")).toMatchObject({ status: "success" });
    const listed = async () =>
      (await read<{ notRemoved: { id: number }[] }>("get-accounts-to-review")).notRemoved;
    expect(await listed()).toMatchObject([{ id }]);
    expect(await raised("access_not_removed")).toEqual([]);
    await pass(1);
    expect(await raised("access_not_removed")).toMatchObject([{ subject: `operator:${id}` }]);
    expect(await make("suspend-operator", { id })).toEqual({ status: "success" });
    expect([await listed(), await raised("access_not_removed")]).toEqual([[], []]);
  });

  it("is refused for the own account, for one that changed meanwhile or has no access, and without the permission", async () => {
    const id = await newColleague("content");
    const [own, changed] = await accountsFor().then((all) => [
      all.filter(({ isOwn }) => isOwn),
      all.filter((each) => each.id === id),
    ]);
    expect(await decide(own ?? [], "keep")).toEqual({ status: "self" });
    await test.app.db.query("update operators set role = 'viewer' where id = $1", [id]);
    expect(await decide(changed ?? [], "keep")).toMatchObject({ status: "stale" });
    await test.app.db.query("update operators set status = 'suspended' where id = $1", [id]);
    expect(await decide(changed ?? [], "keep")).toEqual({ status: "not_found" });
    const cashier = await operatorWithRole(test, "cashier");
    expect(await decide(changed ?? [], "keep", cashier)).toEqual({ status: "forbidden" });
    const [row] = await test.app.db.query<{ count: number }>(
      "select count(*)::integer as count from audit_review_accounts where operator_id = $1",
      [id],
    );
    expect(row?.count).toBe(0);
  });

  it("the only operator who can review access reviews the own one too, and the record says so", async () => {
    await test.app.db.query("update operators set status = 'suspended' where id = $1", [
      await operatorIdOf(test, lead),
    ]);
    const own = (await accountsFor()).filter(({ isOwn }) => isOwn);
    expect(own).toMatchObject([{ mayDecide: true }]);
    const { id } = await decide(own, "keep");
    expect(await read("get-review", { id })).toMatchObject({ accounts: [{ isOwn: true }] });
    await test.app.db.query("update operators set status = 'active' where login_id like 'staff%'");
  });

  it("a review of logs records the part of the audit trail since the last one with its hash, once", async () => {
    const asked = () => read<{ from: number; until: number }>("get-log-to-review");
    const record = (part: object) =>
      make("record-log-review", {
        ...part,
        looked: ["audit", "significant"],
        findings: "Two refused sign-ins, explained.",
      });
    const { from, until } = await asked();
    expect(from).toBe(1);
    const { id } = await record({ from, until });
    const [entry] = await test.app.db.query<{ chain: string }>(
      "select encode(chain, 'hex') as chain from audit_entries where id = $1",
      [until],
    );
    expect(await read("get-review", { id })).toMatchObject({
      review: {
        findings: "Two refused sign-ins, explained.",
        log: { looked: ["audit", "significant"], since: null, from, until, head: entry?.chain },
      },
      accounts: [],
    });
    expect(await record({ from, until })).toMatchObject({ status: "stale" });
    const next = await asked();
    // The review itself is an entry of the next part.
    expect(next).toMatchObject({ from: until + 1, until: until + 1 });
    expect(await record({ from: next.from, until: next.until + 5 })).toMatchObject({
      status: "stale",
    });
    const part = { from: next.from, until: next.until };
    const both = await Promise.all([record(part), record(part)]);
    expect(both.filter(({ status }) => status === "success")).toHaveLength(1);
    expect(both.filter(({ status }) => status === "stale")).toHaveLength(1);
  });

  it("a late review of logs raises an alert, and the limit of its rule is the interval", async () => {
    expect(await raised("log_review_late")).toEqual([]);
    await pass(31);
    expect(await raised("log_review_late")).toMatchObject([
      { subject: "reviews:log", facts: { days: 31 } },
    ]);
    await test.app.db.query(
      `update alert_settings set "limit" = 32 where rule = 'log_review_late'`,
    );
    expect(await scheduleOf("log")).toMatchObject({ days: 32, isLate: false });
    expect(await raised("log_review_late")).toEqual([]);
  });

  it("are never changed or deleted, by the application nor by the owner of the database", async () => {
    for (const statement of [
      "update audit_reviews set findings = 'other'",
      "delete from audit_review_accounts",
      "update audit_review_accounts set decision = 'keep'",
    ]) {
      await expect(test.app.db.query(statement)).rejects.toMatchObject({ code: "42501" });
      await expect(test.owner.query(statement)).rejects.toMatchObject({ code: "23001" });
    }
  });

  it("get-reviews pages by id and filters by kind, newest first", async () => {
    await test.owner.query(
      `insert into audit_reviews (kind, at, operator_id, findings, looked)
       select 'access', $1, 1, 'page ' || n, '{}' from generate_series(1, 60) n`,
      [test.clock.now()],
    );
    type Page = { reviews: { id: number; kind: string }[]; next: number | null };
    const first = await read<Page>("get-reviews", { kind: "access" });
    const second = await read<Page>("get-reviews", { kind: "access", before: first.next });
    const ids = [...first.reviews, ...second.reviews].map(({ id }) => id);
    expect([first.reviews.length, second.next]).toEqual([50, null]);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
    const logs = await read<Page>("get-reviews", { kind: "log" });
    expect(logs.reviews.map(({ kind }) => kind)).toEqual(["log", "log"]);
  });
});
