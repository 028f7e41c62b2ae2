import type { SessionEndTexts } from "#locales/ko/session-end.ts";

export const enSessionEnd: SessionEndTexts = {
  title: "You will be logged out soon",
  why: "The site has not been used for a while. Press the button to stay logged in.",
  left: (left) => `You will be logged out in ${left}.`,
  goOn: "Stay logged in",
  goOnFailed: "You could not be kept logged in. Please try again.",
  last: (time) =>
    `You have been logged in for nearly as long as one login lasts. You will be logged out at ${time}. This cannot be extended, but you can log in again.`,
};
