import type { AcceptanceTexts } from "#locales/ko/acceptance.ts";

export const enAcceptance = {
  title: "Accept the terms",
  dueTitle: "Please accept the new terms",
  lead: "The terms of use and the privacy notice have changed. Accept them to go on with deposits and games. Withdrawals do not need it.",
  accept: "I have read and accept the terms of use and the privacy notice",
  acceptNeeded: "Please tick the box to accept.",
  agree: "Accept",
  agreed: "You have accepted the terms.",
  none: "There are no new terms to accept",
  changed: "Newer terms have been published in the meantime. Please read them.",
  failed: "Your acceptance could not be saved. Please try again.",
  toLobby: "To the lobby",
} satisfies AcceptanceTexts;
