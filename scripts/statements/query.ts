import { nodeOf, nodesOf, numberOf, wordOf, type TreeNode } from "#scripts/statements/node-tree.ts";

/** PostgreSQL's numbers of the kinds of queries. */
const SELECT = 1;
export const UPDATE = 2;
export const INSERT = 3;
export const DELETE = 4;
const MERGE = 5;

/** PostgreSQL's numbers of `old` and `new` in RETURNING. */
const OLD_ROW = 1;
const NEW_ROW = 2;

const rowOf = (variable: TreeNode): number => numberOf(variable, "varreturningtype");

/** Whether a variable is `old.…` in RETURNING. */
export const isOfOldRow = (variable: TreeNode): boolean => rowOf(variable) === OLD_ROW;

/** Whether RETURNING names a row that need not exist: the old one of an insert, the new one of a deletion. */
export function mayLackRow(query: TreeNode, variable: TreeNode): boolean {
  const row = rowOf(variable);
  const command = numberOf(query, "commandType");
  if (command === MERGE) return row === OLD_ROW || row === NEW_ROW;
  return (row === OLD_ROW && command === INSERT) || (row === NEW_ROW && command === DELETE);
}

/** The columns of a statement's answer, in order. */
export const columnsOf = (query: TreeNode): TreeNode[] =>
  nodesOf(query, numberOf(query, "commandType") === SELECT ? "targetList" : "returningList").filter(
    (column) => wordOf(column, "resjunk") === "false",
  );

/** Whether it is the part of a recursive query that reads the rows of the previous step. */
export const refersToItself = (query: TreeNode): boolean =>
  nodesOf(query, "rtable").some((entry) => wordOf(entry, "self_reference") === "true");

/** `having count(*) > …`: a result needs at least one row. */
export const countsRows = (query: TreeNode): boolean =>
  nodesOf(query, "havingQual")
    .flatMap((condition) => (condition.tag === "OPEXPR" ? nodesOf(condition, "args") : []))
    .some(
      ({ tag, fields }, at) => at === 0 && tag === "AGGREF" && fields.get("aggstar") === "true",
    );

/** Whether it returns one row also from empty tables. */
export function alwaysHasARow(query: TreeNode): boolean {
  const isEmpty = (field: string): boolean => nodesOf(query, field).length === 0;
  if (!["groupClause", "groupingSets", "havingQual", "limitCount", "limitOffset"].every(isEmpty))
    return false;
  const from = nodeOf(query, "jointree");
  return (
    wordOf(query, "hasAggs") === "true" ||
    (from !== undefined &&
      nodesOf(from, "fromlist").length === 0 &&
      nodesOf(from, "quals").length === 0 &&
      wordOf(query, "hasTargetSRFs") === "false")
  );
}
