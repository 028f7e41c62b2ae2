import type { RefusalTexts } from "#locales/ko/refusals.ts";

/** One sentence for each refusal of a call, by its status. */
export const enRefusals: RefusalTexts = {
  alread_have_user: "This ID is not available.",
  already: "This is already in use or already done.",
  cant_find_code: "The sign-up code was not found.",
  wait: "An earlier request is still in progress.",
  balance: "Your balance is too low, or the amount is outside the limits.",
  low_point: "You do not have enough comp to convert.",
  pass: "The password is incorrect.",
  otp: "Please check the code.",
  time: "Too many requests. Please wait a moment and try again.",
  fix_server: "The studio is under maintenance or not responding.",
  limit: "A limit or restriction prevents this right now.",
  closed: "This is not available at the moment.",
  dormant: "This account is dormant.",
  file: "The file is not a picture or a PDF, or cannot be read.",
  not_found: "This could not be found.",
  country: "This is not available in your country.",
  network: "Please turn off your VPN or proxy and try again.",
  break: "You are taking a break, so this is not possible. My page › Play safely shows until when.",
  barred:
    "A national register has not cleared you, so this is not possible now. You can withdraw at any time.",
  no_play: "Games and deposits are not available to this account. You can withdraw at any time.",
  identity: "Your identity needs to be verified.",
  funds: "Please confirm first that you know how your money is protected.",
  terms:
    "Please accept the new terms of use and privacy notice first. Withdrawals are possible at any time.",
  tools: "Please look at the protection tools before you play.",
  denied: "We cannot open an account for you. If you have questions, please use the contact page.",
  deposit_limit: "This is above your deposit limit.",
  balance_limit: "This is above your balance limit.",
  loss_limit: "This is above your loss limit.",
  stake_limit: "This is above your stake limit.",
  single_limit: "This is above your single stake limit.",
  check: "Please answer the reality check first.",
  pause: "This is the break after a reality check. Please try again in a few minutes.",
  time_used: "You have used your time for today.",
  no_play_hours: "These are your no-play hours.",
  deposit_free_day:
    "This is one of your deposit-free days. Please make the deposit on another day.",
  early: "The waiting time is not over yet.",
};
