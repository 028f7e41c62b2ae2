/** What a question is about; the member chooses, and operators may correct it. */
export const helpCategories = [
  "deposit",
  "withdrawal",
  "game",
  "account",
  "protection",
  /** Against a measure of staff: another operator than the one who took it answers. */
  "contest",
  /** Has a clock of its own and ends with a decision. */
  "complaint",
  "other",
] as const;
export type HelpCategory = (typeof helpCategories)[number];
