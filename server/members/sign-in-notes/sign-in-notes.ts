import type { Act, Acts } from "#server/kit/act.ts";
import type { Queryable } from "#server/kit/database.ts";
import { throttle, TooOften, type ThrottleRule } from "#server/kit/throttle.ts";
import { recordEvent, type Actor } from "#server/members/account-events.ts";
import * as store from "#server/members/sign-in-notes/store.ts";

const DAY_MS = 86_400_000;

/** Of sign-ins in known browsers; each in a new browser leaves a note. */
export const SIGN_IN_NOTES_PER_MEMBER: ThrottleRule = { uses: 20, windowMs: DAY_MS };
export const SIGN_IN_NOTE_CHANGES_PER_MEMBER: ThrottleRule = { uses: 20, windowMs: DAY_MS };

/**
 * Whether the member gets a note about every sign-in, which they choose themselves. Source:
 * Pennsylvania, 58 Pa. Code § 812a.3(a)(5).
 */
export const hasSignInNotes = (db: Queryable, memberId: bigint): Promise<boolean> =>
  store.hasSignInNotes(db, memberId);

/**
 * Turns the notes about every sign-in on or off; what holds already is not stored again. Each change
 * is an event of the account, and a note says that they were turned off, because a stranger would do
 * that first. Throws Refusal `too_often`.
 */
export async function setSignInNotes(acts: Acts, actor: Actor, isOn: boolean): Promise<void> {
  const { memberId } = actor;
  const key = `sign-in-note-changes:${memberId}`;
  await throttle(acts.db, acts.clock, key, SIGN_IN_NOTE_CHANGES_PER_MEMBER);
  await acts.perform(actor, async (act) => {
    if (!(await store.updateSignInNotes(act.tx, memberId, isOn))) return;
    const change = isOn ? "sign_in_notes_on" : "sign_in_notes_off";
    await recordEvent(act.tx, act.clock, actor, change);
    if (!isOn) await act.emit("member.key_changed", { memberId, change: "sign_in_notes_off" });
  });
}

/**
 * Whether this sign-in in a known browser leaves a note: the member has chosen it, and the number of
 * a day is not reached. It counts the note.
 */
export async function takeSignInNote({ tx, clock }: Act, memberId: bigint): Promise<boolean> {
  if (!(await store.hasSignInNotes(tx, memberId))) return false;
  try {
    await throttle(tx, clock, `sign-in-notes:${memberId}`, SIGN_IN_NOTES_PER_MEMBER);
    return true;
  } catch (error) {
    if (error instanceof TooOften) return false;
    throw error;
  }
}
