import * as z from "zod/mini";
import { fileLines } from "#contract/call.ts";
import { rowId } from "#contract/fields.ts";
import { act, read } from "#contract/office/call.ts";

/** What a bundle is about. A bet of a sport book is a round too. */
export const disputeSubjects = ["round", "payment", "exclusion"] as const;
export type DisputeSubject = (typeof disputeSubjects)[number];

const bundle = z.object({
  id: z.int(),
  subject: z.enum(disputeSubjects),
  /** The round's id, the request's number, or the member's sign-in id. */
  record: z.string(),
  memberId: z.int(),
  loginId: z.string(),
  madeBy: z.string(),
  madeAt: z.string(),
  bytes: z.int(),
  /** False for the seconds until the worker has signed it; it is downloaded once it is signed. */
  isSigned: z.boolean(),
});
export type DisputeBundle = z.infer<typeof bundle>;

export const disputeCalls = {
  "get-dispute-bundles": read({
    summary: "The bundles about disputed records, fifty at a time, the newest first.",
    access: "lists.export",
    fields: { before: z.optional(rowId) },
    output: z.object({
      bundles: z.array(bundle),
      /** The `before` of the next page; null on the last. */
      next: z.nullable(z.int()),
      /** After how many days a bundle is deleted. */
      keptDays: z.int(),
    }),
    refusals: [],
  }),
  "make-dispute-bundle": act({
    summary:
      "Put what the product knows about a round, a payment or a member's newest break together, to be signed.",
    access: "disputes.make",
    fields: {
      subject: z.enum(disputeSubjects),
      record: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)),
    },
    output: z.object({ id: z.int() }),
    /** `not_found`: no such round, request or member, or the member took no break. */
    refusals: ["not_found"],
  }),
  "download-dispute-bundle": act({
    summary: "One signed bundle; downloading is an act of its own.",
    access: "lists.export",
    fields: { id: rowId },
    file: "dispute-bundle.json",
    output: fileLines,
    /** `not_found` also while it is not signed yet. */
    refusals: ["not_found"],
  }),
};
