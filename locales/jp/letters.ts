import type {
  AccountLetters,
  Letters,
  RefusalMemos,
  TransferLetters,
} from "#locales/ko/letters.ts";

export const jpLetters: Letters = {
  depositApproved: {
    title: "入金が完了しました",
    text: (amount) => `申請された入金${amount}が承認され、残高に加算されました。`,
  },
  depositRefused: {
    title: "入金申請が取り消されました",
    text: (amount) =>
      `申請された入金${amount}を処理できませんでした。ご不明な点はサポートへお問い合わせください。`,
  },
  withdrawalApproved: {
    title: "出金が承認されました",
    text: (amount) =>
      `申請された出金${amount}が承認されました。銀行が送金しましたらお知らせします。`,
  },
  withdrawalPaid: {
    title: "出金が完了しました",
    text: (amount) => `銀行が出金${amount}をご登録の口座へ送金しました。`,
  },
  withdrawalFailed: {
    title: "出金できませんでした",
    text: (amount) =>
      `銀行が出金${amount}を処理できなかったため、金額を残高に戻しました。ご登録の口座を確認してください。`,
  },
  withdrawalReturned: {
    title: "出金が戻りました",
    text: (amount) =>
      `送金した出金${amount}が銀行から戻ったため、金額を残高に戻しました。ご登録の口座を確認してください。`,
  },
  withdrawalRefused: {
    title: "出金申請が取り消されました",
    text: (amount) =>
      `申請された出金${amount}を処理できなかったため、金額を残高に戻しました。ご不明な点はサポートへお問い合わせください。`,
  },
};

export const jpTransferLetters: TransferLetters = {
  came: {
    late: (amount) => `入金申請の終了後に${amount}が入金されました。`,
    partial: (amount) => `申請より少ない${amount}が入金されました。`,
    over: (amount) => `申請より多い${amount}が入金されました。`,
    duplicate: (amount) => `使用済みの入金番号で${amount}が再び入金されました。`,
    third_party: (amount) => `別名義の口座から${amount}が入金されました。`,
    no_reference: (amount) => `入金番号なしで${amount}が入金されました。`,
    expected: (amount) => `${amount}が入金されました。`,
  },
  outcomes: {
    posted: {
      title: "入金が完了しました",
      text: "入金された金額をそのまま残高に加算しました。",
    },
    held: {
      title: "入金を確認しています",
      text: "まだ残高に加算していません。確認が終わりましたらメッセージでお知らせします。ご不明な点はサポートへお問い合わせください。",
    },
    returning: {
      title: "入金を送金元へ返金します",
      text: "残高には加算せず、送金元の口座へ返金します。銀行が送金しましたらお知らせします。",
    },
    returned: {
      title: "入金を返金しました",
      text: "銀行がこの金額を送金元の口座へ返金しました。",
    },
    return_failed: {
      title: "入金を再確認しています",
      text: "銀行が返金できなかったため、再確認しています。確認が終わりましたらメッセージでお知らせします。ご不明な点はサポートへお問い合わせください。",
    },
    return_cancelled: {
      title: "入金を再確認しています",
      text: "返金を取り消し、再確認しています。確認が終わりましたらメッセージでお知らせします。ご不明な点はサポートへお問い合わせください。",
    },
  },
};

export const jpAccountLetters: AccountLetters = {
  new_browser: {
    title: "新しいブラウザからログインがありました",
    text: (where) =>
      `次のブラウザから初めてログインがありました：${where}。お心当たりがない場合は、すぐにパスワードを変更し、サポートへご連絡ください。`,
  },
  password_reset: {
    title: "パスワードが再設定されました",
    text: "再設定リンクで新しいパスワードが設定され、すべての端末からログアウトされました。今後24時間は出金を申請できません。お心当たりがない場合は、すぐにサポートへご連絡ください。",
  },
  password_changed: {
    title: "パスワードが変更されました",
    text: "パスワードが変更され、ほかの端末からログアウトされました。お心当たりがない場合は、すぐにサポートへご連絡ください。",
  },
  withdrawal_password_changed: {
    title: "出金パスワードが変更されました",
    text: "出金パスワードが変更されました。お心当たりがない場合は、すぐにサポートへご連絡ください。",
  },
  second_factor_added: {
    title: "2段階認証が有効になりました",
    text: "今後はログイン時に認証アプリのコードも必要です。ほかの端末からはログアウトされました。お心当たりがない場合は、すぐにサポートへご連絡ください。",
  },
  second_factor_removed: {
    title: "2段階認証が無効になりました",
    text: "今後はパスワードだけでログインできます。お心当たりがない場合は、パスワードを変更し、すぐにサポートへご連絡ください。",
  },
  second_factor_lifted: {
    title: "2段階認証とパスキーが解除されました",
    text: "ご依頼により担当者が2段階認証とすべてのパスキーを解除し、すべての端末からログアウトされました。今後24時間は出金を申請できません。お心当たりがない場合は、すぐにサポートへご連絡ください。",
  },
  recovery_code_used: {
    title: "リカバリーコードが使われました",
    text: "認証アプリのコードの代わりにリカバリーコードが1つ使われました。使ったコードは再び使えません。お心当たりがない場合は、パスワードを変更し、すぐにサポートへご連絡ください。",
  },
  recovery_codes_renewed: {
    title: "リカバリーコードを再発行しました",
    text: "以前のリカバリーコードは使えなくなりました。お心当たりがない場合は、パスワードを変更し、すぐにサポートへご連絡ください。",
  },
  phone_changed: {
    title: "電話番号が変更されました",
    text: "ご登録の携帯電話番号が変更されました。お心当たりがない場合は、パスワードを変更し、すぐにサポートへご連絡ください。",
  },
  bank_account_changed: {
    title: "出金先の口座が変更されました",
    text: "出金先の口座が変更され、24時間は出金できません。申請済みの出金は変更前の口座にお支払いします。お心当たりがない場合は、パスワードを変更し、すぐにサポートへご連絡ください。",
  },
  passkey_added: {
    title: "パスキーが追加されました",
    text: "新しいパスキーでログインできるようになりました。お心当たりがない場合は、マイページの「セキュリティ」で削除し、パスワードを変更して、すぐにサポートへご連絡ください。",
  },
  passkey_removed: {
    title: "パスキーが削除されました",
    text: "パスキーが1つ削除され、ほかの端末からはログアウトされました。お心当たりがない場合は、パスワードを変更し、すぐにサポートへご連絡ください。",
  },
  passkeys_removed: {
    title: "パスキーがすべて削除されました",
    text: "パスワードがリンクで再設定されたため、安全のためすべてのパスキーを削除しました。マイページの「セキュリティ」で再び追加できます。",
  },
};

export const jpRefusalMemos: RefusalMemos = {
  no_transfer: "ご入金を確認できませんでした。送金後にもう一度申請してください。",
  name_differs: "口座名義がご登録のお名前と異なります。ご本人名義の口座をご利用ください。",
  amount_differs: "申請金額と送金額が異なります。サポートへお問い合わせください。",
  over_limit: "ご利用限度額を超えています。限度額内でもう一度申請してください。",
  check_needed: "確認が必要な内容があります。サポートへお問い合わせください。",
};
