import type { Catalogue } from "#scripts/statements/catalogue.ts";
import {
  nodeOf,
  nodesOf,
  numberOf,
  setOf,
  wordOf,
  type TreeNode,
} from "#scripts/statements/node-tree.ts";
import { UPDATE } from "#scripts/statements/query.ts";

/** What is known of each row that meets a query's conditions. */
export type Facts = {
  /** Columns that are not null, as `<place in the range table>.<number>`. */
  notNull: ReadonlySet<string>;
  /** Outer joins that found a row. */
  matched: ReadonlySet<number>;
};

const noFacts: Facts = { notNull: new Set(), matched: new Set() };

export const columnKey = (variable: TreeNode): string =>
  `${numberOf(variable, "varno")}.${numberOf(variable, "varattno")}`;

const both = (facts: readonly Facts[]): Facts => ({
  notNull: new Set(facts.flatMap((each) => [...each.notNull])),
  matched: new Set(facts.flatMap((each) => [...each.matched])),
});

const either = ([first = noFacts, ...others]: readonly Facts[]): Facts => ({
  notNull: new Set([...first.notNull].filter((key) => others.every((o) => o.notNull.has(key)))),
  matched: new Set([...first.matched].filter((join) => others.every((o) => o.matched.has(join)))),
});

/** What follows from the conditions of a query's FROM and WHERE. */
export function factsOfQuery(catalogue: Catalogue, query: TreeNode): Facts {
  const facts: Facts[] = [];
  const walk = (part: TreeNode): void => {
    const [left, right] = [nodeOf(part, "larg"), nodeOf(part, "rarg")];
    const kind = part.tag === "JOINEXPR" ? (wordOf(part, "jointype") ?? "") : "inner";
    // An outer join also keeps rows that do not meet its condition.
    if (kind === "inner" || kind === "0")
      facts.push(...nodesOf(part, "quals").map((condition) => factsOf(catalogue, condition)));
    nodesOf(part, "fromlist").forEach(walk);
    if (left && ["0", "1"].includes(kind)) walk(left);
    if (right && ["0", "3"].includes(kind)) walk(right);
  };
  nodesOf(query, "jointree").forEach(walk);
  return both(facts);
}

/** Without the columns that an UPDATE writes: its conditions were met by the row as it was before. */
export function factsOfResult(query: TreeNode, facts: Facts): Facts {
  if (numberOf(query, "commandType") !== UPDATE) return facts;
  const place = numberOf(query, "resultRelation");
  const written = new Set(
    nodesOf(query, "targetList").map((each) => `${place}.${numberOf(each, "resno")}`),
  );
  const notNull = [...facts.notNull].filter((key) => !written.has(key));
  return { ...facts, notNull: new Set(notNull) };
}

/** What is known when a condition is true. */
export function factsOf(catalogue: Catalogue, condition: TreeNode): Facts {
  const parts = (): Facts[] => nodesOf(condition, "args").map((part) => factsOf(catalogue, part));
  if (condition.tag === "BOOLEXPR") {
    const operator = wordOf(condition, "boolop");
    if (operator === "and") return both(parts());
    return operator === "or" ? either(parts()) : noFacts;
  }
  if (condition.tag === "NULLTEST")
    return numberOf(condition, "nulltesttype") === 1
      ? both(nodesOf(condition, "arg").map((part) => factsOfValue(catalogue, part)))
      : noFacts;
  return factsOfValue(catalogue, condition);
}

/** What is known when an expression is not null: arguments of strict functions are not null. */
function factsOfValue(catalogue: Catalogue, expression: TreeNode): Facts {
  const down = (field: string, most = Infinity): Facts =>
    both(
      nodesOf(expression, field)
        .slice(0, most)
        .map((part) => factsOfValue(catalogue, part)),
    );
  switch (expression.tag) {
    case "VAR":
      if (numberOf(expression, "varlevelsup") > 0) return noFacts;
      return {
        notNull: new Set([columnKey(expression)]),
        matched: new Set(setOf(expression, "varnullingrels")),
      };
    case "RELABELTYPE":
    case "COERCEVIAIO":
    case "COLLATEEXPR":
      return down("arg");
    case "SCALARARRAYOPEXPR":
      // `= any`. With `<> all` of an empty list, null passes too.
      return wordOf(expression, "useOr") === "true" ? down("args", 1) : noFacts;
    case "SUBLINK":
      return wordOf(expression, "subLinkType") === "2" ? down("testexpr") : noFacts;
    case "OPEXPR":
    case "FUNCEXPR": {
      const oid = numberOf(expression, expression.tag === "OPEXPR" ? "opfuncid" : "funcid");
      return catalogue.functionOf(oid)?.isStrict ? down("args") : noFacts;
    }
    default:
      return noFacts;
  }
}
