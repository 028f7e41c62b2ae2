import type { ProofTexts } from "#locales/proof-texts.ts";

/** See `locales/proof-texts.ts`. */
export const enProof: ProofTexts = {
  title: "Check a proof",
  intro:
    "Choose a proof file that you downloaded. This page checks it on your device and sends no data; a saved copy of the page also works offline.",
  choose: "Choose a proof file",
  checking: "Checking…",
  isTrue: "The statement is genuine: every line matches its signature.",
  isFalse: "The statement is not genuine.",
  because: {
    format: "This file is not a proof file.",
    sequence: "A line is missing or out of order.",
    balance: "The balances do not add up.",
    seal: "The lines differ from those that were signed.",
    signature: "The signature is not valid.",
  },
  empty: "No line in this period is signed yet.",
  total: {
    isTrue: "The amount is genuine: it is in the signed total.",
    isFalse: "The amount is not genuine.",
    because: {
      sum: "The amounts do not add up to the total.",
      root: "The amount does not lead to the signed root.",
    },
    member: "ID",
    day: "Day",
    amount: "Owed to you",
    owed: "Owed to all members",
    root: "Root hash",
    hint: "Compare the total, the root hash and the key number with those that the operator publishes. The file does not prove that the operator has this much money, nor that no other member was left out.",
  },
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
    "This browser cannot check signatures, so the statement was not checked. Please use a current Chrome, Edge, Firefox or Safari.",
};
