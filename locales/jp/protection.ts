import type { ProtectionPageTexts } from "#locales/ko/protection.ts";

/** Texts of the page about protection, which is open to everyone. */
export const jpProtectionPage: ProtectionPageTexts = {
  title: "責任あるプレイ",
  lead: "ゲームは余暇の楽しみです。使うお金と時間をご自身で決め、負担に感じたらいつでも休んでください。休止と限度額は、スタッフを通さずにすぐ始まります。",
  breakNow: "今すぐ休む",
  setLimits: "限度額を決める",
  toolsTitle: "ご自身で使える機能",
  open: "開く",
  limits: "限度額",
  limitsText: (raiseWaits) =>
    `入金、損失、ベットを期間ごとに制限します。引き下げはすぐに適用され、引き上げには${raiseWaits}の待ち時間とあらためての確認が必要です。`,
  quietTimes: "プレイ休止時間と入金しない曜日",
  quietTimesText:
    "ベットを受け付けない時間帯と、入金を受け付けない曜日を決められます。すぐに適用され、短縮するには待ってから再度確認します。",
  coolingOff: "一時休止",
  coolingOffText:
    "選んだ期間は、ベットと入金ができません。期間が終わると、またご利用いただけます。",
  exclusion: "自己排除",
  exclusionText:
    "長い期間、利用を止めます。短縮や取り消しはできず、終了後もご自身で申請するまでご利用いただけません。",
  figures: "利用状況",
  figuresText: "入金、出金、ベット、配当と純損益を、日、週、月ごとに確認できます。",
  signsTitle: "こんなときは休みましょう",
  signs: [
    "決めた以上のお金や時間を使っています。",
    "負けた分を取り戻すためにベットしています。",
    "借りたお金や生活費でベットしています。",
    "家族や友人に隠しています。",
    "やめたいのに、やめにくいと感じます。",
  ],
  signsText: "一つでも当てはまるときは、今すぐ休み、下の相談窓口に話してみてください。",
  ageTitle: (age) => `${age}歳以上の方のみご利用いただけます`,
  ageText:
    "会員登録のときに生年月日を確認します。お子さまと端末を共用するときは、パスワードを保存せず、使用後にログアウトしてください。",
  askText: "ご自身や身近な方の利用が心配なときは、サポートにお知らせください。",
  ask: "サポートに問い合わせる",
  linesTitle: "相談窓口",
  linesText: "公開資料で確認した番号です。番号ごとに出典と確認日を記載しています。",
  source: (day) => `出典（${day}確認）`,
  complaintsTitle: "苦情と紛争",
  complaintsText: "まず運営者にお知らせください。",
  kinds: {
    help: "相談窓口",
    operator: "運営者",
    authority: "許可機関",
    disputes: "紛争の解決",
    privacy: "データ保護機関",
  },
};
