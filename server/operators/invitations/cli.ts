import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { invite, makeLink } from "#server/operators/invitations/invitations.ts";
import { renewSecondFactor } from "#server/operators/invitations/renewals.ts";
import * as store from "#server/operators/invitations/store.ts";
import { isAdministered } from "#server/operators/staff.ts";
import { findForSignIn } from "#server/operators/store.ts";
import type { AppSecret } from "#server/kit/sealed.ts";

type Link = { token: string; expiresAt: Date };

/**
 * Invites the first administrator; run again, it makes a new link. For people who can run commands
 * beside the database, which is more than any operator may do. Throws Refusal `forbidden` once an
 * administrator can sign in, because later invitations are made in the office by two operators;
 * `id_taken`.
 */
export const inviteFirstAdministrator = (
  db: Database,
  clock: Clock,
  { loginId, name }: { loginId: string; name: string },
): Promise<Link> =>
  db.transaction(async (tx) => {
    if (await isAdministered(tx)) throw new Refusal("forbidden");
    const open = await store.findOpenOf(tx, loginId);
    const reason = "the first administrator, invited at the machine";
    const invitation = {
      loginId,
      name,
      role: "admin",
      reason,
      madeBy: null,
      checkedBy: null,
      accessUntil: null,
    } as const;
    const { token, expiresAt } = await makeLink(
      tx,
      clock,
      open ?? (await invite(tx, clock, invitation)),
      null,
    );
    return { token, expiresAt };
  });

/**
 * Renews the second factor, and with `renewsPassword` the password, of an operator for whom no two
 * colleagues can do it, such as the only administrator; run again, it makes a new link. Throws
 * Refusal `not_found`, `account_not_active`.
 */
export const renewAtTheMachine = (
  db: Database,
  clock: Clock,
  appSecret: AppSecret,
  { loginId, renewsPassword }: { loginId: string; renewsPassword: boolean },
): Promise<Link> =>
  db.transaction(async (tx) => {
    const found = await findForSignIn(tx, loginId);
    if (!found) throw new Refusal("not_found");
    const operator = { ...found, id: found.operatorId, loginId };
    const reason = `${renewsPassword ? "password and second factor" : "second factor"} renewed at the machine`;
    const why = { reason, madeBy: null, checkedBy: null, renewsPassword };
    const open = await store.findOpenOf(tx, loginId);
    if (open !== undefined)
      await store.endInvitation(tx, open, {
        at: clock.now(),
        because: "revoked",
        operatorId: null,
      });
    const { renewalId } = await renewSecondFactor(tx, clock, appSecret, operator, why);
    const { token, expiresAt } = await makeLink(tx, clock, renewalId, null);
    return { token, expiresAt };
  });
