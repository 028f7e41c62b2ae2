import type { OfficeOutput } from "#contract/office/calls.ts";
import type { OwnSelf } from "#contract/office/operators.ts";
import type { Attestation } from "#contract/passkeys.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";
import { deviceWords } from "#server/kit/device.ts";
import { verifyPassword } from "#server/kit/passwords.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { throttle, throttleNetwork, type ThrottleRule } from "#server/kit/throttle.ts";
import { hashToken } from "#server/kit/tokens.ts";
import { writeAudit } from "#server/operators/audit/audit.ts";
import * as store from "#server/operators/invitations/store.ts";
import type { OfficeContext } from "#server/operators/office-handler.ts";
import { hashNewPassword, setPassword } from "#server/operators/own-password.ts";
import { officePerson } from "#server/operators/passkeys/office-person.ts";
import { isPasskeysOnly } from "#server/operators/passkeys/rule.ts";
import * as passkeyStore from "#server/operators/passkeys/store.ts";
import { makeChallenge, spendChallenge } from "#server/passkeys/challenge.ts";
import { creationOptions } from "#server/passkeys/options.ts";
import { addPasskey, type NewPasskey } from "#server/passkeys/passkeys.ts";
import { hereOf } from "#server/passkeys/relying-party.ts";
import { verifyNewPasskey } from "#server/passkeys/verifying.ts";
import { operatorObject } from "#server/operators/proposals/proposals.ts";
import { makeSecondFactor, secondFactorUri, stepOfCode } from "#server/kit/totp.ts";
import { openSecondFactor, sealSecondFactor, ISSUER } from "#server/operators/second-factor.ts";
import { findOperator, selfOf, startOfficeSession } from "#server/operators/sessions.ts";
import type { OfficeDoor } from "#server/operators/sign-in.ts";
import { findActive } from "#server/operators/staff.ts";
import {
  findForSignIn,
  insertOperator,
  insertSignIn,
  replaceSecondFactor,
  spendStep,
} from "#server/operators/store.ts";

/** The token cannot be guessed; this bounds the cost of a flood of attempts. */
export const ENROLMENTS_PER_NETWORK: ThrottleRule = { uses: 30, windowMs: 15 * 60_000 };
/**
 * Attempts at codes, and at the password of a renewal, for one link; few enough to prevent
 * guessing.
 */
export const CODES_PER_LINK: ThrottleRule = { uses: 5, windowMs: 15 * 60_000 };

/**
 * Throws Refusal `not_found` for an ended or unknown link, `proposal_expired` for an expired one.
 */
async function findInvited(
  db: Queryable,
  clock: Clock,
  token: string,
  options: { isLocked: boolean },
): Promise<store.InvitationRow & { expiresAt: Date }> {
  const invitation = await store.findByToken(db, hashToken(token), options);
  if (!invitation || invitation.isEnded) throw new Refusal("not_found");
  const { expiresAt } = invitation;
  if (expiresAt === null || expiresAt <= clock.now()) throw new Refusal("proposal_expired");
  return { ...invitation, expiresAt };
}

const countAttempt = ({ db, clock }: OfficeDoor, address: string): Promise<void> =>
  throttleNetwork(db, clock, "office-enrolment", address, ENROLMENTS_PER_NETWORK);

/** The recipient of a link. Throws Refusal `not_found`, `proposal_expired`, `too_often`. */
export async function openInvitation(door: OfficeDoor, address: string, token: string) {
  await countAttempt(door, address);
  const invited = await findInvited(door.db, door.clock, token, { isLocked: false });
  const { loginId, name, role, renews, renewsPassword } = invited;
  return {
    loginId,
    name,
    role,
    expiresAt: invited.expiresAt.toISOString(),
    isRenewal: renews !== null,
    setsPassword: renews === null || renewsPassword,
  };
}

/**
 * Verifies an operator's existing password and answers its hash. Throws Refusal
 * `wrong_credentials`, and `too_often` after too many attempts with the link.
 */
async function provePassword(
  { db, clock }: OfficeDoor,
  { loginId, password, token }: { loginId: string; password: string; token: string },
): Promise<string> {
  await throttle(db, clock, linkKey("password", token), CODES_PER_LINK);
  const found = await findForSignIn(db, loginId);
  if (!found || !(await verifyPassword(password, found.passwordHash)))
    throw new Refusal("wrong_credentials");
  return found.passwordHash;
}

const linkKey = (what: "code" | "password", token: string): string =>
  `office-enrolment:${what}:${hashToken(token).toString("hex")}`;

/**
 * Stores a new password, or verifies the existing one when only the second factor is renewed, and
 * makes a second factor, whose secret is shown once; calling it again makes another. While staff
 * sign in with passkeys only, that secret is shown to no person, and a passkey is made instead.
 * Throws Refusal `not_found`, `proposal_expired`, `weak_password`, `wrong_credentials`, `too_often`;
 * `passkey_address` where a passkey is needed and cannot be made.
 */
export async function enrol(
  door: OfficeDoor,
  { address, relyingParty }: Pick<OfficeContext, "address" | "relyingParty">,
  { token, password }: { token: string; password: string },
): Promise<OfficeOutput<"enrol-operator">> {
  const { db, clock, appSecret } = door;
  await countAttempt(door, address);
  const invited = await findInvited(db, clock, token, { isLocked: false });
  const { loginId, name, renews, renewsPassword } = invited;
  const needsPasskey = await passkeyStore.findPasskeysOnly(db);
  if (needsPasskey && relyingParty === null) throw new Refusal("passkey_address");
  const passwordHash =
    renews === null || renewsPassword
      ? await hashNewPassword(invited, password)
      : await provePassword(door, { loginId, password, token });
  const secret = makeSecondFactor();
  await db.transaction(async (tx) => {
    const invitation = await findInvited(tx, clock, token, { isLocked: true });
    await store.setKeys(tx, invitation.id, passwordHash, sealSecondFactor(secret, appSecret));
  });
  if (!needsPasskey || relyingParty === null)
    return { secret, uri: secondFactorUri(secret, loginId, ISSUER), passkey: null };
  const challenge = await makeChallenge(passkeyStore.challenges, db, clock, {
    invitationId: invited.id,
    purpose: "join",
  });
  const person = officePerson({ loginId, name }, []);
  const passkey = creationOptions(relyingParty, ISSUER, challenge, person);
  return { secret: null, uri: null, passkey };
}

type Proved = store.InvitationRow & { passwordHash: string; secondFactor: Buffer };

/** What confirmed the second factor: the step of a code, or the passkey that was made. */
type Confirmed = { step: bigint } | { passkey: NewPasskey };

/** What a renewal sets, for the audit trail. */
const renewed = (state: "none" | "set", { renewsPassword }: store.InvitationRow) => ({
  secondFactor: state,
  ...(renewsPassword && { password: state }),
});

/** The operator that an invitation creates, or whose second factor a renewal replaces. */
async function enter(
  tx: Transaction,
  clock: Clock,
  invited: Proved,
  factor: Confirmed,
): Promise<bigint> {
  const { renews, loginId, name, role, passwordHash, secondFactor, renewsPassword } = invited;
  const { accessUntil } = invited;
  const created = { loginId, name, role, passwordHash, secondFactor, accessUntil };
  const operatorId = renews ?? (await insertOperator(tx, created));
  if (renews !== null) {
    // An operator who was suspended meanwhile cannot return with an old link.
    if (!(await findActive(tx, renews, clock.now()))) throw new Refusal("account_not_active");
    await replaceSecondFactor(tx, renews, secondFactor);
    if (renewsPassword) await setPassword(tx, clock, renews, passwordHash);
  }
  await passkeyStore.setHasCodeApp(tx, operatorId, "step" in factor);
  if ("step" in factor) await spendStep(tx, operatorId, factor.step);
  else await addPasskey(tx, "operator", operatorId, factor.passkey, clock.now());
  return operatorId;
}

/** The passkey made for a link, named like the device. Throws Refusal `second_factor`, `passkey_address`. */
async function passkeyFor(
  { db, clock }: OfficeDoor,
  context: OfficeContext,
  token: string,
  attestation: Attestation,
): Promise<NewPasskey> {
  const here = hereOf(context);
  const { id: invitationId } = await findInvited(db, clock, token, { isLocked: false });
  const owner = { invitationId, purpose: "join" } as const;
  const { clientDataJSON } = attestation;
  const challenge = await spendChallenge(passkeyStore.challenges, db, clock, owner, clientDataJSON);
  const made = await verifyNewPasskey(here, challenge, attestation);
  return { ...made, name: deviceWords(context.userAgent).slice(0, 60) || ISSUER };
}

/** Throws Refusal `second_factor` for a wrong code and for none, `passkey_needed` where codes are refused. */
async function stepFor(
  { clock, appSecret }: OfficeDoor,
  tx: Transaction,
  secondFactor: Buffer,
  code: string | undefined,
): Promise<bigint> {
  if (await isPasskeysOnly(tx)) throw new Refusal("passkey_needed");
  const secret = openSecondFactor(secondFactor, appSecret);
  const step = code === undefined ? null : stepOfCode(secret, code, clock.now());
  if (step === null) throw new Refusal("second_factor");
  return step;
}

/**
 * The first code, or a new passkey, confirms the second factor: the invitation becomes a signed-in operator, or the
 * operator's second factor is renewed, and the link is used up. The audit row has the reason of the
 * invitation. Throws Refusal `not_found`, `proposal_expired`, `second_factor` for a wrong code or
 * passkey, `account_not_active` before `enrol` and for a suspended operator, `too_often`,
 * `passkey_needed` for a code while staff sign in with passkeys only, `passkey_address`.
 */
export async function confirmEnrolment(
  door: OfficeDoor,
  context: OfficeContext,
  {
    token,
    code,
    passkey,
  }: { token: string; code?: string | undefined; passkey?: Attestation | undefined },
): Promise<{ session: { token: string; endsAt: Date }; operator: OwnSelf }> {
  const { db, clock } = door;
  await countAttempt(door, context.address);
  await throttle(db, clock, linkKey("code", token), CODES_PER_LINK);
  const made = passkey && (await passkeyFor(door, context, token, passkey));
  return db.transaction(async (tx) => {
    const invited = await findInvited(tx, clock, token, { isLocked: true });
    const { loginId, name, role, passwordHash, secondFactor } = invited;
    if (!passwordHash || !secondFactor) throw new Refusal("account_not_active");
    const now = clock.now();
    const factor = made ? { passkey: made } : { step: await stepFor(door, tx, secondFactor, code) };
    const operatorId = await enter(tx, clock, { ...invited, passwordHash, secondFactor }, factor);
    await store.endInvitation(tx, invited.id, { at: now, because: "accepted", operatorId });
    const { address, userAgent, browserToken } = context;
    const signedIn = { operatorId, address, userAgent };
    await insertSignIn(tx, { ...signedIn, loginId, outcome: "success", at: now });
    const session = await startOfficeSession(tx, clock, { ...signedIn, browserToken });
    const operator = await findOperator(tx, clock, session.token, { isPassive: true });
    if (!operator) throw new Error("the session that was just started is missing");
    const isNew = invited.renews === null;
    const act = {
      call: "confirm-enrolment",
      object: operatorObject(operatorId),
      reason: invited.reason,
      before: isNew ? null : renewed("none", invited),
      after: isNew ? { loginId, name, role, status: "active" } : renewed("set", invited),
    };
    await writeAudit(tx, clock, { ...context, operator }, act);
    return { session, operator: selfOf(operator) };
  });
}
