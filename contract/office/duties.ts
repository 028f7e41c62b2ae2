import { permissionsOf, type Permission, type Role } from "#contract/office/permissions.ts";

/** Two permissions of which one person has one. */
export type Conflict = readonly [one: Permission, other: Permission];

/** Who proposes does not approve, and who edits does not read the record of the edits. */
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
 * The roles that join conflicting duties all the same: a house opens with two people, each of whom
 * proposes and approves. That maker and second operator of one act are two people holds for them too.
 */
export const rolesOfAllDuties: readonly Role[] = ["admin"];

/** The conflicts that permissions join. */
export const joinedDuties = (held: readonly Permission[]): readonly Conflict[] =>
  conflictingDuties.filter((pair) => pair.every((permission) => held.includes(permission)));

/** Whether the holder of a role has conflicting duties. */
export const hasConflict = (role: Role): boolean => joinedDuties(permissionsOf[role]).length > 0;
