import * as z from "zod/mini";
import { fileLines } from "#contract/call.ts";
import { localeCodes } from "#contract/locales.ts";
import { anyDay, rowId, writtenText } from "#contract/fields.ts";
import { LARGEST_HELP_FILE_BODY_BYTES } from "#contract/help-file-sizes.ts";
import { attachedFiles, helpFile, newHelpFile, openedHelpFile } from "#contract/help-files.ts";
import { helpCategory } from "#contract/help.ts";
import { act, ephemeral, read } from "#contract/office/call.ts";
import { officeComplaint } from "#contract/office/complaints.ts";
import { shortRowId } from "#contract/office/fields.ts";
import { memberStatuses } from "#contract/office/members.ts";
import { memberByLoginId, memberInAnswer } from "#contract/office/shown-member.ts";

const locale = z.enum(localeCodes);

/** A member, as the help desk sees them. */
const asker = z.object({
  id: z.int(),
  loginId: z.string(),
  nick: z.string(),
  level: z.int(),
  status: z.enum(memberStatuses),
  /** The language of the page that the member saw last; replies are in this language. */
  locale,
});

const helpStatus = z.enum(["waiting", "answered", "cancelled"]);

/** A question in the inbox's list. */
const inboxRow = z.object({
  id: z.int(),
  version: z.int(),
  title: z.string(),
  status: helpStatus,
  writtenAt: z.string(),
  member: asker,
  remarks: z.int(),
  /** The member removed it from their list and cannot read an answer any more. */
  isHidden: z.boolean(),
  category: helpCategory,
  /** A further message in a thread. */
  isFurther: z.boolean(),
  assignedTo: z.nullable(z.string()),
  /** YYYY-MM-DD. */
  followUpOn: z.nullable(z.string()),
});
export type InboxRow = z.infer<typeof inboxRow>;

const remark = z.object({
  id: z.int(),
  operator: z.string(),
  contents: z.string(),
  writtenAt: z.string(),
});
export type Remark = z.infer<typeof remark>;

/** One question and its answer; `contents` is plain text, `reply` sanitised HTML. */
const exchange = z.object({
  id: z.int(),
  title: z.string(),
  contents: z.string(),
  status: helpStatus,
  writtenAt: z.string(),
  isHidden: z.boolean(),
  reply: z.nullable(z.string()),
  repliedAt: z.nullable(z.string()),
  repliedBy: z.nullable(z.string()),
  /** When the member opened the reply. */
  readAt: z.nullable(z.string()),
  files: z.array(helpFile),
  replyFiles: z.array(helpFile),
  remarks: z.array(remark),
  /** Counts the changes of the three fields below. */
  version: z.int(),
  category: helpCategory,
  /** The case that the member contests. */
  caseId: z.nullable(z.int()),
  assignedTo: z.nullable(z.object({ id: z.int(), name: z.string() })),
  followUpOn: z.nullable(z.string()),
});
export type Exchange = z.infer<typeof exchange>;

/** A reply template with its text in each language that has one. */
const replyTemplate = z.object({
  id: z.int(),
  name: z.string(),
  version: z.int(),
  texts: z.partialRecord(locale, z.string()),
});
export type ReplyTemplate = z.infer<typeof replyTemplate>;

/** An operator's text: plain, or HTML that is sanitised. */
const written = writtenText(20_000);

/** The list of the inbox, and its filters. */
const inboxFilter = {
  list: z.enum(["waiting", "due", "done"]),
  category: z.optional(helpCategory),
  /** Only those that the operator has taken on, or those of nobody. */
  assigned: z.optional(z.enum(["me", "nobody"])),
  /** Only of the member with this sign-in id. */
  member: z.optional(z.string().check(z.maxLength(20))),
};

export const helpDeskCalls = {
  "get-help-inbox": read({
    summary:
      "Fifty questions: those that wait, the oldest first; those whose follow-up day has come, the longest due first; or those that are done, the newest first.",
    access: "messages.read",
    shows: memberByLoginId("help", "member"),
    fields: {
      ...inboxFilter,
      /** The last row of the page before. */
      after: z.optional(rowId),
    },
    output: z.object({ rows: z.array(inboxRow), next: z.nullable(z.int()) }),
    refusals: [],
  }),
  "export-helps": act({
    summary: "The questions of a list as a file, at most 100,000; without what was written.",
    access: "lists.export",
    mayBeLate: true,
    fields: inboxFilter,
    file: "questions.csv",
    output: fileLines,
    refusals: [],
  }),
  "get-help-thread": read({
    summary: "A question with the member's other ones around it, the oldest first.",
    access: "messages.read",
    shows: memberInAnswer("help", "member", "id"),
    fields: { id: rowId },
    output: z.object({
      id: z.int(),
      member: asker,
      thread: z.array(exchange),
      complaint: z.nullable(officeComplaint),
    }),
    refusals: ["not_found"],
  }),
  "reply-to-help": act({
    summary: "Answer a question; the member's open pages show it at once.",
    access: "messages.answer",
    fields: { id: rowId, reply: written, files: attachedFiles },
    output: z.object({}),
    refusals: ["not_found", "already", "own_measure"],
  }),
  "attach-reply-file": act({
    summary: "Attach a picture or a PDF to a reply that is not sent yet.",
    access: "messages.answer",
    fields: { id: rowId, ...newHelpFile },
    output: z.object({ file: helpFile }),
    refusals: ["not_found", "already", "own_measure", "file"],
    largestBodyBytes: LARGEST_HELP_FILE_BODY_BYTES,
  }),
  "open-help-file": act({
    summary: "See a file of a question or of a reply; the audit trail keeps who looked.",
    access: "messages.answer",
    fields: { id: rowId },
    output: openedHelpFile,
    refusals: ["not_found", "time"],
  }),
  "close-help": act({
    summary: "Close a question without an answer; a complaint is closed once it is decided.",
    access: "messages.answer",
    fields: { id: rowId },
    output: z.object({}),
    refusals: ["not_found", "already", "own_measure", "complaint"],
  }),
  "write-help-remark": act({
    summary: "Tell colleagues something about a question; members never see it.",
    access: "messages.answer",
    fields: { id: rowId, contents: writtenText(2_000) },
    output: z.object({ id: z.int() }),
    refusals: ["not_found"],
  }),
  "get-help-colleagues": read({
    summary: "The operators who may answer members, by name.",
    access: "messages.read",
    fields: {},
    output: z.object({ colleagues: z.array(z.object({ id: z.int(), name: z.string() })) }),
    refusals: [],
  }),
  "file-help": act({
    summary:
      "Say what a question is about, whose it is, and on which day it is looked at again; for the claim as for the handover.",
    access: "messages.answer",
    fields: {
      id: rowId,
      version: z.int(),
      category: helpCategory,
      assignedTo: z.nullable(rowId),
      followUpOn: z.nullable(anyDay),
    },
    output: z.object({}),
    refusals: ["not_found", "stale", "own_measure", "complaint"],
  }),
  "tell-writing": ephemeral({
    summary:
      "Tell colleagues that a reply is being written, for ten seconds, or that writing has ended.",
    access: "messages.answer",
    fields: { id: rowId, isWriting: z.boolean() },
    output: z.object({}),
    refusals: ["not_found"],
  }),
  "get-reply-templates": read({
    summary: "The reply templates by name.",
    access: "messages.read",
    fields: {},
    output: z.object({ templates: z.array(replyTemplate) }),
    refusals: [],
  }),
  "save-reply-template": act({
    summary: "Make a reply template, or change the one with this id.",
    access: "messages.answer",
    fields: {
      id: z.optional(shortRowId),
      /** The version that was read; the act is refused when a colleague has changed it since. */
      version: z.optional(z.int()),
      name: writtenText(60),
      texts: z
        .partialRecord(locale, written)
        .check(z.refine((each) => Object.keys(each).length > 0)),
    },
    output: z.object({ id: z.int() }),
    refusals: ["not_found", "already", "stale"],
  }),
  "remove-reply-template": act({
    summary: "Delete a reply template; the replies made with it stay.",
    access: "messages.answer",
    fields: { id: shortRowId },
    output: z.object({}),
    refusals: ["not_found"],
  }),
};
