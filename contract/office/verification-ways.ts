/** How staff verified the person who asks to have a dormant or closed account opened again. */
export const verificationWays = ["document", "video", "in_person", "identity_service"] as const;
export type VerificationWay = (typeof verificationWays)[number];
