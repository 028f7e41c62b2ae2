import type { RefusalTexts } from "#locales/ko/refusals.ts";

/** One sentence for each refusal of a call, by its status. */
export const jpRefusals: RefusalTexts = {
  alread_have_user: "このIDは使用できません。",
  already: "すでに使用中か、処理済みです。",
  cant_find_code: "登録コードが見つかりません。",
  wait: "処理中の申請があります。",
  balance: "残高が不足しているか、限度額を超えた金額です。",
  low_point: "交換できるコンプが不足しています。",
  pass: "パスワードが正しくありません。",
  time: "操作が多すぎます。少し待ってからもう一度お試しください。",
  fix_server: "ゲーム会社がメンテナンス中か、応答していません。",
  limit: "限度額または利用制限により、今はできません。",
  closed: "現在ご利用いただけません。",
  not_found: "見つかりません。",
  country: "現在お使いの国・地域ではご利用いただけません。",
  break: "利用を休止中のため、できません。期間はマイページの「責任あるプレイ」で確認できます。",
  denied: "登録を進められません。ご不明な点は、お問い合わせページからご連絡ください。",
  deposit_limit: "ご自身で設定した入金限度額を超えています。",
  balance_limit: "ご自身で決めた残高限度額を超えます。",
  loss_limit: "ご自身で設定した損失限度額を超えています。",
  stake_limit: "ご自身で設定したベット限度額を超えています。",
  single_limit: "ご自身で設定した1回のベット限度額を超えています。",
  check: "先に利用時間のお知らせを確認してください。",
  time_used: "今日の利用時間として決めた時間を使い切りました。",
  early: "待ち時間がまだ終わっていません。",
};
