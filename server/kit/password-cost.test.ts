import { describe, expect, it } from "vitest";
import { readPasswordCost, STANDARD_COST } from "#server/kit/password-cost.ts";

describe("the cost of a password's hash", () => {
  it("is OWASP's recommendation, or what the environment says", () => {
    expect(readPasswordCost({})).toEqual({ memory: 19_456, passes: 2, parallelism: 1 });
    const more = { MODE: "real", PASSWORD_COST: "m=47104,t=3" };
    expect(readPasswordCost(more)).toEqual({ memory: 47_104, passes: 3, parallelism: 1 });
    expect(readPasswordCost({ MODE: "real" })).toBe(STANDARD_COST);
  });

  it.each([
    "19456",
    "m=7,t=1",
    "m=64,t=0",
    "m=1048577,t=1",
    "m=64,t=1,p=2",
    "t=1,m=64",
    "m=-64,t=1",
  ])("is refused as %s", (cost) => {
    expect(() => readPasswordCost({ PASSWORD_COST: cost })).toThrow("PASSWORD_COST is memory");
  });

  it.each(["m=19455,t=2", "m=19456,t=1"])("is refused as %s with real money", (cost) => {
    expect(() => readPasswordCost({ MODE: "real", PASSWORD_COST: cost })).toThrow("at least");
    expect(readPasswordCost({ MODE: "play", PASSWORD_COST: cost })).not.toEqual(STANDARD_COST);
  });
});
