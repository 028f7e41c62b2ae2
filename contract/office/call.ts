import * as z from "zod/mini";
import { writtenText } from "#contract/fields.ts";
import type { Permission } from "#contract/office/permissions.ts";
import { reasonLength } from "#contract/office/reason.ts";
import type { OfficeRefusalStatus } from "#contract/refusals.ts";

/** Who may make a call: anyone at the door, any operator for their own things, or a permission. */
type OfficeAccess = "anyone" | "operator" | Permission;

type Fields = z.core.$ZodLooseShape;

type Common = {
  /** One sentence. */
  summary: string;
  access: OfficeAccess;
  output: z.ZodMiniType;
  refusals: readonly OfficeRefusalStatus[];
  /** The answer is a file of this name, in place of JSON; `output` is then `fileLines`. */
  file?: string;
  /** For a call that carries a file; without it a body has the house's usual limit. */
  largestBodyBytes?: number;
};

/** What the handler of a file answers: its lines, in the order of the file, read as they are sent. */
export const fileLines = z.object({
  lines: z.custom<Iterable<string> | AsyncIterable<string>>(),
});

/** Why an operator does it: written into the audit trail with the act. */
const reason = writtenText(reasonLength.most).check(z.minLength(reasonLength.least));

/** Reads and changes nothing. */
export const read = <const Declared extends Common & { fields: Fields }>(declared: Declared) => ({
  ...declared,
  kind: "read" as const,
  changes: false as const,
  input: z.strictObject<Declared["fields"]>(declared.fields),
});

/**
 * Changes something. Its input always holds the operator's reason, and it leaves a row in the
 * audit trail in the transaction of the change. With `checkedBy` it can need a second operator:
 * then it is kept as a proposal that somebody else with that permission carries out. Its `secret`
 * fields are sealed while it waits and shown to neither of the two. With `givesLink` it makes a
 * one-time link, which the second operator gets and its proposer never sees.
 */
export const act = <
  const Declared extends Common & {
    fields: Fields;
    checkedBy?: Permission;
    secret?: readonly string[];
    givesLink?: boolean;
  },
>(
  declared: Declared,
) => ({
  ...declared,
  kind: "act" as const,
  changes: true as const,
  input: z.strictObject({ ...(declared.fields as Declared["fields"]), reason }),
});

/**
 * Changes the operator's own way in and nothing else: signing in and out, own sessions, the own
 * second factor. These have events of their own in place of an audit row, and ask no reason.
 */
export const ownKeys = <
  const Declared extends Common & { access: "anyone" | "operator"; fields: Fields },
>(
  declared: Declared,
) => ({
  ...declared,
  kind: "own-keys" as const,
  changes: true as const,
  input: z.strictObject<Declared["fields"]>(declared.fields),
});

/**
 * Tells colleagues something that is over in seconds, such as who is writing. It changes nothing
 * that is kept, so it asks no reason and leaves no audit row.
 */
export const signal = <const Declared extends Common & { fields: Fields }>(declared: Declared) => ({
  ...declared,
  kind: "signal" as const,
  changes: false as const,
  input: z.strictObject<Declared["fields"]>(declared.fields),
});

export type OfficeCallDeclaration = Common & {
  kind: "read" | "act" | "own-keys" | "signal";
  changes: boolean;
  input: z.ZodMiniType;
  checkedBy?: Permission;
  secret?: readonly string[];
  /** The second operator is answered a one-time link that the act makes. */
  givesLink?: boolean;
};
