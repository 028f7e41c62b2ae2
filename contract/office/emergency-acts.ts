import type { Permission } from "#contract/office/permissions.ts";

/**
 * The acts of each emergency access, with the input that they must have: each stops something for a
 * time, is undone by others, needs one operator, and moves no money.
 */
const acts = {
  members: {
    "change-member-status": { to: "suspended" },
    "end-member-sessions": {},
  },
  operation: {
    "change-switch": { isOn: false },
    "set-provider-used": { isUsed: false },
    "set-game-used": { isUsed: false },
  },
} as const;

export type EmergencyAccess = keyof typeof acts;
export const emergencyAccesses = Object.keys(acts) as [EmergencyAccess, ...EmergencyAccess[]];

/** The calls of all emergency accesses. */
export type EmergencyActName = {
  [Each in EmergencyAccess]: keyof (typeof acts)[Each];
}[EmergencyAccess];

/** Whether an emergency access includes a call with this input. */
export function isEmergencyAct(access: EmergencyAccess, call: string, input: unknown): boolean {
  const included: Readonly<Record<string, Readonly<Record<string, unknown>>>> = acts[access];
  const wanted = Object.hasOwn(included, call) ? included[call] : undefined;
  if (wanted === undefined || typeof input !== "object" || input === null) return false;
  const given = input as Readonly<Record<string, unknown>>;
  return Object.entries(wanted).every(([field, value]) => given[field] === value);
}

/** The calls of an emergency access. */
export const callsOfEmergency = (access: EmergencyAccess): readonly EmergencyActName[] =>
  Object.keys(acts[access]) as EmergencyActName[];

/** The permission with which a role makes each of these calls without an emergency. */
export const permissionOfEmergencyAct: Readonly<Record<EmergencyActName, Permission>> = {
  "change-member-status": "members.change",
  "end-member-sessions": "members.change",
  "change-switch": "settings.change",
  "set-provider-used": "games.change",
  "set-game-used": "games.change",
};
