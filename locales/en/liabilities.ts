import type { LiabilityTexts } from "#locales/ko/liabilities.ts";

export const enLiabilities: LiabilityTexts = {
  title: "My amount in the published total",
  lead: "At the end of each day we sign and publish the total of what we owe all members. Here you can check on your own device that your amount is in it.",
  empty: "No total has been published yet",
  day: "Day",
  total: "Owed to all members",
  mine: "Owed to you",
  none: "none",
  noAmount: (days) =>
    `A dash means that nothing was owed to you at the end of that day, or that its proofs were deleted after ${days} days.`,
  check: "Check",
  earlier: "Earlier days",
  checking: "Checking…",
  isTrue: (amount) => `Your ${amount} is in the published total.`,
  isFalse:
    "The check failed: your amount does not match the published total. Please save the proof file and tell the help desk.",
  because: {
    format: "The proof does not have the right format.",
    sum: "The amounts do not add up to the total.",
    root: "Your amount does not lead to the signed root.",
    signature: "The signature is not valid.",
    own: "The ID, the day or the amount of the proof is not the one shown.",
    unpublished: "The total or the key of the proof is not the one published to everyone.",
  },
  cannotCheck:
    "This browser cannot check signatures, so your amount was not checked. Please use a current Chrome, Edge, Firefox or Safari.",
  notThere: "There is no longer a proof for this day.",
  failed: "Your amount could not be checked. Please try again.",
  loadFailed: "Earlier days could not be loaded. Please try again.",
  amount: "Owed to you",
  rest: "In running rounds and at studios",
  root: "Root hash",
  keyId: "Signing key",
  provesTitle: "What this proves",
  proves: [
    "Your whole amount is counted in the signed total, under your ID.",
    "The total and its signature are the ones published to everyone now.",
  ],
  limitsTitle: "What this does not prove",
  limits: [
    "That the operator has this much money: it shows only what is owed.",
    "That no other member was left out: each member can check only their own amount.",
    "That other people are shown the same total: compare the root hash with theirs.",
  ],
  neighbours:
    "The proof file has the sums of neighbouring entries without names. The nearest one may be the amount of one other member.",
  save: "Save the proof file",
};
