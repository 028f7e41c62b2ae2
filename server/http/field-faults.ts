import type * as z from "zod/mini";
import type { FieldFault } from "#contract/calls.ts";

type Read<Shape extends z.ZodMiniType> =
  | { isRead: true; data: z.output<Shape> }
  | { isRead: false; errors: FieldFault[] };

/** A call's input as the contract has it, or what is wrong with it. */
export function readInput<Shape extends z.ZodMiniType>(shape: Shape, input: unknown): Read<Shape> {
  const parsed = shape.safeParse(input);
  if (!parsed.success) return { isRead: false, errors: fieldFaults(parsed.error, input) };
  const errors = unreadableTexts(parsed.data).map((path) => ({ path, code: "format" }));
  return errors.length > 0 ? { isRead: false, errors } : { isRead: true, data: parsed.data };
}

/**
 * What no text of a call may hold: a NUL, which no database takes, other control characters but
 * line breaks and tabs, and marks that turn the direction of what follows, so that a name or a
 * number reads as another. Half of a character is refused as well.
 */
const UNREADABLE = /[^\P{Cc}\t\n\r]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** The path of such a text. */
function unreadableTexts(value: unknown, path = ""): string[] {
  if (typeof value === "string")
    return UNREADABLE.test(value) || !value.isWellFormed() ? [path] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    unreadableTexts(each, path === "" ? key : `${path}.${key}`),
  );
}

/** What is wrong with a body, by field path; unknown fields are named one by one. */
function fieldFaults(error: z.core.$ZodError, input: unknown): FieldFault[] {
  return error.issues.flatMap((issue): FieldFault[] => {
    const at = (key?: PropertyKey) =>
      [...issue.path, ...(key === undefined ? [] : [key])].join(".");
    if (issue.code === "unrecognized_keys")
      return issue.keys.map((key) => ({ path: at(key), code: "unknown_field" }));
    return [{ path: at(), code: codeOf(issue, input) }];
  });
}

function codeOf(issue: z.core.$ZodIssue, input: unknown): string {
  if (issue.code === "invalid_type") return isAbsent(issue.path, input) ? "required" : "type";
  if (issue.code === "too_small") return "too_small";
  if (issue.code === "too_big") return "too_big";
  return "format";
}

const isAbsent = (path: readonly PropertyKey[], input: unknown): boolean =>
  path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    input,
  ) === undefined;
