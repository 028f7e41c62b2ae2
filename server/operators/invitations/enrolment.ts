import type { OwnSelf } from "#contract/office/operators.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { hashPassword, isCommonPassword } from "#server/kit/passwords.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { throttle, type ThrottleRule } from "#server/kit/throttle.ts";
import { writeAudit } from "#server/operators/audit/audit.ts";
import * as store from "#server/operators/invitations/store.ts";
import { hashToken } from "#server/operators/invitations/invitations.ts";
import type { OfficeContext } from "#server/operators/office-handler.ts";
import { operatorObject } from "#server/operators/proposals/proposals.ts";
import {
  makeSecondFactor,
  openSecondFactor,
  sealSecondFactor,
  secondFactorUri,
  stepOfCode,
} from "#server/operators/second-factor.ts";
import { findOperator, selfOf, startOfficeSession } from "#server/operators/sessions.ts";
import type { OfficeDoor } from "#server/operators/sign-in.ts";
import { insertOperator, insertSignIn, spendStep } from "#server/operators/store.ts";

/** A token cannot be guessed; this keeps a flood of attempts from costing anything. */
const ENROLMENTS_PER_ADDRESS: ThrottleRule = { uses: 30, windowMs: 15 * 60_000 };
/** Codes that one link may try, so that six digits cannot be guessed either. */
export const CODES_PER_LINK: ThrottleRule = { uses: 5, windowMs: 15 * 60_000 };

/** Throws Refusal `not_found` for a link that is no more, `proposal_expired` for one too old. */
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
  throttle(db, clock, `office-enrolment:address:${address}`, ENROLMENTS_PER_ADDRESS);

/** Who a link is for. Throws Refusal `not_found`, `proposal_expired`, `too_often`. */
export async function openInvitation(door: OfficeDoor, address: string, token: string) {
  await countAttempt(door, address);
  const { loginId, name, role, expiresAt } = await findInvited(door.db, door.clock, token, {
    isLocked: false,
  });
  return { loginId, name, role, expiresAt: expiresAt.toISOString() };
}

/**
 * Keeps the password and makes a second factor, whose secret is shown this once; doing it again
 * makes another. Throws Refusal `not_found`, `proposal_expired`, `weak_password`, `too_often`.
 */
export async function enrol(
  door: OfficeDoor,
  address: string,
  { token, password }: { token: string; password: string },
): Promise<{ secret: string; uri: string }> {
  const { db, clock, appSecret } = door;
  await countAttempt(door, address);
  const { loginId } = await findInvited(db, clock, token, { isLocked: false });
  if (isCommonPassword(password) || password.toLowerCase().includes(loginId))
    throw new Refusal("weak_password");
  const secret = makeSecondFactor();
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const invitation = await findInvited(tx, clock, token, { isLocked: true });
    await store.setKeys(tx, invitation.id, passwordHash, sealSecondFactor(secret, appSecret));
  });
  return { secret, uri: secondFactorUri(secret, loginId) };
}

/**
 * The first code proves the second factor: the invitation becomes an operator who is signed in,
 * and its link is used up. The act is written into the audit trail with the reason of whoever
 * invited. Throws Refusal `not_found`, `proposal_expired`, `second_factor` for a wrong code,
 * `account_not_active` before `enrol`, `too_often`.
 */
export async function confirmEnrolment(
  door: OfficeDoor,
  context: OfficeContext,
  { token, code }: { token: string; code: string },
): Promise<{ session: { token: string; endsAt: Date }; operator: OwnSelf }> {
  const { db, clock, appSecret } = door;
  await countAttempt(door, context.address);
  const key = `office-enrolment:code:${hashToken(token).toString("hex")}`;
  await throttle(db, clock, key, CODES_PER_LINK);
  return db.transaction(async (tx) => {
    const invited = await findInvited(tx, clock, token, { isLocked: true });
    const { loginId, name, role, passwordHash, secondFactor } = invited;
    if (!passwordHash || !secondFactor) throw new Refusal("account_not_active");
    const now = clock.now();
    const step = stepOfCode(openSecondFactor(secondFactor, appSecret), code, now);
    if (step === null) throw new Refusal("second_factor");
    const operatorId = await insertOperator(tx, {
      loginId,
      name,
      role,
      passwordHash,
      secondFactor,
    });
    await spendStep(tx, operatorId, step);
    await store.endInvitation(tx, invited.id, { at: now, because: "accepted", operatorId });
    const { address, userAgent } = context;
    const signedIn = { operatorId, address, userAgent };
    await insertSignIn(tx, { ...signedIn, loginId, outcome: "success", at: now });
    const session = await startOfficeSession(tx, clock, signedIn);
    const operator = await findOperator(tx, clock, session.token, { isPassive: true });
    if (!operator) throw new Error("a session that has just started is not there");
    await writeAudit(
      tx,
      clock,
      { ...context, operator },
      {
        call: "confirm-enrolment",
        object: operatorObject(operatorId),
        reason: invited.reason,
        before: null,
        after: {
          loginId,
          name,
          role,
          status: "active",
        },
      },
    );
    return { session, operator: selfOf(operator) };
  });
}
