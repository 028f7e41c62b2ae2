import * as z from "zod/mini";
import { fileLines } from "#contract/call.ts";
import { act } from "#contract/office/call.ts";
import { level, memberStatuses } from "#contract/office/members.ts";

export const memberFileCalls = {
  "export-members": act({
    summary:
      "The members of a list as a file, at most 100,000; without numbers, and not by a masked number.",
    access: "lists.export",
    mayBeLate: true,
    fields: {
      by: z.optional(z.enum(["id", "nick"])),
      query: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(128))),
      status: z.optional(z.enum(memberStatuses)),
      level: z.optional(level),
      isTest: z.optional(z.boolean()),
    },
    file: "members.csv",
    output: fileLines,
    refusals: [],
  }),
};
