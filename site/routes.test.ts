import { describe, expect, it } from "vitest";
import { routes } from "#site/routes.ts";
import { stops } from "#tests/support/sweep/stops.ts";

describe("the screens of the member site", () => {
  it("are all visited by the sweep of the browser tests", () => {
    const walkedTo = new Set(stops.map(({ route }) => route));
    expect(routes.filter(({ path }) => !walkedTo.has(path)).map(({ path }) => path)).toEqual([]);
  });
});
