import type { AccountLetters, Letters, RefusalMemos } from "#locales/ko/letters.ts";

export const enLetters: Letters = {
  depositApproved: {
    title: "Your deposit is done",
    text: (amount) => `Your deposit of ${amount} was approved and added to your balance.`,
  },
  depositRefused: {
    title: "Your deposit was cancelled",
    text: (amount) =>
      `Your deposit of ${amount} could not be processed. Please ask the help desk if you have questions.`,
  },
  withdrawalApproved: {
    title: "Your withdrawal is done",
    text: (amount) => `Your withdrawal of ${amount} was sent to your registered account.`,
  },
  withdrawalRefused: {
    title: "Your withdrawal was cancelled",
    text: (amount) =>
      `Your withdrawal of ${amount} could not be processed, and the amount is back in your balance. Please ask the help desk if you have questions.`,
  },
};

export const enAccountLetters: AccountLetters = {
  new_browser: {
    title: "Sign-in from a new browser",
    text: (where) =>
      `Your account was signed in to from a browser for the first time: ${where}. If this was not you, please change your password and tell the help desk at once.`,
  },
  password_reset: {
    title: "Your password was set anew by a link",
    text: "A reset link set a new password, and you were signed out everywhere. For the next 24 hours no withdrawal can be asked for. If this was not you, please tell the help desk at once.",
  },
  password_changed: {
    title: "Your password was changed",
    text: "Your password was changed, and your other devices were signed out. If this was not you, please tell the help desk at once.",
  },
  withdrawal_password_changed: {
    title: "Your withdrawal password was changed",
    text: "Your withdrawal password was changed. If this was not you, please tell the help desk at once.",
  },
};

export const enRefusalMemos: RefusalMemos = {
  no_transfer: "We could not find your transfer. Please send it and ask again.",
  name_differs: "The account holder is not the name you registered. Please use your own account.",
  amount_differs: "The amount you sent differs from the request. Please contact support.",
  over_limit: "The amount is over a limit. Please ask again within it.",
  check_needed: "Something has to be checked first. Please contact support.",
};
