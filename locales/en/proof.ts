import type { ProofTexts } from "#locales/proof-texts.ts";

/** See `locales/proof-texts.ts`. */
export const enProof: ProofTexts = {
  title: "Check a statement's proof",
  intro:
    "Choose a proof file that you downloaded. This page checks it on your device alone and sends nothing anywhere; saved, it also opens without a network.",
  choose: "Choose a proof file",
  checking: "Checking…",
  isTrue: "The statement is true: every line is as it was signed.",
  isFalse: "The statement is not true.",
  because: {
    format: "This is not a proof file of this form.",
    sequence: "A line is missing or out of order.",
    balance: "The balances do not follow from one another.",
    seal: "The lines are not those that were signed.",
    signature: "The signature is not right.",
  },
  empty: "Nothing in this period is signed yet.",
  site: "Site",
  account: "Account",
  count: "Lines",
  opening: "Balance at the start",
  closing: "Balance at the end",
  sealedAt: "Signed at",
  keyId: "Signing key",
  keyHint: "Compare it with the key number that the operator publishes.",
  unreadable: "The file cannot be read.",
  cannotCheck:
    "This browser cannot check signatures, so nothing was found out about the statement. Please check it again in a current Chrome, Edge, Firefox or Safari.",
};
