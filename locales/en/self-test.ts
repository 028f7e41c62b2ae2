import type { SelfTestTexts } from "#locales/ko/self-test.ts";

export const enSelfTest: SelfTestTexts = {
  selfTest: {
    lead: "Think about the past 12 months and answer nine questions. Your answers stay on this page: they are not sent or saved anywhere.",
    questions: [
      "Have you bet more than you could really afford to lose?",
      "Have you needed to bet larger amounts to get the same feeling of excitement?",
      "Have you gone back another day to try to win back the money you lost?",
      "Have you borrowed money or sold anything to get money to gamble?",
      "Have you felt that you might have a problem with gambling?",
      "Has gambling caused you any health problems, including stress or anxiety?",
      "Have people criticised your betting or told you that you have a gambling problem, whether or not you thought it was true?",
      "Has your gambling caused any financial problems for you or your household?",
      "Have you felt guilty about the way you gamble or what happens when you gamble?",
    ],
    answers: ["Never", "Sometimes", "Most of the time", "Almost always"],
    show: "Show the result",
    missing: (count) => `Unanswered questions: ${count}.`,
    again: "Answer again",
    score: (points) => `${points} of 27 points`,
    results: {
      none: "There are no signs of a problem now. Deciding beforehand how much money and time you spend helps to keep it that way.",
      low: "There are a few signs that can grow into a problem. Set limits for yourself.",
      moderate:
        "Gambling may have become a burden. Lower your limits or take a break, and talk to a help line.",
      high: "Gambling is probably harming you. Take a break now, and ask a help line for support.",
    },
    about: "This test helps you to reflect. It is not a diagnosis.",
    source:
      "Questions: Problem Gambling Severity Index (PGSI), Ferris and Wynne, Canadian Centre on Substance Abuse, 2001",
    helpLines: "See help lines",
  },
};
