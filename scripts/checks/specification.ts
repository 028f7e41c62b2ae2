import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ESTree, parseSync, Visitor } from "vite";
import type { Check, House } from "#scripts/checks/check.ts";
import type { Source } from "#scripts/sources.ts";

const table = "docs/specification.md";

/** One line of the table: a statement of the specification, and who answers for it. */
export type Row = { id: string; heldBy: string; provedBy: string };

/** Every statement of the specification names a file that holds it and a test that proves it. */
export const specification: Check = {
  name: "specification",
  findFaults: (house) => {
    const rows = rowsOf(readFileSync(join(house.root, table), "utf8"));
    return findUnproved(rows, house).map((fault) => `${table}: ${fault}`);
  },
};

export function rowsOf(markdown: string): Row[] {
  const lines = markdown.split("\n").filter((line) => /^\| S\d/.test(line));
  return lines.map((line) => {
    const [, id = "", , heldBy = "", provedBy = ""] = line.split(" | ").join("|").split("|");
    return { id: id.trim(), heldBy: heldBy.trim(), provedBy: provedBy.trim() };
  });
}

export function findUnproved(rows: readonly Row[], { root, sources }: House): string[] {
  if (rows.length === 0) return ["it has no rows"];
  const names = new Map<string, string[]>();
  const namesIn = (file: string): string[] => {
    const source = sources.find(({ path }) => path === file);
    const known = names.get(file) ?? (source ? testNamesOf(source) : []);
    names.set(file, known);
    return known;
  };
  const seen = new Set<string>();
  return rows.flatMap(({ id, heldBy, provedBy }) => {
    const faults: string[] = [];
    if (seen.has(id)) faults.push(`${id} stands twice`);
    seen.add(id);
    const [, file = ""] = /^`([^`]+)`$/.exec(heldBy) ?? [];
    if (!file) faults.push(`${id} names no file that holds it`);
    else if (!existsSync(join(root, file))) faults.push(`${id}: there is no ${file}`);
    const [, test = "", name = ""] = /^(\S+\.test\.tsx?): (.+)$/.exec(provedBy) ?? [];
    if (!test) faults.push(`${id} names no test that proves it`);
    else if (!namesIn(test).some((each) => each.startsWith(name)))
      faults.push(`${id}: no test or group of ${test} begins with "${name}"`);
    return faults;
  });
}

const testWords = new Set(["describe", "it", "test"]);

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
