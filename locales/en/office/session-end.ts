import type { OfficeSessionEndTexts } from "#locales/ko/office/session-end.ts";

export const enOfficeSessionEnd: OfficeSessionEndTexts = {
  title: "Your session ends soon",
  why: "The office has not been used for a while. Press the button to continue. What you typed stays.",
  left: (left) => `Your session ends in ${left}.`,
  goOn: "Continue",
  goOnFailed: "The session could not be continued. Please try again.",
  last: (time) =>
    `This session ends at ${time} and cannot be extended. What you typed comes back when you sign in again.`,
};
