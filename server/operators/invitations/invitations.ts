import type { Role } from "#contract/office/permissions.ts";
import type { Invitation } from "#contract/office/staff.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { hashToken, makeToken } from "#server/kit/tokens.ts";
import * as store from "#server/operators/invitations/store.ts";
import { countOperators, isLoginIdTaken } from "#server/operators/staff/store.ts";

/** Time for the link to reach its recipient; short, because the link grants access. */
export const LINK_HOLDS_MS = 48 * 3_600_000;
const LISTED_AT_MOST = 200;

/** The object name of acts on an invitation. */
export const invitationObject = (loginId: string): string => `invitation:${loginId}`;

/** Throws Refusal `id_taken` when an operator or an open invitation has the id. */
export async function assertInvitable(tx: Transaction, loginId: string): Promise<void> {
  if (await isLoginIdTaken(tx, loginId)) throw new Refusal("id_taken");
}

/**
 * Whether the product has one operator only, who then invites the first colleague without a second
 * operator.
 */
export const isOneAlone = async (tx: Transaction): Promise<boolean> =>
  (await countOperators(tx)) === 1;

/** Stores an invitation. It grants nothing until a link is made for it. */
export async function invite(
  tx: Transaction,
  clock: Clock,
  invitation: {
    loginId: string;
    name: string;
    role: Role;
    reason: string;
    madeBy: bigint | null;
    checkedBy: bigint | null;
    accessUntil: Date | null;
  },
): Promise<bigint> {
  await assertInvitable(tx, invitation.loginId);
  const joining = { madeAt: clock.now(), renews: null, renewsPassword: false };
  return store.insertInvitation(tx, { ...invitation, ...joining });
}

/** The operator who may make the link: the second operator, or the inviter if there was none. */
const linkMaker = ({ madeById, checkedById }: store.InvitationRow): bigint | null =>
  checkedById ?? madeById;

/** Pending invitations, newest first, as one operator sees them. */
export async function openInvitations(
  db: Queryable,
  clock: Clock,
  operatorId: bigint,
): Promise<Invitation[]> {
  const rows = await store.listOpenInvitations(db, LISTED_AT_MOST);
  return rows.map((row) => ({
    id: Number(row.id),
    loginId: row.loginId,
    name: row.name,
    role: row.role,
    madeBy: row.madeBy,
    checkedBy: row.checkedBy,
    mayMakeLink: linkMaker(row) === operatorId,
    madeAt: row.madeAt.toISOString(),
    isRenewal: row.renews !== null,
    renewsPassword: row.renewsPassword,
    accessUntil: row.accessUntil?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    isExpired: row.expiresAt !== null && row.expiresAt <= clock.now(),
  }));
}

async function lockOpen(tx: Transaction, id: bigint): Promise<store.InvitationRow> {
  const invitation = await store.lockInvitation(tx, id);
  if (!invitation) throw new Refusal("not_found");
  if (invitation.isEnded) throw new Refusal("already_decided");
  return invitation;
}

/**
 * Makes the invitation's link and ends an earlier one. Only the token's hash is stored, so the link
 * is shown once. The proposer of the invitation never gets it (decision 32). `by` is null on the
 * command line. Throws Refusal `not_found`, `already_decided`; `own_proposal` for the proposer,
 * `forbidden` for everyone else but the second operator.
 */
export async function makeLink(
  tx: Transaction,
  clock: Clock,
  id: bigint,
  by: bigint | null,
): Promise<{ invitation: store.InvitationRow; token: string; expiresAt: Date }> {
  const invitation = await lockOpen(tx, id);
  if (by !== null && by !== linkMaker(invitation))
    throw new Refusal(by === invitation.madeById ? "own_proposal" : "forbidden");
  const token = makeToken();
  const expiresAt = new Date(clock.now().getTime() + LINK_HOLDS_MS);
  await store.setToken(tx, id, hashToken(token), expiresAt);
  return { invitation, token, expiresAt };
}

/** Withdraws an invitation. Throws Refusal `not_found`, `already_decided`. */
export async function revokeInvitation(
  tx: Transaction,
  clock: Clock,
  id: bigint,
): Promise<store.InvitationRow> {
  const invitation = await lockOpen(tx, id);
  await store.endInvitation(tx, id, { at: clock.now(), because: "revoked", operatorId: null });
  return invitation;
}
