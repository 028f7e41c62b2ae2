/** What happened at the sign-in of a member and to what protects the account. */
export const jpOfficeMemberKeys = {
  outcomes: {
    success: "成功",
    wrong_credentials: "パスワード違い",
    second_factor_missing: "認証番号未入力",
    second_factor_wrong: "認証番号違い",
    too_often: "試行回数超過",
    account_not_active: "利用できないアカウント",
  },
  events: {
    password_changed: "パスワード変更",
    password_change_refused: "パスワード変更の失敗",
    withdrawal_password_changed: "出金パスワード変更",
    withdrawal_password_change_refused: "出金パスワード変更の失敗",
    withdrawal_password_wrong: "出金パスワード違い",
    session_ended: "端末のログアウト",
    password_reset: "リンクでパスワード再設定",
    second_factor_added: "2段階認証を有効化",
    second_factor_removed: "2段階認証を無効化",
    second_factor_refused: "2段階認証の変更を拒否",
    second_factor_lifted: "担当者が2段階認証を解除",
    recovery_code_used: "リカバリーコードを使用",
    recovery_codes_renewed: "リカバリーコードを再発行",
  },
};
