import { describe, expect, it } from "vitest";
import { readConfig } from "#server/kit/config.ts";

const play = {
  DATABASE_URL: "postgres://",
  APP_SECRET: "thirty-two-random-characters-or-more",
  UPLOADS_DIR: "/tmp",
};
const real = {
  ...play,
  MODE: "real",
  DATABASE_URL: "postgres://localhost/dalbit",
  LICENCE: "MGA: B2C/123/2026",
  ALLOWED_COUNTRIES: "KR",
  GEO_DATABASE: "/var/lib/countries.mmdb",
};
const acme = {
  connection: "acme",
  protocol: "hub88",
  url: "https://api.acme.test/base",
  operatorId: "4711",
  country: "KR",
  gameHosts: ["games.acme.test"],
};
const connectionsOf = (value: unknown, environment: NodeJS.ProcessEnv = play) =>
  readConfig({
    ...environment,
    PROVIDER_CONNECTIONS: typeof value === "string" ? value : JSON.stringify(value),
  }).connections;

describe("the product's own secret", () => {
  const secretOf = (environment: NodeJS.ProcessEnv) => readConfig(environment).appSecret;

  it("has those before it behind it, between commas", () => {
    const { APP_SECRET: current } = play;
    expect(secretOf(play)).toEqual({ current, previous: [] });
    const previous = { ...play, APP_SECRET_PREVIOUS: "before,long before" };
    expect(secretOf(previous)).toEqual({ current, previous: ["before", "long before"] });
  });

  it("is refused when it is missing, or short where money is real", () => {
    expect(() => secretOf({ ...play, APP_SECRET: "" })).toThrow("APP_SECRET is not set");
    expect(() => secretOf({ ...real, APP_SECRET: "short" })).toThrow("fewer than 32");
    expect(secretOf({ ...play, APP_SECRET: "short" }).current).toBe("short");
  });
});

describe("the connections to providers", () => {
  it("are none when nobody names one, and exactly those that are named", () => {
    expect(readConfig(play).connections).toEqual([]);
    expect(connectionsOf([acme], real)).toEqual([acme]);
  });

  it.each([
    ["{", "is not JSON"],
    [{}, "the list"],
    [[{ ...acme, protocol: "unknown" }], "0.protocol"],
    [[{ ...acme, url: "ftp://acme.test" }], "0.url"],
    [[{ ...acme, connection: "Acme" }], "0.connection"],
    [[{ ...acme, colour: "red" }], "PROVIDER_CONNECTIONS: 0"],
    [[acme, acme], "two connections have one name"],
  ] as const)("say what is wrong with %j", (value, sentence) => {
    expect(() => connectionsOf(value)).toThrow(sentence);
  });

  it("need https and the hosts of their windows where real money is", () => {
    expect(connectionsOf([acme], real)).toHaveLength(1);
    const open = { ...acme, url: "http://api.acme.test" };
    expect(() => connectionsOf([open], real)).toThrow("https");
    const anywhere = { ...acme, gameHosts: undefined };
    expect(() => connectionsOf([anywhere], real)).toThrow("gameHosts");
    expect(() => connectionsOf([{ ...acme, gameHosts: ["https://x"] }])).toThrow("gameHosts");
  });

  it("to the sandbox are refused where real money is", () => {
    const sandbox = { ...acme, connection: "sandbox-hub88" };
    expect(connectionsOf([sandbox])).toHaveLength(1);
    expect(() => connectionsOf([sandbox], real)).toThrow("play money only");
  });
});
