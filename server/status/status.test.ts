import { beforeEach, describe, expect, it } from "vitest";
import type { Stretch } from "#contract/status.ts";
import { beginLife, sweepLives } from "#server/components/lives/lives.ts";
import { createStatusReader } from "#server/status/history.ts";
import { sweepOutages } from "#server/status/recording.ts";
import { useTestApp } from "#tests/support/app.ts";
import { countStatements } from "#tests/support/page-visits.ts";

const DAY_SECONDS = 86_400;
const PROVIDER = "game-provider:tiger";
/** The statements of a test take up to some seconds. */
const between = (least: number, most: number) => (value: number) => value >= least && value <= most;

describe("the status page's record", () => {
  const test = useTestApp();
  beforeEach(async () => {
    for (const table of ["status_outages", "status_parts", "component_lives", "component_events"])
      await test.app.db.query(`delete from ${table}`);
    await test.app.db.query("update settings_switches set is_on = true");
    await test.app.db.query("update game_providers set is_used = true");
    test.app.changes.changed();
  });

  const begin = (host = "one") =>
    beginLife({ db: test.app.db, process: "web", host, status: test.app.status });
  /** Everything that is recorded was so many seconds earlier. */
  const earlier = async (seconds: number) => {
    const columns = {
      component_lives: ["started_at", "seen_at", "ended_at"],
      status_outages: ["began_at", "ended_at"],
      status_parts: ["recorded_from"],
    };
    for (const [table, names] of Object.entries(columns)) {
      const moved = names.map((name) => `${name} = ${name} - make_interval(secs => $1)`);
      await test.app.db.query(`update ${table} set ${moved.join(", ")}`, [seconds]);
    }
  };
  const turn = (name: string, isOn: boolean) =>
    test.app.db.query("update settings_switches set is_on = $2 where name = $1", [name, isOn]);
  /** Read anew, because a reader keeps its answer for thirty seconds. */
  const read = () => createStatusReader(test.app.db, test.clock)();
  const historyOf = async (part: string) => (await read()).of(part);
  const secondsOf = (stretch: Stretch | undefined) =>
    Math.round((Date.parse(stretch?.endedAt ?? "") - Date.parse(stretch?.beganAt ?? "")) / 1000);

  it("has no availability before anything is recorded, and says that nothing is", async () => {
    const { body } = await test.call("get-status", {});
    expect(body).toMatchObject({ status: "success", days: 90 });
    const parts = [...(body["parts"] as object[]), ...(body["providers"] as object[])];
    expect(parts.length).toBeGreaterThan(6);
    for (const part of parts)
      expect(part).toMatchObject({
        trouble: null,
        recordedFrom: null,
        availability30: null,
        availability90: null,
        outages: [],
      });
  });

  it("says what operators switched off now, and nothing that only staff may know", async () => {
    await begin("host-of-the-house");
    await turn("deposits", false);
    await test.app.db.query("update game_providers set is_used = false where code = 'tiger'");
    test.app.changes.changed();
    const { body } = await test.call("get-status", {});
    const troubles = (body["parts"] as { part: string; trouble: string | null }[]).filter(
      ({ trouble }) => trouble !== null,
    );
    expect(troubles).toMatchObject([{ part: "deposits", trouble: "switched_off" }]);
    const providers = body["providers"] as { code: string; trouble: string | null }[];
    expect(providers.find(({ code }) => code === "tiger")?.trouble).toBe("switched_off");
    expect(JSON.stringify(body)).not.toContain("host-of-the-house");
    expect(JSON.stringify(body)).not.toContain("sandbox");
  });

  it("lists an outage from the sign that saw it first to the first that saw its end", async () => {
    const life = await begin();
    await earlier(600);
    await turn("deposits", false);
    await life.sign();
    await earlier(300);
    await life.sign();
    const [lasting] = (await historyOf("deposits")).outages;
    expect(lasting).toMatchObject({ cause: "switched_off", endedAt: null });
    await turn("deposits", true);
    await life.sign();
    await earlier(100);
    await life.sign();
    const { outages, availability30, availability90 } = await historyOf("deposits");
    expect(outages).toHaveLength(1);
    expect(secondsOf(outages[0])).toSatisfy(between(299, 303));
    // 300 of 1,000 seconds.
    expect(availability30).toSatisfy(between(6_960, 7_000));
    expect(availability90).toBe(availability30);
    expect(await historyOf("withdrawals")).toMatchObject({ outages: [], availability30: 10_000 });
  });

  it("counts a lost second, also where the outage is too short to be listed", async () => {
    const life = await begin();
    await turn("comp", false);
    await life.sign();
    await earlier(5);
    await turn("comp", true);
    await life.sign();
    await earlier(29 * DAY_SECONDS);
    await life.sign();
    expect(await historyOf("comp")).toMatchObject({ outages: [], availability30: 9_999 });
  });

  it("has the site away while no web process lived, and nothing recorded of its parts", async () => {
    const first = await begin();
    await earlier(1_000);
    await first.sign();
    await first.end();
    await earlier(600);
    await begin();
    const { outages, availability30 } = await historyOf("site");
    expect(outages).toMatchObject([{ cause: "not_answering" }]);
    expect(secondsOf(outages[0])).toSatisfy(between(599, 603));
    expect(availability30).toSatisfy(between(6_200, 6_260));
    expect(await historyOf("deposits")).toMatchObject({ outages: [], availability30: 10_000 });
    const { unrecorded } = await read();
    expect(unrecorded).toHaveLength(1);
    expect(secondsOf(unrecorded[0])).toSatisfy(between(599, 603));
  });

  it("leaves out the time of processes that did not record the parts", async () => {
    const old = await beginLife({ db: test.app.db, process: "web", host: "old" });
    await earlier(3_000);
    const life = await begin();
    await old.sign();
    await earlier(60);
    await life.sign();
    const { recordedFrom } = await historyOf("deposits");
    const site = await historyOf("site");
    expect(Date.parse(recordedFrom ?? "") - Date.parse(site.recordedFrom ?? "")).toBeGreaterThan(
      2_900_000,
    );
    expect(site).toMatchObject({ outages: [], availability30: 10_000 });
  });

  it("is the union of what all processes saw, and a silent one has seen nothing", async () => {
    const [one, two] = [await begin("one"), await begin("two")];
    await earlier(400);
    await turn("games", false);
    await one.sign();
    await earlier(100);
    await two.sign();
    await earlier(100);
    await turn("games", true);
    await one.sign();
    await earlier(100);
    await two.sign();
    await one.sign();
    const { outages } = await historyOf("games");
    expect(outages).toHaveLength(1);
    expect(secondsOf(outages[0])).toSatisfy(between(299, 303));
    await test.app.db.query(
      `insert into component_events (at, kind, component, after)
       select now() - interval '100 s', 'silence', 'web ' || host,
         jsonb_build_object('beganAt', now() - interval '200 s') from (values ('one'), ('two')) h (host)`,
    );
    const site = await historyOf("site");
    expect(site.outages).toHaveLength(1);
    expect(secondsOf(site.outages[0])).toBe(100);
  });

  it("has one outage of a part that comes and goes within a minute", async () => {
    const life = await begin();
    for (const isOn of [false, true, false, true, false]) {
      await turn("sign-ins", isOn);
      await life.sign();
      await earlier(40);
    }
    expect((await historyOf("sign-ins")).outages).toHaveLength(1);
    expect(await test.app.db.query("select from status_outages")).toHaveLength(1);
  });

  it("lists thirty outages of a part, and says from when", async () => {
    await begin();
    await earlier(DAY_SECONDS);
    await test.app.db.query(
      `insert into status_outages (life_id, part, cause, began_at, ended_at)
       select l.id, $1, 'not_answering', l.started_at + make_interval(mins => 10 * n),
         l.started_at + make_interval(mins => 10 * n + 2)
       from component_lives l, generate_series(1, 31) n`,
      [PROVIDER],
    );
    await test.app.db.query("update component_lives set seen_at = now()");
    const { outages, listedFrom, availability30 } = await historyOf(PROVIDER);
    expect(outages).toHaveLength(30);
    expect(listedFrom).toBe(outages.at(-1)?.beganAt);
    // 62 minutes of a day, also those that are not listed.
    expect(availability30).toBe(9_569);
  });

  it("says that an outage began before the days that it covers", async () => {
    const life = await begin();
    await turn("withdrawals", false);
    await life.sign();
    await earlier(95 * DAY_SECONDS);
    await life.sign();
    expect(await historyOf("withdrawals")).toMatchObject({
      availability90: 0,
      outages: [{ beganAt: null, endedAt: null, cause: "switched_off" }],
    });
  });

  it("is read once in thirty seconds, however many strangers ask", async () => {
    await test.call("get-status", {});
    const sent = await countStatements(test.app, () =>
      Promise.all(Array.from({ length: 20 }, () => test.call("get-status", {}))),
    );
    expect(sent.filter((text) => /status_|component_/.test(text))).toEqual([]);
  });

  it("is kept a hundred days, and no longer than the life that recorded it", async () => {
    const life = await begin();
    await turn("comp", false);
    await life.sign();
    await turn("comp", true);
    await life.sign();
    const rows = () => test.app.db.query("select from status_outages");
    await earlier(99 * DAY_SECONDS);
    expect(await sweepOutages(test.app.db, test.clock)).toBe(0);
    await earlier(2 * DAY_SECONDS);
    expect(await sweepOutages(test.app.db, test.clock)).toBe(1);
    expect(await rows()).toEqual([]);
    await turn("comp", false);
    await life.sign();
    await earlier(6 * 365 * DAY_SECONDS);
    expect(await sweepLives(test.app.db, test.clock)).toBe(1);
    expect(await rows()).toEqual([]);
  });

  it("names a studio whose provider does not answer", async () => {
    const life = await begin();
    test.app.watch.start();
    await expect
      .poll(
        async () => {
          await life.sign();
          const rows = await test.app.db.query<{ cause: string }>(
            "select cause from status_outages where part = $1",
            [PROVIDER],
          );
          return rows.map(({ cause }) => cause);
        },
        { timeout: 10_000 },
      )
      .toEqual(["not_answering"]);
    test.app.watch.stop();
  });
});
