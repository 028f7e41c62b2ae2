import type {
  koOfficeApprovalRefusals,
  OfficeApprovalTexts,
} from "#locales/ko/office/approvals.ts";

export const jpOfficeApprovals = {
  rule: "承認の署名",
  ruleOn: "承認のたびに承認者のパスキーで署名します。",
  ruleOff: "承認に署名は必要ありません。",
  without: (count) =>
    `このアドレスのパスキーがない承認担当者が${count}名います。全員の登録後に有効にできます。`,
  turnOn: "署名を必須にする",
  turnOff: "署名の必須を解除",
  turnOnLead:
    "有効にすると、承認のたびにパスキーで確認し、その署名を承認とともに保管します。パスキーのないスタッフは承認できません。",
  turnOffLead: "無効にすると、パスキーなしで承認できるようになります。保管済みの署名は残ります。",
  saysOn: "承認にパスキーの署名を必須化",
  saysOff: "承認のパスキー署名の必須を解除",
  willSign: "次の画面で、パスキーを使ってこの承認に署名します。",
  notDone: "パスキーで署名されなかったため、承認していません。もう一度お試しください。",
  signature: "署名",
  none: "署名なし",
  valid: "署名は有効です",
  invalid: "署名は無効です",
  passkey: "署名したパスキー",
  signedAt: "署名時刻",
  fingerprint: "検証値",
  faults: {
    request: "保存された提案または承認者が、署名した内容と異なります。",
    signature: "パスキーの署名を検証できません。",
    trail: "監査記録の署名と異なります。",
    missing: "監査記録にある署名が失われています。",
    unsigned: "署名が必要な承認ですが、署名がありません。",
  },
} satisfies OfficeApprovalTexts;

/** One sentence for each refusal about signed approvals. */
export const jpOfficeApprovalRefusals = {
  own_passkey:
    "承認するには、このアドレスのパスキーが必要です。「自分のアカウント」で追加してください。",
  approvers: "承認できるスタッフ全員に、パスキーが1個以上必要です。",
  unsigned: "承認にはパスキーの署名が必要です。もう一度承認してください。",
  signature: "署名を検証できないか、提案が変更されています。もう一度承認してください。",
  signature_late: "署名できる時間が過ぎました。もう一度承認してください。",
} satisfies typeof koOfficeApprovalRefusals;
