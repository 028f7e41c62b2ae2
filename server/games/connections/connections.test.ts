import { createHmac } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OfficeConnection } from "#contract/office/connections.ts";
import type { App } from "#server/app/app.ts";
import { allowedNetworks } from "#server/kit/allowed-networks.ts";
import { useTestApp } from "#tests/support/app.ts";
import { acmeConnection } from "#tests/support/connections.ts";
import { actByTwo, officeCall, operatorWithRole } from "#tests/support/office.ts";

const SECRET = "a-secret-of-a-new-connection";

/** The protocol's codes, and an address that is not served. */
const [BAD_SIGNATURE, NO_SUCH_PLAYER, UNKNOWN] = ["403", "101", "not served"];

/** A provider on this machine, which counts its calls. */
async function openProvider() {
  let asked = 0;
  const server: Server = createServer((_request, response) => {
    asked += 1;
    response.end('{"games":[]}');
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked: () => asked,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

describe("connections that staff write", () => {
  const test = useTestApp({
    connections: [],
    providerNetworks: allowedNetworks("test", ["127.0.0.0/8"]),
  });
  let maker = "";
  let checker = "";
  let provider: Awaited<ReturnType<typeof openProvider>>;
  beforeAll(async () => {
    [maker, checker] = [
      await operatorWithRole(test, "admin"),
      await operatorWithRole(test, "admin"),
    ];
    provider = await openProvider();
  });
  afterAll(() => provider.close());
  beforeEach(() => test.app.db.query("delete from throttles"));

  let made = 0;
  const fresh = (more: object = {}) => ({
    ...acmeConnection,
    connection: `acme-${++made}`,
    protocol: "beexar",
    url: provider.url,
    ...more,
  });
  const propose = (input: object) =>
    officeCall(test, "save-game-connection", { ...input, reason: "a new provider" }, maker);
  const save = (input: object) => actByTwo(test, "save-game-connection", input, { maker, checker });
  const shown = async (name: string) =>
    (await officeCall(test, "get-game-connection", { connection: name }, maker)).body as {
      status: string;
      connection: OfficeConnection;
      endpoints: { method: string; path: string }[];
    };
  const call = async (
    name: string,
    { secret = SECRET, from = "203.0.113.7", app = test.app } = {},
  ) => {
    const payload = JSON.stringify({ account_id: "unknown", currency: "KRW", game_id: "dice" });
    const answer = await app.server.inject({
      method: "POST",
      url: `/providers/${name}/balance`,
      payload,
      headers: {
        host: "site.test",
        "content-type": "application/json",
        "x-request-sign": createHmac("sha256", secret).update(payload).digest("hex"),
      },
      remoteAddress: from,
    });
    return answer.statusCode === 404
      ? UNKNOWN
      : answer.json<{ meta: { api_code: string } }>().meta.api_code;
  };

  it("are used by every process after two operators agreed, without a restart", async () => {
    const wanted = fresh();
    const second: App = await test.another(false);
    const statuses = async () => [
      await call(wanted.connection),
      await call(wanted.connection, { app: second }),
    ];
    expect(await statuses(), "unknown").toEqual([UNKNOWN, UNKNOWN]);
    expect((await propose(wanted)).body).toMatchObject({ status: "proposed" });
    expect(await statuses(), "only proposed").toEqual([UNKNOWN, UNKNOWN]);
    expect((await shown(wanted.connection)).status).toBe("not_found");
    await test.app.db.query(
      "update operator_proposals set state = 'expired' where state = 'waiting'",
    );
    expect((await save(wanted)).body).toMatchObject({ status: "success" });
    // It is served, and has no secret yet.
    await expect.poll(statuses).toEqual([BAD_SIGNATURE, BAD_SIGNATURE]);
    const secret = { connection: wanted.connection, secret: SECRET };
    await actByTwo(test, "set-game-credential", secret, { maker, checker });
    test.clock.advance(1_001);
    await expect.poll(statuses).toEqual([NO_SUCH_PLAYER, NO_SUCH_PLAYER]);
    const { connection, endpoints } = await shown(wanted.connection);
    expect(connection).toMatchObject({ ...wanted, hasSecret: true, written: { version: 1 } });
    expect(JSON.stringify(connection)).not.toContain(SECRET);
    expect(endpoints).toContainEqual({ method: "POST", path: "balance" });
    await second.close();
  });

  it("follow a change of networks and of the address at once, in both directions", async () => {
    const wanted = fresh();
    await save(wanted);
    await actByTwo(
      test,
      "set-game-credential",
      { connection: wanted.connection, secret: SECRET },
      { maker, checker },
    );
    test.clock.advance(1_001);
    const outside = () => call(wanted.connection, { from: "198.51.100.7" });
    await expect.poll(() => call(wanted.connection)).toBe(NO_SUCH_PLAYER);
    expect(await outside(), "another network").toBe(BAD_SIGNATURE);
    const elsewhere = await openProvider();
    const changed = { ...wanted, networks: ["198.51.100.0/24"], url: elsewhere.url, version: 1 };
    expect((await save(changed)).body).toMatchObject({ status: "success" });
    await expect.poll(outside).toBe(NO_SUCH_PLAYER);
    expect(await call(wanted.connection), "the earlier network").toBe(BAD_SIGNATURE);
    await test.app.transfers.adapters.get(wanted.connection)?.listGames?.();
    expect(elsewhere.asked()).toBe(1);
    elsewhere.close();
  });

  it("are refused with a stale version, under a name that is taken, and without its fields", async () => {
    const wanted = fresh();
    await save(wanted);
    expect((await propose(wanted)).body["status"]).toBe("already");
    expect((await propose({ ...wanted, version: 2 })).body["status"]).toBe("stale");
    expect((await propose({ ...fresh(), version: 1 })).body["status"]).toBe("not_found");
    for (const wrong of [
      { networks: ["203.0.113.0/33"] },
      { networks: ["everywhere"] },
      { gameHosts: [] },
      { gameHosts: ["https://games.acme.example"] },
      { country: "Korea" },
      { currency: "USD" },
      { roundPage: "https://games.acme.example/replay" },
      { connection: "Acme" },
    ])
      expect((await propose(fresh(wrong))).body["status"], JSON.stringify(wrong)).toBe("invalid");
  });

  it("name for how many months the provider keeps its transactions, four at least", async () => {
    const missing = { ...fresh(), keptMonths: undefined };
    for (const wrong of [missing, fresh({ keptMonths: 3 }), fresh({ keptMonths: null })])
      expect((await propose(wrong)).body, JSON.stringify(wrong)).toMatchObject({
        status: "invalid",
        errors: [{ path: "keptMonths" }],
      });
    const wanted = fresh({ keptMonths: 4 });
    expect((await save(wanted)).body).toMatchObject({ status: "success" });
    expect((await shown(wanted.connection)).connection.keptMonths).toBe(4);
  });

  it("lead to no address inside, but for networks that the installation allows", async () => {
    for (const url of [
      "http://api.acme.example",
      "https://10.0.0.1/",
      "https://169.254.169.254/latest",
      "https://user:word@api.acme.example/",
      "https://[::1]/",
    ])
      expect((await propose(fresh({ url }))).body["status"], url).toBe("target");
    const roundPage = "https://192.168.0.1/replay/{round}";
    expect((await propose(fresh({ roundPage }))).body["status"]).toBe("target");
  });

  it("keep protocol and environment once the catalogue has their studios", async () => {
    const wanted = fresh();
    await save(wanted);
    const before = await test.app.db.query<{ connection: string }>(
      "select connection from game_providers where code = 'tiger'",
    );
    const move = (connection: string | undefined) =>
      test.app.db.query("update game_providers set connection = $1 where code = 'tiger'", [
        connection,
      ]);
    await move(wanted.connection);
    const other = { ...wanted, version: 1 };
    expect((await propose({ ...other, protocol: "igsp" })).body["status"]).toBe("used");
    expect((await propose({ ...other, isTest: true })).body["status"]).toBe("used");
    expect((await propose({ ...other, operatorId: "4712" })).body["status"]).toBe("proposed");
    await move(before[0]?.connection);
  });

  it("are refused to the second operator when the catalogue got their studios meanwhile", async () => {
    const wanted = fresh();
    await save(wanted);
    const { body } = await propose({ ...wanted, version: 1, isTest: true });
    const [before] = await test.app.db.query<{ connection: string }>(
      "update game_providers n set connection = $1 from game_providers o where n.code = 'tiger' and o.id = n.id returning o.connection",
      [wanted.connection],
    );
    const decision = { id: body["proposalId"], decision: "carry-out", reason: "seen" };
    const decided = await officeCall(test, "decide-proposal", decision, checker);
    expect(decided.body["status"]).toBe("used");
    await test.app.db.query("update game_providers set connection = $1 where code = 'tiger'", [
      before?.connection,
    ]);
  });
});

describe("a provider's test environment with real money", () => {
  const test = useTestApp({ mode: "real", connections: [] });

  it("takes no call, opens no game, and keeps the name of the built-in provider free", async () => {
    const [maker, checker] = [
      await operatorWithRole(test, "admin"),
      await operatorWithRole(test, "admin"),
    ];
    // The name is accepted; where it leads is checked at each call.
    const url = "https://localhost:9/";
    const wanted = { ...acmeConnection, protocol: "beexar", isTest: true, url };
    const both = { maker, checker };
    const named = { ...wanted, connection: "sandbox-2", reason: "trying" };
    expect((await officeCall(test, "save-game-connection", named, maker)).body["status"]).toBe(
      "target",
    );
    await actByTwo(test, "save-game-connection", wanted, both);
    await actByTwo(test, "set-game-credential", { connection: "acme", secret: SECRET }, both);
    test.clock.advance(1_001);
    const payload = JSON.stringify({ account_id: "unknown", currency: "KRW", game_id: "dice" });
    const sign = createHmac("sha256", SECRET).update(payload).digest("hex");
    const call = async () =>
      (
        await test.app.server.inject({
          method: "POST",
          url: "/providers/acme/balance",
          payload,
          headers: {
            host: "site.test",
            "x-request-sign": sign,
            "content-type": "application/json",
          },
          remoteAddress: "203.0.113.7",
        })
      ).payload;
    await expect.poll(call).toContain(BAD_SIGNATURE);
    const adapter = test.app.transfers.adapters.get("acme");
    await expect(adapter?.listGames?.()).rejects.toThrow("no address that may be reached");
    await expect(adapter?.launch({} as never)).rejects.toThrow("provider_unavailable");
    expect(test.logged.join("")).toContain("test environment");
  });
});
