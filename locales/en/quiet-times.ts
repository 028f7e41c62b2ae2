import type { QuietNames, QuietTexts } from "#locales/ko/quiet-times.ts";

/** The names of what a member closes, as the account and the office say them. */
export const enQuietNames: QuietNames = {
  kinds: { hours: "No-play hours", days: "Deposit-free days" },
  /** From Monday to Sunday. */
  weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
  span: (from, until) => `${from} to ${until}`,
  none: "None",
};

/** Texts about no-play hours and deposit-free days. */
export const enQuietTimes: QuietTexts = {
  ...enQuietNames,
  title: "No-play hours and deposit-free days",
  lead: (waits, within) =>
    `Choose hours in which you do not play and weekdays on which you do not deposit. New and longer ones apply at once. To shorten, move or remove them, you wait ${waits} and then confirm within ${within}; until then the present ones stay.`,
  hoursText:
    "Stakes are refused in these hours. Wins and settlements are always paid, and you can withdraw.",
  daysText:
    "On these days you cannot ask for a deposit, and an earlier request is not credited. You can always withdraw.",
  now: (until) => `These are your no-play hours. You can play again from ${until}.`,
  today: "Today is one of your deposit-free days.",
  from: "From",
  until: "Until",
  timeRule: "One part of the day. It may cross midnight.",
  timeNeeded: "Please enter both times.",
  sameTime: "Both times are the same. Please enter different ones.",
  choose: "Weekdays without deposits",
  unchanged: "This is what applies now.",
  saved: "This applies from now on.",
  asked: "You have asked. The present choice stays.",
  looseAsk: (what, waits, within) =>
    `Change to: ${what}? You can confirm it here ${waits} from now, within ${within}. Until then the present choice stays.`,
  askChange: "Ask to change",
  changeTo: (what) => `Change to: ${what}`,
  confirmed: "Your choice was changed.",
};
