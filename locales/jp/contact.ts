import type { ContactTexts } from "#locales/ko/contact.ts";

export const jpContact = {
  replyTo: "メールアドレスまたは電話番号",
  replyHint: "回答をお届けする連絡先です。担当者だけが見ます。",
  replyBad: "メールアドレスまたは電話番号をご確認ください。",
  writeHint: "パスワードは書かないでください。",
  send: "送信する",
  sent: "お問い合わせを受け付けました。ご記入の連絡先に担当者が回答します。",
  tooOften: (wait) => `お問い合わせが続いています。${wait}後にもう一度お試しください。`,
  dormant: "アカウントは休眠状態です",
  dormantText:
    "長期間ご利用がなかったため、休眠状態になりました。残高は全額そのまま保管され、手数料はかかりません。IDを添えてこちらからお問い合わせください。スタッフが本人確認を行い、アカウントの利用を再開します。",
} satisfies ContactTexts;
