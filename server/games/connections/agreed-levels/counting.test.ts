import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ConnectionCalls } from "#contract/office/agreed-levels.ts";
import { createCallCounts } from "#server/games/connections/agreed-levels/counting.ts";
import type { LaunchRequest } from "#server/games/provider.ts";
import { log } from "#server/kit/log.ts";
import { fromWon } from "#server/kit/money.ts";
import { connectionsAt, useTestApp } from "#tests/support/app.ts";
import { makeMember, PASSWORD } from "#tests/support/members.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

const ZONE = "Asia/Seoul";
const NOTHING = { answered: 0, failed: 0, late: 0, unsent: 0, received: 0, faults: 0 };

/** A provider that answers as the test says. */
let answer = (response: ServerResponse): unknown => response.end("[]");
const provider: Server = createServer((_request, response) => void answer(response));
await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
const { port } = provider.address() as AddressInfo;

describe("what a provider answers", () => {
  const test = useTestApp({ connections: connectionsAt(`http://127.0.0.1:${port}/`) });
  let reader = "";
  beforeAll(async () => {
    reader = await operatorWithRole(test, "viewer");
  });
  afterAll(() => {
    provider.closeAllConnections();
    provider.close();
  });
  beforeEach(async () => {
    answer = (response) => response.end("[]");
    await test.app.counts.flush();
    await test.owner.query("truncate game_call_days");
  });

  const callsOf = async (connection = "sandbox"): Promise<ConnectionCalls> => {
    await test.app.counts.flush();
    const { body } = await officeCall(test, "get-game-connection", { connection }, reader);
    return body["calls"] as ConnectionCalls;
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
      `select day::text, received::float8, faults::float8 from game_call_days
       where connection = 'sandbox' order by day`,
    );

  it("is counted for each call to it: answered, refused, failed, broken off, and too late", async () => {
    await ask();
    answer = (response) => response.writeHead(403).end("{}");
    await ask();
    expect((await callsOf("sandbox-hub88")).month).toMatchObject({
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
    const { month, days: shown } = await callsOf("sandbox-hub88");
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
    const { month } = await callsOf();
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
    expect((await callsOf()).month).toMatchObject({ ...NOTHING, received: 2, faults: 1 });
  });

  it("is summed by the day of the house's time zone, by all processes together", async () => {
    const at = (moment: string) => ({ now: () => new Date(moment) });
    const counted = async (moment: string, isFault: boolean) => {
      const counts = createCallCounts({ db: test.app.db, clock: at(moment), log });
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
    const counts = createCallCounts({
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

  it("has its days in the house's time zone", async () => {
    const [house] = await test.app.db.query<{ zone: string }>(
      "select time_zone as zone from settings_sites where host = '*'",
    );
    expect(house?.zone).toBe(ZONE);
  });
});
