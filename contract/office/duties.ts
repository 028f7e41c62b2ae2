import { permissionsOf, roles, type Permission, type Role } from "#contract/office/permissions.ts";

/** Two permissions of which one person has at most one. */
export type Conflict = readonly [one: Permission, other: Permission];

/**
 * A person who proposes does not approve, and a person who edits does not read the audit trail of the
 * edits.
 */
export const conflictingDuties: readonly Conflict[] = [
  ["payments.decide", "payments.check"],
  ["wallet.adjust", "wallet.check"],
  ["members.change", "members.check"],
  ["settings.change", "settings.check"],
  ["operators.change", "operators.check"],
  ["payments.decide", "audit.read"],
  ["wallet.adjust", "audit.read"],
  ["members.change", "audit.read"],
  ["settings.change", "audit.read"],
  ["operators.change", "audit.read"],
  ["games.change", "audit.read"],
  ["messages.publish", "audit.read"],
];

/**
 * The roles that are allowed to have conflicting duties: a house opens with two people, each of whom
 * proposes and approves. One act still takes two of them.
 */
export const rolesOfAllDuties: readonly Role[] = ["admin"];

const joins = (held: readonly Permission[], pair: Conflict): boolean =>
  pair.every((permission) => held.includes(permission));

/** The conflicting pairs of which these permissions contain both. */
export const joinedDuties = (held: readonly Permission[]): readonly Conflict[] =>
  conflictingDuties.filter((pair) => joins(held, pair));

/** The roles that have both permissions of a pair. */
export const rolesWithBoth = (pair: Conflict): readonly Role[] =>
  roles.filter((role) => joins(permissionsOf[role], pair));

/** Whether the holder of a role has conflicting duties. */
export const hasConflict = (role: Role): boolean => joinedDuties(permissionsOf[role]).length > 0;
