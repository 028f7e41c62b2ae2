import type { ClosingTexts } from "#locales/ko/closing.ts";

/** Texts about the closing of the member's own account. */
export const enClosing = {
  title: "Close the account",
  lead: "Stakes and deposits end as soon as you ask. The account closes once you have withdrawn the balance; until then you can take it back. The help desk reopens a closed account only after checks.",
  ask: "Ask to close the account",
  askText: "From now on you cannot stake or deposit. Ask to close the account?",
  asked: "You asked to close the account.",
  failed: "The request could not be made. Please try again in a moment.",
  onBreak: "You cannot ask for it during a break.",
  running: "Your account is closing",
  runningText: "It closes by itself once this is done:",
  nothingLeft: "Nothing is left. The account closes in a moment.",
  askedAt: "Asked at",
  waits: {
    money:
      "Please withdraw the whole balance; no minimum or step applies. Your comp was converted to balance.",
    payments: "A deposit or withdrawal is not finished yet.",
    games: "A game is not settled yet, or money is still at a studio.",
  },
  withdraw: "Withdraw",
  takeBack: "Keep the account",
  takeBackText: "Keep the account and go on using it?",
  takenBack: "The account stays open.",
  takeBackFailed: "The closing could not be taken back. Please try again in a moment.",
} satisfies ClosingTexts;
