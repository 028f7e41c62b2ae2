import { describe, expect, it } from "vitest";
import { BoundedMap } from "#server/kit/bounded-map.ts";

describe("a bounded map", () => {
  it("drops the key that was added first when a new one finds it full", () => {
    const map = new BoundedMap<string, number>(2);
    map.set("a", 1).set("b", 2).set("c", 3);
    expect([...map]).toEqual([
      ["b", 2],
      ["c", 3],
    ]);
  });

  it("drops nothing when a key that it has gets another value", () => {
    const map = new BoundedMap<string, number>(2);
    map.set("a", 1).set("b", 2).set("a", 3);
    expect([...map]).toEqual([
      ["a", 3],
      ["b", 2],
    ]);
  });

  it("counts a key that was deleted and added again as the newest", () => {
    const map = new BoundedMap<string, number>(2);
    map.set("a", 1).set("b", 2);
    map.delete("a");
    map.set("a", 1).set("c", 3);
    expect([...map.keys()]).toEqual(["a", "c"]);
  });
});
