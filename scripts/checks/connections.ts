import { parseSync, Visitor, type ESTree } from "vite";
import type { Check } from "#scripts/checks/check.ts";
import { isTest, type Source } from "#scripts/sources.ts";

/** The names of an open transaction, or of the act that holds it, and those of a pool. */
const TRANSACTIONS = new Set(["tx", "act"]);
const POOLS = new Set(["db", "database", "pool"]);

/**
 * A function that gets a transaction uses no other connection: waiting for a second one while
 * holding the first is a deadlock when all are taken. This check does not see closures; the guard
 * in `server/kit/one-connection.ts` covers them in every test.
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
