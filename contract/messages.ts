import * as z from "zod/mini";
import { call } from "#contract/call.ts";
import { empty, page, rowId, writtenText } from "#contract/fields.ts";
import { ownComplaint } from "#contract/complaints.ts";
import { attachedFiles, helpFile } from "#contract/help-files.ts";
import { helpCategory, helpFollowUp, helpText } from "#contract/help.ts";

/** A notice in the site's list; `domain` may name several hosts. `contents` is sanitised HTML. */
const notice = z.object({
  id: z.int(),
  title: z.string(),
  titleColor: z.nullable(z.string()),
  contents: z.string(),
  lastDate: z.string(),
  domain: z.string(),
  /** Listed above the others. */
  isPinned: z.boolean(),
});
export type Notice = z.infer<typeof notice>;

/** A popup of the home page; `contents` is sanitised HTML, positions are in CSS pixels. */
const popup = z.object({
  id: z.int(),
  title: z.string(),
  titleColor: z.nullable(z.string()),
  contents: z.string(),
  domain: z.string(),
  posX: z.int(),
  posY: z.int(),
});
export type Popup = z.infer<typeof popup>;

/**
 * A help item: a member's question in plain text and, once answered, the reply as sanitised HTML.
 * `lastDate`, `status` and `isRead` are those of the newest message of its thread.
 */
const helpItem = z.object({
  id: z.int(),
  title: z.string(),
  contents: z.string(),
  lastDate: z.string(),
  /** `wait` until answered, then `already`; `cansel` when closed without an answer. */
  status: z.enum(["wait", "already", "cansel"]),
  isRead: z.boolean(),
  reply: z.optional(z.string()),
  category: helpCategory,
  /** ISO 8601. */
  writtenAt: z.string(),
  repliedAt: z.optional(z.string()),
});
export type HelpItem = z.infer<typeof helpItem>;

/** A help item with the further messages of its thread, oldest first. */
const helpThread = z.extend(helpItem, {
  /** The first question's own state; `status` is that of the newest message. */
  ownStatus: helpItem.shape.status,
  files: z.array(helpFile),
  replyFiles: z.array(helpFile),
  followUps: z.array(helpFollowUp),
  /** The clock and the decision of a complaint; null for any other question. */
  complaint: z.nullable(ownComplaint),
});
export type HelpThread = z.infer<typeof helpThread>;

/** A private note from staff; `contents` is sanitised HTML. */
const note = z.object({
  id: z.int(),
  title: z.string(),
  titleColor: z.nullable(z.string()),
  contents: z.string(),
  lastDate: z.string(),
  isRead: z.boolean(),
});
export type Note = z.infer<typeof note>;

const helpFields = {
  title: writtenText(100),
  contents: helpText,
  /** `other` when it is absent. */
  category: z.optional(helpCategory),
  files: attachedFiles,
};

const one = z.strictObject({ id: rowId });
const done = z.object({});

export const messageCalls = {
  "get-user-notices": call({
    summary:
      "Notices of this host in the language of the page, pinned ones first, then the newest.",
    access: "visitor",
    isMutation: false,
    input: empty,
    output: z.object({ notices: z.array(notice) }),
    refusals: [],
  }),
  "get-notice-popup": call({
    summary: "The popups that this host shows now, in the language of the page.",
    access: "visitor",
    isMutation: false,
    input: empty,
    output: z.object({ note: z.array(popup) }),
    refusals: [],
  }),
  "get-help-list": call({
    summary: "The member's help items, newest first, twenty a page.",
    access: "member",
    isMutation: false,
    input: z.strictObject({ page }),
    output: z.object({ helps: z.array(helpItem), maxCount: z.int() }),
    refusals: [],
  }),
  "user-write-help": call({
    summary: "Ask the help desk.",
    access: "member",
    isMutation: true,
    input: z.strictObject(helpFields),
    output: z.object({ id: z.int() }),
    /** `not_found`: an attached file was deleted meanwhile. */
    refusals: ["time", "not_found"],
  }),
  "user-answer-help": call({
    summary: "Write a further message in the thread of one's own help item.",
    access: "member",
    isMutation: true,
    input: z.strictObject({ id: rowId, contents: helpText, files: attachedFiles }),
    output: z.object({ id: z.int() }),
    refusals: ["time", "not_found"],
  }),
  "read-help-message": call({
    summary: "One help item with its thread; its replies count as read from then on.",
    access: "member",
    isMutation: true,
    input: one,
    // Nested, because an item's status is another field than the answer's status.
    output: z.object({ help: helpThread }),
    refusals: ["not_found"],
  }),
  "del-help": call({
    summary:
      "Remove a help item from the member's list; the record stays. A complaint is removed once it is decided.",
    access: "member",
    isMutation: true,
    input: one,
    output: done,
    refusals: ["not_found", "wait"],
  }),
  "del-all-help": call({
    summary:
      "Remove all help items from the member's list, except complaints without a decision; the records stay.",
    access: "member",
    isMutation: true,
    input: empty,
    output: done,
    refusals: [],
  }),
  "get-user-note": call({
    summary: "The member's notes, newest first, twenty a page, and how many are unread.",
    access: "member",
    isMutation: false,
    input: z.strictObject({ page }),
    output: z.object({ note: z.array(note), maxCount: z.int(), noteCount: z.int() }),
    refusals: [],
  }),
  "read-note-message": call({
    summary: "One note; it counts as read from then on.",
    access: "member",
    isMutation: true,
    input: one,
    output: z.object({ note }),
    refusals: ["not_found"],
  }),
  "read-all-note": call({
    summary: "Mark every note as read.",
    access: "member",
    isMutation: true,
    input: empty,
    output: done,
    refusals: [],
  }),
  "del-note": call({
    summary: "Remove a note from the member's list; the record stays.",
    access: "member",
    isMutation: true,
    input: one,
    output: done,
    refusals: ["not_found"],
  }),
  "del-all-note": call({
    summary: "Remove all notes from the member's list; the records stay.",
    access: "member",
    isMutation: true,
    input: empty,
    output: done,
    refusals: [],
  }),
};
