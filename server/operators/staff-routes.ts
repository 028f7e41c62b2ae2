import type { enrolmentCalls, staffCalls } from "#contract/office/staff.ts";
import { hasConflict } from "#contract/office/duties.ts";
import type { Role } from "#contract/office/permissions.ts";
import * as colleagues from "#server/operators/staff/staff.ts";
import {
  confirmEnrolment,
  enrol,
  openInvitation,
} from "#server/operators/invitations/enrolment.ts";
import { assertRenewable, renewSecondFactor } from "#server/operators/invitations/renewals.ts";
import { assertEndChange, changeEnd } from "#server/operators/staff/access-end.ts";
import { meetOperator } from "#server/operators/staff/meeting.ts";
import * as invitations from "#server/operators/invitations/invitations.ts";
import {
  isCarriedOut,
  type Facts,
  type OfficeHandlersOf,
} from "#server/operators/office-handler.ts";
import { assertNoneWaiting, operatorObject } from "#server/operators/proposals/proposals.ts";
import { endOfficeSession } from "#server/operators/sessions.ts";
import type { OfficeDoor } from "#server/operators/sign-in.ts";

type Person = { loginId: string; name: string };

const momentOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** A change of an operator, before and after, with their id and name. */
const sides = ({ loginId, name }: Person, before: Facts, after: Facts) => ({
  before: { loginId, name, ...before },
  after: { loginId, name, ...after },
});

/** The role that a person gets; a role with conflicting duties is marked for the second operator. */
const granted = (role: Role): Facts => ({
  role,
  ...(hasConflict(role) && { hasConflictingDuties: true }),
});

/** The office's calls about staff. */
export const colleagueRoutes = ({
  db,
  clock,
  appSecret,
}: OfficeDoor): OfficeHandlersOf<keyof typeof staffCalls> => ({
  "get-operators": ({ operator }, { after }) => colleagues.colleagues(db, clock, operator, after),
  "get-operator-sign-ins": (_context, filter) => colleagues.signInsOfAll(db, filter),
  "change-operator-role": async (act, context, { id, role, from }) => {
    const change = { id: BigInt(id), role, from };
    const person = await colleagues.assertRoleChange(act.tx, context.operator, change);
    const object = operatorObject(person.id);
    if (!isCarriedOut(context))
      return { proposes: { object, ...sides(person, { role: from }, granted(role)) } };
    const sessionsEnded = await colleagues.changeRole(act.tx, clock, person.id, role);
    const changed = sides(person, { role: from }, { ...granted(role), sessionsEnded });
    return { answer: {}, audit: { object, ...changed } };
  },
  "change-operator-end": async (act, context, { id, until, from }) => {
    const change = { id: BigInt(id), until: momentOf(until), from: momentOf(from) };
    const { colleague, takesTwo } = await assertEndChange(act.tx, context.operator, change);
    const object = operatorObject(colleague.id);
    const changed = sides(colleague, { accessUntil: from }, { accessUntil: until });
    if (!isCarriedOut(context) && takesTwo) {
      await assertNoneWaiting(act.tx, clock, object);
      return { proposes: { object, ...changed } };
    }
    await changeEnd(act.tx, clock, change);
    return { answer: {}, audit: { object, ...changed } };
  },
  "suspend-operator": async (act, { operator }, { id }) => {
    const object = operatorObject(BigInt(id));
    const sessionsEnded = await colleagues.suspend(act.tx, clock, operator, BigInt(id));
    const [before, after] = [{ status: "active" }, { status: "suspended", sessionsEnded }];
    return { answer: {}, audit: { object, before, after } };
  },
  "restore-operator": async (act, context, { id }) => {
    const person = await colleagues.assertSuspended(act.tx, context.operator, BigInt(id));
    const { role } = person;
    const object = operatorObject(person.id);
    const [before, after] = [{ status: "suspended" }, { status: "active" }];
    if (!isCarriedOut(context))
      return { proposes: { object, ...sides(person, before, { ...after, ...granted(role) }) } };
    await colleagues.restore(act.tx, clock, person.id);
    return { answer: {}, audit: { object, ...sides(person, before, after) } };
  },
  "renew-second-factor": async (act, context, { id, reason, renewsPassword = false }) => {
    const { operator, checkerId } = context;
    const { colleague } = await colleagues.lockOther(act.tx, operator, BigInt(id));
    const [before, after] = renewal(renewsPassword);
    const object = operatorObject(colleague.id);
    if (!isCarriedOut(context)) {
      await assertRenewable(act.tx, colleague);
      return { proposes: { object, ...sides(colleague, before, after) } };
    }
    const madeBy = operator.operatorId;
    const why = { reason, madeBy, checkedBy: checkerId ?? null, renewsPassword };
    const { sessionsEnded } = await renewSecondFactor(act.tx, clock, appSecret, colleague, why);
    const changed = sides(colleague, before, { ...after, sessionsEnded });
    return { answer: {}, audit: { object, ...changed } };
  },
  "meet-operator": async (act, { operator }, { id }) => {
    const { loginId, name } = await meetOperator(act.tx, clock, operator, BigInt(id));
    const audit = { object: operatorObject(BigInt(id)), before: null, after: { loginId, name } };
    return { answer: {}, audit };
  },
  ...invitationRoutes({ db, clock }),
});

/** The states before and after a renewal. */
const renewal = (renewsPassword: boolean): [Facts, Facts] => {
  const keys = (state: "set" | "none"): Facts => ({
    secondFactor: state,
    ...(renewsPassword && { password: state }),
  });
  return [keys("set"), keys("none")];
};

type InvitationNames =
  | "get-invitations"
  | "invite-operator"
  | "make-invitation-link"
  | "revoke-invitation";

type Invited = Person & { role: Role; accessUntil: Date | null };

const invited = ({ loginId, name, role, accessUntil }: Invited): Facts => ({
  loginId,
  name,
  ...granted(role),
  ...(accessUntil !== null && { accessUntil: accessUntil.toISOString() }),
});

function invitationRoutes({
  db,
  clock,
}: Omit<OfficeDoor, "appSecret">): OfficeHandlersOf<InvitationNames> {
  return {
    "get-invitations": async ({ operator }) => ({
      invitations: await invitations.openInvitations(db, clock, operator.operatorId),
    }),
    "invite-operator": async (act, context, { loginId, name, role, until, reason }) => {
      const accessUntil = momentOf(until ?? null);
      const object = invitations.invitationObject(loginId);
      const after = invited({ loginId, name, role, accessUntil });
      if (!isCarriedOut(context)) {
        await invitations.assertInvitable(act.tx, loginId);
        await assertNoneWaiting(act.tx, clock, object);
        if (!(await invitations.isOneAlone(act.tx))) return { proposes: { object, after } };
      }
      const by = { madeBy: context.operator.operatorId, checkedBy: context.checkerId ?? null };
      await invitations.invite(act.tx, clock, { loginId, name, role, accessUntil, reason, ...by });
      return { answer: {}, audit: { object, before: null, after } };
    },
    "make-invitation-link": async (act, { operator }, { id }) => {
      const made = await invitations.makeLink(act.tx, clock, BigInt(id), operator.operatorId);
      const expiresAt = made.expiresAt.toISOString();
      const before = { expiresAt: made.invitation.expiresAt?.toISOString() ?? null };
      const object = invitations.invitationObject(made.invitation.loginId);
      return {
        answer: { token: made.token, expiresAt },
        audit: { object, before, after: { ...invited(made.invitation), expiresAt } },
      };
    },
    "revoke-invitation": async (act, _context, { id }) => {
      const revoked = await invitations.revokeInvitation(act.tx, clock, BigInt(id));
      const object = invitations.invitationObject(revoked.loginId);
      return { answer: {}, audit: { object, before: invited(revoked), after: null } };
    },
  };
}

/** The calls of an invitation link's holder. */
export const enrolmentRoutes = (
  door: OfficeDoor,
): OfficeHandlersOf<keyof typeof enrolmentCalls> => ({
  "open-invitation": ({ address }, { token }) => openInvitation(door, address, token),
  "enrol-operator": (context, keys) => enrol(door, context, keys),
  "confirm-enrolment": async (context, proof) => {
    const { session, operator } = await confirmEnrolment(door, context, proof);
    // Ends the session that this browser had.
    if (context.operator)
      await endOfficeSession(door.db, door.clock, context.operator.sessionId, "replaced");
    context.setSessionCookie(session);
    return { operator };
  },
});
