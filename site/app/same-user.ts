import type { CurrentUser } from "#contract/members.ts";

/** Whether two answers say the same, so that an unchanged check changes nothing on the page. */
export const sameUser = (one: CurrentUser, other: CurrentUser): boolean =>
  (Object.keys(other) as (keyof CurrentUser)[]).every((field) => one[field] === other[field]);
