import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SelfTest } from "#contract/office/connections.ts";
import { allowedNetworks } from "#server/kit/allowed-networks.ts";
import { answerAsProvider } from "#tests/support/answering-provider.ts";
import { IGSP_KEYS, useTestApp } from "#tests/support/app.ts";
import { acmeConnection } from "#tests/support/connections.ts";
import { actByTwo, lastAuditRow, officeCall, operatorWithRole } from "#tests/support/office.ts";

describe("self-tests that staff start", () => {
  const test = useTestApp({ providerNetworks: allowedNetworks("test", ["127.0.0.0/8"]) });
  const connection = "sandbox-igsp";
  let maker = "";
  let checker = "";
  let provider: Awaited<ReturnType<typeof answerAsProvider>>;
  beforeAll(async () => {
    maker = await operatorWithRole(test, "admin");
    checker = await operatorWithRole(test, "admin");
    provider = await answerAsProvider(test.providerPort);
  });
  beforeEach(() => test.app.db.query("delete from throttles"));
  afterAll(() => provider.close());

  const start = async (name = connection, cookie = maker) => {
    const input = { connection: name, reason: "before the opening" };
    return (await officeCall(test, "test-game-connection", input, cookie)).body["status"];
  };
  const shown = async (name = connection) =>
    (await officeCall(test, "get-game-connection", { connection: name }, maker)).body[
      "selfTest"
    ] as SelfTest | null;
  /** One turn of the scheduled job; answers how many self-tests it ran. */
  const run = async () => {
    const job = test.app.jobs.find(({ name }) => name === "test connections");
    return job?.step();
  };

  it("are run by the job and leave their report, with who started them and an audit row", async () => {
    expect(await shown()).toBeNull();
    expect(await start()).toBe("success");
    expect(await lastAuditRow(test, `game-connection:${connection}`)).toMatchObject({
      call: "test-game-connection",
      reason: "before the opening",
    });
    expect(await shown()).toMatchObject({ endedAt: null, hasPassed: false, cases: [] });
    expect([await run(), await run()]).toEqual([1, 0]);
    const report = await shown();
    expect(report).toMatchObject({ hasPassed: true, isCurrent: true });
    expect(report?.by).toMatch(/^staff\d+$/);
    const said = report?.cases.find(({ name }) => name === "unknown-player");
    const unknown = "player_not_found";
    expect(said).toMatchObject({ result: "passed", expected: unknown, seen: unknown, why: null });
    expect(JSON.stringify(report)).not.toContain(IGSP_KEYS.split(":")[1]);
  });

  it("are one at a time for a connection, also when many operators start one at once", async () => {
    const statuses = await Promise.all(Array.from({ length: 8 }, () => start()));
    const of = (status: string) => statuses.filter((each) => each === status).length;
    expect([of("success"), of("under_way")]).toEqual([1, 7]);
    expect(await start("sandbox")).toBe("success");
    expect([await run(), await run(), await run()]).toEqual([1, 1, 0]);
    expect(await start()).toBe("success");
    await run();
  });

  it("are run again when their process ended before the report was stored", async () => {
    await start();
    await test.owner.query(
      "alter table game_connection_tests add constraint shut check (ended_at is null) not valid",
    );
    await expect(run()).rejects.toThrow("shut");
    await test.owner.query("alter table game_connection_tests drop constraint shut");
    expect(await shown()).toMatchObject({ endedAt: null });
    expect(await run()).toBe(1);
    expect(await shown()).toMatchObject({ hasPassed: true });
  });

  it("that fail say so, and say no longer that they are of the present secret after a new one", async () => {
    provider.behave({ status: 503 });
    await start();
    await run();
    expect(await shown()).toMatchObject({ hasPassed: false, isCurrent: true });
    provider.behave({});
    const secret = { connection, secret: "dalbit:another-secret-of-theirs" };
    await actByTwo(test, "set-game-credential", secret, { maker, checker });
    expect(await shown()).toMatchObject({ isCurrent: false });
    await start();
    await run();
    // The provider does not know the new one yet.
    const report = await shown();
    expect(report).toMatchObject({ hasPassed: false, isCurrent: true });
    expect(report?.cases.find(({ name }) => name === "own-secret")?.seen).toBe("HTTP 403");
  });

  it("of a connection of the office are outdated by a change of its settings", async () => {
    const wanted = { ...acmeConnection, url: `http://127.0.0.1:${test.providerPort}/` };
    await actByTwo(test, "save-game-connection", wanted, { maker, checker });
    expect(await start("acme")).toBe("secret_missing");
    const secret = { connection: "acme", secret: IGSP_KEYS };
    await actByTwo(test, "set-game-credential", secret, { maker, checker });
    expect(await start("acme")).toBe("success");
    await run();
    expect(await shown("acme")).toMatchObject({ hasPassed: true, isCurrent: true });
    const changed = { ...wanted, networks: ["198.51.100.0/24"], version: 1 };
    await actByTwo(test, "save-game-connection", changed, { maker, checker });
    expect(await shown("acme")).toMatchObject({ hasPassed: true, isCurrent: false });
  });

  it("need the permission to change settings and a connection", async () => {
    expect(await start(connection, await operatorWithRole(test, "content"))).toBe("forbidden");
    expect(await start("nowhere")).toBe("not_found");
  });
});
