/** Whom a site names: a help line, the operator, its licensing authority, the body for disputes. */
export const contactKinds = ["help", "operator", "authority", "disputes"] as const;
export type ContactKind = (typeof contactKinds)[number];
