import fc from "fast-check";
import * as z from "zod/mini";

/** Values that a stranger sends where another is expected. */
export const HOSTILE: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.5,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  "",
  " ",
  "\u0000",
  "\ud800",
  "\u202eevil",
  "\u2028",
  "e\u0301\u0301\u0301",
  "0000-05-05",
  "2026-02-30",
  "9223372036854775808",
  "1e3",
  "-0",
  "NaN",
  "%",
  "_",
  "' or 1=1 --",
  "../../etc/passwd",
  "<script>alert(1)</script>",
  "__proto__",
  "x".repeat(20_000),
  [],
  {},
  [[[[[[[[]]]]]]]],
  { __proto__: null, constructor: { prototype: {} } },
];

type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  items?: Schema;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  enum?: readonly unknown[];
  const?: unknown;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
};

const hostile = fc.constantFrom(...HOSTILE);
/** Ids of the seed are small, so many calls find an object. */
const smallId = fc.integer({ min: 1, max: 60 });

/**
 * Bodies for one shape of the contract: most are valid except for one field, some are not objects.
 */
export function bodiesOf(shape: z.ZodMiniType): fc.Arbitrary<string> {
  const schema = z.toJSONSchema(shape, { io: "input", unrepresentable: "any" }) as Schema;
  const fitting = valueOf(schema);
  return fc.oneof(
    { weight: 6, arbitrary: fitting.map(textOf) },
    { weight: 6, arbitrary: fc.tuple(fitting, fc.nat(), hostile).map(withOneHostile) },
    { weight: 1, arbitrary: hostile.map(textOf) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }).map(textOf) },
    { weight: 1, arbitrary: fc.tuple(fitting.map(textOf), fc.nat()).map(cut) },
  );
}

/** One field of the body, or an extra one, has an invalid value. */
function withOneHostile([body, at, value]: [unknown, number, unknown]): string {
  if (typeof body !== "object" || body === null) return textOf(value);
  const names = [...Object.keys(body), "unexpected"];
  const name = names[at % names.length] ?? "unexpected";
  return textOf({ ...body, [name]: value });
}

const textOf = (value: unknown): string => JSON.stringify(value) ?? "undefined";
const cut = ([text, at]: [string, number]): string => text.slice(0, at % (text.length + 1));

function valueOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return fc.oneof(...either.map(valueOf));
  return byType[schema.type ?? ""]?.(schema) ?? hostile;
}

const byType: Readonly<Record<string, (schema: Schema) => fc.Arbitrary<unknown>>> = {
  object: objectOf,
  array: ({ items = {}, maxItems = 4 }) =>
    fc.array(valueOf(items), { maxLength: Math.min(4, maxItems) }),
  string: stringOf,
  integer: numberOf,
  number: numberOf,
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
};

function objectOf({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
  return fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, valueOf(field)])),
    { requiredKeys: [...required], noNullPrototype: true },
  );
}

function stringOf({ pattern, minLength = 0, maxLength = 40 }: Schema): fc.Arbitrary<string> {
  const words = fc.constantFrom("demo1", "moonlight-demo", "246810", "tiger", "달빛", "ko", "cs");
  const free = fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) });
  const matching = pattern === undefined ? free : matchingOf(pattern, free);
  return fc.oneof({ weight: 3, arbitrary: matching }, { weight: 1, arbitrary: words });
}

/**
 * Patterns with look-ahead cannot be generated, and those that only exclude some letters take
 * seconds and gigabytes: both get arbitrary text.
 */
const matchingOf = (pattern: string, otherwise: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  /\(\?[=!<]|\[\^|\\p/i.test(pattern) ? otherwise : fc.stringMatching(new RegExp(pattern));

function numberOf({ minimum = -10, maximum = 1e12 }: Schema): fc.Arbitrary<number> {
  const [min, max] = [Math.ceil(minimum), Math.floor(maximum)];
  const edges = fc.constantFrom(min, max, 0);
  return fc.oneof({ weight: 4, arbitrary: smallId }, edges, fc.maxSafeInteger());
}
