import type { Catalogue } from "#scripts/statements/catalogue.ts";
import {
  alwaysAnswers,
  mayAnswerNull,
  neverAnswersNull,
  nullOnlyWithoutRows,
  nullOnlyWithoutValues,
} from "#scripts/statements/functions.ts";
import {
  columnKey,
  factsOf,
  factsOfQuery,
  factsOfResult,
  type Facts,
} from "#scripts/statements/narrowing.ts";
import {
  alwaysHasARow,
  columnsOf,
  countsRows,
  INSERT,
  isOfOldRow,
  mayLackRow,
  refersToItself,
  UPDATE,
} from "#scripts/statements/query.ts";
import {
  isNode,
  nodeOf,
  nodesOf,
  numberOf,
  setOf,
  wordOf,
  type TreeNode,
  type TreeValue,
} from "#scripts/statements/node-tree.ts";

/** Whether a value can be null; "unknown" for parameters and JSON. */
export type Nullability = "never" | "maybe" | "unknown";

/** A query and the queries around it. */
type Scope = {
  catalogue: Catalogue;
  query: TreeNode;
  facts: Facts;
  outer: Scope | null;
  /** On the right side of an UPDATE a column has its earlier value. */
  isBeforeWrite?: boolean;
};

/** Of an expression that is null when one of its operands is null. */
const whenAny = (values: readonly Nullability[]): Nullability =>
  values.includes("maybe") ? "maybe" : values.includes("unknown") ? "unknown" : "never";

/** Of an expression that is null only when all of its operands are null. */
const whenAll = (values: readonly Nullability[]): Nullability =>
  values.includes("never") ? "never" : values.includes("unknown") ? "unknown" : "maybe";

const enter = (query: TreeNode, catalogue: Catalogue, outer: Scope | null): Scope => ({
  catalogue,
  query,
  facts: factsOfResult(query, factsOfQuery(catalogue, query)),
  outer,
});

/** Whether each column of a statement's answer can be null. */
export function nullabilityOf(catalogue: Catalogue, query: TreeNode): Nullability[] {
  const scope = enter(query, catalogue, null);
  return columnsOf(query).map((_, at) => ofColumn(scope, at + 1));
}

function ofColumn(scope: Scope, number: number): Nullability {
  const operation = nodeOf(scope.query, "setOperations");
  if (operation) return ofOperation(scope, operation, number);
  const column = columnsOf(scope.query)[number - 1];
  const expression = column && nodeOf(column, "expr");
  return expression ? ofExpression(scope, expression) : "unknown";
}

/** UNION, INTERSECT and EXCEPT; the self-reference of a recursive query adds no case. */
function ofOperation(scope: Scope, operation: TreeNode, number: number): Nullability {
  if (operation.tag === "RANGETBLREF") {
    const entry = nodesOf(scope.query, "rtable")[numberOf(operation, "rtindex") - 1];
    const query = entry && nodeOf(entry, "subquery");
    if (!query || refersToItself(query)) return "never";
    return ofColumn(enter(query, scope.catalogue, scope), number);
  }
  const sides = [...nodesOf(operation, "larg"), ...nodesOf(operation, "rarg")];
  return whenAny(sides.map((side) => ofOperation(scope, side, number)));
}

const ofAll = (scope: Scope, expressions: readonly TreeNode[]): Nullability[] =>
  expressions.map((expression) => ofExpression(scope, expression));

function ofExpression(scope: Scope, expression: TreeNode): Nullability {
  const within = (field: string): Nullability[] => ofAll(scope, nodesOf(expression, field));
  switch (expression.tag) {
    case "VAR":
      return ofVariable(scope, expression);
    case "CONST":
      return wordOf(expression, "constisnull") === "true" ? "maybe" : "never";
    case "FUNCEXPR":
      return ofCall(scope, expression, "funcid");
    case "OPEXPR":
      return ofCall(scope, expression, "opfuncid");
    case "BOOLEXPR":
    case "SCALARARRAYOPEXPR":
      return whenAny(within("args"));
    case "COALESCEEXPR":
    case "MINMAXEXPR":
      return whenAll(within("args"));
    case "NULLIFEXPR":
      return "maybe";
    case "CASEEXPR":
      return ofCase(scope, expression);
    case "AGGREF":
    case "WINDOWFUNC":
      return ofAggregate(scope, expression);
    case "SUBLINK":
      return ofSubquery(scope, expression);
    case "RELABELTYPE":
    case "COERCEVIAIO":
    case "ARRAYCOERCEEXPR":
    case "COERCETODOMAIN":
    case "COLLATEEXPR":
    case "NAMEDARGEXPR":
      return whenAny(within("arg"));
    case "NULLTEST":
    case "BOOLEANTEST":
    case "DISTINCTEXPR":
    case "ARRAYEXPR":
    case "ROWEXPR":
    case "SQLVALUEFUNCTION":
      return "never";
    default:
      return "unknown";
  }
}

function ofCall(scope: Scope, call: TreeNode, field: string): Nullability {
  const called = scope.catalogue.functionOf(numberOf(call, field));
  if (!called || called.isOurs) return "unknown";
  if (mayAnswerNull.has(called.code)) return "maybe";
  if (neverAnswersNull.has(called.code)) return "never";
  return called.isStrict ? whenAny(ofAll(scope, nodesOf(call, "args"))) : "unknown";
}

function ofCase(scope: Scope, expression: TreeNode): Nullability {
  const branches = nodesOf(expression, "args").map((branch) => {
    const [condition, result] = [nodeOf(branch, "expr"), nodeOf(branch, "result")];
    if (!condition || !result) return "unknown";
    const { notNull, matched } = factsOf(scope.catalogue, condition);
    const facts = {
      notNull: new Set([...scope.facts.notNull, ...notNull]),
      matched: new Set([...scope.facts.matched, ...matched]),
    };
    return ofExpression({ ...scope, facts }, result);
  });
  return whenAny([...branches, ...ofAll(scope, nodesOf(expression, "defresult"))]);
}

function ofAggregate(scope: Scope, call: TreeNode): Nullability {
  const isWindow = call.tag === "WINDOWFUNC";
  const called = scope.catalogue.functionOf(numberOf(call, isWindow ? "winfnoid" : "aggfnoid"));
  if (!called) return "unknown";
  if (alwaysAnswers.has(called.name)) return "never";
  const hasRows =
    isWindow || nodesOf(scope.query, "groupClause").length > 0 || countsRows(scope.query);
  const isFiltered =
    nodesOf(call, "aggfilter").length > 0 || nodesOf(scope.query, "groupingSets").length > 0;
  if (!hasRows || isFiltered) return "maybe";
  if (nullOnlyWithoutRows.has(called.name)) return "never";
  if (!nullOnlyWithoutValues.has(called.name)) return "maybe";
  const given = nodesOf(call, "args").flatMap((each) =>
    each.tag === "TARGETENTRY" ? nodesOf(each, "expr") : [each],
  );
  return whenAny(ofAll(scope, given));
}

/** `exists`, `in`, `array(…)`, or a query used as a value, which may find no row. */
function ofSubquery(scope: Scope, link: TreeNode): Nullability {
  const kind = wordOf(link, "subLinkType");
  const query = nodeOf(link, "subselect");
  if (kind === "0" || kind === "6") return "never";
  if (!query) return "unknown";
  const column = ofColumn(enter(query, scope.catalogue, scope), 1);
  if (kind === "4") return alwaysHasARow(query) ? column : "maybe";
  const [compared] = nodesOf(link, "testexpr").flatMap((test) => nodesOf(test, "args"));
  return compared ? whenAny([column, ofExpression(scope, compared)]) : "unknown";
}

function ofVariable(from: Scope, variable: TreeNode): Nullability {
  let scope = from;
  for (let level = numberOf(variable, "varlevelsup"); level > 0; level--)
    scope = scope.outer ?? scope;
  const { catalogue, query, facts } = scope;
  if (mayLackRow(query, variable)) return "maybe";
  const isOld = isOfOldRow(variable);
  const known = isOld ? factsOfQuery(catalogue, query) : facts;
  if (known.notNull.has(columnKey(variable))) return "never";
  if (setOf(variable, "varnullingrels").some((join) => !facts.matched.has(join))) return "maybe";
  const place = numberOf(variable, "varno");
  const column = numberOf(variable, "varattno");
  const entry = nodesOf(query, "rtable")[place - 1];
  if (!entry) return "unknown";
  if (column === 0) return "never";
  const isWritten = place === numberOf(query, "resultRelation") && !scope.isBeforeWrite && !isOld;
  return (isWritten ? writtenTo(scope, column) : undefined) ?? ofEntry(scope, entry, column);
}

/** The value that an UPDATE, or an INSERT without an update, wrote into the returned column. */
function writtenTo(scope: Scope, column: number): Nullability | undefined {
  const { query } = scope;
  const command = numberOf(query, "commandType");
  const isPlain = command === UPDATE || (command === INSERT && !nodeOf(query, "onConflict"));
  const entry = isPlain
    ? nodesOf(query, "targetList").find((target) => numberOf(target, "resno") === column)
    : undefined;
  const expression = entry && nodeOf(entry, "expr");
  const table = nodesOf(query, "rtable")[numberOf(query, "resultRelation") - 1];
  if (!expression || (table && scope.catalogue.isNotNull(numberOf(table, "relid"), column)))
    return undefined;
  // In `set n = n + 1` the column on the right is what it was before.
  const facts = factsOfQuery(scope.catalogue, query);
  return ofExpression({ ...scope, facts, isBeforeWrite: true }, expression);
}

/** A column of what FROM names; PostgreSQL numbers the kinds. */
function ofEntry(scope: Scope, entry: TreeNode, column: number): Nullability {
  const { catalogue } = scope;
  const listed = (field: string): Nullability => {
    const expression = nodesOf(entry, field)[column - 1];
    return expression ? ofExpression(scope, expression) : "unknown";
  };
  switch (wordOf(entry, "rtekind")) {
    case "0":
      return catalogue.isNotNull(numberOf(entry, "relid"), column) ? "never" : "maybe";
    case "1": {
      const query = nodeOf(entry, "subquery");
      return query ? ofColumn(enter(query, catalogue, scope), column) : "unknown";
    }
    case "2":
      return ofJoined(scope, entry, column);
    case "3":
      return ofFunctionColumn(scope, entry, column);
    case "5":
      return ofValues(scope, entry, column);
    case "6":
      return ofNamedQuery(scope, entry, column);
    case "9":
      return listed("groupexprs");
    case null:
    default:
      return "unknown";
  }
}

/** A column that USING merges: in a full join at least one side has it. */
function ofJoined(scope: Scope, entry: TreeNode, column: number): Nullability {
  const expression = nodesOf(entry, "joinaliasvars")[column - 1];
  if (!expression) return "unknown";
  if (column > numberOf(entry, "joinmergedcols")) return ofExpression(scope, expression);
  const join = nodesOf(scope.query, "rtable").indexOf(entry) + 1;
  const matched = new Set([...scope.facts.matched, join]);
  return ofExpression({ ...scope, facts: { ...scope.facts, matched } }, expression);
}

/** A function in FROM; the column after its own ones is the row number. */
function ofFunctionColumn(scope: Scope, entry: TreeNode, column: number): Nullability {
  let passed = 0;
  for (const each of nodesOf(entry, "functions")) {
    const width = numberOf(each, "funccolcount");
    const call = nodeOf(each, "funcexpr");
    if (column <= passed + width) {
      const called = call && scope.catalogue.functionOf(numberOf(call, "funcid"));
      const isScalar = width === 1 && call !== undefined && called?.name !== "unnest";
      return isScalar ? ofExpression(scope, call) : "unknown";
    }
    passed += width;
  }
  return "never";
}

function ofValues(scope: Scope, entry: TreeNode, column: number): Nullability {
  const rows = entry.fields.get("values_lists");
  if (!Array.isArray(rows)) return "unknown";
  const given = (rows as readonly TreeValue[]).map((row) =>
    Array.isArray(row) ? (row as readonly TreeValue[])[column - 1] : undefined,
  );
  return whenAny(given.map((value) => (isNode(value) ? ofExpression(scope, value) : "unknown")));
}

function ofNamedQuery(from: Scope, entry: TreeNode, column: number): Nullability {
  let scope = from;
  for (let level = numberOf(entry, "ctelevelsup"); level > 0; level--) scope = scope.outer ?? scope;
  const name = wordOf(entry, "ctename");
  const named = nodesOf(scope.query, "cteList").find((each) => wordOf(each, "ctename") === name);
  const query = named && nodeOf(named, "ctequery");
  return query ? ofColumn(enter(query, scope.catalogue, scope), column) : "unknown";
}
