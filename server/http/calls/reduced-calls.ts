import { calls, type CallName } from "#contract/calls.ts";

type MemberCall = {
  [Name in CallName]: (typeof calls)[Name]["access"] extends "member" ? Name : never;
}[CallName];

/**
 * What a reduced session has. Members have one while they are suspended, take a break, are excluded,
 * have yet to prove who they are or close the account: they read their statement and figures, withdraw, ask for help, set stricter
 * limits and breaks, and log out.
 * Every call of members decides here, so that a new one does not compile without its decision.
 */
const isInReducedSession: Readonly<Record<MemberCall, boolean>> = {
  // The session, the keys of the account, the copy of the data, the documents
  "user-health-check": true,
  "continue-session": true,
  "change-password": true,
  "change-withdraw-password": true,
  "get-session-list": true,
  "get-second-factor": true,
  "begin-second-factor": true,
  "confirm-second-factor": true,
  "renew-recovery-codes": true,
  "remove-second-factor": true,
  "get-passkeys": true,
  "begin-passkey": true,
  "add-passkey": true,
  "remove-passkey": true,
  "end-session": true,
  "get-sign-in-notes": true,
  "set-sign-in-notes": true,
  // An exclusion is recognised by the phone and the bank account, so they stay.
  "change-phone": false,
  "change-bank-account": false,
  "get-own-data": true,
  "get-staff-accesses": true,
  "get-privacy-requests": true,
  "open-privacy-request": true,
  "withdraw-privacy-request": true,
  "get-documents-due": true,
  "accept-documents": true,
  // Consent to promotional notes: withdrawn at any time, and given except during a self-exclusion
  "get-marketing-consents": true,
  "set-marketing-consent": true,
  // Protection: looser choices are refused by the calls themselves during a break, and here always
  "get-break": true,
  "start-break": true,
  "ask-return": true,
  "get-closing": true,
  "ask-closing": true,
  "take-back-closing": true,
  "get-limits": true,
  "set-limit": true,
  "confirm-limit": false,
  "cancel-limit": true,
  "decline-limit": false,
  "keep-limits": true,
  "get-tools-due": true,
  "acknowledge-tools": true,
  "get-quiet-times": true,
  "set-no-play-hours": true,
  "set-deposit-free-days": true,
  "confirm-quiet-time": false,
  "cancel-quiet-time": true,
  "get-play-time": true,
  "answer-check": true,
  "set-check-interval": true,
  // What registers need to know of the person
  "get-person": true,
  "give-person": true,
  // What proves who the member is
  "get-identity": true,
  "attach-identity-file": true,
  "send-identity": true,
  // Statement and figures
  "get-in-game-balance": true,
  "get-comp-list": true,
  "get-money-list": true,
  "get-own-figures": true,
  "get-statement-file": true,
  "get-comp-file": true,
  "get-statement-proof": true,
  "get-own-liabilities": true,
  "get-liability-proof": true,
  "get-slot-bets-list": true,
  "get-played-games": true,
  "open-replay": true,
  // Withdrawal, and the way of money back to it
  "apply-user-withdraw": true,
  "get-withdraw-list": true,
  "get-deposit-list": true,
  "get-receipt": true,
  "cancel-deposit": true,
  "hide-request": true,
  "transfer-out": true,
  // Help and notes
  "get-help-list": true,
  "user-write-help": true,
  "user-answer-help": true,
  "read-help-message": true,
  "del-help": true,
  "del-all-help": true,
  "attach-help-file": true,
  "get-help-file": true,
  "get-user-note": true,
  "read-note-message": true,
  "read-all-note": true,
  "del-note": true,
  "del-all-note": true,
  // Deposits, play and what invites to it
  "acknowledge-funds-notice": false,
  "user-ask-account": false,
  "apply-user-deposit": false,
  "roll-to-balance": false,
  "open-game": false,
  "open-practice": false,
  "transfer-in": false,
  "get-game-shelf": false,
  "set-favourite": false,
};

/** Whether a reduced session refuses a call. */
export const isRefusedInReducedSession = (name: CallName): boolean =>
  calls[name].access === "member" && !isInReducedSession[name as MemberCall];
