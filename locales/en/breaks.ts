import type { BreakTexts, OfficeBreakTexts, koBreakTerms } from "#locales/ko/breaks.ts";

/** The terms of breaks, as members and operators read them. */
export const enBreakTerms = {
  "1d": "24 hours",
  "7d": "7 days",
  "30d": "30 days",
  "6w": "6 weeks",
  "6m": "6 months",
  "1y": "1 year",
  "5y": "5 years",
  ever: "Permanent",
} satisfies typeof koBreakTerms;

/** Texts about cooling-off and self-exclusion in the member's account. */
export const enBreaks: BreakTexts = {
  title: "Take a break",
  lead: "For the time you choose you cannot bet or deposit. It starts at once. You can make it longer, but not shorten or cancel it. Withdrawals, your statement and the help desk stay open.",
  undecided:
    "Bets you placed before the break are settled as usual, and winnings are paid to your balance.",
  coolingOff: "Cool-off",
  coolingOffText: "You can play again as soon as it ends.",
  exclusion: "Self-exclusion",
  exclusionText: (waits) =>
    `When it ends, you have to ask to return, and can play again ${waits} later. Until then the same phone number or bank account cannot be used to sign up.`,
  terms: enBreakTerms,
  ask: (term) =>
    `You will not be able to bet or deposit for ${term}. This cannot be shortened or cancelled. Start now?`,
  askForEver:
    "You will never be able to bet or deposit with this account again. This cannot be cancelled. Start now?",
  start: "Start",
  started: "Your break has started.",
  failed: "Your break could not be started. Please try again shortly.",
  runningCoolingOff: "You are taking a break",
  runningExclusion: "You have excluded yourself",
  startedAt: "Started",
  endsAt: "Ends",
  forEver: "Never",
  longer: "Make it longer",
  over: "Your self-exclusion has ended. To play again, ask to return.",
  askReturn: "Ask to return",
  askReturnAsk: (waits) => `Ask to return? You can bet and deposit again ${waits} from now.`,
  returnAsked: "You have asked to return.",
  returnFailed: "Your request could not be sent. Please try again shortly.",
  returnsAt: "Return",
  returnReason: "Why you want to return",
  returnReasonHint: "Our staff can read it.",
  returnReasonNeeded: "Please say why you want to return.",
  limitsBefore:
    "Before you play again, you can set low limits for deposits and stakes. They apply at once.",
  setLimits: "Set limits",
};

/** Texts about a member's break in the back office. */
export const enOfficeBreaks: OfficeBreakTexts = {
  coolingOff: (until) => `The member is taking a break until ${until}. Staff cannot end it.`,
  exclusion: (until) => `The member is self-excluded until ${until}. Staff cannot end it.`,
  closing: (at) =>
    `The member asked at ${at} to close the account. It closes by itself once the balance is withdrawn.`,
  closed: (at) => `The account was closed at ${at}, as the member had asked.`,
  forEver: "The member is self-excluded for good. Staff cannot end it.",
};
