import { type ESTree, parseSync, Visitor } from "vite";
import type { Project } from "#scripts/checks/check.ts";
import type { Source } from "#scripts/sources.ts";

const testWords = new Set(["describe", "it", "test"]);
/** Modifiers of a test that does not run (`it.skip`, `it.todo`) or passes when it fails (`it.fails`). */
const idleWords = new Set(["skip", "todo", "fails"]);

/** The names of the tests of a file, by its path; none when there is no such file. */
export type TestNames = (path: string) => readonly string[];

/** Reads each file once, when it is first asked for. */
export function testNamesIn({ sources }: Project): TestNames {
  const known = new Map<string, readonly string[]>();
  return (path) => {
    const source = sources.find((each) => each.path === path);
    const names = known.get(path) ?? (source ? testNamesOf(source) : []);
    known.set(path, names);
    return names;
  };
}

/** The words of `it("…")`, `it.each([…])("…")`, `it.skip("…")` and their like. */
function wordsOf(callee: ESTree.Node): string[] {
  if (callee.type === "Identifier") return [callee.name];
  if (callee.type === "MemberExpression")
    return [...wordsOf(callee.object), ...wordsOf(callee.property)];
  return callee.type === "CallExpression" ? wordsOf(callee.callee) : [];
}

/** The names of a file's tests and groups of tests that run, as they are written. */
export function testNamesOf({ path, text }: Source): string[] {
  const { program, errors } = parseSync(path, text);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${path}: ${error.message}`);
  const tests: { name: string; start: number }[] = [];
  const idle: { start: number; end: number }[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [first, ...others], start, end }) => {
      const [word = "", ...more] = wordsOf(callee);
      if (!testWords.has(word)) return;
      if (more.some((each) => idleWords.has(each))) idle.push({ start, end });
      if (first?.type !== "Literal" || typeof first.value !== "string") return;
      if (others.length > 0) tests.push({ name: first.value, start });
    },
  }).visit(program);
  return tests
    .filter(({ start }) => !idle.some((span) => start >= span.start && start < span.end))
    .map(({ name }) => name);
}
