import { parseSync } from "vite";
import { calls } from "#contract/calls.ts";
import { officeCalls } from "#contract/office/calls.ts";
import type { Check } from "#scripts/checks/check.ts";
import { isTest, type Source } from "#scripts/sources.ts";

/** A test names every call of the two contracts. The types require its handler and its access. */
export const testedCalls: Check = {
  name: "a test for every call",
  findFaults: ({ sources }) =>
    findUntested([...Object.keys(calls), ...Object.keys(officeCalls)], sources).map(
      (name) => `contract: no test names "${name}"`,
    ),
};

/** The names that occur as a string in the code of no test; comments are left out. */
export function findUntested(names: readonly string[], sources: readonly Source[]): string[] {
  const tests = sources.filter(({ path }) => isTest(path)).map(codeOf);
  return names.filter((name) => !tests.some((code) => code.includes(`"${name}"`)));
}

/** A source without its comments. */
const codeOf = ({ path, text }: Source): string =>
  parseSync(path, text).comments.reduceRight(
    (code, { start, end }) => code.slice(0, start) + code.slice(end),
    text,
  );
