import type { OwnNumberTexts } from "#locales/ko/own-numbers.ts";

export const enOwnNumbers: OwnNumberTexts = {
  changePhone: "Change phone number",
  newPhone: "New mobile phone",
  phoneChanged: "Your phone number was changed.",
  changeBank: "Change bank account",
  bankLead:
    "The account holder stays the same. After the change, withdrawals are paused for 24 hours; requests that you have made already are paid to the earlier account.",
  newNumber: "New account number",
  bankChanged: "Your bank account was changed.",
  unusable: "This number cannot be used. Please contact the help desk.",
};
