import type { EmergencyAccess } from "#contract/office/emergency-acts.ts";
import type { Permission, Role } from "#contract/office/permissions.ts";

/** The operator behind a call, from the session and never from the body. */
export type SignedInOperator = {
  operatorId: bigint;
  loginId: string;
  name: string;
  role: Role;
  permissions: ReadonlySet<Permission>;
  sessionId: string;
  sessionEndsAt: Date;
  /** The session's last activity; the present call where it is one. */
  lastActiveAt: Date;
  /** The time zone of the office's days and screens. */
  timeZone: string;
  /** Emergency access of this session; null without one that lasts. */
  emergency: { id: bigint; access: EmergencyAccess; endsAt: Date } | null;
};
