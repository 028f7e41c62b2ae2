import { calls } from "#contract/calls.ts";
import { officeCalls } from "#contract/office/calls.ts";
import type { Check } from "#scripts/checks/check.ts";
import { isTest } from "#scripts/sources.ts";

/** A test names every call of the two contracts. The types require its handler and its access. */
export const testedCalls: Check = {
  name: "a test for every call",
  findFaults: ({ sources }) => {
    const tests = sources.filter(({ path }) => isTest(path)).map(({ text }) => text);
    return [...Object.keys(calls), ...Object.keys(officeCalls)]
      .filter((name) => !tests.some((text) => text.includes(`"${name}"`)))
      .map((name) => `contract: no test names "${name}"`);
  },
};
