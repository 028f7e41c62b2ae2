import type { SegregatedAccount } from "#contract/office/funds.ts";

/** A segregated account with the end of its number, as on bank cards. */
export const accountName = ({
  bankName,
  ending,
}: Pick<SegregatedAccount, "bankName" | "ending">): string => `${bankName} ••${ending}`;
