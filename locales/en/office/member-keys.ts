/** What happened at the sign-in of a member and to what protects the account. */
export const enOfficeMemberKeys = {
  outcomes: {
    success: "Success",
    wrong_credentials: "Wrong password",
    second_factor_missing: "No code entered",
    second_factor_wrong: "Wrong code",
    too_often: "Too many attempts",
    account_not_active: "Account not active",
  },
  events: {
    password_changed: "Password changed",
    password_change_refused: "Password change refused",
    withdrawal_password_changed: "Withdrawal password changed",
    withdrawal_password_change_refused: "Withdrawal password change refused",
    withdrawal_password_wrong: "Wrong withdrawal password",
    session_ended: "Device signed out",
    password_reset: "Password reset by link",
    second_factor_added: "Two-step verification turned on",
    second_factor_removed: "Two-step verification turned off",
    second_factor_refused: "Change of two-step verification refused",
    second_factor_lifted: "Two-step verification lifted by staff",
    recovery_code_used: "Recovery code used",
    recovery_codes_renewed: "Recovery codes renewed",
  },
};
