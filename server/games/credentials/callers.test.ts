import { createHmac } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { SECRET, useTestApp } from "#tests/support/app.ts";
import { actByTwo, officeCall, operatorWithRole } from "#tests/support/office.ts";

const NEW_SECRET = "a-secret-that-one-of-two-knows";
const DAY_MS = 86_400_000;

/** Who writes a secret can sign as the provider: its first calls are looked at. */
describe("calls with a secret that staff wrote within a day", () => {
  const test = useTestApp();
  let maker = "";
  beforeAll(async () => {
    maker = await operatorWithRole(test, "admin");
  });
  const write = async (secret: string) => {
    const checker = await operatorWithRole(test, "admin");
    const input = { connection: "sandbox", secret };
    const { body } = await actByTwo(test, "set-game-credential", input, { maker, checker });
    expect(body).toMatchObject({ status: "success" });
    test.clock.advance(1_001);
  };
  const call = async (remoteAddress: string, secret: string) => {
    const payload = JSON.stringify({ account_id: "nobody", currency: "KRW" });
    const sign = createHmac("sha256", secret).update(payload).digest("hex");
    const { statusCode } = await test.app.server.inject({
      method: "POST",
      url: "/providers/sandbox/balance",
      payload,
      headers: { host: "site.test", "x-request-sign": sign, "content-type": "application/json" },
      remoteAddress,
    });
    return statusCode;
  };
  const alarms = () =>
    test.logged
      .map((line) => JSON.parse(line) as { msg: string; connection: string; address: string })
      .filter(({ msg }) => msg === "first call from an address with a new secret")
      .map(({ connection, address }) => `${connection} ${address}`);
  const shown = async () => {
    const { connections } = (await officeCall(test, "get-game-connections", {}, maker)).body as {
      connections: { connection: string; secret: { callers: { address: string }[] } | null }[];
    };
    const found = connections.find(({ connection }) => connection === "sandbox");
    return found?.secret?.callers.map(({ address }) => address);
  };

  it("are reported once for each address, in the log and in the office", async () => {
    await call("203.0.113.5", SECRET);
    expect(await shown()).toBeUndefined();
    await write(NEW_SECRET);
    expect(await shown()).toEqual([]);
    expect(await call("198.51.100.1", "not-the-secret-at-all")).not.toBe(200);
    for (const address of ["203.0.113.7", "203.0.113.7", "198.51.100.9"]) {
      await call(address, NEW_SECRET);
      // A caller is stored beside the answer, so the next call could overtake it.
      await expect.poll(shown).toContain(address);
      await expect.poll(alarms).toContain(`sandbox ${address}`);
    }
    expect(await shown()).toEqual(["203.0.113.7", "198.51.100.9"]);
    expect(alarms()).toEqual(["sandbox 203.0.113.7", "sandbox 198.51.100.9"]);
  });

  it("are stored up to a limit, and not after the first day", async () => {
    await write(`${NEW_SECRET}-2`);
    const before = alarms().length;
    for (let at = 0; at < 60; at++) await call(`203.0.113.${at}`, `${NEW_SECRET}-2`);
    await expect.poll(async () => (await shown())?.length).toBe(50);
    await expect.poll(() => alarms().length - before).toBe(50);
    await write(`${NEW_SECRET}-3`);
    test.clock.advance(DAY_MS);
    maker = await operatorWithRole(test, "admin");
    await call("203.0.113.7", `${NEW_SECRET}-3`);
    expect(await shown()).toEqual([]);
  });
});
