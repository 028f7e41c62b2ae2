/** The groups of the menu, in their order. A screen without a group comes before them. */
export const menuGroups = ["money", "members", "messages", "games", "reports", "system"] as const;
export type MenuGroup = (typeof menuGroups)[number];
