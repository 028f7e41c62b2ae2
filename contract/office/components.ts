import * as z from "zod/mini";
import { rowId } from "#contract/fields.ts";
import { read } from "#contract/office/call.ts";

/** The most checks in an answer. */
export const CHECKS_SHOWN = 50;

const check = z.object({
  id: rowId,
  at: z.string(),
  /** At a start a process checks what it loads; a whole check reads every file of the release. */
  kind: z.enum(["start", "whole"]),
  process: z.enum(["web", "worker"]),
  /** The name of the machine or container. */
  host: z.string(),
  /** The SHA-256 of the release's list of components. */
  release: z.string(),
  /** How many files, functions and triggers were compared. */
  components: z.int(),
  faultCount: z.int(),
  /** The first 20 of them. */
  faults: z.array(
    z.object({
      /** The path of a file, or the name of a function or trigger. */
      component: z.string(),
      fault: z.enum(["changed", "missing", "unknown"]),
    }),
  ),
});
export type ComponentCheck = z.infer<typeof check>;

export const componentOfficeCalls = {
  "get-component-checks": read({
    summary: "The newest comparisons of the installed components with those of their release.",
    access: "games.read",
    fields: {},
    output: z.object({ checks: z.array(check) }),
    refusals: [],
  }),
};
