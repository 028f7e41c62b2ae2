import { type ESTree, parseSync, Visitor } from "vite";
import type { Project } from "#scripts/checks/check.ts";
import type { Source } from "#scripts/sources.ts";

const testWords = new Set(["describe", "it", "test"]);

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

/** The word that `it("…")`, `it.each([…])("…")` and their like begin with. */
function firstWordOf(callee: ESTree.Node): string {
  if (callee.type === "Identifier") return callee.name;
  if (callee.type === "MemberExpression") return firstWordOf(callee.object);
  return callee.type === "CallExpression" ? firstWordOf(callee.callee) : "";
}

/** The names of a file's tests and groups of tests, as they are written. */
export function testNamesOf({ path, text }: Source): string[] {
  const { program, errors } = parseSync(path, text);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${path}: ${error.message}`);
  const names: string[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [first] }) => {
      if (first?.type !== "Literal" || typeof first.value !== "string") return;
      if (testWords.has(firstWordOf(callee))) names.push(first.value);
    },
  }).visit(program);
  return names;
}
