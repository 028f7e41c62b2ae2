import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Alert } from "#contract/office/alerts.ts";
import type { ClockReading } from "#contract/office/connections.ts";
import { watchAlerts } from "#server/alerts/watching/watch.ts";
import { createProviderClocks } from "#server/games/connections/clocks/clocks.ts";
import { readClocks } from "#server/kit/clocks.ts";
import { log } from "#server/kit/log.ts";
import { sign } from "#server/providers/igsp/sign.ts";
import { connectionsAt, SECRET, useTestApp } from "#tests/support/app.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

/** A provider whose clock is ahead of ours. */
let aheadMs: number | null = 0;
const provider: Server = createServer((_request, response) => {
  response.sendDate = false;
  if (aheadMs !== null) response.setHeader("date", new Date(Date.now() + aheadMs).toUTCString());
  response.end();
});
await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
const { port } = provider.address() as AddressInfo;

describe("the clocks of providers", () => {
  const test = useTestApp({ connections: connectionsAt(`http://127.0.0.1:${port}/`) });
  let reader = "";
  beforeAll(async () => {
    reader = await operatorWithRole(test, "viewer");
  });
  afterAll(() => {
    provider.closeAllConnections();
    provider.close();
  });
  beforeEach(() => test.app.db.query("delete from game_connection_clocks"));

  const shown = async (connection: string): Promise<ClockReading[]> => {
    const answer = await officeCall(test, "get-game-connection", { connection }, reader);
    return answer.body["clocks"] as ClockReading[];
  };
  const alerts = async () => {
    await watchAlerts(test.app.acts);
    const { body } = await officeCall(test, "get-alerts", { view: "open" }, reader);
    return (body["alerts"] as Alert[]).filter(({ rule }) => rule === "provider_clock_drift");
  };
  /** What a process keeps, whose steady clock passes as the test says. */
  let passedMs = 0;
  const keeper = () =>
    createProviderClocks({
      db: test.app.db,
      log,
      clocks: () => {
        const { wallMs, steadyMs } = readClocks();
        return { wallMs: wallMs + passedMs, steadyMs: steadyMs + passedMs };
      },
    });
  const rows = () =>
    test.app.db.query<{ least: number; most: number }>(
      `select apart_ms - error_ms as least, apart_ms + error_ms as most
       from game_connection_clocks where connection = 'sandbox'`,
    );

  it("are read from the answers of the health check, and shown beside ours", async () => {
    aheadMs = 30_000;
    expect(await shown("sandbox"), "no clock seen").toEqual([]);
    test.app.watch.start();
    await expect.poll(() => shown("sandbox")).toHaveLength(1);
    test.app.watch.stop();
    const [reading] = await shown("sandbox");
    expect(reading).toMatchObject({ source: "answers", offSince: reading?.readAt });
    expect(Math.abs((reading?.apartMs ?? 0) - 30_000)).toBeLessThanOrEqual(reading?.errorMs ?? 0);
    const theirs = new Date(reading?.theirsAt ?? 0).getTime();
    expect(theirs - new Date(reading?.readAt ?? 0).getTime()).toBe(reading?.apartMs);
  });

  it("are unknown where the answers have no date", async () => {
    aheadMs = null;
    await test.app.transfers.adapters.get("sandbox")?.send(new URL(`http://127.0.0.1:${port}/`), {
      method: "GET",
      signal: AbortSignal.timeout(5_000),
    });
    expect(await shown("sandbox")).toEqual([]);
  });

  it("are read from the signed times of iGSP's calls, which tell how far ahead they are at least", async () => {
    const call = (at: Date, secret = SECRET) => {
      const payload = JSON.stringify({ action: "balance", player_id: "none", currency: "KRW" });
      const timestamp = at.toISOString();
      return test.app.server.inject({
        method: "POST",
        url: "/providers/sandbox-igsp/platforms/game-provider/hooks",
        payload,
        headers: {
          host: "site.test",
          "content-type": "application/json",
          authorization: "Bearer dalbit",
          "x-timestamp": timestamp,
          "x-signature": sign(secret, payload, timestamp),
        },
      });
    };
    await call(new Date(Date.now() + 60_000), "another-secret");
    expect(await shown("sandbox-igsp"), "not signed").toEqual([]);
    await call(new Date(Date.now() + 5_000));
    await expect.poll(() => shown("sandbox-igsp")).toHaveLength(1);
    const [reading] = await shown("sandbox-igsp");
    expect(reading).toMatchObject({ source: "calls", errorMs: null, offSince: reading?.readAt });
    expect(reading?.apartMs).toBeGreaterThan(4_000);
    expect(reading?.apartMs).toBeLessThanOrEqual(5_000);
  });

  it("are written at most once a minute, narrowed by what was heard in it", async () => {
    const clocks = keeper();
    clocks.answered("sandbox", { leastMs: -900, mostMs: 200 });
    await clocks.close();
    clocks.answered("sandbox", { leastMs: -300, mostMs: 800 });
    clocks.answered("sandbox", { leastMs: -800, mostMs: 300 });
    await clocks.close();
    expect(await rows()).toEqual([{ least: -900, most: 200 }]);
    passedMs += 60_000;
    clocks.answered("sandbox", { leastMs: -700, mostMs: 400 });
    await clocks.close();
    expect(await rows(), "narrowed").toEqual([{ least: -300, most: 300 }]);
    // Their clock was set meanwhile: the newest counts alone.
    clocks.answered("sandbox", { leastMs: -300, mostMs: 700 });
    passedMs += 60_000;
    clocks.answered("sandbox", { leastMs: 4_000, mostMs: 5_000 });
    await clocks.close();
    expect(await rows(), "set").toEqual([{ least: 4_000, most: 5_000 }]);
  });

  it("alert when one is certainly more than a second off for five minutes, until it is right", async () => {
    const clocks = keeper();
    const hear = async (leastMs: number, mostMs: number) => {
      passedMs += 60_000;
      clocks.answered("sandbox", { leastMs, mostMs });
      await clocks.close();
    };
    // Six minutes in which the clock may be within a second.
    for (let minute = 0; minute < 6; minute++) await hear(-1_900, -950);
    expect(await alerts()).toEqual([]);
    for (let minute = 0; minute < 5; minute++) await hear(-2_600, -1_600);
    expect(await alerts(), "not for five minutes yet").toEqual([]);
    await hear(-2_600, -1_600);
    const [alert] = await alerts();
    expect(alert).toMatchObject({
      subject: "game-connection:sandbox",
      facts: { connection: "sandbox", apartMs: -2_100 },
      endedAt: null,
    });
    await hear(-500, 500);
    expect((await alerts())[0]?.endedAt).not.toBeNull();
  });

  it("of calls alert when they are ahead, and never when they come late", async () => {
    const clocks = keeper();
    for (let minute = 0; minute < 7; minute++) {
      passedMs += 60_000;
      const oursMs = readClocks().wallMs + passedMs;
      clocks.called("sandbox-igsp", oursMs - 90_000, oursMs);
      clocks.called("sandbox-hub88", oursMs + 1_500, oursMs);
      await clocks.close();
    }
    expect((await alerts()).filter(({ endedAt }) => endedAt === null)).toMatchObject([
      { facts: { connection: "sandbox-hub88", apartMs: 1_500 } },
    ]);
  });
});
