/** A node of PostgreSQL's tree of a statement, with its fields; lists are arrays. */
export type TreeNode = { readonly tag: string; readonly fields: ReadonlyMap<string, TreeValue> };
export type TreeValue = string | TreeNode | readonly TreeValue[];

/** A delimiter is a token unless a backslash precedes it. */
const TOKEN = /[(){}]|(?:\\[^]|[^\s(){}\\])+/g;

/**
 * Reads PostgreSQL's text of a tree (`pg_node_tree`): `{TAG :field value …}`, `(a b c)` and words.
 * @throws Error when the text ends early
 */
export function readTree(text: string): TreeValue {
  const tokens = text.match(TOKEN) ?? [];
  let at = 0;
  const take = (): string => {
    const token = tokens[at++];
    if (token === undefined) throw new Error("the tree ends too early");
    return token;
  };
  const value = (): TreeValue => {
    const token = take();
    if (token === "{") return node();
    if (token === "(") return list();
    return token.replaceAll(/\\([^])/g, "$1");
  };
  const list = (): TreeValue[] => {
    const items: TreeValue[] = [];
    while (tokens[at] !== ")") items.push(value());
    at += 1;
    return items;
  };
  const node = (): TreeNode => {
    const tag = take();
    const fields = new Map<string, TreeValue>();
    let name = "";
    while (tokens[at] !== "}") {
      if (tokens[at]?.startsWith(":")) {
        name = take().slice(1);
        continue;
      }
      const found = value();
      // The bytes of a constant are several words; the first is their number.
      if (!fields.has(name)) fields.set(name, found);
    }
    at += 1;
    return { tag, fields };
  };
  return value();
}

export const isNode = (value: TreeValue | undefined): value is TreeNode =>
  typeof value === "object" && "tag" in value;

/** The nodes of a field; none when the field is empty or missing. */
export function nodesOf(node: TreeNode, field: string): TreeNode[] {
  const value = node.fields.get(field);
  if (isNode(value)) return [value];
  return Array.isArray(value) ? (value as readonly TreeValue[]).filter(isNode) : [];
}

export const nodeOf = (node: TreeNode, field: string): TreeNode | undefined =>
  nodesOf(node, field)[0];

/** A field that is a number; 0 when it is missing. */
export const numberOf = (node: TreeNode, field: string): number =>
  Number(node.fields.get(field) ?? 0);

/** A field that is a word; null when it is empty. */
export function wordOf(node: TreeNode, field: string): string | null {
  const value = node.fields.get(field);
  return typeof value !== "string" || value === "<>" ? null : value;
}

/** A field that is a set of numbers, such as the joins that can null a column. */
export function setOf(node: TreeNode, field: string): number[] {
  const value = node.fields.get(field);
  return Array.isArray(value) ? (value as readonly TreeValue[]).slice(1).map(Number) : [];
}
