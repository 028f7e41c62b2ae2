import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { ConfigFault } from "#server/kit/config-fault.ts";
import { openCountries } from "#server/settings/countries/countries.ts";
import { useTestApp } from "#tests/support/app.ts";
import { writeCountryDatabase } from "#tests/support/country-database.ts";
import { openGameOf } from "#tests/support/open-games.ts";

const folder = mkdtempSync(join(tmpdir(), "dalbit-countries-"));
const file = join(folder, "countries.mmdb");
writeCountryDatabase(file, [
  { first: "203.0.113.0", bits: 24, country: "KR" },
  { first: "198.51.100.0", bits: 24, country: "US" },
  { first: "2001:db8:1::", bits: 48, country: "KR" },
]);
afterAll(() => rmSync(folder, { recursive: true }));
const countries = { allowed: new Set(["KR"]), database: file };
const unlicensed = async () => null;

describe("the country of an address", () => {
  it("comes from the operator's file, and is unknown for other addresses", async () => {
    const rule = await openCountries(countries, { mode: "play", licensed: unlicensed });
    const of = (address: string) => rule?.countryOf(address);
    expect(of("203.0.113.7")).toBe("KR");
    expect(of("198.51.100.255")).toBe("US");
    expect(of("2001:db8:1:ffff::1")).toBe("KR");
    for (const unknown of ["127.0.0.1", "2001:db8:2::1", "garbage", ""])
      expect(of(unknown), unknown).toBeNull();
  });

  it("needs a file of that format, and the start names the file otherwise", async () => {
    writeFileSync(join(folder, "other.mmdb"), "no such thing");
    for (const name of ["none.mmdb", "other.mmdb"]) {
      const database = join(folder, name);
      const opened = openCountries(
        { ...countries, database },
        { mode: "real", licensed: unlicensed },
      );
      await expect(opened).rejects.toThrow(/^GEO_DATABASE cannot be read .*\.mmdb$/s);
      await expect(opened).rejects.toBeInstanceOf(ConfigFault);
    }
    expect(await openCountries(null, { mode: "play", licensed: unlicensed })).toBeNull();
  });
});

describe("a site is offered", () => {
  const allowedAt = async (mode: "play" | "real", own: string[] | null) => {
    const allowed = new Set(["KR", "JP"]);
    const licensed = async () => own;
    const rule = await openCountries({ allowed, database: file }, { mode, licensed });
    return [...((await rule?.allowedAt("moon.test")) ?? [])];
  };

  it("in the countries of its licence that the installation allows", async () => {
    expect(await allowedAt("real", ["JP", "US"])).toEqual(["JP"]);
    expect(await allowedAt("real", ["US"])).toEqual([]);
    expect(await allowedAt("play", ["KR", "JP"])).toEqual(["KR", "JP"]);
  });

  it("nowhere without a licence with real money, and as the installation says with play money", async () => {
    expect(await allowedAt("real", null)).toEqual([]);
    expect(await allowedAt("play", null)).toEqual(["KR", "JP"]);
  });
});

describe("with allowed countries", () => {
  const test = useTestApp({ countries, trustedProxies: 1 });
  const from = (address: string, cookie = "") => ({ "x-forwarded-for": address, cookie });
  const login = { userId: "demo1", password: DEMO_PASSWORD };
  const counts = () =>
    test.owner.query<{ country: string; call: string; refusals: bigint }>(
      "select country, call, refusals from settings_country_refusals order by country, call",
    );
  let cookie = "";
  beforeAll(async () => {
    const { headers } = await test.call("user-do-login", login, from("203.0.113.7"));
    cookie = String(headers["set-cookie"]).split(";")[0] ?? "";
  });

  it("a sign-in from another or an unknown country is refused and counted", async () => {
    for (const address of ["198.51.100.9", "198.51.100.10", "192.0.2.1"])
      expect((await test.call("user-do-login", login, from(address))).body).toEqual({
        status: "country",
      });
    expect(await counts()).toEqual([
      { country: "??", call: "user-do-login", refusals: 1n },
      { country: "US", call: "user-do-login", refusals: 2n },
    ]);
  });

  it("registration, launches, practice and deposits are refused there, and allowed in an allowed country", async () => {
    const game = { code: "dragon-hatch", company: "sandbox" };
    const registration = {
      id: "fromabroad",
      pw: "a-long-pass-phrase-27",
      nick: "abroad",
      phone: "01012345678",
      birthDate: "1990-01-01",
      bankname: "국민은행",
      banknum: "1234567890",
      bankOwner: "홍길동",
      exchange_pw: "482915",
      terms: "1",
    };
    const calls = [
      ["user-register", registration],
      ["open-game", { ...game, timeStemp: Date.now() }],
      ["open-practice", game],
      ["user-ask-account", { pass: "482915" }],
      ["apply-user-deposit", { balance: 10_000 }],
    ] as const;
    for (const [name, input] of calls) {
      const away = await test.call(name, input, from("198.51.100.9", cookie));
      expect(away.body, name).toEqual({ status: "country" });
      const home = await test.call(name, input, from("203.0.113.7", cookie));
      expect(home.body["status"], name).not.toBe("country");
    }
  });

  it("a signed-in member can read their account and ask for a withdrawal from anywhere", async () => {
    const away = from("198.51.100.9", cookie);
    const read = await test.call("get-withdraw-list", { page: 1 }, away);
    expect(read.body["status"]).toBe("success");
    const input = { balance: 10_000, pass: "wrong1" };
    const asked = await test.call("apply-user-withdraw", input, away);
    expect(asked.body["status"]).not.toBe("country");
  });

  it("a header that the client adds names no address", async () => {
    const answer = await test.call("user-do-login", login, from("203.0.113.7, 198.51.100.9"));
    expect(answer.body).toEqual({ status: "country" });
  });

  it("the open games of a member who goes on from abroad end at the next health check and take no stake", async () => {
    const open = await openGameOf(test, "demo1");
    await test.call("user-health-check", {}, from("203.0.113.9", cookie));
    expect(await open()).not.toEqual([]);
    for (let times = 0; times < 2; times++)
      await test.call("user-health-check", {}, from("198.51.100.9", cookie));
    expect(await open()).toEqual([]);
    const stakes = (await counts()).filter(({ call }) => call === "stakes");
    expect(stakes).toEqual([{ country: "US", call: "stakes", refusals: 1n }]);
  });
});
