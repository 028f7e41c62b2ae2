import type { LimitLetters, LimitNames, LimitTexts } from "#locales/ko/limits.ts";

/** The kinds of limits, as the account and letters name them. */
export const enLimitNames: LimitNames = {
  kinds: {
    deposit: "Deposit limit",
    loss: "Loss limit",
    stake: "Stake limit",
    single: "Single stake limit",
    balance: "Balance limit",
    time: "Time limit",
  },
  products: { casino: "Casino", slot: "Slots", sport: "Sports" },
  /** Why staff impose a limit, as the member and operators read it. */
  grounds: {
    signs: "Signs of harmful play",
    means: "Spending beyond means",
    wish: "Own request",
    law: "Required by law or a regulator",
  },
  /** The limit of one product. */
  ofProduct: (product, kind) => `${kind} for ${product.toLowerCase()}`,
};

/** Texts about the limits that a member sets. */
export const enLimits: LimitTexts = {
  ...enLimitNames,
  title: "Limits",
  lead: (waits, within) =>
    `You can limit your deposits and stakes yourself. A new or lower limit applies at once. To raise or remove one, you wait ${waits} and then confirm within ${within}; until then the present limit stays. Staff cannot raise or remove your limits.`,
  explained: {
    deposit: "All your deposits in the period. Withdrawals do not free any of it.",
    loss: "Your stakes less what you won. You can stake what is left at most; wins are always paid.",
    stake: "All your stakes in the period.",
    single: "The most you can stake at one time.",
    balance: "A deposit that would bring your balance above it is refused. Wins are always paid.",
    time: "How long you can be logged in on a day. You are told 5 minutes before; then stakes stop and you are logged out.",
  },
  none: "No limit",
  used: "Used",
  left: "Left",
  renewsAt: "Starts again",
  set: "Set",
  change: "Change",
  remove: "Remove",
  amount: "Amount",
  save: "Save",
  rule: (max) => `Whole won, up to ${max}`,
  rolling: "Each amount stops counting 24 hours later.",
  byProduct: "Limits for one kind of game",
  byProductLead:
    "You can limit casino, slots and sports separately. They apply together with your other limits, and the one with the least left decides.",
  timeAmount: "Time (minutes)",
  timeRule: (max) => `From 1 minute to ${max}`,
  timeTooLong: (max) => `A day has ${max}.`,
  minutesNeeded: "Please enter the minutes as a number.",
  checks: "Reality check",
  checksLead:
    "At this interval you see how long you have been logged in, what you staked, what came back and the net result. New stakes wait for your answer; wins are paid.",
  checkEvery: "Interval",
  checkSaved: "Your interval was changed.",
  unchanged: "This is your present limit.",
  saved: "Your limit applies from now on.",
  raiseAsk: (amount, waits, within) =>
    `Raise this limit to ${amount}? You can confirm it here ${waits} from now, within ${within}. Until then the present limit stays.`,
  removeAsk: (waits, within) =>
    `Remove this limit? You can confirm it here ${waits} from now, within ${within}. Until then the present limit stays.`,
  raise: "Ask to raise",
  askRemoval: "Ask to remove",
  asked: "You have asked. The present limit stays.",
  raiseTo: (amount) => `Raise to ${amount}`,
  removal: "Remove this limit",
  waits: (ready) => `You can confirm this from ${ready}.`,
  ready: (lapses) => `Without your confirmation by ${lapses}, this is cancelled.`,
  confirm: "Confirm",
  confirmed: "Your limit was changed.",
  takeBack: "Cancel request",
  takenBack: "Your request was cancelled.",
  reviewTitle: "Do your limits still fit?",
  reviewText:
    "Your limits have been the same for six months. Look at your figures, then keep your limits or change them. A lower limit applies at once.",
  reviewFigures: "See my figures",
  reviewKeep: "Keep my limits",
  reviewed: "Your limits stay as they are.",
  byOperator: "Set by the operator",
  byOperatorSince: "Applies since",
  byOperatorWhy: "Reason",
  ownAmount: "Set by you",
  byOperatorLead: "The lower of the operator's limit and your own applies.",
  contest: "Contest this limit",
};

/** Letters about limits that are nearly or wholly used; `limit` is the name with its period. */
export const enLimitLetters: LimitLetters = {
  near: {
    title: "You have used 80% of a limit",
    text: (limit, amount) =>
      `You have used 80% or more of your ${limit} of ${amount}. My page › Limits shows what is left.`,
  },
  reached: {
    title: "You have reached a limit",
    text: (limit, amount) =>
      `You have used all of your ${limit} of ${amount}. My page › Limits shows when it starts again.`,
  },
  review: {
    title: "Time to review your limits",
    text: "Your limits have been the same for six months. Look at My page › My figures, then keep or change them in My page › Limits.",
  },
  /** `since` is a moment with its zone, `why` one of the grounds. */
  imposed: {
    title: "The operator set a limit for you",
    text: (limit, amount, since, why) =>
      `From ${since} the operator limits you to a ${limit} of ${amount}. Reason: ${why}. If you have set this limit too, the lower of the two applies.`,
    contest:
      "If you do not agree, write to the help desk under “Contest a measure”. Someone other than the person who set the limit will answer.",
  },
  imposedRaised: {
    title: "The operator raised a limit",
    text: (limit, amount, since) =>
      `From ${since} the operator limits you to a ${limit} of ${amount}. Your own limits stay as they are.`,
  },
  imposedEnded: {
    title: "The operator removed a limit",
    text: (limit, since) =>
      `From ${since} the operator's ${limit} no longer applies to you. Your own limits stay as they are.`,
  },
  name: (kind, period) => `${period.toLowerCase()} ${kind.toLowerCase()}`,
};
