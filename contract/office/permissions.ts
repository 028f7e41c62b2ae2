/** All permissions of operators, by noun. A call asks for exactly one of them, never for a role. */
export const permissions = [
  "payments.read",
  "payments.decide",
  /** Approves, as the second operator, what a colleague proposed. */
  "payments.check",
  /** Sees and decides on suspicions of money laundering; a second holder checks how one ends. */
  "payments.suspicions",
  "members.read",
  /** Sees a phone number or a bank account in full; each look is an act with its reason. */
  "members.reveal",
  /** Sees who asked that a member be protected, and their evidence; each look is an act with its reason. */
  "members.evidence",
  "members.change",
  /** Sees identity documents, each look being an act, and decides whether they prove who a member is. */
  "members.verify",
  "wallet.read",
  "wallet.adjust",
  "wallet.check",
  /** Freezes a member's money at once, and proposes that the freeze is lifted. */
  "wallet.freeze",
  "games.read",
  "games.change",
  "messages.read",
  "messages.answer",
  "messages.publish",
  "settings.read",
  "settings.change",
  "operators.read",
  "operators.change",
  "audit.read",
  "reports.read",
  /** Writes remarks about members for colleagues. */
  "members.remark",
  /** Approves, as the second operator, invitations and changes of roles. */
  "operators.check",
  /** Approves, as the second operator, acts that could give a member's account to someone else or loosen their protection. */
  "members.check",
  /** Approves, as the second operator, settings that could cost money. */
  "settings.check",
  /** Downloads members, rounds, ledger entries and questions as files; each file is an act with its reason. */
  "lists.export",
  /** Has bundles about disputed records made. */
  "disputes.make",
  /** Has reports made as files at the end of each day, week or month. */
  "reports.schedule",
  /** Confirms alerts for all operators. */
  "alerts.acknowledge",
  /** Takes emergency access: a few acts that stop something, for up to an hour, reviewed afterwards. */
  "emergency.take",
] as const;
export type Permission = (typeof permissions)[number];

export const roles = [
  "viewer",
  "auditor",
  "cs",
  "cashier",
  "cashier-lead",
  "content",
  "admin",
] as const;
export type Role = (typeof roles)[number];

const looking = [
  "payments.read",
  "members.read",
  "wallet.read",
  "games.read",
  "messages.read",
  "settings.read",
  "reports.read",
] as const satisfies readonly Permission[];

/** The permissions of each role. */
export const permissionsOf: Readonly<Record<Role, readonly Permission[]>> = {
  viewer: looking,
  // For persons from outside: every permission reads or saves a file, none changes anything.
  auditor: [...looking, "audit.read", "operators.read", "lists.export"],
  cs: [
    ...looking,
    "members.reveal",
    "members.verify",
    "members.remark",
    "messages.answer",
    "alerts.acknowledge",
    "emergency.take",
  ],
  cashier: [
    ...looking,
    "payments.decide",
    "wallet.freeze",
    "members.remark",
    "alerts.acknowledge",
    "emergency.take",
  ],
  "cashier-lead": [
    ...looking,
    "payments.check",
    "payments.suspicions",
    "wallet.check",
    "wallet.freeze",
    "members.check",
    "members.verify",
    "members.evidence",
    "audit.read",
    "members.remark",
    "operators.read",
    "operators.check",
    "settings.check",
    "lists.export",
    "disputes.make",
    "reports.schedule",
    "alerts.acknowledge",
    "emergency.take",
  ],
  content: [...looking, "messages.publish", "games.change", "alerts.acknowledge", "emergency.take"],
  admin: permissions,
};
