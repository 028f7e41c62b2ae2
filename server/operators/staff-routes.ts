import type { enrolmentCalls, staffCalls } from "#contract/office/staff.ts";
import type { Role } from "#contract/office/permissions.ts";
import * as colleagues from "#server/operators/colleagues/colleagues.ts";
import {
  confirmEnrolment,
  enrol,
  openInvitation,
} from "#server/operators/invitations/enrolment.ts";
import { assertRenewable, renewSecondFactor } from "#server/operators/invitations/renewals.ts";
import { meetOperator } from "#server/operators/colleagues/meeting.ts";
import * as invitations from "#server/operators/invitations/invitations.ts";
import type { Facts, OfficeHandlersOf } from "#server/operators/office-handler.ts";
import { assertNoneWaiting, operatorObject } from "#server/operators/proposals/proposals.ts";
import { endOfficeSession } from "#server/operators/sessions.ts";
import type { OfficeDoor } from "#server/operators/sign-in.ts";

type Person = { loginId: string; name: string };

/** The two sides of a change to a person, with who it is. */
const sides = ({ loginId, name }: Person, before: Facts, after: Facts) => ({
  before: { loginId, name, ...before },
  after: { loginId, name, ...after },
});

/** Colleagues come, change and go. */
export const colleagueRoutes = ({
  db,
  clock,
  appSecret,
}: OfficeDoor): OfficeHandlersOf<keyof typeof staffCalls> => ({
  "get-operators": ({ operator }, { after }) => colleagues.colleagues(db, clock, operator, after),
  "get-operator-sign-ins": (_context, filter) => colleagues.signInsOfAll(db, filter),
  "change-operator-role": {
    needsSecond: async (tx, { operator }, { id, role, from }) => {
      const change = { id: BigInt(id), role, from };
      const person = await colleagues.assertRoleChange(tx, operator, change);
      return { object: operatorObject(person.id), ...sides(person, { role: from }, { role }) };
    },
    carryOut: async (tx, { operator }, { id, role, from }) => {
      const change = { id: BigInt(id), role, from };
      const person = await colleagues.assertRoleChange(tx, operator, change);
      const sessionsEnded = await colleagues.changeRole(tx, clock, person.id, role);
      const object = operatorObject(person.id);
      const changed = sides(person, { role: from }, { role, sessionsEnded });
      return { answer: {}, act: { object, ...changed } };
    },
  },
  "suspend-operator": async (tx, { operator }, { id }) => {
    const object = operatorObject(BigInt(id));
    const sessionsEnded = await colleagues.suspend(tx, clock, operator, BigInt(id));
    const [before, after] = [{ status: "active" }, { status: "suspended", sessionsEnded }];
    return { answer: {}, act: { object, before, after } };
  },
  "restore-operator": {
    needsSecond: async (tx, { operator }, { id }) => {
      const person = await colleagues.assertSuspended(tx, operator, BigInt(id));
      const { role } = person;
      const [before, after] = [{ status: "suspended" }, { status: "active", role }];
      return { object: operatorObject(person.id), ...sides(person, before, after) };
    },
    carryOut: async (tx, { operator }, { id }) => {
      const person = await colleagues.assertSuspended(tx, operator, BigInt(id));
      await colleagues.restore(tx, clock, person.id);
      const changed = sides(person, { status: "suspended" }, { status: "active" });
      return { answer: {}, act: { object: operatorObject(person.id), ...changed } };
    },
  },
  "renew-second-factor": {
    needsSecond: async (tx, { operator }, { id, renewsPassword = false }) => {
      const { colleague } = await colleagues.lockOther(tx, operator, BigInt(id));
      await assertRenewable(tx, colleague);
      const [before, after] = renewal(renewsPassword);
      return { object: operatorObject(colleague.id), ...sides(colleague, before, after) };
    },
    carryOut: async (tx, { operator, checkerId }, { id, reason, renewsPassword = false }) => {
      const { colleague } = await colleagues.lockOther(tx, operator, BigInt(id));
      const madeBy = operator.operatorId;
      const why = { reason, madeBy, checkedBy: checkerId ?? null, renewsPassword };
      const { sessionsEnded } = await renewSecondFactor(tx, clock, appSecret, colleague, why);
      const [before, after] = renewal(renewsPassword);
      const changed = sides(colleague, before, { ...after, sessionsEnded });
      return { answer: {}, act: { object: operatorObject(colleague.id), ...changed } };
    },
  },
  "meet-operator": async (tx, { operator }, { id }) => {
    const { loginId, name } = await meetOperator(tx, clock, operator, BigInt(id));
    const act = { object: operatorObject(BigInt(id)), before: null, after: { loginId, name } };
    return { answer: {}, act };
  },
  ...invitationRoutes({ db, clock }),
});

/** The two sides of a renewal: what ends with it. */
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

const invited = ({ loginId, name, role }: Person & { role: Role }): Facts => ({
  loginId,
  name,
  role,
});

function invitationRoutes({
  db,
  clock,
}: Omit<OfficeDoor, "appSecret">): OfficeHandlersOf<InvitationNames> {
  return {
    "get-invitations": async ({ operator }) => ({
      invitations: await invitations.openInvitations(db, clock, operator.operatorId),
    }),
    "invite-operator": {
      needsSecond: async (tx, _context, { loginId, name, role }) => {
        const object = invitations.invitationObject(loginId);
        await invitations.assertInvitable(tx, loginId);
        await assertNoneWaiting(tx, clock, object);
        if (await invitations.isOneAlone(tx)) return null;
        return { object, after: invited({ loginId, name, role }) };
      },
      carryOut: async (tx, { operator, checkerId }, { loginId, name, role, reason }) => {
        const by = { madeBy: operator.operatorId, checkedBy: checkerId ?? null };
        await invitations.invite(tx, clock, { loginId, name, role, reason, ...by });
        const object = invitations.invitationObject(loginId);
        const after = invited({ loginId, name, role });
        return { answer: {}, act: { object, before: null, after } };
      },
    },
    "make-invitation-link": async (tx, { operator }, { id }) => {
      const made = await invitations.makeLink(tx, clock, BigInt(id), operator.operatorId);
      const expiresAt = made.expiresAt.toISOString();
      const before = { expiresAt: made.invitation.expiresAt?.toISOString() ?? null };
      const object = invitations.invitationObject(made.invitation.loginId);
      return {
        answer: { token: made.token, expiresAt },
        act: { object, before, after: { ...invited(made.invitation), expiresAt } },
      };
    },
    "revoke-invitation": async (tx, _context, { id }) => {
      const revoked = await invitations.revokeInvitation(tx, clock, BigInt(id));
      const object = invitations.invitationObject(revoked.loginId);
      return { answer: {}, act: { object, before: invited(revoked), after: null } };
    },
  };
}

/** What the holder of a link does at the door. */
export const enrolmentRoutes = (
  door: OfficeDoor,
): OfficeHandlersOf<keyof typeof enrolmentCalls> => ({
  "open-invitation": ({ address }, { token }) => openInvitation(door, address, token),
  "enrol-operator": ({ address }, keys) => enrol(door, address, keys),
  "confirm-enrolment": async (context, proof) => {
    const { session, operator } = await confirmEnrolment(door, context, proof);
    // Whoever was signed in on this browser before is not any more.
    if (context.operator)
      await endOfficeSession(door.db, door.clock, context.operator.sessionId, "replaced");
    context.setSessionCookie(session);
    return { operator };
  },
});
