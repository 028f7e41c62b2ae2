import type * as z from "zod/mini";

/**
 * Who may make a call of the member site; operators' calls are declared by `office/call.ts`.
 * A call without `access` does not compile.
 */
type Access = "visitor" | "member";

export type CallDeclaration = {
  /** One sentence for the OpenAPI document. */
  summary: string;
  access: Access;
  /** True when the call changes something: then a browser must come from the site's own origin. */
  changes: boolean;
  input: z.ZodMiniType;
  /** What the answer holds beside `status` when the call succeeds. */
  output: z.ZodMiniType;
  /** The `status` of success; `success` for all calls but the health check. */
  success?: "success" | "authenticated";
  /** Every way this call can say no, as the `status` that goes over the wire. */
  refusals: readonly RefusalStatus[];
};

/**
 * The closed list of refusals. The spelling is the specification's (section 4), but for
 * `country`, which it does not know; the meaning of each is fixed in the product's status table.
 */
export const refusalStatuses = [
  "alread_have_user",
  "already",
  "cant_find_code",
  "wait",
  "balance",
  "low_point",
  "pass",
  "otp",
  "time",
  "fix_server",
  "limit",
  "closed",
  "not_found",
  "country",
] as const;
export type RefusalStatus = (typeof refusalStatuses)[number];

/** Declares one call; the type keeps every literal so that both ends are checked against it. */
export const call = <const Declaration extends CallDeclaration>(
  declaration: Declaration,
): Declaration => declaration;
