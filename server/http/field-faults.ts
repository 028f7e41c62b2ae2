import type * as z from "zod/mini";
import type { FieldFault } from "#contract/calls.ts";

type Read<Shape extends z.ZodMiniType> =
  | { isRead: true; data: z.output<Shape> }
  | { isRead: false; errors: FieldFault[] };

/** A call's parsed input, or the faults of its fields. */
export function readInput<Shape extends z.ZodMiniType>(shape: Shape, input: unknown): Read<Shape> {
  const parsed = shape.safeParse(input);
  if (!parsed.success) return { isRead: false, errors: fieldFaults(parsed.error, input) };
  const errors = unreadableTexts(parsed.data).map((path) => ({ path, code: "format" }));
  return errors.length > 0 ? { isRead: false, errors } : { isRead: true, data: parsed.data };
}

/**
 * Characters that no text of a call may contain: NUL, which PostgreSQL cannot store, other control
 * characters except line breaks and tabs, and bidirectional marks, which make a name or a number
 * read as another. Unpaired surrogates are refused as well.
 */
const UNREADABLE = /[^\P{Cc}\t\n\r]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** The paths of such texts. */
function unreadableTexts(value: unknown, path = ""): string[] {
  if (typeof value === "string")
    return UNREADABLE.test(value) || !value.isWellFormed() ? [path] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    unreadableTexts(each, path === "" ? key : `${path}.${key}`),
  );
}

/** The faults of a body by field path; every unknown field is named. */
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
