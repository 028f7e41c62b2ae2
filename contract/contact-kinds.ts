/**
 * Whom a site names: a help line, the operator, its licensing authority, the body for disputes, the
 * authority for data protection.
 */
export const contactKinds = ["help", "operator", "authority", "disputes", "privacy"] as const;
export type ContactKind = (typeof contactKinds)[number];
