import type {
  AccountLetters,
  Letters,
  RefusalMemos,
  TransferLetters,
} from "#locales/ko/letters.ts";

export const enLetters: Letters = {
  depositApproved: {
    title: "Your deposit was approved",
    text: (amount) => `Your deposit of ${amount} was approved and added to your balance.`,
  },
  depositRefused: {
    title: "Your deposit was cancelled",
    text: (amount) =>
      `Your deposit of ${amount} could not be processed. Please ask the help desk if you have questions.`,
  },
  withdrawalApproved: {
    title: "Your withdrawal was approved",
    text: (amount) =>
      `Your withdrawal of ${amount} was approved. We will tell you when the bank has sent it.`,
  },
  withdrawalPaid: {
    title: "Your withdrawal was paid",
    text: (amount) => `The bank sent your withdrawal of ${amount} to your registered account.`,
  },
  withdrawalFailed: {
    title: "Your withdrawal failed",
    text: (amount) =>
      `The bank could not pay your withdrawal of ${amount}, and the amount is back in your balance. Please check your registered account.`,
  },
  withdrawalReturned: {
    title: "Your withdrawal came back",
    text: (amount) =>
      `The bank returned your withdrawal of ${amount}, and the amount is back in your balance. Please check your registered account.`,
  },
  withdrawalRefused: {
    title: "Your withdrawal was cancelled",
    text: (amount) =>
      `Your withdrawal of ${amount} could not be processed, and the amount is back in your balance. Please ask the help desk if you have questions.`,
  },
};

export const enTransferLetters: TransferLetters = {
  came: {
    late: (amount) => `A transfer of ${amount} came after your deposit request had ended.`,
    partial: (amount) => `A transfer of ${amount} came, less than you requested.`,
    over: (amount) => `A transfer of ${amount} came, more than you requested.`,
    duplicate: (amount) =>
      `A second transfer of ${amount} came with a reference that was already used.`,
    third_party: (amount) => `A transfer of ${amount} came from an account in another name.`,
    no_reference: (amount) => `A transfer of ${amount} came without a reference.`,
    expected: (amount) => `A transfer of ${amount} came.`,
  },
  outcomes: {
    posted: {
      title: "Your deposit was added",
      text: "The amount that came was added to your balance.",
    },
    held: {
      title: "We are checking your transfer",
      text: "It is not in your balance yet. We will send you a note when the check is done. Please ask the help desk if you have questions.",
    },
    returning: {
      title: "Your transfer is being returned",
      text: "It is not added to your balance and goes back to the account that sent it. We will tell you when the bank has sent it.",
    },
    returned: {
      title: "Your transfer was returned",
      text: "The bank sent the amount back to the account that it came from.",
    },
    return_failed: {
      title: "Your transfer is being checked again",
      text: "The bank could not send it back, so it is being checked again. We will tell you when that is done. Please ask the help desk if you have questions.",
    },
    return_cancelled: {
      title: "Your transfer is being checked again",
      text: "It is not returned for now and is being checked again. We will tell you when that is done. Please ask the help desk if you have questions.",
    },
  },
};

export const enAccountLetters: AccountLetters = {
  new_browser: {
    title: "Login from a new browser",
    text: (where) =>
      `Someone logged in to your account from a new browser: ${where}. If this was not you, please change your password and contact the help desk at once.`,
  },
  sign_in: {
    title: "Login to your account",
    text: (at, where) =>
      `Someone logged in to your account on ${at}: ${where}. If this was not you, please change your password and contact the help desk at once.`,
  },
  sign_in_notes_off: {
    title: "Login notes were turned off",
    text: "From now on, only a login from a new browser leaves a note. If this was not you, please change your password and contact the help desk at once.",
  },
  password_reset: {
    title: "Your password was reset",
    text: "A reset link set a new password, and you were logged out on every device. Withdrawals are paused for the next 24 hours. If this was not you, please contact the help desk at once.",
  },
  password_changed: {
    title: "Your password was changed",
    text: "Your password was changed, and your other devices were logged out. If this was not you, please contact the help desk at once.",
  },
  withdrawal_password_changed: {
    title: "Your withdrawal password was changed",
    text: "Your withdrawal password was changed. If this was not you, please contact the help desk at once.",
  },
  second_factor_added: {
    title: "Two-step verification is on",
    text: "From now on, logging in also takes a code from your authenticator app. Your other devices were logged out. If this was not you, please contact the help desk at once.",
  },
  second_factor_removed: {
    title: "Two-step verification is off",
    text: "From now on, your password alone is enough to log in. If this was not you, please change your password and contact the help desk at once.",
  },
  second_factor_lifted: {
    title: "Two-step verification and passkeys were lifted",
    text: "Our staff turned off two-step verification and removed all passkeys as requested, and you were logged out on every device. Withdrawals are paused for the next 24 hours. If this was not you, please contact the help desk at once.",
  },
  recovery_code_used: {
    title: "A recovery code was used",
    text: "One of your recovery codes was used in place of a code from the app. It cannot be used again. If this was not you, please change your password and contact the help desk at once.",
  },
  recovery_codes_renewed: {
    title: "You have new recovery codes",
    text: "Your earlier recovery codes no longer work. If this was not you, please change your password and contact the help desk at once.",
  },
  phone_changed: {
    title: "Your phone number was changed",
    text: "The phone number of your account was changed. If this was not you, please change your password and contact the help desk at once.",
  },
  bank_account_changed: {
    title: "Your bank account was changed",
    text: "The bank account for your withdrawals was changed, and withdrawals are paused for 24 hours. Requests that you made before are paid to the earlier account. If this was not you, please change your password and contact the help desk at once.",
  },
  passkey_added: {
    title: "A passkey was added",
    text: "A new passkey can now log in to your account. If this was not you, please remove it under Security on my page, change your password and contact the help desk at once.",
  },
  passkey_removed: {
    title: "A passkey was removed",
    text: "One of your passkeys was removed, and your other devices were logged out. If this was not you, please change your password and contact the help desk at once.",
  },
  passkeys_removed: {
    title: "Your passkeys were removed",
    text: "Your password was reset by a link, so we removed all passkeys to keep your account safe. You can add them again under Security on my page.",
  },
};

export const enRefusalMemos: RefusalMemos = {
  no_transfer: "We could not find your transfer. Please send it and make a new request.",
  name_differs:
    "The account holder's name differs from the one you registered. Please use your own account.",
  amount_differs: "The amount you sent differs from your request. Please contact the help desk.",
  over_limit: "The amount exceeds a limit. Please request a lower amount.",
  check_needed: "We need to check some details first. Please contact the help desk.",
};
