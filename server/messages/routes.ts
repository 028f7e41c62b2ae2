import type { CallContext, HandlersOf } from "#contract/handler.ts";
import type { messageCalls } from "#contract/messages.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import { signedIn } from "#server/members/signed-in.ts";
import { helpsOf, hideAllHelps, hideHelp, readHelp, writeHelp } from "#server/messages/help.ts";
import { hideAllNotes, hideNote, notesOf, readAllNotes, readNote } from "#server/messages/notes.ts";
import { noticesOf } from "#server/messages/notices.ts";
import { popupsOf } from "#server/messages/popups.ts";
import { siteOf } from "#server/settings/sites.ts";

export type MessageRoutesOptions = {
  db: Database;
  clock: Clock;
  /** Tells the member's open pages that a count changed. */
  changed(memberId: bigint): void;
};

export const messageRoutes = (
  options: MessageRoutesOptions,
): HandlersOf<keyof typeof messageCalls> => {
  const { db, clock } = options;
  const timeZoneOf = async (context: CallContext) => (await siteOf(db, context.host)).timeZone;
  /** Does it for the member of the call and tells their open pages. */
  const changing = async <T>(context: CallContext, work: (memberId: bigint) => Promise<T>) => {
    const { memberId } = signedIn(context);
    const result = await work(memberId);
    options.changed(memberId);
    return result;
  };
  const acting = async (context: CallContext, work: (memberId: bigint) => Promise<unknown>) => {
    await changing(context, work);
    return {};
  };

  return {
    "get-user-notices": async (context) => ({
      notices: await noticesOf(db, clock, context.host, context.locale, await timeZoneOf(context)),
    }),
    "get-notice-popup": async (context) => ({
      note: await popupsOf(db, clock, context.host, context.locale),
    }),
    "get-help-list": async (context, { page }) =>
      helpsOf(db, signedIn(context).memberId, page ?? 1, await timeZoneOf(context)),
    "user-write-help": (context, question) =>
      changing(context, async (memberId) => ({
        id: await writeHelp(db, clock, memberId, question, context.idempotencyKey),
      })),
    "read-help-message": async (context, { id }) => {
      const timeZone = await timeZoneOf(context);
      return changing(context, async (memberId) => ({
        help: await readHelp(db, clock, memberId, BigInt(id), timeZone),
      }));
    },
    "del-help": (context, { id }) =>
      acting(context, (memberId) => hideHelp(db, clock, memberId, BigInt(id))),
    "del-all-help": (context) => acting(context, (memberId) => hideAllHelps(db, clock, memberId)),
    "get-user-note": async (context, { page }) =>
      notesOf(db, signedIn(context).memberId, page ?? 1, await timeZoneOf(context)),
    "read-note-message": async (context, { id }) => {
      const timeZone = await timeZoneOf(context);
      return changing(context, async (memberId) => ({
        note: await readNote(db, clock, memberId, BigInt(id), timeZone),
      }));
    },
    "read-all-note": (context) => acting(context, (memberId) => readAllNotes(db, clock, memberId)),
    "del-note": (context, { id }) =>
      acting(context, (memberId) => hideNote(db, clock, memberId, BigInt(id))),
    "del-all-note": (context) => acting(context, (memberId) => hideAllNotes(db, clock, memberId)),
  };
};
