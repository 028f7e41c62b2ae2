/** Texts of the back office about approvals that are signed with a passkey. */
export const koOfficeApprovals = {
  rule: "승인 서명",
  ruleOn: "승인할 때마다 승인자의 패스키로 서명합니다.",
  ruleOff: "승인에 서명이 필요하지 않습니다.",
  without: (count: number) =>
    `이 주소의 패스키가 없는 승인 담당자가 ${count}명 있습니다. 모두 등록해야 켤 수 있습니다.`,
  turnOn: "서명 요구",
  turnOff: "서명 요구 해제",
  turnOnLead:
    "켜면 승인할 때마다 패스키로 확인하고, 그 서명을 승인과 함께 보관합니다. 패스키가 없는 직원은 승인할 수 없습니다.",
  turnOffLead: "끄면 패스키 확인 없이 승인할 수 있습니다. 보관된 서명은 그대로 남습니다.",
  saysOn: "승인할 때 패스키 서명 요구",
  saysOff: "승인할 때 패스키 서명 요구 해제",
  willSign: "다음 단계에서 패스키로 이 승인에 서명합니다.",
  notDone: "패스키로 서명하지 않아 승인하지 않았습니다. 다시 시도해 주세요.",
  signature: "서명",
  none: "서명 없음",
  valid: "서명이 유효합니다",
  invalid: "서명이 유효하지 않습니다",
  passkey: "서명한 패스키",
  signedAt: "서명 시각",
  fingerprint: "검증 값",
  faults: {
    request: "저장된 제안이나 승인자가 서명한 내용과 다릅니다.",
    signature: "패스키의 서명을 확인할 수 없습니다.",
    trail: "감사 기록의 서명과 다릅니다.",
    missing: "감사 기록에 있는 서명이 없어졌습니다.",
    unsigned: "서명해야 하는 승인인데 서명이 없습니다.",
  },
};

export type OfficeApprovalTexts = typeof koOfficeApprovals;

/** One sentence for each refusal about signed approvals. */
export const koOfficeApprovalRefusals = {
  own_passkey: "승인하려면 이 주소의 패스키가 필요합니다. ‘내 계정’에서 추가해 주세요.",
  approvers: "승인할 수 있는 직원마다 패스키가 한 개 이상 있어야 합니다.",
  unsigned: "승인에는 패스키 서명이 필요합니다. 다시 승인해 주세요.",
  signature: "서명을 확인할 수 없거나 제안이 바뀌었습니다. 다시 승인해 주세요.",
  signature_late: "서명할 수 있는 시간이 지났습니다. 다시 승인해 주세요.",
};
