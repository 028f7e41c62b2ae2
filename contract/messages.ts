import * as z from "zod/mini";
import { call } from "#contract/call.ts";

/** A notice as the site lists it; `domain` may name several hosts. */
export const notice = z.object({
  id: z.int(),
  title: z.string(),
  titleColor: z.nullable(z.string()),
  contents: z.string(),
  lastDate: z.string(),
  domain: z.string(),
});
export type Notice = z.infer<typeof notice>;

/** A help item: a member's question and, once answered, the reply. */
export const helpItem = z.object({
  id: z.int(),
  title: z.string(),
  contents: z.string(),
  lastDate: z.string(),
  /** `wait` until answered, then `already`; `cansel` when closed without an answer. */
  status: z.enum(["wait", "already", "cansel"]),
  isRead: z.boolean(),
  reply: z.optional(z.string()),
});
export type HelpItem = z.infer<typeof helpItem>;

const page = z.optional(z.int().check(z.minimum(1), z.maximum(100_000)));

export const messageCalls = {
  "get-user-notices": call({
    summary: "Notices of this host in the language of the page, newest first.",
    access: "visitor",
    changes: false,
    input: z.strictObject({}),
    output: z.object({ notices: z.array(notice) }),
    refusals: [],
  }),
  "get-help-list": call({
    summary: "The member's help items, newest first, twenty a page.",
    access: "member",
    changes: false,
    input: z.strictObject({ page }),
    output: z.object({ helps: z.array(helpItem), maxCount: z.int() }),
    refusals: [],
  }),
};
