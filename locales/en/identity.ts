import type { IdentityLetters, IdentityTexts } from "#locales/ko/identity.ts";

export const enIdentity = {
  title: "Identity check",
  lead: "The rules of this site ask for an identity document before the first deposit and before play. You can withdraw and see your records at any time.",
  rule: "Name and date of birth must match what you registered. All four corners must be visible and the text readable.",
  privacy:
    "Your document is stored encrypted. Only the staff who check identities can see it, and every look is recorded.",
  document: "Kind of document",
  documents: {
    passport: "Passport",
    id_card: "Identity card",
    driving_licence: "Driving licence",
    residence_permit: "Residence permit",
  },
  sides: { front: "Front", back: "Back" },
  passportPage: "Page with your photo",
  choose: "Choose a file",
  replace: "Choose another file",
  hint: (megabytes) => `A picture or a PDF of up to ${megabytes} MB`,
  adding: "Uploading…",
  added: (size) => `Uploaded (${size})`,
  missing: "Choose a file.",
  unreadable: "This file is neither a picture nor a PDF that can be read.",
  tooLarge: (megabytes) => `The file is larger than ${megabytes} MB.`,
  tooOften: "You have uploaded as many files as one day allows. Try again tomorrow.",
  wrong: "The name or date of birth that I registered differs from the document",
  wrongHint: "Enter only what differs, exactly as on the document. Two members of staff check it.",
  name: "Name",
  birthDateWrong: "Check the date of birth.",
  send: "Send the document",
  sent: "Your document was sent. You will find the result in your notes.",
  failed: "The document was not sent. Choose the files again.",
  states: {
    waiting: "Being checked",
    verified: "Verified",
    refused: "Please send again",
    ended: "To be checked again",
  },
  waiting: (day) =>
    `You sent it on ${day}. Our staff will check it and leave you a note with the result.`,
  verified: (day) => `Your identity was verified on ${day}.`,
  ended: "Your identity needs to be checked again with a new document.",
  refusals: {
    unreadable: "The text cannot be read. Please take the picture again in good light.",
    incomplete: "A part is not visible. Please include all four corners.",
    expired: "The document has expired.",
    not_accepted: "This document cannot be accepted. Please send another one.",
    name_differs:
      "The name differs from the one you registered. If you registered it wrongly, please send the document again with the right name.",
    birth_date_differs:
      "The date of birth differs from the one you registered. If you registered it wrongly, please send the document again with the right date.",
  },
} satisfies IdentityTexts;

export const enIdentityLetters = {
  needed: {
    title: "Your identity needs to be verified",
    text: "The rules of this site ask us to verify who you are before you deposit and play. You can withdraw and see your records as before.",
    how: "Under “Identity check” on My page, send the photo page of your passport, or the front and the back of another document. Our staff will check it and leave you a note with the result.",
  },
  verified: {
    title: "Your identity is verified",
    text: "We have verified your identity with the document you sent. You can deposit and play now.",
  },
  refused: {
    title: "Please send your document again",
    text: "We could not verify your identity with the document you sent.",
    how: "You can send it again under “Identity check” on My page.",
  },
  ended: {
    title: "Please verify your identity again",
    text: "Your earlier identity check is no longer valid.",
    how: "Please send a new document under “Identity check” on My page. You can still withdraw.",
  },
} satisfies IdentityLetters;
