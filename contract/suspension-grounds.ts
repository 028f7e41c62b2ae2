/** Why staff suspend a member, as the member is told. `other` also where none was recorded. */
export const suspensionGrounds = [
  "protection",
  "identity",
  "security",
  "rules",
  "law",
  "other",
] as const;
export type SuspensionGround = (typeof suspensionGrounds)[number];
