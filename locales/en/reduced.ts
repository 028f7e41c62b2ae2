import type { ReducedTexts } from "#locales/ko/reduced.ts";

/** The classes of the reason of a suspension, as the member and operators read them. */
const enSuspensionGrounds: ReducedTexts["grounds"] = {
  protection: "Member protection",
  identity: "Identity check",
  security: "Account security",
  rules: "Breach of the terms of use",
  law: "Required by law or a regulator",
  other: "Other",
};

/** The same for the sheet in which operators suspend a member. */
export const enOfficeSuspensions = {
  suspensionGround: "Reason that the member sees",
  suspensionGrounds: enSuspensionGrounds,
};

/** Texts above every page of a reduced session. */
export const enReduced: ReducedTexts = {
  titles: {
    suspended: "Your account is suspended",
    break: "You are taking a break",
    closing: "Your account is closing",
    identity: "Your identity needs to be verified",
    barred: "You cannot play at the moment",
  },
  text: "You can see your statement and figures, withdraw, and write to the help desk.",
  reason: "Reason",
  grounds: enSuspensionGrounds,
  statement: "Statement",
  figures: "Own figures",
  withdraw: "Withdraw",
  help: "Help desk",
  verify: "Verify identity",
  ending: "Breaks and ending",
  contest: "Contest this",
  contestText:
    "If you do not agree, you can contest the suspension. Someone other than the person who suspended the account will answer.",
};
