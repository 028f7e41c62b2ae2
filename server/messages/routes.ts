import type { CallContext, HandlersOf } from "#contract/handler.ts";
import type { helpFileCalls } from "#contract/help-files.ts";
import type { messageCalls } from "#contract/messages.ts";
import type { Act, Acts } from "#server/kit/act.ts";
import { actorOf, signedIn } from "#server/members/signed-in.ts";
import { writeContact } from "#server/messages/contacts/contacts.ts";
import { attachFile, ownFile } from "#server/messages/files/files.ts";
import {
  answerReply,
  helpsOf,
  hideAllHelps,
  hideHelp,
  readHelp,
  writeHelp,
} from "#server/messages/help/help.ts";
import { hideAllNotes, hideNote, notesOf, readAllNotes, readNote } from "#server/messages/notes.ts";
import type { ShownToAll } from "#server/messages/shown.ts";

export const messageRoutes = (
  acts: Acts,
  shown: ShownToAll,
): HandlersOf<keyof (typeof messageCalls & typeof helpFileCalls) | "write-contact"> => {
  const { db, clock } = acts;
  const timeZoneOf = async ({ host }: CallContext) => (await shown.site(host)).timeZone;
  /** Performs an act of the call's member. */
  const changing = <T>(context: CallContext, work: (act: Act, memberId: bigint) => Promise<T>) => {
    const actor = actorOf(context);
    return acts.perform(actor, (act) => work(act, actor.memberId));
  };
  const changed = async (...changes: Parameters<typeof changing<void>>) => {
    await changing(...changes);
    return {};
  };

  return {
    "get-user-notices": async ({ host, locale }) => ({
      notices: await shown.notices(host, locale),
    }),
    "get-notice-popup": async ({ host, locale }) => ({ note: await shown.popups(host, locale) }),
    "get-help-list": async (context, { page }) =>
      helpsOf(db, signedIn(context).memberId, page ?? 1, await timeZoneOf(context)),
    "write-contact": async (context, request) => {
      await writeContact(db, clock, context, request);
      return {};
    },
    "user-write-help": (context, question) =>
      writeHelp(acts, signedIn(context).memberId, question, context.idempotencyKey),
    "user-answer-help": (context, message) =>
      answerReply(acts, signedIn(context).memberId, message, context.idempotencyKey),
    "attach-help-file": async (context, file) => ({
      file: await attachFile(acts, signedIn(context).memberId, file),
    }),
    "get-help-file": (context, { id }) => ownFile(db, signedIn(context).memberId, BigInt(id)),
    "read-help-message": async (context, { id }) => {
      const timeZone = await timeZoneOf(context);
      return changing(context, async (act, memberId) => ({
        help: await readHelp(act, memberId, BigInt(id), timeZone),
      }));
    },
    "del-help": (context, { id }) =>
      changed(context, (act, memberId) => hideHelp(act, memberId, BigInt(id))),
    "del-all-help": (context) => changed(context, (act, memberId) => hideAllHelps(act, memberId)),
    "get-user-note": async (context, { page }) =>
      notesOf(db, signedIn(context).memberId, page ?? 1, await timeZoneOf(context)),
    "read-note-message": async (context, { id }) => {
      const timeZone = await timeZoneOf(context);
      return changing(context, async (act, memberId) => ({
        note: await readNote(act, memberId, BigInt(id), timeZone),
      }));
    },
    "read-all-note": (context) => changed(context, (act, memberId) => readAllNotes(act, memberId)),
    "del-note": (context, { id }) =>
      changed(context, (act, memberId) => hideNote(act, memberId, BigInt(id))),
    "del-all-note": (context) => changed(context, (act, memberId) => hideAllNotes(act, memberId)),
  };
};
