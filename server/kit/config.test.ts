import { describe, expect, it } from "vitest";
import { readConfig } from "#server/kit/config.ts";

const play = { DATABASE_URL: "postgres://", APP_SECRET: "s", UPLOADS_DIR: "/tmp" };
const real = {
  ...play,
  MODE: "real",
  LICENCE: "x",
  ALLOWED_COUNTRIES: "KR",
  PROVIDER_CREDENTIALS: "x",
};
const acme = {
  connection: "acme",
  protocol: "hub88",
  url: "https://api.acme.test/base",
  operatorId: "4711",
  country: "KR",
};
const connectionsOf = (value: unknown, environment: NodeJS.ProcessEnv = play) =>
  readConfig({
    ...environment,
    PROVIDER_CONNECTIONS: typeof value === "string" ? value : JSON.stringify(value),
  }).connections;

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

  it("to the sandbox are refused where real money is", () => {
    const sandbox = { ...acme, connection: "sandbox-hub88" };
    expect(connectionsOf([sandbox])).toHaveLength(1);
    expect(() => connectionsOf([sandbox], real)).toThrow("play money only");
  });
});
