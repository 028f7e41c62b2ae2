import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { protocols } from "#conformance/run.ts";
import type { TestedCase } from "#server/games/connections/self-tests/report.ts";
import { allowedNetworks } from "#server/kit/allowed-networks.ts";
import type { Connection } from "#server/kit/config.ts";
import { openDoor } from "#server/providers/door.ts";
import { callOurDoor } from "#server/providers/self-test/our-door.ts";
import { testConnection } from "#server/providers/self-test/self-test.ts";
import { answerAsProvider } from "#tests/support/answering-provider.ts";
import { useTestApp } from "#tests/support/app.ts";

describe("a self-test of a connection", () => {
  const test = useTestApp();
  let provider: Awaited<ReturnType<typeof answerAsProvider>>;
  beforeAll(async () => {
    provider = await answerAsProvider(test.providerPort);
  });
  beforeEach(() => provider.behave({}));
  afterAll(() => provider.close());

  const connectionOf = (name: string): Connection => {
    const found = test.connections.find(({ connection }) => connection === name);
    if (!found) throw new Error(`no connection ${name}`);
    return found;
  };
  const partsFor = ({ secret }: Connection, isReal = false) => ({
    writer: test.app.writer,
    clock: test.clock,
    secrets: async () => (secret === undefined ? [] : [secret]),
    networks: allowedNetworks("test", ["127.0.0.0/8"]),
    isReal,
    onFault: (error: unknown) => {
      throw error;
    },
  });
  const run = (connection: Connection, isReal?: boolean) =>
    testConnection(connection, partsFor(connection, isReal));
  /** The outcome of each case; the reason where it does not apply. */
  const outcomes = (report: readonly TestedCase[]) =>
    Object.fromEntries(report.map(({ name, result, why }) => [name, why ?? result]));
  const everything = async () => {
    await test.app.calls.flush();
    const [row] = await test.app.db.query<Record<string, bigint>>(
      `select (select count(*) from ledger_entries) as entries,
         (select count(*) from game_calls) as calls, (select count(*) from game_rounds) as rounds,
         (select count(*) from game_credential_callers) as callers,
         (select count(*) from alerts) as alerts`,
    );
    return row;
  };
  const allOurs = {
    unsigned: "passed",
    "other-secret": "passed",
    "other-network": "any_network",
    rewritten: "passed",
    stale: "no_such_rule",
    "unknown-player": "passed",
    amounts: "passed",
    incomplete: "passed",
  };
  const secretShown = { "own-secret": "passed", "wrong-secret": "passed" };
  const allTheirs = {
    reachable: "passed",
    tls: "own_network",
    games: "passed",
    ...secretShown,
  };
  const keyOfProvider = {
    rewritten: "provider_key",
    "unknown-player": "provider_key",
    amounts: "provider_key",
    incomplete: "provider_key",
    "other-network": "provider_key",
  };
  const unsigned = { "own-secret": "no_signature", "wrong-secret": "no_signature" };
  const noCalls = Object.fromEntries(Object.keys(allOurs).map((name) => [name, "no_calls"]));

  it.each([
    ["sandbox", { ...allOurs, ...allTheirs }],
    ["sandbox-igsp", { ...allOurs, stale: "passed", ...allTheirs }],
    ["sandbox-betsy", { ...allOurs, ...allTheirs, games: "no_list", ...unsigned }],
    ["sandbox-hub88", { ...allOurs, ...keyOfProvider, ...allTheirs, stale: "no_such_rule" }],
    ["sandbox-caleta", { ...allOurs, ...keyOfProvider, ...allTheirs, stale: "no_such_rule" }],
    ["sandbox-transfer", { ...noCalls, ...allTheirs }],
  ])("%s: leaves no trace in calls, rounds and the ledger", async (name, wanted) => {
    const before = await everything();
    expect(outcomes(await run(connectionOf(name)))).toEqual(wanted);
    expect(await everything()).toEqual(before);
  });

  it("a call from outside the networks is refused for its network alone", async () => {
    for (const networks of [["203.0.113.0/24"], ["2001:db8::/32", "192.0.2.1"]]) {
      const report = outcomes(await run({ ...connectionOf("sandbox"), networks }));
      expect(report).toMatchObject({ "other-network": "passed", "unknown-player": "passed" });
    }
  });

  it("a wallet that refuses the provider's secret fails, with what it answered", async () => {
    const connection = connectionOf("sandbox");
    const protocol = protocols.find(({ name }) => name === "beexar");
    if (!protocol) throw new Error("the kit has beexar");
    const door = openDoor(
      connection,
      partsFor({ ...connection, secret: "another-secret-of-ours" }),
    );
    const spoken = { protocol, secret: connection.secret ?? "", otherSecret: "another-one" };
    const report = await callOurDoor(connection, door, spoken, partsFor(connection));
    expect(report.find(({ name }) => name === "unknown-player")).toMatchObject({
      result: "failed",
      expected: "101",
      seen: "403 (balance)",
    });
    const guessed = { ...spoken, otherSecret: "another-secret-of-ours" };
    const open = await callOurDoor(connection, door, guessed, partsFor(connection));
    expect(open.find(({ name }) => name === "other-secret")?.result).toBe("failed");
  });

  it("a provider that accepts any secret, lists nothing, or does not respond fails", async () => {
    const connection = connectionOf("sandbox-igsp");
    const seen = async (name: string) => (await run(connection)).find((each) => each.name === name);
    provider.behave({ acceptsAll: true });
    expect(await seen("wrong-secret")).toMatchObject({ result: "failed", seen: "HTTP 200" });
    provider.behave({ games: 0 });
    expect(await seen("games")).toMatchObject({ result: "failed", seen: "HTTP 200, 0" });
    provider.behave({ status: 503 });
    expect(await seen("reachable")).toMatchObject({ result: "failed", seen: "HTTP 503" });
    expect(await seen("own-secret")).toMatchObject({ result: "failed", seen: "HTTP 503" });
    expect(await seen("wrong-secret")).toMatchObject({ why: "secret_not_accepted" });
    const gone = { ...connection, url: "https://127.0.0.1:9/" };
    expect(outcomes(await run(gone))).toMatchObject({ reachable: "failed", tls: "no_answer" });
  });

  it("a list that its provider answers once proves the secret, and a refused second call nothing", async () => {
    for (const name of ["sandbox-hub88", "sandbox-transfer"]) {
      provider.behave({ most: 1 });
      expect(outcomes(await run(connectionOf(name)))).toMatchObject({
        games: "passed",
        "own-secret": "passed",
        "wrong-secret": "too_often",
      });
    }
  });

  it("an address without a valid certificate fails", async () => {
    const url = `https://127.0.0.1:${test.providerPort}/`;
    const report = await run({ ...connectionOf("sandbox-igsp"), url });
    expect(report.find(({ name }) => name === "tls")?.result).toBe("failed");
  });

  it("a window on another host is no proof of the secret, and says so", async () => {
    const connection = { ...connectionOf("sandbox"), gameHosts: ["elsewhere.test"] };
    const report = await run(connection);
    const own = report.find(({ name }) => name === "own-secret");
    expect(own?.result).toBe("failed");
    expect(own?.seen).toContain("HTTP 200, the window lies at games.test");
  });

  it("with real money a test environment is asked for nothing that it refuses", async () => {
    const report = outcomes(await run({ ...connectionOf("sandbox"), isTest: true }, true));
    expect(report).toMatchObject({
      unsigned: "passed",
      "unknown-player": "test_environment",
      "own-secret": "test_environment",
      games: "passed",
    });
  });
});
