import type { DormancyLetters, OfficeDormancyTexts } from "#locales/ko/dormancy.ts";

export const enDormancyLetters = {
  told: {
    title: "Your account is about to become dormant",
    text: (since, until) =>
      `You have not used your account since ${since}. If you do not log in by ${until}, it becomes dormant.`,
    means:
      "A dormant account cannot log in, play, deposit or withdraw until our staff have verified who you are. Your money stays yours in full, and there is no fee.",
    keep: "Logging in before then keeps your account as it is.",
  },
  reopened: {
    title: "Your account is open again",
    text: "Our staff verified who you are and opened your dormant account again, as you requested. If this was not you, please contact the help desk at once.",
  },
} satisfies DormancyLetters;

export const enOfficeDormancy = {
  told: (since, noticed, due) =>
    `Not used since ${since}. The member was told in a note on ${noticed}; the account becomes dormant on ${due} unless they sign in.`,
  dormant: (since, at) =>
    `Dormant since ${at}, not used since ${since}. The balance stays owed to the member, and late wins are credited.`,
  note: "First verify that the request comes from the member. Once a second operator approves, the member can sign in again.",
  verifiedBy: "How the person was verified",
  choose: "Choose how",
  checks: {
    document: "Identity document",
    video: "Video call with the document",
    in_person: "In person",
    identity_service: "Identity service",
  },
} satisfies OfficeDormancyTexts;
