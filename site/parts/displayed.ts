import type { CurrentUser } from "#contract/members.ts";

/** The displayed balance: whole won of cash and game money together (specification, section 9). */
export const displayedMoney = (user: Pick<CurrentUser, "balance" | "in_balance">): number =>
  Math.trunc(user.balance + user.in_balance);

export const displayedComp = (user: Pick<CurrentUser, "rolling">): number =>
  Math.trunc(user.rolling);
