import type { CurrentUser } from "#contract/members.ts";

/** Whether two answers are equal, so that an unchanged one causes no rendering. */
export const sameUser = (one: CurrentUser, other: CurrentUser): boolean =>
  (Object.keys(other) as (keyof CurrentUser)[]).every((field) => one[field] === other[field]);
