import { TypeFlags, type Checker, type Type, type TypeReference } from "typescript/unstable/sync";

/** The values of a TypeScript type, as far as the driver distinguishes them. */
export type Shape = {
  kinds: ReadonlySet<string>;
  /** The literals of a type that consists only of literals and null. */
  words: readonly string[];
  hasNull: boolean;
  /** The element type of an array. */
  element: Shape | null;
  /** As the compiler writes it. */
  written(): string;
};

const primitives: readonly (readonly [TypeFlags, string])[] = [
  [TypeFlags.StringLike, "string"],
  [TypeFlags.BigIntLike, "bigint"],
  [TypeFlags.BooleanLike, "boolean"],
  [TypeFlags.NumberLike, "number"],
  [TypeFlags.AnyOrUnknown, "anything"],
];

/** Kept, because each question to the compiler is a call to another process. */
const known = new WeakMap<Type, Shape>();

export function shapeOf(checker: Checker, type: Type): Shape {
  const shape = known.get(type) ?? readShape(checker, type);
  known.set(type, shape);
  return shape;
}

function readShape(checker: Checker, type: Type): Shape {
  const parts = type.isUnionType() ? type.getTypes() : [type];
  const isNull = (part: Type): boolean =>
    (part.flags & (TypeFlags.Null | TypeFlags.Undefined | TypeFlags.Void)) !== 0;
  const solid = parts.filter((part) => !isNull(part));
  const words = solid.flatMap((part) =>
    part.isStringLiteralType() || part.isNumberLiteralType() ? [String(part.value)] : [],
  );
  const array = solid.find((part) => isArray(checker, part));
  const [held] = array ? checker.getTypeArguments(array as TypeReference) : [];
  return {
    kinds: new Set(solid.map((part) => kindOf(checker, part))),
    words: words.length === solid.length ? words : [],
    hasNull: solid.length < parts.length,
    element: held ? shapeOf(checker, held) : null,
    written: () => checker.typeToString(type),
  };
}

/** The shape of a value that has one of these shapes. */
export function anyOf(shapes: readonly Shape[]): Shape {
  const isOfWords = shapes.every(({ kinds, words }) => kinds.size === 0 || words.length > 0);
  const elements = shapes.flatMap(({ element }) => element ?? []);
  return {
    kinds: new Set(shapes.flatMap(({ kinds }) => [...kinds])),
    words: isOfWords ? [...new Set(shapes.flatMap(({ words }) => words))] : [],
    hasNull: shapes.some(({ hasNull }) => hasNull),
    element: elements.length > 0 ? anyOf(elements) : null,
    written: () => [...new Set(shapes.map((shape) => shape.written()))].join(" | "),
  };
}

/** A branded primitive is its primitive. */
function kindOf(checker: Checker, type: Type): string {
  if (type.isIntersectionType()) {
    const kinds = type.getTypes().map((part) => kindOf(checker, part));
    return kinds.find((kind) => primitives.some(([, name]) => name === kind)) ?? "object";
  }
  const primitive = primitives.find(([flags]) => (type.flags & flags) !== 0)?.[1];
  if (primitive) return primitive;
  if (isArray(checker, type)) return "array";
  const name = type.getSymbol()?.name;
  return name === "Date" || name === "Buffer" ? name : "object";
}

const isArray = (checker: Checker, type: Type): boolean =>
  type.isObjectType() && checker.isArrayLikeType(type);
