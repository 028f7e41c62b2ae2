import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OfficeOutput } from "#contract/office/calls.ts";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { ConfigFault } from "#server/kit/config-fault.ts";
import { openAddressFile } from "#server/settings/address-file.ts";
import { useTestApp } from "#tests/support/app.ts";
import { writeAnonymousDatabase } from "#tests/support/country-database.ts";
import { lastAuditRow, officeCall, operatorWithRole } from "#tests/support/office.ts";
import { openGameOf } from "#tests/support/open-games.ts";

const folder = mkdtempSync(join(tmpdir(), "dalbit-networks-"));
const file = join(folder, "anonymous.mmdb");
writeAnonymousDatabase(file, [
  { first: "203.0.113.0", bits: 24, mark: "is_anonymous_vpn" },
  { first: "198.51.100.0", bits: 24, mark: "is_hosting_provider" },
  { first: "192.0.2.0", bits: 25, mark: "is_residential_proxy" },
  { first: "2001:db8:1::", bits: 48, mark: "is_tor_exit_node" },
]);
afterAll(() => rmSync(folder, { recursive: true }));
const HOME = "192.0.2.200";
const VPN = "203.0.113.7";
const login = { userId: "demo1", password: DEMO_PASSWORD };
const from = (address: string, cookie = "") => ({ "x-forwarded-for": address, cookie });

it("a file of another format stops the start, which names the setting and the file", async () => {
  const other = join(folder, "other.mmdb");
  writeFileSync(other, "no such thing");
  const opened = openAddressFile("ANONYMOUS_DATABASE", other);
  await expect(opened).rejects.toThrow(/^ANONYMOUS_DATABASE cannot be read .*other\.mmdb$/s);
  await expect(opened).rejects.toBeInstanceOf(ConfigFault);
});

describe("with real money, calls", () => {
  const test = useTestApp({ mode: "real", anonymousNetworks: file, trustedProxies: 1 });
  let admin = "";
  let cookie = "";
  beforeAll(async () => {
    admin = await operatorWithRole(test, "admin");
  });
  beforeEach(async () => {
    await test.owner.query("delete from settings_network_visits");
    await test.owner.query("delete from throttles");
    const { headers } = await test.call("user-do-login", login, from(HOME));
    cookie = String(headers["set-cookie"]).split(";")[0] ?? "";
  });
  const signIn = async (address: string) =>
    (await test.call("user-do-login", login, from(address))).body["status"];
  const rules = async () =>
    (await officeCall(test, "get-network-rules", {}, admin))
      .body as OfficeOutput<"get-network-rules">;
  const change = async (version: number, refuses: boolean) => {
    const { sites } = await rules();
    const input = { siteId: sites[0]?.siteId, version, refuses, reason: "by the licence" };
    const { body } = await officeCall(test, "change-network-rule", input, admin);
    test.app.changes.changed();
    return body["status"];
  };

  it("from a VPN, a proxy or a hosting network are refused or flagged as the site says, and counted", async () => {
    for (const address of [VPN, "198.51.100.9", "192.0.2.1", "2001:db8:1::7"])
      expect(await signIn(address), address).toBe("network");
    for (const address of [HOME, "127.0.0.1", "2001:db8:2::1"])
      expect(await signIn(address), address).toBe("success");
    expect(await rules()).toMatchObject({
      isKnown: true,
      sites: [{ host: "*", refuses: true, version: 0 }],
    });
    expect((await rules()).visits).toMatchObject(
      ["hosting", "proxy", "tor", "vpn"].map((kind) => ({
        kind,
        call: "user-do-login",
        isRefused: true,
        visits: 1,
      })),
    );
    expect(await change(3, false)).toBe("stale");
    expect(await change(0, true)).toBe("already");
    expect(await change(0, false)).toBe("success");
    expect(await lastAuditRow(test, `site:${(await rules()).sites[0]?.siteId}`)).toMatchObject({
      before: { refusesNetworks: true },
      after: { refusesNetworks: false },
    });
    expect(await signIn(VPN)).toBe("success");
    expect((await rules()).visits).toContainEqual(
      expect.objectContaining({ kind: "vpn", isRefused: false, visits: 1 }),
    );
    expect(await change(1, true)).toBe("success");
  });

  it("to another host of a site are treated as the site says", async () => {
    const reason = "a site that flags alone";
    const site = {
      host: "ruby.test",
      name: "루비",
      registrationOpen: true,
      codeRequired: false,
      minimumAge: 19,
      defaultLocale: "ko",
      reason,
    };
    const { id: siteId } = (await officeCall(test, "add-site", site, admin)).body;
    await officeCall(test, "add-site-alias", { siteId, host: "gem.test", reason }, admin);
    const rule = { siteId, version: 0, refuses: false, reason };
    await officeCall(test, "change-network-rule", rule, admin);
    test.app.changes.changed();
    for (const host of ["ruby.test", "gem.test"]) {
      const headers = { ...from(VPN), host, origin: `http://${host}` };
      const { body } = await test.call("user-do-login", login, headers);
      expect(body["status"], host).toBe("success");
    }
  });

  it("that register, launch or deposit are refused there; a member reads and withdraws from anywhere", async () => {
    const game = { code: "moon-rabbit-mill", company: "tiger" };
    const calls = [
      ["open-game", { ...game, timeStemp: Date.now() }],
      ["open-practice", game],
      ["user-ask-account", { pass: "482915" }],
      ["apply-user-deposit", { balance: 10_000 }],
    ] as const;
    for (const [name, input] of calls)
      expect((await test.call(name, input, from(VPN, cookie))).body, name).toEqual({
        status: "network",
      });
    const read = await test.call("get-withdraw-list", { page: 1 }, from(VPN, cookie));
    expect(read.body["status"]).toBe("success");
    const withdrawal = { balance: 10_000, pass: "wrong1" };
    const asked = await test.call("apply-user-withdraw", withdrawal, from(VPN, cookie));
    expect(asked.body["status"]).not.toBe("network");
  });

  it("of a member who goes on from there end the open games, so that they take no stake", async () => {
    const open = await openGameOf(test, "demo1");
    await test.call("user-health-check", {}, from(HOME, cookie));
    expect(await open()).not.toEqual([]);
    await test.call("user-health-check", {}, from(VPN, cookie));
    expect(await open()).toEqual([]);
    expect((await rules()).visits).toMatchObject([{ kind: "vpn", call: "stakes", visits: 1 }]);
  });
});

describe("with play money, calls", () => {
  const test = useTestApp({ anonymousNetworks: file, trustedProxies: 1 });

  it("from such networks are flagged alone", async () => {
    expect((await test.call("user-do-login", login, from(VPN))).body["status"]).toBe("success");
    expect(
      await test.owner.query<{ kind: string }>(
        `select kind, call, is_refused as "isRefused" from settings_network_visits`,
      ),
    ).toEqual([{ kind: "vpn", call: "user-do-login", isRefused: false }]);
  });
});
