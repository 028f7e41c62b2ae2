import type { ProtectionPageTexts } from "#locales/ko/protection.ts";

/** Texts of the page about protection, which is open to everyone. */
export const enProtectionPage: ProtectionPageTexts = {
  title: "Play safely",
  lead: "Gambling is a pastime. Decide yourself how much money and time you spend, and stop whenever it becomes a burden. Breaks and limits start at once, without our staff.",
  breakNow: "Take a break now",
  setLimits: "Set limits",
  toolsTitle: "What you can do yourself",
  open: "Open",
  limits: "Limits",
  limitsText: (raiseWaits) =>
    `Limit your deposits, losses and stakes for a period. A lower limit applies at once; to raise one you wait ${raiseWaits} and confirm again.`,
  quietTimes: "No-play hours and deposit-free days",
  quietTimesText:
    "Choose hours in which no stake is taken, and weekdays on which no deposit is taken. They apply at once; to shorten them you wait and confirm again.",
  coolingOff: "Cool-off",
  coolingOffText:
    "For the time you choose you cannot bet or deposit. When it ends you can play again.",
  exclusion: "Self-exclusion",
  exclusionText:
    "A long stop. It cannot be shortened or cancelled, and afterwards you play again only if you ask to.",
  figures: "Own figures",
  figuresText:
    "See your deposits, withdrawals, stakes, wins and net result by day, week and month.",
  signsTitle: "Signs that it is time to stop",
  signs: [
    "You spend more money or time than you planned.",
    "You bet to win back what you lost.",
    "You bet with borrowed money or money for living.",
    "You hide it from your family or friends.",
    "You want to stop and find it hard.",
  ],
  signsText: "If one of these is true for you, take a break now and talk to a help line below.",
  ageTitle: (age) => `Only for people aged ${age} and over`,
  ageText:
    "We check the date of birth at sign-up. If you share a device with children, do not save your password, and log out after use.",
  askText: "If you worry about yourself or someone close to you, please tell the help desk.",
  ask: "Contact the help desk",
  linesTitle: "Help lines",
  linesText:
    "These numbers were found in public sources. Each has its source and the day on which it was read.",
  source: (day) => `Source, read on ${day}`,
  complaintsTitle: "Complaints and disputes",
  complaintsText: "Please tell the operator first.",
  kinds: {
    help: "Help line",
    operator: "Operator",
    authority: "Licensing authority",
    disputes: "Disputes",
    privacy: "Data protection authority",
  },
};
