import type { IdentityLetters, IdentityTexts } from "#locales/ko/identity.ts";

export const jpIdentity = {
  title: "本人確認",
  lead: "当サイトの規定により、初回の入金とゲームの前に本人確認書類の提出が必要です。出金と履歴の確認は今もご利用いただけます。",
  rule: "お名前と生年月日が登録内容と一致している必要があります。四隅がすべて写り、文字が読めるように撮影してください。",
  privacy:
    "書類は暗号化して保管します。閲覧できるのは本人確認の担当者のみで、閲覧のたびに記録が残ります。",
  document: "書類の種類",
  documents: {
    passport: "パスポート",
    id_card: "身分証明書（マイナンバーカードなど）",
    driving_licence: "運転免許証",
    residence_permit: "在留カード",
  },
  sides: { front: "表面", back: "裏面" },
  passportPage: "顔写真のページ",
  choose: "ファイルを選択",
  replace: "別のファイルを選択",
  hint: (megabytes) => `画像またはPDF、${megabytes}MBまで`,
  adding: "アップロード中…",
  added: (size) => `アップロード済み（${size}）`,
  missing: "ファイルを選択してください。",
  unreadable: "画像またはPDFとして読み取れないファイルです。",
  tooLarge: (megabytes) => `ファイルが${megabytes}MBを超えています。`,
  tooOften: "本日アップロードできるファイル数を超えました。明日もう一度お試しください。",
  wrong: "登録した氏名または生年月日が書類と異なります",
  wrongHint: "異なる項目だけ、書類のとおりに入力してください。担当者2名が確認します。",
  name: "氏名",
  birthDateWrong: "生年月日をご確認ください。",
  send: "書類を送信",
  sent: "書類を送信しました。結果はメッセージでお知らせします。",
  failed: "送信できませんでした。ファイルを選び直してください。",
  states: {
    waiting: "確認中",
    verified: "確認済み",
    refused: "再提出が必要です",
    ended: "再確認が必要です",
  },
  waiting: (day) => `${day}に送信されました。担当者が確認し、結果をメッセージでお知らせします。`,
  verified: (day) => `${day}に本人確認が完了しました。`,
  ended: "新しい書類で、もう一度本人確認が必要です。",
  refusals: {
    unreadable: "文字が読み取れません。明るい場所で撮り直してください。",
    incomplete: "一部が写っていません。四隅がすべて入るように撮影してください。",
    expired: "書類の有効期限が切れています。",
    not_accepted: "この書類では確認できません。別の書類を送信してください。",
    name_differs:
      "お名前が登録内容と異なります。登録に誤りがある場合は、正しい氏名を入力して書類を再送信してください。",
    birth_date_differs:
      "生年月日が登録内容と異なります。登録に誤りがある場合は、正しい生年月日を入力して書類を再送信してください。",
  },
} satisfies IdentityTexts;

export const jpIdentityLetters = {
  needed: {
    title: "本人確認が必要です",
    text: "当サイトの規定により、入金とゲームの前に本人確認を行います。出金と履歴の確認はこれまでどおりご利用いただけます。",
    how: "マイページの「本人確認」から、パスポートは顔写真のページを、その他の書類は表面と裏面を送信してください。担当者が確認し、結果をメッセージでお知らせします。",
  },
  verified: {
    title: "本人確認が完了しました",
    text: "お送りいただいた書類で本人確認が完了しました。入金とゲームをご利用いただけます。",
  },
  refused: {
    title: "書類を再送信してください",
    text: "お送りいただいた書類では本人確認ができませんでした。",
    how: "マイページの「本人確認」から再送信できます。",
  },
  ended: {
    title: "もう一度本人確認をお願いします",
    text: "以前の本人確認は無効になりました。",
    how: "マイページの「本人確認」から新しい書類を送信してください。出金はこれまでどおりご利用いただけます。",
  },
} satisfies IdentityLetters;
