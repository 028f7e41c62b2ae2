import type { BreakLetters } from "#locales/ko/break-letters.ts";

export const enBreakLetters: BreakLetters = {
  coolingOff: {
    title: "Your break has started",
    text: (until) =>
      `You cannot bet or deposit until ${until}. After that you can play again at once.`,
  },
  exclusion: {
    title: "Your self-exclusion has started",
    text: (until) =>
      `You cannot bet or deposit until ${until}. To play again after that, you have to ask to return.`,
  },
  forEver: "You cannot bet or deposit with this account again.",
  stays:
    "This cannot be shortened or cancelled. Bets you placed before are settled as usual. Withdrawals, your statement and the help desk stay open. You get no promotional notes.",
  help: "If you would like to talk to someone, the help lines are on the page Play safely.",
};
