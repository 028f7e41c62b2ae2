import type { Description, Parameter, ResultColumn } from "#scripts/statements/describe.ts";
import type { Property, Statement } from "#scripts/statements/find.ts";
import type { Shape } from "#scripts/statements/shapes.ts";

/** The JavaScript type that the driver reads a type as; types that are not listed come as text. */
const readAs: Readonly<Record<string, string>> = {
  bigint: "bigint",
  smallint: "number",
  integer: "number",
  oid: "number",
  real: "number",
  "double precision": "number",
  boolean: "boolean",
  date: "Date",
  "timestamp with time zone": "Date",
  "timestamp without time zone": "Date",
  bytea: "Buffer",
  interval: "object",
};
const JSON_TYPES = new Set(["json", "jsonb"]);

/** The JavaScript types that the driver writes into a type; all others, and lists, take text. */
const writtenFrom: Readonly<Record<string, readonly string[]>> = {
  bigint: ["bigint", "number"],
  numeric: ["bigint", "number", "string"],
  smallint: ["number"],
  integer: ["number"],
  oid: ["number"],
  real: ["number"],
  "double precision": ["number"],
  boolean: ["boolean"],
  date: ["Date", "string"],
  "timestamp with time zone": ["Date", "string"],
  "timestamp without time zone": ["Date", "string"],
  bytea: ["Buffer"],
  json: ["string", "object"],
  jsonb: ["string", "object"],
};

/** Differences between a statement's declaration and its description, one sentence each. */
export function faultsOf(
  statement: Statement,
  { parameters, columns, nulled }: Description,
): string[] {
  const { row, values, texts } = statement;
  return [
    ...nulled.map((name) => `it writes null to "${name}", which refuses it`),
    ...(row ? faultsOfRow(row, columns) : []),
    ...(values && !texts.isPartial ? faultsOfValues(values, parameters) : []),
  ];
}

export type NullNote = { name: string; declaredAt: string | null; isNull: boolean };

/** For each column that is declared with null: whether this statement can return null there. */
export const isEverNull = ({ row }: Pick<Statement, "row">, { columns }: Description): NullNote[] =>
  (row ?? [])
    .filter(({ shape, isOptional }) => shape.hasNull && !isOptional)
    .flatMap(({ name, declaredAt }) => {
      const column = columns.find((each) => each.name === name);
      return column ? [{ name, declaredAt, isNull: column.nullability !== "never" }] : [];
    });

function faultsOfRow(row: readonly Property[], columns: readonly ResultColumn[]): string[] {
  const declared = new Map(row.map((property) => [property.name, property]));
  const selected = new Set(columns.map(({ name }) => name));
  return [
    ...row
      .filter(({ name, isOptional }) => !isOptional && !selected.has(name))
      .map(({ name }) => `"${name}" is declared and not selected`),
    ...columns.flatMap((column) => {
      const property = declared.get(column.name);
      return property
        ? faultsOfColumn(column, property.shape)
        : [`"${column.name}" is selected and not declared`];
    }),
  ];
}

function faultsOfColumn({ name, type, nullability, words }: ResultColumn, shape: Shape): string[] {
  const faults: string[] = [];
  if (!reads(type, shape)) faults.push(`"${name}" is ${type}, declared as ${shape.written()}`);
  if (nullability === "maybe" && !shape.hasNull && !shape.kinds.has("anything"))
    faults.push(`"${name}" may be null, declared as ${shape.written()}`);
  const more = shape.words.length > 0 ? words?.filter((word) => !shape.words.includes(word)) : [];
  if (more && more.length > 0)
    faults.push(`"${name}" may be ${more.join(", ")}, declared as ${shape.written()}`);
  return faults;
}

function reads(type: string, shape: Shape): boolean {
  if (shape.kinds.has("anything") || JSON_TYPES.has(type)) return true;
  if (type.endsWith("[]"))
    return onlyKind(shape, "array") && (!shape.element || reads(type.slice(0, -2), shape.element));
  return onlyKind(shape, readAs[type] ?? "string");
}

const onlyKind = ({ kinds }: Shape, kind: string): boolean =>
  [...kinds].every((each) => each === kind);

function faultsOfValues(values: readonly Shape[], parameters: readonly Parameter[]): string[] {
  if (values.length !== parameters.length)
    return [`${values.length} values are given, ${parameters.length} are expected`];
  return values.flatMap((shape, at) => {
    const { type, refusesNull } = parameters[at] as Parameter;
    const faults: string[] = [];
    if (!writes(type, shape)) faults.push(`$${at + 1} is ${type}, given ${shape.written()}`);
    if (refusesNull && shape.hasNull)
      faults.push(`$${at + 1} is written where null is refused, given ${shape.written()}`);
    return faults;
  });
}

function writes(type: string, shape: Shape): boolean {
  const kinds = [...shape.kinds];
  if (type.endsWith("[]")) {
    const { element } = shape;
    return kinds.every(
      (kind) =>
        kind === "string" || (kind === "array" && (!element || writes(type.slice(0, -2), element))),
    );
  }
  const from = writtenFrom[type] ?? ["string"];
  return kinds.every(
    (kind) => from.includes(kind) || (kind === "anything" && from.includes("object")),
  );
}
