import type * as z from "zod/mini";
import type { FieldFault } from "#contract/calls.ts";

/** What is wrong with a body, by field path; unknown fields are named one by one. */
export function fieldFaults(error: z.core.$ZodError, input: unknown): FieldFault[] {
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
