import type * as z from "zod/mini";
import type { FieldFault } from "#contract/calls.ts";

/** What is wrong with a body, by field path; unknown fields are named one by one. */
export function fieldFaults(error: z.core.$ZodError): FieldFault[] {
  return error.issues.flatMap((issue): FieldFault[] => {
    const at = (key?: PropertyKey) => [...issue.path, ...(key === undefined ? [] : [key])].join(".");
    if (issue.code === "unrecognized_keys")
      return issue.keys.map((key) => ({ path: at(key), code: "unknown_field" }));
    return [{ path: at(), code: codeOf(issue) }];
  });
}

function codeOf(issue: z.core.$ZodIssue): string {
  if (issue.code === "invalid_type") return issue.input === undefined ? "required" : "type";
  if (issue.code === "too_small") return "too_small";
  if (issue.code === "too_big") return "too_big";
  return "format";
}
