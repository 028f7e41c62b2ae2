import { describe, expect, it } from "vitest";
import { requireDatabaseTls } from "#server/kit/database-tls.ts";
import { readCountries } from "#server/kit/licence.ts";

const whole = {
  LICENCE: "MGA: B2C/123/2026",
  ALLOWED_COUNTRIES: "KR, JP",
  GEO_DATABASE: "/var/lib/countries.mmdb",
};

describe("licence and countries", () => {
  it("are accepted when they are well formed", () => {
    const read = readCountries(whole, "real");
    expect(read?.database).toBe(whole.GEO_DATABASE);
    expect([...(read?.allowed ?? [])]).toEqual(["KR", "JP"]);
    expect(readCountries({}, "play")).toBeNull();
    expect(readCountries(whole, "play")?.allowed.has("JP")).toBe(true);
  });

  it.each(["LICENCE", "ALLOWED_COUNTRIES", "GEO_DATABASE"])("need %s with real money", (name) => {
    expect(() => readCountries({ ...whole, [name]: "" }, "real")).toThrow(name);
  });

  it.each(["x", "licence", "MGA", "MGA:", ": 123", "MGA: \n123"])(
    "refuse the licence %j",
    (LICENCE) => {
      expect(() => readCountries({ ...whole, LICENCE }, "real")).toThrow(
        "authority and the number",
      );
    },
  );

  it.each(["KOREA", "kr", "ZZ", "EU", "UN", "QQ", "KR,", "KR;JP", "410"])(
    "refuse %j as countries",
    (ALLOWED_COUNTRIES) => {
      expect(() => readCountries({ ...whole, ALLOWED_COUNTRIES }, "real")).toThrow("ISO 3166-1");
    },
  );
});

describe("the connection to real money's database", () => {
  it.each([
    "postgres://a:b@localhost/dalbit",
    "postgres://a:b@127.0.0.1:5432/dalbit",
    "postgresql://a:b@%2Fvar%2Frun%2Fpostgresql/dalbit",
    "postgresql:///dalbit?host=/var/run/postgresql",
    "postgres://a:b@db.example/dalbit?sslmode=verify-full&sslrootcert=/etc/ca.pem",
  ])("is accepted: %s", (url) => expect(() => requireDatabaseTls(url)).not.toThrow());

  it.each([
    "postgres://a:b@db.example/dalbit",
    "postgres://a:b@db.example:5432/dalbit?sslmode=require",
    "postgres://a:b@127.0.0.1.example/dalbit",
    "postgres://a:b@localhost.example/dalbit",
    "postgres://a:b@localhost/dalbit?host=db.example",
  ])("is refused: %s", (url) =>
    expect(() => requireDatabaseTls(url)).toThrow("sslmode=verify-full"),
  );
});
