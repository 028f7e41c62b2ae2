import { expect, it } from "vitest";
import { hostsIn } from "#contract/hosts.ts";

it("reads hosts between comma, pipe and space, without scheme, port, path and www.", () => {
  expect(
    hostsIn("https://www.One.test/path?x=1 | two.test:8080,three.test  HTTP://one.test"),
  ).toEqual(["one.test", "two.test", "three.test"]);
  expect(hostsIn(" ,| ")).toEqual([]);
});
