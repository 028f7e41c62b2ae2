import { beforeEach, describe, expect, it } from "vitest";
import type { Alert } from "#contract/office/alerts.ts";
import { watchAlerts } from "#server/alerts/watching/watch.ts";
import { beginLife, keepLife, sweepLives } from "#server/components/lives/lives.ts";
import { readClocks, type ClockReading } from "#server/kit/clocks.ts";
import { log } from "#server/kit/log.ts";
import { useTestApp } from "#tests/support/app.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

const DAY_MS = 86_400_000;

describe("the lives of processes", () => {
  const test = useTestApp();
  /** How far the machine's clocks are ahead of this one's. */
  let ahead: ClockReading;
  const clocks = (): ClockReading => {
    const { wallMs, steadyMs } = readClocks();
    return { wallMs: wallMs + ahead.wallMs, steadyMs: steadyMs + ahead.steadyMs };
  };
  const begin = (process: "web" | "worker", host = "one") =>
    beginLife({ db: test.app.db, process, host, clocks });
  beforeEach(async () => {
    ahead = { wallMs: 0, steadyMs: 0 };
    const tables = ["component_lives", "component_events", "component_database"];
    for (const table of [...tables, "alert_findings"])
      await test.app.db.query(`delete from ${table}`);
  });

  /** The events of the last and the next days, newest first. */
  const events = async (kind: string) => {
    const admin = await operatorWithRole(test, "admin");
    const [from, until] = [-DAY_MS, DAY_MS].map((ms) =>
      new Date(Date.now() + ms).toISOString().slice(0, 10),
    );
    const asked = { from, until, kind };
    const { body } = await officeCall(test, "get-significant-events", asked, admin);
    return (body["rows"] as { happening: string; component: string; after: object }[]).map(
      ({ happening, component }) => `${component}: ${happening}`,
    );
  };
  const earlier = (seconds: number) =>
    test.app.db.query(
      `update component_lives set started_at = started_at - make_interval(secs => $1),
         seen_at = seen_at - make_interval(secs => $1),
         ended_at = ended_at - make_interval(secs => $1)`,
      [seconds],
    );

  it("without a gap between them are no downtime, also when they overlap", async () => {
    const first = await begin("web");
    const second = await begin("web", "two");
    await first.end();
    await second.sign();
    await begin("web", "three");
    expect(await events("downtime")).toEqual([]);
  });

  it("leave a downtime from the last sign of a stopped process to the next start", async () => {
    const first = await begin("web");
    await first.end();
    await earlier(90);
    await begin("worker");
    expect(await events("downtime"), "a worker is no web process").toEqual([]);
    await begin("web");
    expect(await events("downtime")).toEqual(["web: no_process"]);
    const [gap] = await test.app.db.query<{ seconds: string }>(
      "select extract(epoch from max(started_at) - min(ended_at))::text as seconds from component_lives where process = 'web'",
    );
    expect(Number(gap?.seconds)).toBeGreaterThanOrEqual(90);
  });

  it("that end without being stopped are named, with their last sign", async () => {
    await begin("worker", "lost");
    expect(await events("downtime")).toEqual([]);
    await earlier(120);
    expect(await events("downtime")).toEqual(["worker lost: process_died"]);
  });

  it("note that they gave no sign for a while, by either clock", async () => {
    const life = await begin("web");
    ahead = { wallMs: 20_000, steadyMs: 20_000 };
    await life.sign();
    expect(await events("downtime")).toEqual([]);
    ahead = { wallMs: 60_000, steadyMs: 60_000 };
    await life.sign();
    expect(await events("downtime")).toEqual(["web one: silence"]);
  });

  it.each([500, -500])("note that their own clock jumped by %i ms, once", async (ms) => {
    const life = await begin("web");
    await life.sign();
    expect(await events("clock")).toEqual([]);
    ahead = { wallMs: ms, steadyMs: 0 };
    await life.sign();
    await life.sign();
    expect(await events("clock")).toEqual(["web one: clock_jumped"]);
    const [row] = await test.app.db.query<{ jump: number }>(
      `select round((after ->> 'jumpMs')::numeric, -2)::integer as jump from component_events`,
    );
    expect(row?.jump).toBe(ms);
  });

  it("note that the clock of the database jumped beside their steady one", async () => {
    const life = await begin("web");
    // Both clocks of this machine stood still for two seconds, as the database sees it.
    ahead = { wallMs: -2_000, steadyMs: -2_000 };
    await life.sign();
    expect(await events("clock")).toEqual(["database: clock_jumped"]);
  });

  it("note once that the database began anew, or is a restored one", async () => {
    await begin("web");
    await test.app.db.query(
      "update component_database set started_at = started_at - interval '1 day'",
    );
    const life = await begin("worker");
    await life.sign();
    expect(await events("downtime")).toEqual(["database: restart"]);
    await test.app.db.query("update component_database set timeline = timeline + 1");
    await life.sign();
    await life.sign();
    expect(await events("data_loss")).toEqual(["database: restored"]);
  });

  const drifts = async () => {
    await watchAlerts(test.app.acts);
    const reader = await operatorWithRole(test, "viewer");
    const { body } = await officeCall(test, "get-alerts", { view: "open" }, reader);
    return (body["alerts"] as Alert[]).filter(({ rule }) => rule === "clock_drift");
  };

  it("alert to a clock that differs from the database's by more than 100 ms, until it agrees", async () => {
    const life = await begin("web");
    ahead = { wallMs: 60, steadyMs: 0 };
    await life.sign();
    expect(await drifts()).toEqual([]);
    ahead = { wallMs: -400, steadyMs: 0 };
    await life.sign();
    const [drift] = await drifts();
    expect(drift).toMatchObject({ facts: { process: "web", host: "one" }, endedAt: null });
    expect(Number(drift?.facts["apartMs"])).toBeLessThan(-300);
    ahead = { wallMs: 0, steadyMs: 0 };
    await life.sign();
    expect((await drifts())[0]?.endedAt).not.toBeNull();
  });

  it("are kept by a process until it stops, and five years long", async () => {
    const kept = await keepLife({ db: test.app.db, process: "web" }, log);
    await kept.stop();
    const rows = () => test.app.db.query("select from component_lives where ended_at >= seen_at");
    expect(await rows()).toHaveLength(1);
    test.clock.advance((5 * 365 - 1) * DAY_MS);
    expect(await sweepLives(test.app.db, test.clock)).toBe(0);
    test.clock.advance(2 * DAY_MS);
    expect(await sweepLives(test.app.db, test.clock)).toBe(1);
    expect(await rows()).toEqual([]);
  });
});
