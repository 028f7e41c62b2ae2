import type { Assertion, RequestOptions } from "#contract/passkeys.ts";
import type { Acts } from "#server/kit/act.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { forgive, networkCounts, throttleAll, type ThrottleRule } from "#server/kit/throttle.ts";
import { hashToken } from "#server/kit/tokens.ts";
import type { Place } from "#server/members/passkeys/own-passkeys.ts";
import * as store from "#server/members/passkeys/store.ts";
import type { Asking } from "#server/members/registers/registers.ts";
import {
  beginSession,
  recordSignIn,
  refusalOf,
  type Arrival,
} from "#server/members/session-start.ts";
import type { StartedSession } from "#server/members/sessions.ts";
import { findMemberForSignIn, type SigningIn, type SignInOutcome } from "#server/members/store.ts";
import { makeChallenge, spendChallenge } from "#server/passkeys/challenge.ts";
import { requestOptions, userHandle } from "#server/passkeys/options.ts";
import { markUsed } from "#server/passkeys/passkeys.ts";
import { hereOf } from "#server/passkeys/relying-party.ts";
import { verifyUse } from "#server/passkeys/verifying.ts";

/**
 * Limits the challenges of a network, and with them its attempts, because each takes one. A passkey
 * cannot be guessed, so guesses of a password leave it usable. A successful sign-in is not counted.
 */
export const CHALLENGES_PER_NETWORK: ThrottleRule = { uses: 60, windowMs: 15 * 60_000 };

const countsOf = (address: string) =>
  networkCounts("passkey-sign-in", address, CHALLENGES_PER_NETWORK);

const ownerOf = (deviceToken: string): store.ChallengeOwner => ({
  browserHash: hashToken(deviceToken),
  memberId: null,
});

/**
 * A challenge to sign in with any passkey that the browser's authenticators keep for this host, valid
 * once, in this browser, within five minutes. Throws Refusal `passkey_address`, `too_often`.
 */
export async function beginPasskeySignIn(
  { db, clock }: Acts,
  at: Place & { address: string },
): Promise<RequestOptions> {
  const here = hereOf(at);
  await throttleAll(db, clock, countsOf(at.address));
  return requestOptions(
    here,
    await makeChallenge(store.challenges, db, clock, ownerOf(at.deviceToken)),
    [],
  );
}

type Attempt = Arrival & Place & { passkey: Assertion; userHandle: string | undefined };

/**
 * Signs a member in with a passkey, which verifies its user and is two factors by itself. Throws
 * Refusal `passkey_address`; `second_factor` alike for an unknown or removed passkey, a wrong
 * signature, origin or handle, a user who was not verified, a counter that does not grow, and a
 * challenge that was used, has expired or was made for another browser; `account_not_active` and
 * `account_dormant` as `signIn` does. The session is that of `beginSession`.
 */
export async function signInByPasskey(asking: Asking, attempt: Attempt): Promise<StartedSession> {
  const { db, clock } = asking.acts;
  const { found, member, used } = await authenticate(asking.acts, attempt);
  for (const { key } of countsOf(attempt.address)) await forgive(db, key);
  return beginSession(asking, attempt, member, async ({ tx }) => {
    const use = { ...used, from: found.counter, at: clock.now() };
    if (!(await markUsed(tx, "member", found.id, use))) throw new Refusal("second_factor");
  });
}

type Authenticated = {
  found: store.SignInPasskey;
  member: SigningIn;
  used: { counter: bigint; isBackedUp: boolean };
};

async function authenticate({ db, clock }: Acts, attempt: Attempt): Promise<Authenticated> {
  const here = hereOf(attempt);
  const { passkey, deviceToken } = attempt;
  const owner = ownerOf(deviceToken);
  const challenge = await spendChallenge(
    store.challenges,
    db,
    clock,
    owner,
    passkey.clientDataJSON,
  );
  if (challenge === null) throw new Refusal("second_factor");
  const found = await store.findPasskey(db, Buffer.from(passkey.id, "base64url"), here.id);
  const member =
    found && (await findMemberForSignIn(db, found.loginId, hashToken(attempt.deviceToken)));
  if (!found || !member) throw new Refusal("second_factor");
  const { memberId } = member;
  const record = (outcome: SignInOutcome) =>
    recordSignIn(db, clock, attempt, { memberId, loginId: found.loginId, outcome });
  const used = await verifyUse(here, challenge, { ...found, id: passkey.id }, passkey);
  if (!used || attempt.userHandle !== userHandle("member", found.publicRef)) {
    await record("second_factor_wrong");
    throw new Refusal("second_factor");
  }
  const refusal = refusalOf(member.status);
  await record(refusal ? "account_not_active" : "success");
  if (refusal) throw refusal;
  return { found, member, used };
}
