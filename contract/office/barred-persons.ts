import * as z from "zod/mini";
import { day, rowId, shapeOf } from "#contract/fields.ts";
import { memberRules } from "#contract/member-rules.ts";
import { act, read } from "#contract/office/call.ts";
import { personFieldRules } from "#contract/person-rules.ts";

/** Why a person may not play. */
export const barredKinds = ["staff", "contractor", "director", "household", "banned"] as const;
export type BarredKind = (typeof barredKinds)[number];

/** Where a barred person is recognised. */
const barredMoments = ["registration", "sign-in", "launch", "deposit"] as const;
export type BarredMoment = (typeof barredMoments)[number];

const { email } = personFieldRules;
/** What a person is recognised by; name and birth date count together, each other detail alone. */
const details = {
  name: shapeOf(memberRules.bankOwner),
  birthDate: z.optional(shapeOf(memberRules.birthDate)),
  phone: z.optional(shapeOf(memberRules.phone)),
  bankNumber: z.optional(shapeOf(memberRules.bankNumber)),
  email: z.optional(z.email({ pattern: email.patterns[0] }).check(z.maxLength(email.most))),
};

const colleague = z.object({ id: rowId, name: z.string(), loginId: z.string() });

const barredPerson = z.object({
  id: rowId,
  kind: z.enum(barredKinds),
  name: z.string(),
  /** Masked; null where it is not known, and after the entry has ended. */
  known: z.object({
    birthDate: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    bankNumber: z.nullable(z.string()),
    email: z.nullable(z.string()),
  }),
  /** The operator who is this person. */
  operator: z.nullable(colleague),
  reason: z.string(),
  /** The last day, in UTC; null without an end. */
  endsOn: z.nullable(z.string()),
  addedAt: z.string(),
  addedBy: z.string(),
  endedAt: z.nullable(z.string()),
  /** Null while the entry holds, and when it ended by its date. */
  removedBy: z.nullable(z.string()),
  /** The members who are this person. */
  members: z.array(z.object({ id: rowId, loginId: z.string(), nick: z.string() })),
  attempts: z.array(
    z.object({ moment: z.enum(barredMoments), count: z.int(), lastDay: z.string() }),
  ),
});
export type BarredPerson = z.infer<typeof barredPerson>;

export const barredPersonOfficeCalls = {
  "get-barred-persons": read({
    summary:
      "Persons who may not play, the newest 1,000, their attempts, and active operators without an entry.",
    access: "members.read",
    fields: { list: z.enum(["holding", "ended"]) },
    output: z.object({
      persons: z.array(barredPerson),
      unlisted: z.array(colleague),
    }),
    refusals: [],
  }),
  "add-barred-person": act({
    summary: "Bar a person from playing; members who are this person can stake no more.",
    access: "members.change",
    fields: {
      kind: z.enum(barredKinds),
      ...details,
      /** Of kind staff: the operator who is this person. */
      operatorId: z.optional(rowId),
      /** The last day, in UTC. */
      endsOn: z.optional(day),
    },
    output: z.object({ id: rowId }),
    /** `detail_missing`: no detail by which the person could be recognised. */
    refusals: ["not_found", "already", "detail_missing"],
  }),
  "remove-barred-person": act({
    summary: "Let a barred person play again; a second operator checks it.",
    access: "members.change",
    checkedBy: "members.check",
    fields: { id: rowId },
    output: z.object({}),
    refusals: ["not_found", "already", "waiting"],
  }),
};
