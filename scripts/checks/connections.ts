import { parseSync, Visitor, type ESTree } from "vite";
import type { Check } from "#scripts/checks/check.ts";
import { isTest, type Source } from "#scripts/sources.ts";

/** What an open transaction, or the act that holds it, is called everywhere, and what a pool is. */
const TRANSACTIONS = new Set(["tx", "act"]);
const POOLS = new Set(["db", "database", "pool"]);

/**
 * A function that is handed a transaction does everything on it: a second connection, asked for
 * while the first is held, waits for callers who wait for it. Closures are out of sight here; the
 * guard of `server/kit/one-connection.ts` meets them in every test.
 */
export const connections: Check = {
  name: "one connection for a transaction",
  findFaults: ({ sources }) => sources.flatMap(findSecondConnections),
};

type Callable = ESTree.Function | ESTree.ArrowFunctionExpression;

export function findSecondConnections(source: Source): string[] {
  if (!source.path.startsWith("server/") || isTest(source.path)) return [];
  const faults: string[] = [];
  const spans: { start: number; end: number }[] = [];
  const mentions: { name: string; start: number }[] = [];
  const enter = (node: Callable): void => {
    if (node.params.some((each) => "name" in each && TRANSACTIONS.has(each.name)) && node.body)
      spans.push(node.body);
  };
  const { program } = parseSync(source.path, source.text);
  new Visitor({
    FunctionDeclaration: enter,
    FunctionExpression: enter,
    ArrowFunctionExpression: enter,
    Identifier: ({ name, start }) => {
      if (POOLS.has(name)) mentions.push({ name, start });
    },
  }).visit(program);
  for (const { name, start } of mentions) {
    if (!spans.some((span) => start >= span.start && start < span.end)) continue;
    const line = source.text.slice(0, start).split("\n").length;
    faults.push(`${source.path}:${line}: "${name}" inside a function that holds a transaction`);
  }
  return faults;
}
