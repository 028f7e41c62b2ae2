import type { SignInNoteTexts } from "#locales/ko/sign-in-notes.ts";

export const enSignInNotes: SignInNoteTexts = {
  title: "Login notes",
  each: "Send me a note about every login",
  hint: (most) =>
    `A login from a new browser leaves a note whatever you choose. Of other logins, at most ${most} notes are sent in 24 hours.`,
  turnedOn: "Every login will leave a note.",
  turnedOff: "Only a login from a new browser will leave a note.",
  failed: "The change failed. Please try again.",
};
