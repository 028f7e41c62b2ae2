import { SymbolFlags, type Project } from "typescript/unstable/sync";
import {
  isArrayLiteralExpression,
  isCallExpression,
  isPropertyAccessExpression,
  isSpreadElement,
  type CallExpression,
  type Expression,
  type Node,
  type SourceFile,
} from "typescript/unstable/ast";
import type { Type, TypeReference } from "typescript/unstable/sync";
import { anyOf, shapeOf, type Shape } from "#scripts/statements/shapes.ts";
import { textsOf, type Texts } from "#scripts/statements/texts.ts";

export type Property = {
  name: string;
  isOptional: boolean;
  shape: Shape;
  /** Where it is written, which several statements may share; null when it is computed. */
  declaredAt: string | null;
};

/** A call of `query`, with its declared row and values. */
export type Statement = {
  path: string;
  line: number;
  texts: Texts;
  /** The declared columns; null when none are. */
  row: readonly Property[] | null;
  /** The values for `$1`, `$2` …; null when the list is not written at the call. */
  values: readonly Shape[] | null;
};

/** Finds the statements of these files. */
export function findStatements(project: Project, paths: readonly string[]): Statement[] {
  const rows = createRows(project);
  return paths.flatMap((path) => {
    const file = project.program.getSourceFile(path);
    return file ? statementsOf(project, path, file, rows) : [];
  });
}

type Rows = (row: Type) => Property[];

function statementsOf(project: Project, path: string, file: SourceFile, rows: Rows): Statement[] {
  const { checker } = project;
  const found: Statement[] = [];
  const visit = (node: Node): void => {
    node.forEachChild(visit);
    if (!isCallExpression(node) || !isQuery(project, node)) return;
    const [text, values] = node.arguments;
    if (!text) return;
    const row = rowOf(project, node);
    found.push({
      path,
      line: file.text.slice(0, node.arguments.pos).split("\n").length,
      texts: textsOf(checker, text),
      row: row ? rows(row) : null,
      values: valuesOf(project, values),
    });
  };
  visit(file);
  return found;
}

/** Not the driver's own `query`: its session and transaction commands are not compared. */
function isQuery({ checker }: Project, { expression }: CallExpression): boolean {
  if (!isPropertyAccessExpression(expression) || expression.name.text !== "query") return false;
  const places = checker.getSymbolAtLocation(expression.name)?.declarations ?? [];
  return !places.some(({ path }) => path.includes("/node_modules/"));
}

/**
 * The `R` of the `Promise<R[]>` that the call returns, declared or inferred; null where it has no
 * columns or an index signature.
 */
function rowOf({ checker }: Project, call: CallExpression): Type | null {
  const signature = checker.getResolvedSignature(call);
  const promise = signature && checker.getReturnTypeOfSignature(signature);
  const [rows] = promise ? checker.getTypeArguments(promise as TypeReference) : [];
  const [row] = rows ? checker.getTypeArguments(rows as TypeReference) : [];
  return row && checker.getIndexInfosOfType(row).length === 0 ? row : null;
}

/** Reads each row type once; what only some kinds of a union have is optional. */
function createRows({ checker }: Project): Rows {
  const known = new Map<number, Property[]>();
  const read = (row: Type): Property[] => {
    if (row.isUnionType()) {
      const kinds = row.getTypes().map(read);
      const byName = Map.groupBy(kinds.flat(), ({ name }) => name);
      return [...byName.values()].flatMap((same) => {
        const [first] = same;
        if (!first) return [];
        const isOptional = same.length < kinds.length || same.some((each) => each.isOptional);
        return [{ ...first, isOptional, shape: anyOf(same.map(({ shape }) => shape)) }];
      });
    }
    const symbols = checker.getPropertiesOfType(row);
    const types = checker.getTypeOfSymbol(symbols);
    return symbols.flatMap((symbol, at) => {
      const type = types[at];
      if (!type) return [];
      const { name, flags, valueDeclaration: place } = symbol;
      const declaredAt = place ? `${place.path}:${place.index}` : null;
      const isOptional = (flags & SymbolFlags.Optional) !== 0;
      return [{ name, isOptional, shape: shapeOf(checker, type), declaredAt }];
    });
  };
  return (row) => {
    const found = known.get(row.id) ?? read(row);
    known.set(row.id, found);
    return found;
  };
}

/** The values that are written at the call, and those of tuples that are spread there. */
function valuesOf({ checker }: Project, values: Expression | undefined): Shape[] | null {
  if (!values) return [];
  if (!isArrayLiteralExpression(values)) return null;
  const types = values.elements.flatMap((each): readonly (Type | undefined)[] => {
    const type = checker.getTypeAtLocation(isSpreadElement(each) ? each.expression : each);
    if (!isSpreadElement(each)) return [type];
    const isTuple = type?.isTypeReference() && checker.isTupleType(type);
    return isTuple ? checker.getTypeArguments(type) : [undefined];
  });
  const shapes = types.flatMap((type) => (type ? [shapeOf(checker, type)] : []));
  return shapes.length === types.length ? shapes : null;
}
