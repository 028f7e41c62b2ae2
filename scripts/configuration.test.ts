import { expect, it } from "vitest";
import { logsToFrom, readConfiguration } from "#scripts/configuration.ts";

const real = { MODE: "real", DATABASE_URL: "postgres://own", APP_SECRET: "x".repeat(32) };

it("real money needs its own database and a secret from the environment", () => {
  const { databaseUrl, appSecret, mode } = readConfiguration(real);
  expect({ databaseUrl, mode }).toEqual({ databaseUrl: "postgres://own", mode: "real" });
  expect(appSecret).toEqual({ current: real.APP_SECRET, previous: [] });
  expect(() => readConfiguration({ ...real, DATABASE_URL: "" })).toThrow(
    "a PostgreSQL of your own",
  );
  expect(() => readConfiguration({ ...real, APP_SECRET: "" })).toThrow("APP_SECRET is not set");
  const served = { ...real, DATABASE_URL: "", APP_DATABASE_URL: "postgres://application" };
  expect(readConfiguration(served).databaseUrl).toBeNull();
});

it("play money needs no settings, and accepts a secret from the environment", () => {
  expect(readConfiguration({}).appSecret).toBeNull();
  expect(readConfiguration({ APP_SECRET: "own" }).appSecret?.current).toBe("own");
});

it("logs go to files or standard output; any other value is refused", () => {
  expect(logsToFrom({})).toBe("files");
  expect(logsToFrom({ LOGS_TO: "stdout" })).toBe("terminal");
  expect(() => logsToFrom({ LOGS_TO: "syslog" })).toThrow("files or stdout");
});
