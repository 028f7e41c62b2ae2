import { describe, expect, it } from "vitest";
import { readConfig } from "#server/kit/config.ts";
import { isWithin } from "#server/kit/allowed-networks.ts";

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
  PUBLIC_URL: "https://moon.test",
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

  it("is followed by its predecessors, separated by commas", () => {
    const { APP_SECRET: current } = play;
    expect(secretOf(play)).toEqual({ current, previous: [] });
    const previous = { ...play, APP_SECRET_PREVIOUS: "before,long before" };
    expect(secretOf(previous)).toEqual({ current, previous: ["before", "long before"] });
  });

  it("is refused when it is missing, and with real money when it is short", () => {
    expect(() => secretOf({ ...play, APP_SECRET: "" })).toThrow("APP_SECRET is not set");
    expect(() => secretOf({ ...real, APP_SECRET: "short" })).toThrow("fewer than 32");
    expect(secretOf({ ...play, APP_SECRET: "short" }).current).toBe("short");
  });
});

describe("the components of a release", () => {
  const componentsOf = (environment: NodeJS.ProcessEnv) =>
    readConfig({ ...play, ...environment }).components;

  it("are verified where a release runs, by the hash that the environment names", () => {
    const hash = "ab".repeat(32);
    expect(componentsOf({ NODE_ENV: "development", COMPONENTS_HASH: hash })).toBeNull();
    expect(componentsOf({ NODE_ENV: "production" })).toEqual({ pinned: null });
    expect(componentsOf({ NODE_ENV: "production", COMPONENTS_HASH: hash })).toEqual({
      pinned: hash,
    });
    for (const wrong of ["abc", hash.toUpperCase(), `${hash}0`])
      expect(() => componentsOf({ COMPONENTS_HASH: wrong })).toThrow(
        "COMPONENTS_HASH is a SHA-256",
      );
  });
});

describe("the connections to providers", () => {
  it("are exactly those that are configured, none by default", () => {
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
    [[acme, acme], "two connections have the same name"],
    [[{ ...acme, networks: ["203.0.113.0/33"] }], "acme: 203.0.113.0/33 is no network"],
    [[{ ...acme, networks: [] }], "0.networks"],
  ] as const)("name the fault of %j", (value, sentence) => {
    expect(() => connectionsOf(value)).toThrow(sentence);
  });

  it("need https and the hosts of their windows with real money", () => {
    expect(connectionsOf([acme], real)).toHaveLength(1);
    const open = { ...acme, url: "http://api.acme.test" };
    expect(() => connectionsOf([open], real)).toThrow("https");
    const anywhere = { ...acme, gameHosts: undefined };
    expect(() => connectionsOf([anywhere], real)).toThrow("gameHosts");
    expect(() => connectionsOf([{ ...acme, gameHosts: ["https://x"] }])).toThrow("gameHosts");
  });

  it("the page of a finished round has a place for the round's name, in its path or query", () => {
    const roundPage = "https://games.acme.test/replay/{round}?lang={language}";
    expect(connectionsOf([{ ...acme, roundPage }])).toMatchObject([{ roundPage }]);
    for (const wrong of ["https://games.acme.test/replay", "https://{round}.acme.test/", "{round}"])
      expect(() => connectionsOf([{ ...acme, roundPage: wrong }])).toThrow("roundPage");
  });

  it("to the sandbox are refused with real money", () => {
    const sandbox = { ...acme, connection: "sandbox-hub88" };
    expect(connectionsOf([sandbox])).toHaveLength(1);
    expect(() => connectionsOf([sandbox], real)).toThrow("play money only");
  });
});

describe("the addresses of the product", () => {
  const served = { ...real, PROVIDER_CONNECTIONS: JSON.stringify([acme]) };
  const addressOf = (changes: NodeJS.ProcessEnv, environment: NodeJS.ProcessEnv = play) =>
    readConfig({ ...environment, ...changes }).publicAddress;

  it("are unset by default", () => {
    const none = { site: null, office: null, officeNetworks: null, securityContact: null };
    expect(addressOf({})).toEqual(none);
    expect(addressOf({ PUBLIC_URL: "", OFFICE_NETWORKS: " " })).toEqual(none);
  });

  it("are required with real money, over TLS", () => {
    expect(addressOf({}, served).site?.host).toBe("moon.test");
    const named = (PUBLIC_URL: string | undefined) => () => addressOf({ PUBLIC_URL }, served);
    expect(named(undefined)).toThrow("MODE=real needs PUBLIC_URL=https://");
    expect(named("http://moon.test")).toThrow("PUBLIC_URL must be https:");
    expect(() => addressOf({ OFFICE_URL: "http://office.test" }, served)).toThrow("OFFICE_URL");
  });

  it.each([
    [{ PUBLIC_URL: "moon.test" }, "PUBLIC_URL"],
    [{ PUBLIC_URL: "ftp://moon.test" }, "PUBLIC_URL"],
    [{ PUBLIC_URL: "http://moon.test/ko" }, "without a path"],
    [{ PUBLIC_URL: "http://moon.test?x" }, "without a path"],
    [{ OFFICE_URL: "http://office.test" }, "needs PUBLIC_URL"],
    [{ PUBLIC_URL: "http://moon.test", OFFICE_URL: "http://moon.test" }, "another host"],
    [{ OFFICE_NETWORKS: " , " }, "names no network"],
    [{ OFFICE_NETWORKS: "10.0.0.0/33" }, "10.0.0.0/33 is no network"],
    [{ OFFICE_NETWORKS: "10.0.0.0/" }, "is no network"],
    [{ OFFICE_NETWORKS: "10.0.0/8" }, "is no network"],
    [{ OFFICE_NETWORKS: "10.0.0.1, office" }, "office is no network"],
    [{ SECURITY_CONTACT: "security@moon.test" }, "must be mailto:"],
    [{ SECURITY_CONTACT: "https://moon.test/a\nb" }, "must be mailto:"],
  ])("name the fault of %j", (changes, sentence) => {
    expect(() => addressOf(changes)).toThrow(sentence);
  });

  it("accept networks with a prefix length, and single addresses", () => {
    const { officeNetworks } = addressOf({
      OFFICE_NETWORKS: "203.0.113.0/24, 2001:db8::/32,10.1.2.3",
    });
    if (!officeNetworks) throw new Error("the networks are missing");
    for (const address of ["203.0.113.200", "2001:db8:5::1", "10.1.2.3"])
      expect(isWithin(officeNetworks, address), address).toBe(true);
    for (const address of ["203.0.114.1", "2001:db9::1", "10.1.2.4", "::1", "0.0.0.0"])
      expect(isWithin(officeNetworks, address), address).toBe(false);
  });
});
