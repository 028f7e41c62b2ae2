import type { PrivacyRequestLetters, PrivacyRequestTexts } from "#locales/ko/privacy-requests.ts";

/** The kinds of requests about data, on the member site and in the office. */
export const jpPrivacyRequestKinds = {
  access: "開示",
  export: "データの受け取り",
  correction: "訂正",
  erasure: "消去",
  restriction: "利用の制限",
  objection: "利用への異議",
} satisfies PrivacyRequestTexts["kinds"];

/** What can be corrected, and how a request ends. */
export const jpCorrectedDetails = {
  name: "氏名",
  birth_date: "生年月日",
  phone: "電話番号",
  bank_account: "銀行口座",
  other: "その他の情報",
} satisfies PrivacyRequestTexts["fields"];

export const jpPrivacyRequestOutcomes = {
  granted: "認められた",
  partly: "一部認められた",
  refused: "拒否",
  withdrawn: "取り下げ済み",
} satisfies PrivacyRequestTexts["outcomes"];

/** What a member is told of an answer that takes longer. */
export const jpPrivacyRequestExtensions = {
  complex: "内容の確認に時間がかかるため、回答期限を2か月延長しました。",
  many_requests: "請求が多いため、回答期限を2か月延長しました。",
} satisfies PrivacyRequestTexts["extended"];

/** What a member reads about their requests. */
export const jpPrivacyRequests = {
  title: "個人データの請求",
  lead: "保管している情報の開示、訂正、消去を請求したり、利用に異議を申し立てたりできます。1か月以内に回答します。",
  privacy: "情報を保管する理由と期間は、プライバシーポリシーに記載しています。",
  kind: "請求の種類",
  kinds: jpPrivacyRequestKinds,
  hints: {
    access:
      "「自分の情報をダウンロード」のファイルでわからないことをお尋ねください。保管する理由や提供先などです。",
    export:
      "このページの「自分の情報をダウンロード」で、すべての情報をJSONファイルですぐに受け取れます。ファイルにない情報が必要なときに請求してください。",
    correction:
      "誤っている内容と正しい内容を入力してください。確認のための書類をお願いすることがあります。",
    erasure: (years) =>
      `消去できるのは退会済みのアカウントの情報です。法律により、退会後${years}年間は記録を保管します。消去できない情報があるときは、回答で理由をお知らせします。`,
    restriction: "保管だけして利用しないようにする情報と、その理由を入力してください。",
    objection:
      "どの利用に異議があるかと、その理由を入力してください。宣伝メッセージはこのページですぐに停止できます。",
  },
  field: "訂正する情報",
  fields: jpCorrectedDetails,
  details: "内容",
  detailsOptional: "内容（任意）",
  letters: (written, most) => `${written} / ${most}文字`,
  detailsMissing: "内容を入力してください。",
  send: "請求を送信",
  sendAsk: "この請求を送信しますか？",
  sent: "請求を受け付けました。",
  failed: "請求を送信できませんでした。もう一度お試しください。",
  waits: "同じ種類の請求を処理しています。回答の後に改めて請求できます。",
  tooOften: "1日に送信できる請求の数に達しました。明日もう一度お試しください。",
  list: "送信した請求",
  number: (number) => `請求番号${number}`,
  receivedOn: "受付日",
  dueOn: "回答期限",
  endedOn: "処理日",
  asked: "請求の内容",
  answer: "回答",
  waiting: "処理中",
  late: "回答期限を過ぎています",
  outcomes: jpPrivacyRequestOutcomes,
  extended: jpPrivacyRequestExtensions,
  refusals: {
    records_kept: "法律により、この情報を保管する必要があります。",
    not_identified: "ご本人からの請求であることを確認できませんでした。",
    excessive: "根拠がないか、繰り返しの多い請求です。",
    rights_of_others: "ほかの人の権利に影響します。",
    data_right: "保管している情報に誤りはありません。",
    other: "理由は回答に記載しています。",
  },
  withdraw: "請求を取り下げる",
  withdrawAsk: "この請求を取り下げますか？ 回答は届かなくなります。",
  withdrawn: "請求を取り下げました。",
  withdrawFailed: "取り下げできませんでした。もう一度お試しください。",
  complain: "同意できないとき、回答が遅れているとき",
  complainTo: "次のデータ保護機関に苦情を申し立てることも、裁判所に訴えることもできます。",
  complainAny:
    "お住まいの国のデータ保護機関に苦情を申し立てることも、裁判所に訴えることもできます。",
} satisfies PrivacyRequestTexts;

/** The notes that tell a member of an answer or of an extension. */
export const jpPrivacyRequestLetters = {
  answered: {
    title: "個人データの請求に回答しました",
    text: (kind) => `「${kind}」の請求への回答を、マイページの「プロフィール」でご確認ください。`,
  },
  extended: {
    title: "個人データの請求の回答期限を延長しました",
    text: (kind, day) => `「${kind}」の請求には${day}までに回答します。`,
  },
} satisfies PrivacyRequestLetters;
