import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Alert } from "#contract/office/alerts.ts";
import type { ServiceLevel } from "#contract/office/service-levels.ts";
import { watchAlerts } from "#server/alerts/watching/watch.ts";
import { createServiceCounts } from "#server/games/connections/service-levels/counting.ts";
import type { LaunchRequest } from "#server/games/provider.ts";
import { log } from "#server/kit/log.ts";
import { fromWon } from "#server/kit/money.ts";
import { connectionsAt, useTestApp } from "#tests/support/app.ts";
import { makeMember, PASSWORD } from "#tests/support/members.ts";
import { actByTwo, officeCall, operatorWithRole } from "#tests/support/office.ts";

const ZONE = "Asia/Seoul";
const NOTHING = { answered: 0, failed: 0, late: 0, unsent: 0, received: 0, faults: 0 };

/** A provider that answers as the test says. */
let answer = (response: ServerResponse): unknown => response.end("[]");
const provider: Server = createServer((_request, response) => void answer(response));
await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
const { port } = provider.address() as AddressInfo;

describe("how the provider of a connection answers", () => {
  const test = useTestApp({ connections: connectionsAt(`http://127.0.0.1:${port}/`) });
  let maker = "";
  let checker = "";
  const signIn = async () => {
    maker = await operatorWithRole(test, "admin");
    checker = await operatorWithRole(test, "admin");
  };
  beforeAll(signIn);
  afterAll(() => {
    provider.closeAllConnections();
    provider.close();
  });
  beforeEach(async () => {
    answer = (response) => response.end("[]");
    await test.app.counts.flush();
    await test.owner.query("truncate game_service_days, game_service_levels");
  });

  const serviceOf = async (connection = "sandbox"): Promise<ServiceLevel> => {
    await test.app.counts.flush();
    const { body } = await officeCall(test, "get-game-connection", { connection }, maker);
    return body["service"] as ServiceLevel;
  };
  const launch: LaunchRequest = {
    gameSessionId: "0d9ad1c6-7d51-4d38-9e5b-6f3f6f4f9a10",
    token: "a-token",
    memberRef: "player_1",
    gameCode: "dice",
    currency: "KRW",
    balance: fromWon(1_000),
    locale: "ko",
    isPhone: false,
    address: "203.0.113.7",
    returnUrl: "https://site.test/",
  };
  /** One call to the provider, whose outcome for the member does not matter here. */
  const ask = () =>
    test.app.transfers.adapters
      .get("sandbox-hub88")
      ?.launch(launch)
      .catch(() => undefined);
  const days = () =>
    test.app.db.query<{ day: string; received: number; faults: number }>(
      `select day::text, received::float8, faults::float8 from game_service_days
       where connection = 'sandbox' order by day`,
    );
  const keep = (day: string, counts: Partial<Record<string, number>>, connection = "sandbox") =>
    test.owner.query(
      `insert into game_service_days (connection, day, answered, failed, late, unsent, received,
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
    actByTwo(test, "set-service-level", { connection, from, level }, { maker, checker });
  const thisMonth = async () => (await serviceOf()).month.month;

  it("is counted for each call to it: answered, refused, failed, broken off, and too late", async () => {
    await ask();
    answer = (response) => response.writeHead(403).end("{}");
    await ask();
    expect((await serviceOf("sandbox-hub88")).month).toMatchObject({
      calls: 2,
      answered: 2,
      share: 100_000,
    });
    answer = (response) => response.writeHead(500).end("{}");
    await ask();
    answer = (response) => response.destroy();
    await ask();
    answer = () => undefined;
    await ask();
    const { month, days: shown } = await serviceOf("sandbox-hub88");
    expect(month).toMatchObject({
      ...NOTHING,
      calls: 5,
      answered: 2,
      failed: 2,
      late: 1,
      share: 40_000,
    });
    expect(shown.at(-1)).toMatchObject({ calls: 5, share: 40_000 });
    expect(shown.slice(0, -1).every(({ calls, share }) => calls === 0 && share === null)).toBe(
      true,
    );
    expect(shown).toHaveLength(30);
  });

  it("counts its health checks apart, and launches that are kept back while it answers none", async () => {
    answer = (response) => response.destroy();
    test.app.watch.start();
    await expect.poll(() => test.app.watch.isAnswering("sandbox")).toBe(false);
    const member = await makeMember(test.app.db);
    const cookie = await test.signIn(member.loginId, PASSWORD);
    const game = { company: "tiger", code: "moon-rabbit-mill", timeStemp: 0 };
    expect((await test.call("open-game", game, { cookie })).body["status"]).toBe("fix_server");
    test.app.watch.stop();
    const { month } = await serviceOf();
    expect(month).toMatchObject({ ...NOTHING, calls: 1, unsent: 1, share: 0 });
    expect(month.checks).toBeGreaterThanOrEqual(2);
    expect(month.missed).toBe(month.checks);
  });

  it("is counted beside its own signed calls to us, of which some end with a fault of ours", async () => {
    const body = { account_id: "unknown", currency: "KRW", game_id: "dice" };
    await test.provider("balance", body);
    await test.provider("balance", body, "another-secret");
    test.app.calls.record({
      connection: "sandbox",
      endpoint: "balance",
      memberRef: null,
      gameCode: null,
      roundRef: null,
      isSigned: true,
      http: 500,
      outcome: "500",
      isFault: true,
      durationMs: 1,
      body: null,
    });
    expect((await serviceOf()).month).toMatchObject({ ...NOTHING, received: 2, faults: 1 });
  });

  it("is summed by the day of the house's time zone, by all processes together", async () => {
    const at = (moment: string) => ({ now: () => new Date(moment) });
    const counted = async (moment: string, isFault: boolean) => {
      const counts = createServiceCounts({ db: test.app.db, clock: at(moment), log });
      counts.received("sandbox", isFault);
      counts.received("sandbox", false);
      await counts.close();
    };
    await counted("2026-03-31T14:59:59.999Z", true);
    await counted("2026-03-31T15:00:00Z", true);
    await counted("2026-04-01T14:59:59.999Z", false);
    expect(await days()).toEqual([
      { day: "2026-03-31", received: 2, faults: 1 },
      { day: "2026-04-01", received: 4, faults: 1 },
    ]);
  });

  it("is kept while the database does not take it, in bounded memory", async () => {
    let nowMs = Date.parse("2026-03-31T00:00:00Z");
    const lost: unknown[] = [];
    let isDown = true;
    const db = new Proxy(test.app.db, {
      get: (target, name) =>
        name === "query" && isDown
          ? () => Promise.reject(new Error("the connection was lost"))
          : (Reflect.get(target, name) as unknown),
    });
    const counts = createServiceCounts({
      db,
      clock: { now: () => new Date(nowMs) },
      log: { error: (facts: object) => "lost" in facts && lost.push(facts.lost) } as never,
    });
    counts.received("sandbox", false);
    await counts.flush();
    counts.received("sandbox", true);
    isDown = false;
    await counts.flush();
    expect(await days()).toEqual([{ day: "2026-03-31", received: 2, faults: 1 }]);
    for (let quarter = 0; quarter < 10_003; quarter++) {
      nowMs += 15 * 60_000;
      counts.received("sandbox", false);
    }
    await counts.close();
    expect(lost).toEqual([3]);
    const sums = await days();
    expect(sums.reduce((sum, { received }) => sum + received, 0)).toBe(10_002);
  });

  it("is measured by a level that two operators set, change and take back", async () => {
    expect((await serviceOf()).levels).toEqual([]);
    const month = await thisMonth();
    await keep(`${month}-01`, { answered: 9_990, failed: 6, late: 3, unsent: 1 });
    expect((await serviceOf()).month.budget).toBeNull();
    const alone = { connection: "sandbox", from: month, level: 99_900, reason: "the contract" };
    const proposed = await officeCall(test, "set-service-level", alone, maker);
    expect(proposed.body["status"]).toBe("proposed");
    const own = { id: proposed.body["proposalId"], decision: "carry-out", reason: "mine" };
    expect((await officeCall(test, "decide-proposal", own, maker)).body["status"]).toBe("own");
    expect((await serviceOf()).levels).toEqual([]);
    await officeCall(test, "decide-proposal", own, checker);
    expect((await serviceOf()).month.budget).toEqual({ level: 99_900, allowed: 10, isKept: true });
    const [row] = await test.app.db.query(
      `select object, reason, before, after from audit_entries where call = 'set-service-level'
       order by id desc limit 1`,
    );
    expect(row).toEqual({
      object: "game-connection:sandbox",
      reason: "the contract",
      before: { serviceLevel: null },
      after: { serviceLevel: 99.9, fromMonth: month },
    });
    expect((await set(99_900, month)).body["status"]).toBe("already");
    expect((await set(99_901, month)).body["status"]).toBe("success");
    expect((await serviceOf()).month.budget).toEqual({ level: 99_901, allowed: 9, isKept: false });
    expect((await set(null, month)).body["status"]).toBe("success");
    const { month: after, levels } = await serviceOf();
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
    const { months } = await serviceOf();
    expect(months).toHaveLength(12);
    const [last = "", before = "", third = ""] = months.map(({ month }) => month);
    await set(99_000, third);
    await set(99_500, last);
    for (const month of [last, before]) await keep(`${month}-28`, { answered: 992, failed: 8 });
    const shown = (await serviceOf()).months;
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
            `insert into game_service_levels values ('sandbox', $1, $2, now(),
               (select min(id) from operators), (select max(id) from operators))
             on conflict (connection, from_month) do update set level = excluded.level`,
            [`${month}-01`, level],
          );
          const { calls, answered, share, budget } = (await serviceOf()).month;
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
    const { body } = await officeCall(test, "export-service-days", wanted, maker);
    const lines = String(body["file"]).trim().split("\r\n").slice(3);
    expect(lines[0]).toBe(
      "day,calls,answered,failed,late,unsent,answered_percent,received,faults,checks,missed",
    );
    expect(lines[1]).toBe("2026-02-01,4,3,0,1,0,75,0,0,0,0");
    expect(lines.at(-2)).toBe("2024-01-01,0,0,0,0,0,,0,0,0,0");
    expect(lines.at(-1)).toBe("rows,502,all");
    const nowhere = { ...wanted, connection: "nowhere" };
    expect((await officeCall(test, "export-service-days", nowhere, maker)).body["status"]).toBe(
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

  it("has its days in the house's time zone", async () => {
    const [house] = await test.app.db.query<{ zone: string }>(
      "select time_zone as zone from settings_sites where host = '*'",
    );
    expect(house?.zone).toBe(ZONE);
  });
});
