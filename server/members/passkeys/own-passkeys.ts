import type { Output } from "#contract/calls.ts";
import { PASSKEYS_AT_MOST, type Attestation, type CreationOptions } from "#contract/passkeys.ts";
import type { Act, Acts } from "#server/kit/act.ts";
import type { Queryable } from "#server/kit/database.ts";
import { hashToken } from "#server/kit/tokens.ts";
import { recordEvent, type Actor } from "#server/members/account-events.ts";
import * as store from "#server/members/passkeys/store.ts";
import {
  asOwner,
  forgetAttempts,
  provePassword,
  type Given,
} from "#server/members/second-factors/proving.ts";
import { revokeSessions } from "#server/members/sessions.ts";
import { lockMember } from "#server/members/store.ts";
import { makeChallenge, spendChallenge } from "#server/passkeys/challenge.ts";
import { creationOptions, userHandle } from "#server/passkeys/options.ts";
import * as passkeys from "#server/passkeys/passkeys.ts";
import { hereOf, type RelyingParty } from "#server/passkeys/relying-party.ts";
import { verifyNewPasskey } from "#server/passkeys/verifying.ts";

/** Where a member is: the site's host in WebAuthn, null where it does not work, and the browser. */
export type Place = { relyingParty: RelyingParty | null; deviceToken: string };

/** The member's passkeys, oldest first, and whether they work at this host. */
export async function ownPasskeys(
  db: Queryable,
  memberId: bigint,
  relyingParty: RelyingParty | null,
): Promise<Output<"get-passkeys">> {
  const rows = await passkeys.passkeysOf(db, "member", memberId);
  return {
    passkeys: rows.map((row) => ({
      ...passkeys.shownPasskey(row),
      host: row.rpId,
      isForThisHost: row.rpId === relyingParty?.id,
    })),
    isUsableHere: relyingParty !== null,
    isFull: rows.length >= PASSKEYS_AT_MOST,
  };
}

/**
 * Begins to add a passkey, given the password, and a code of a member who has a second factor: a
 * passkey replaces both at the sign-in. `site` names the site to the authenticator. Throws Refusal
 * `passkey_address`, `too_many` above ten, `wrong_credentials`, `second_factor`, `too_often`.
 */
export async function beginPasskey(
  acts: Acts,
  actor: Actor,
  at: Place & { site: string },
  given: Given,
): Promise<CreationOptions> {
  const { db, clock } = acts;
  const { memberId } = actor;
  const here = hereOf(at);
  const existing = await passkeys.passkeysBeside(db, "member", memberId);
  const challenge = await asOwner(acts, actor, given, "passkey_refused", ({ tx }) =>
    makeChallenge(store.challenges, tx, clock, {
      browserHash: hashToken(at.deviceToken),
      memberId,
    }),
  );
  const { loginId, nick, publicRef } = await store.getPerson(db, memberId);
  return creationOptions(here, at.site, challenge, {
    handle: userHandle("member", publicRef),
    loginId,
    name: nick,
    existing,
    residentKey: "required",
  });
}

/**
 * Adds the passkey that an authenticator made for the challenge of `beginPasskey`; the member gets a
 * note. Throws Refusal `passkey_address`, `second_factor` for a wrong answer, `already_decided` for
 * a credential that is registered already, `too_many`.
 */
export async function addPasskey(
  { db, clock, perform }: Acts,
  actor: Actor,
  at: Place,
  { name, passkey }: { name: string; passkey: Attestation },
): Promise<void> {
  const { memberId } = actor;
  const here = hereOf(at);
  const owner = { browserHash: hashToken(at.deviceToken), memberId };
  const challenge = await spendChallenge(
    store.challenges,
    db,
    clock,
    owner,
    passkey.clientDataJSON,
  );
  const made = await verifyNewPasskey(here, challenge, passkey);
  await perform(actor, async (act) => {
    await lockMember(act.tx, memberId);
    await passkeys.addPasskey(act.tx, "member", memberId, { ...made, name }, clock.now());
    await say(act, actor, "passkey_added");
  });
}

/**
 * Removes a passkey, given the password, and ends the member's other sessions, which may have begun
 * with it; the member gets a note. The last one may go, because the password remains. Throws Refusal
 * `wrong_credentials`, `not_found`, `too_often`.
 */
export async function removePasskey(
  acts: Acts,
  actor: Actor,
  { id, password }: { id: bigint; password: string },
): Promise<void> {
  const { db, perform } = acts;
  const { memberId, sessionId } = actor;
  await provePassword(acts, actor, password, "passkey_refused");
  await perform(actor, async (act) => {
    await lockMember(act.tx, memberId);
    await passkeys.removePasskey(act.tx, "member", memberId, id);
    await say(act, actor, "passkey_removed");
    await revokeSessions(act, memberId, { keep: sessionId, because: "member" });
  });
  await forgetAttempts(db, memberId);
}

/**
 * Removes all passkeys of a member whose password was set with a link, because a stranger may have
 * added one of them. The member gets a note if there were any.
 */
export async function removeAfterReset(
  act: Act,
  by: { memberId: bigint; address: string },
): Promise<void> {
  if ((await passkeys.removePasskeys(act.tx, "member", by.memberId)) === 0) return;
  await say(act, { ...by, sessionId: null }, "passkeys_removed");
}

async function say(
  act: Act,
  by: { memberId: bigint; sessionId: string | null; address: string },
  change: "passkey_added" | "passkey_removed" | "passkeys_removed",
): Promise<void> {
  await recordEvent(act.tx, act.clock, by, change);
  await act.emit("member.key_changed", { memberId: by.memberId, change });
}
