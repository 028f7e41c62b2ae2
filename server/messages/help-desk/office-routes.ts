import type { helpDeskCalls } from "#contract/office/help-desk.ts";
import type { OfficeInput } from "#contract/office/calls.ts";
import type { Acts } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import type { FileOrigin } from "#server/kit/list-file.ts";
import { dateOf } from "#server/kit/days.ts";
import { recognised } from "#server/kit/recognised.ts";
import {
  answerHelp,
  attachReplyFile,
  closeHelp,
  writeRemark,
} from "#server/messages/help-desk/answers.ts";
import { recordOpening } from "#server/members/accesses/accesses.ts";
import { fileHelp, helpColleagues } from "#server/messages/filing/filing.ts";
import { inboxFile } from "#server/messages/help-desk/file.ts";
import { openFile } from "#server/messages/files/files.ts";
import { inboxOf, threadOf } from "#server/messages/help-desk/inbox.ts";
import { tellWriting } from "#server/messages/help-desk/writing.ts";
import {
  removeTemplate,
  replyTemplates,
  saveTemplate,
} from "#server/messages/templates/templates.ts";
import { exported } from "#server/operators/exported.ts";
import type { OfficeHandlersOf } from "#server/operators/office-handler.ts";
import { siteOf } from "#server/settings/sites.ts";

const helpObject = (id: number): string => `help:${id}`;
const templateObject = (id: number): string => `reply-template:${id}`;

const attachmentRoutes: OfficeHandlersOf<"attach-reply-file" | "open-help-file"> = {
  "attach-reply-file": async (_context, { id, name, data }) => {
    const read = await recognised(data);
    return async (act) => {
      const file = await attachReplyFile(act, BigInt(id), { name, ...read });
      const after = { file: name, fileId: file.id, bytes: file.bytes };
      return { answer: { file }, audit: { object: helpObject(id), before: null, after } };
    };
  },
  "open-help-file": async (act, context, { id }) => {
    const { helpId, memberId, file } = await openFile(act, BigInt(id));
    await recordOpening(act, context, memberId, "help-file");
    const audit = { object: helpObject(Number(helpId)), before: null };
    return { answer: file, audit: { ...audit, after: { file: file.name, fileId: id } } };
  },
};

/** The help desk's calls. */
export const helpDeskRoutes = ({
  db,
  clock,
}: Acts): OfficeHandlersOf<keyof typeof helpDeskCalls> => ({
  ...fileRoutes(db, clock),
  "get-help-inbox": async ({ operator: { operatorId } }, input) => {
    const { timeZone } = await siteOf(db, "*");
    return inboxOf(db, input, { operatorId, today: dateOf(clock.now(), timeZone) });
  },
  "get-help-thread": (_context, { id }) => threadOf(db, BigInt(id)),
  "reply-to-help": async (act, _context, { id, reply, files }) => {
    const answered = await answerHelp(act, { id: BigInt(id), reply, files });
    return {
      answer: {},
      audit: {
        object: helpObject(id),
        before: { status: "waiting" },
        after: {
          status: "answered",
          reply: answered.reply,
          ...(files && files.length > 0 && { files: files.join(", ") }),
        },
      },
    };
  },
  ...attachmentRoutes,
  "close-help": async (act, _context, { id }) => {
    await closeHelp(act, BigInt(id));
    return {
      answer: {},
      audit: {
        object: helpObject(id),
        before: { status: "waiting" },
        after: { status: "cancelled" },
      },
    };
  },
  "get-help-colleagues": async () => ({ colleagues: await helpColleagues(db) }),
  "file-help": async (act, _context, input) => {
    const { before, after } = await fileHelp(act, input);
    return { answer: {}, audit: { object: helpObject(input.id), before, after } };
  },
  "write-help-remark": async (act, { operator }, { id, contents }) => {
    const remarkId = await writeRemark(act.tx, clock, operator, { id: BigInt(id), contents });
    return {
      answer: { id: Number(remarkId) },
      audit: { object: helpObject(id), before: null, after: { remark: contents } },
    };
  },
  "tell-writing": async ({ operator }, { id, isWriting }) => {
    await tellWriting(db, clock, operator, { id: BigInt(id), isWriting });
    return {};
  },
  "get-reply-templates": async () => ({ templates: await replyTemplates(db) }),
  "save-reply-template": async (act, _context, input) => {
    const { id, before } = await saveTemplate(act.tx, input);
    const after = { name: input.name, ...input.texts };
    return { answer: { id }, audit: { object: templateObject(id), before, after } };
  },
  "remove-reply-template": async (act, _context, { id }) => {
    const name = await removeTemplate(act.tx, clock, id);
    return {
      answer: {},
      audit: { object: templateObject(id), before: { name }, after: null },
    };
  },
});

function fileRoutes(db: Queryable, clock: Clock): OfficeHandlersOf<"export-helps"> {
  /** The questions are read while they are sent, after the audit row of the export is committed. */
  const linesOf = (
    filter: OfficeInput<"get-help-inbox">,
    seenBy: Parameters<typeof inboxFile>[2],
    origin: FileOrigin,
  ) => inboxFile(db, filter, seenBy, origin);
  return {
    "export-helps": async (act, { operator }, { reason: _reason, ...filter }) => {
      const { timeZone } = await siteOf(act.tx, "*");
      const at = clock.now();
      const seenBy = { operatorId: operator.operatorId, today: dateOf(at, timeZone) };
      const lines = linesOf(filter, seenBy, { by: operator.name, at, filter });
      return exported("help:list", filter, lines);
    },
  };
}
