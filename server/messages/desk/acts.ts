import type { helpDeskCalls } from "#contract/office/help-desk.ts";
import { answerHelp, closeHelp, writeRemark } from "#server/messages/desk/answers.ts";
import { inboxOf, threadOf } from "#server/messages/desk/inbox.ts";
import { tellWriting } from "#server/messages/desk/writing.ts";
import type { SendingDesk } from "#server/messages/mailings/sending.ts";
import {
  removeTemplate,
  replyTemplates,
  saveTemplate,
} from "#server/messages/templates/templates.ts";
import type { OfficeHandlersOf } from "#server/operators/office-handler.ts";

const helpObject = (id: number): string => `help:${id}`;
const templateObject = (id: number): string => `reply-template:${id}`;

/** The help desk's calls. */
export const helpDeskRoutes = ({
  db,
  clock,
  changed,
}: SendingDesk): OfficeHandlersOf<keyof typeof helpDeskCalls> => ({
  "get-help-inbox": (_context, input) => inboxOf(db, input),
  "get-help-thread": (_context, { id }) => threadOf(db, BigInt(id)),
  "reply-to-help": async (tx, { operator }, { id, reply }) => {
    const answered = await answerHelp(tx, clock, operator, { id: BigInt(id), reply });
    return {
      answer: {},
      act: {
        object: helpObject(id),
        before: { status: "waiting" },
        after: { status: "answered", reply: answered.reply },
      },
      afterCommit: () => changed(answered.memberId),
    };
  },
  "close-help": async (tx, _context, { id }) => {
    const { memberId } = await closeHelp(tx, clock, BigInt(id));
    return {
      answer: {},
      act: {
        object: helpObject(id),
        before: { status: "waiting" },
        after: { status: "cancelled" },
      },
      afterCommit: () => changed(memberId),
    };
  },
  "write-help-remark": async (tx, { operator }, { id, contents }) => {
    const remarkId = await writeRemark(tx, clock, operator, { id: BigInt(id), contents });
    return {
      answer: { id: Number(remarkId) },
      act: { object: helpObject(id), before: null, after: { remark: contents } },
    };
  },
  "tell-writing": async ({ operator }, { id, isWriting }) => {
    await tellWriting(db, clock, operator, { id: BigInt(id), isWriting });
    return {};
  },
  "get-reply-templates": async () => ({ templates: await replyTemplates(db) }),
  "save-reply-template": async (tx, _context, input) => {
    const { id, before } = await saveTemplate(tx, input);
    const after = { name: input.name, ...input.texts };
    return { answer: { id }, act: { object: templateObject(id), before, after } };
  },
  "remove-reply-template": async (tx, _context, { id }) => {
    const name = await removeTemplate(tx, clock, id);
    return {
      answer: {},
      act: { object: templateObject(id), before: { name }, after: null },
    };
  },
});
