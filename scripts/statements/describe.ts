import type { Client } from "pg";
import type { Catalogue } from "#scripts/statements/catalogue.ts";
import {
  isNode,
  nodeOf,
  nodesOf,
  numberOf,
  readTree,
  wordOf,
  type TreeNode,
  type TreeValue,
} from "#scripts/statements/node-tree.ts";
import { nullabilityOf, type Nullability } from "#scripts/statements/nullability.ts";
import { columnsOf, DELETE, INSERT } from "#scripts/statements/query.ts";

export type ResultColumn = {
  name: string;
  /** PostgreSQL's name of the type, such as `bigint` or `text[]`. */
  type: string;
  nullability: Nullability;
  /** The texts that a check allows in the column it shows. */
  words: readonly string[] | undefined;
};

export type Parameter = {
  type: string;
  /** Whether it is written into a column that is never null. */
  refusesNull: boolean;
};

export type Description = {
  parameters: Parameter[];
  columns: ResultColumn[];
  /** Columns of a table into which it inserts that must have a value and get none from it. */
  unfilled: string[];
  /** NOT NULL columns into which the statement writes a literal null. */
  nulled: string[];
};

/**
 * Lets PostgreSQL describe a statement's parameters and columns without running it: its types
 * through PREPARE, and its analysed tree, which shows each column's origin and the outer joins
 * that can make it null, through a function that is rolled back.
 * @throws DatabaseError when PostgreSQL rejects the statement
 */
export async function describeStatement(
  client: Client,
  catalogue: Catalogue,
  text: string,
): Promise<Description> {
  await client.query("begin");
  try {
    await client.query(`prepare described as ${text}`);
    const prepared = await client.query<{ parameters: string[]; results: string[] | null }>(
      `select parameter_types::text[] as parameters, result_types::text[] as results
       from pg_prepared_statements where name = 'described'`,
    );
    const { parameters = [], results = null } = prepared.rows[0] ?? {};
    await client.query(
      `create function pg_temp.described(${parameters.join(", ")})
       returns ${results ? "setof record" : "void"} language sql begin atomic ${text}; end`,
    );
    const body = await client.query<{ tree: string }>(
      "select prosqlbody as tree from pg_proc where oid = 'pg_temp.described'::regproc",
    );
    const query = firstQuery(readTree(body.rows[0]?.tree ?? ""));
    const writes = writesToRequired(catalogue, query);
    const refusing = new Set(writes.flatMap(({ value }) => parameterOf(value)));
    const nullability = nullabilityOf(catalogue, query);
    return {
      parameters: parameters.map((type, at) => ({ type, refusesNull: refusing.has(at + 1) })),
      columns: columnsOf(query).map((column, at) => ({
        name: wordOf(column, "resname") ?? "",
        type: results?.[at] ?? "",
        nullability: nullability[at] ?? "unknown",
        words: catalogue.wordsOf(numberOf(column, "resorigtbl"), numberOf(column, "resorigcol")),
      })),
      unfilled: columnsWithoutValue(catalogue, query),
      nulled: writes.filter(({ value }) => isLiteralNull(value)).map(({ name }) => name),
    };
  } finally {
    await client.query("rollback");
    await client.query("deallocate all");
  }
}

/** Required columns that an INSERT, also one inside WITH, does not name. */
function columnsWithoutValue(catalogue: Catalogue, query: TreeNode): string[] {
  const within = nodesOf(query, "cteList")
    .flatMap((named) => nodesOf(named, "ctequery"))
    .flatMap((each) => columnsWithoutValue(catalogue, each));
  if (numberOf(query, "commandType") !== INSERT) return within;
  const table = nodesOf(query, "rtable")[numberOf(query, "resultRelation") - 1];
  const given = new Set(nodesOf(query, "targetList").map((each) => numberOf(each, "resno")));
  const own = catalogue
    .requiredOf(table ? numberOf(table, "relid") : 0)
    .filter(({ column }) => !given.has(column));
  return [...own.map(({ name }) => name), ...within];
}

function firstQuery(tree: TreeValue): TreeNode {
  if (isNode(tree)) return tree;
  if (Array.isArray(tree) && tree.length > 0) return firstQuery(tree[0] as TreeValue);
  throw new Error("the body of a statement is empty");
}

type Write = { name: string; value: TreeNode | undefined };

/** What an INSERT or UPDATE, also one inside WITH, writes into columns that refuse null. */
function writesToRequired(catalogue: Catalogue, query: TreeNode): Write[] {
  const table = nodesOf(query, "rtable")[numberOf(query, "resultRelation") - 1];
  const relation = table ? numberOf(table, "relid") : 0;
  const isDelete = numberOf(query, "commandType") === DELETE;
  const onConflict = nodesOf(query, "onConflict").flatMap((each) => nodesOf(each, "onConflictSet"));
  const own = (table && !isDelete ? [...nodesOf(query, "targetList"), ...onConflict] : [])
    .filter((target) => catalogue.isNotNull(relation, numberOf(target, "resno")))
    .map((target) => ({ name: wordOf(target, "resname") ?? "", value: nodeOf(target, "expr") }));
  const within = nodesOf(query, "cteList")
    .flatMap((named) => nodesOf(named, "ctequery"))
    .flatMap((each) => writesToRequired(catalogue, each));
  return [...own, ...within];
}

/** `null`, also as one result of a CASE. */
function isLiteralNull(expression: TreeNode | undefined): boolean {
  if (expression === undefined) return false;
  if (expression.tag === "CONST") return wordOf(expression, "constisnull") === "true";
  if (expression.tag === "CASEEXPR") {
    const results = nodesOf(expression, "args").flatMap((each) => nodesOf(each, "result"));
    return [...results, ...nodesOf(expression, "defresult")].some(isLiteralNull);
  }
  return CASTS.has(expression.tag) && isLiteralNull(nodeOf(expression, "arg"));
}

const CASTS = new Set(["RELABELTYPE", "COERCEVIAIO"]);

function parameterOf(expression: TreeNode | undefined): number[] {
  if (expression === undefined) return [];
  if (expression.tag === "PARAM" && wordOf(expression, "paramkind") === "0")
    return [numberOf(expression, "paramid")];
  return CASTS.has(expression.tag) ? parameterOf(nodeOf(expression, "arg")) : [];
}
