import type { Act } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { checkMember } from "#server/members/barred-persons/checking.ts";
import { keepInUse } from "#server/members/dormancy/dormancy.ts";
import { takeSignInNote } from "#server/members/sign-in-notes/sign-in-notes.ts";
import { followIdentity } from "#server/members/identity-checks/holds/holding.ts";
import { askRegisters, type Asking } from "#server/members/registers/registers.ts";
import {
  endSession,
  startSession,
  type Session,
  type StartedSession,
} from "#server/members/sessions.ts";
import * as store from "#server/members/store.ts";

/** The address and the browser of a sign-in. */
export type Arrival = {
  address: string;
  userAgent: string;
  /** The browser's device token. */
  deviceToken: string;
  /** The session that the browser had before. */
  replaces: Session | null;
};

/**
 * Starts the session of a member whom a password or a passkey has just authenticated. The registers of
 * the member's site are asked first. A member whom they bar, a barred person, one whose demanded
 * identity is not verified and a suspended member get a reduced session, and may neither stake nor
 * deposit. `confirm` checks in the session's transaction, with the member locked, that what
 * authenticated them still counts. Throws Refusal `account_dormant`, `account_not_active`, and what
 * `confirm` throws.
 */
export async function beginSession(
  asking: Asking,
  arrival: Arrival,
  member: store.SigningIn,
  confirm: (act: Act) => Promise<void>,
): Promise<StartedSession> {
  const { acts } = asking;
  const { memberId } = member;
  const { address, userAgent } = arrival;
  await askRegisters(asking, memberId, "sign-in");
  await checkMember(acts, memberId, "sign-in");
  await followIdentity(acts, memberId);
  return acts.perform({ kind: "member", memberId }, async (act) => {
    const locked = await store.lockMember(act.tx, memberId);
    // An account can become dormant or be closed while a register is asked.
    const refusal = locked && refusalOf(locked.status);
    if (refusal) throw refusal;
    await confirm(act);
    await keepInUse(act, memberId);
    // A sign-in ends the session that the browser had, so that its token becomes invalid.
    if (arrival.replaces) await endSession(act, arrival.replaces, "replaced");
    if (member.hasBrowsers && !member.isKnownBrowser)
      await act.emit("member.new_browser", { memberId, address, userAgent });
    else if (await takeSignInNote(act, memberId))
      await act.emit("member.sign_in_noted", { memberId, address, userAgent });
    return startSession(act, { ...arrival, memberId });
  });
}

/** Why an account in this status has no session; null when it has one. */
export function refusalOf(status: store.SigningIn["status"]): Refusal | null {
  if (status === "dormant") return new Refusal("account_dormant");
  return status === "closed" ? new Refusal("account_not_active") : null;
}

/** Records an attempt to sign in; `memberId` is null for an id that does not exist. */
export const recordSignIn = (
  db: Queryable,
  clock: Clock,
  { address, userAgent }: Pick<Arrival, "address" | "userAgent">,
  of: { memberId: bigint | null; loginId: string; outcome: store.SignInOutcome },
): Promise<void> => store.insertSignIn(db, { ...of, address, userAgent }, clock.now());
