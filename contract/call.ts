import * as z from "zod/mini";
import type { RefusalStatus } from "#contract/refusals.ts";

/**
 * Who may make a call of the member site; operators' calls are declared by `office/call.ts`.
 * A call without `access` does not compile.
 */
type Access = "visitor" | "member";

export type CallDeclaration = {
  /** One sentence for the OpenAPI document. */
  summary: string;
  access: Access;
  /** Whether the call changes something; a browser must then send it from the site's own origin. */
  isMutation: boolean;
  input: z.ZodMiniType;
  /** What the answer holds beside `status` when the call succeeds. */
  output: z.ZodMiniType;
  /** The answer is a file of this name instead of JSON; `output` is then `fileLines`. */
  file?: string;
  /** A replica may answer what it reads, some seconds late: nothing is decided by the answer. */
  mayBeLate?: true;
  /** For a call that carries a file; other bodies have the general limit. */
  largestBodyBytes?: number;
  /** The `status` of success; `success` for all calls but the health check. */
  success?: "success" | "authenticated";
  /** Every refusal of this call, as the `status` on the wire. */
  refusals: readonly RefusalStatus[];
};

/** The handler of a file answers its lines, which are read as they are sent. */
export const fileLines = z.object({
  lines: z.custom<Iterable<string> | AsyncIterable<string>>(),
});

/** Declares one call; the type keeps every literal so that both ends are checked against it. */
export const call = <const Declaration extends CallDeclaration>(
  declaration: Declaration,
): Declaration => declaration;
