import type { PlayTimeTexts } from "#locales/ko/play-time.ts";

export const enPlayTime: PlayTimeTexts = {
  title: "Reality check",
  checkTitle: (length) => `You have been logged in for ${length}`,
  checkText: "Stakes are paused. Please look at your play and decide whether to go on.",
  since: "Logged in since",
  staked: "Staked",
  returned: "Returned",
  net: "Net",
  goOn: "Go on",
  rest: "Take a break",
  figures: "See my figures",
  checkFailed: "Your play could not be loaded.",
  answerFailed: "Your answer could not be saved. Please try again.",
  pause: (l) => `You now have a break of ${l}. After it you can bet again.`,
  timeNear: (left) =>
    `${left} of your time for today are left. When it is used up, stakes stop and you are logged out.`,
};
