import * as z from "zod/mini";
import { writtenText } from "#contract/fields.ts";
import type { Permission } from "#contract/office/permissions.ts";
import { reasonLength } from "#contract/office/reason.ts";
import type { ShownMember } from "#contract/office/shown-member.ts";
import type { OfficeRefusalStatus } from "#contract/refusals.ts";

/**
 * Who may make a call: everyone, any operator for their own affairs, or holders of a permission.
 */
type OfficeAccess = "anyone" | "operator" | Permission;

type Fields = z.core.$ZodLooseShape;

type Common = {
  /** One sentence. */
  summary: string;
  access: OfficeAccess;
  output: z.ZodMiniType;
  refusals: readonly OfficeRefusalStatus[];
  /** Numbers or moments, the least and the most of a range; a most below its least is invalid input. */
  ranges?: readonly (readonly [least: string, most: string])[];
  /** The answer is a file of this name instead of JSON; `output` is then `fileLines`. */
  file?: string;
  /** A replica may answer what it reads, some seconds late: nothing is decided by the answer. */
  mayBeLate?: true;
  /** For a call that carries a file; other bodies have the general limit. */
  largestBodyBytes?: number;
};

/** Why an operator does it: written into the audit trail with the act. */
const reason = writtenText(reasonLength.most).check(z.minLength(reasonLength.least));

/** A number as it is; a moment as milliseconds since 1970. */
const measureOf = (value: unknown): unknown =>
  typeof value === "string" ? Date.parse(value) : value;

const inOrder = ({ ranges = [] }: Pick<Common, "ranges">) =>
  ranges.map(([least, most]) =>
    z.refine<Record<string, unknown>>(
      ({ [least]: first, [most]: last }) => {
        const [from, to] = [measureOf(first), measureOf(last)];
        return typeof from !== "number" || typeof to !== "number" || from <= to;
      },
      { error: `below ${least}`, path: [most] },
    ),
  );

/** Reads and changes nothing; with `shows` the access to the member's data is recorded. */
export const read = <const Declared extends Common & { fields: Fields; shows?: ShownMember }>(
  declared: Declared,
) => ({
  ...declared,
  kind: "read" as const,
  isMutation: false as const,
  input: z.strictObject<Declared["fields"]>(declared.fields).check(...inOrder(declared)),
});

/**
 * Changes something. The input contains the operator's reason, and an audit row is written in the
 * transaction of the change. With `checkedBy` the act can need a second operator: it is then kept
 * as a proposal that another operator with that permission carries out. Its `secret` fields are
 * sealed while it waits and shown to neither of the two; its `sealed` fields are sealed too, and
 * shown as long as it waits, because the second operator compares them. With `givesLink` it makes a
 * one-time link, which the second operator gets and the proposer never sees.
 */
export const act = <
  const Declared extends Common & {
    fields: Fields;
    checkedBy?: Permission;
    secret?: readonly string[];
    sealed?: readonly string[];
    givesLink?: boolean;
  },
>(
  declared: Declared,
) => ({
  ...declared,
  kind: "act" as const,
  isMutation: true as const,
  input: z
    .strictObject({ ...(declared.fields as Declared["fields"]), reason })
    .check(...inOrder(declared)),
});

/**
 * Changes the operator's own access only: sign-in and sign-out, own sessions, the own second
 * factor. Such calls have their own events instead of an audit row, and need no reason.
 */
export const selfService = <
  const Declared extends Common & { access: "anyone" | "operator"; fields: Fields },
>(
  declared: Declared,
) => ({
  ...declared,
  kind: "self-service" as const,
  isMutation: true as const,
  input: z.strictObject<Declared["fields"]>(declared.fields),
});

/**
 * Shows colleagues something that is over in seconds, such as who is writing. Nothing is stored, so
 * it needs no reason and no audit row.
 */
export const ephemeral = <const Declared extends Common & { fields: Fields }>(
  declared: Declared,
) => ({
  ...declared,
  kind: "ephemeral" as const,
  isMutation: false as const,
  input: z.strictObject<Declared["fields"]>(declared.fields),
});

export type OfficeCallDeclaration = Common & {
  kind: "read" | "act" | "self-service" | "ephemeral";
  isMutation: boolean;
  input: z.ZodMiniType;
  checkedBy?: Permission;
  secret?: readonly string[];
  sealed?: readonly string[];
  shows?: ShownMember;
  /** The answer to the second operator contains a one-time link that the act makes. */
  givesLink?: boolean;
};
