import type {
  koOfficeApprovalRefusals,
  OfficeApprovalTexts,
} from "#locales/ko/office/approvals.ts";

export const cnOfficeApprovals = {
  rule: "批准签名",
  ruleOn: "每次批准都由批准人的通行密钥签名。",
  ruleOff: "批准无需签名。",
  without: (count) => `有${count}名批准人没有此地址的通行密钥，全部添加后才能启用。`,
  turnOn: "要求签名",
  turnOff: "不再要求签名",
  turnOnLead:
    "启用后，每次批准都须用通行密钥确认，签名与批准一同保存。没有通行密钥的员工无法批准。",
  turnOffLead: "停用后，无需通行密钥即可批准。已保存的签名会保留。",
  saysOn: "要求用通行密钥为批准签名",
  saysOff: "不再要求用通行密钥为批准签名",
  willSign: "下一步将使用您的通行密钥为此次批准签名。",
  notDone: "通行密钥未签名，因此没有批准。请重试。",
  signature: "签名",
  none: "无签名",
  valid: "签名有效",
  invalid: "签名无效",
  passkey: "签名的通行密钥",
  signedAt: "签名时间",
  fingerprint: "校验值",
  faults: {
    request: "保存的提议或批准人与签名内容不一致。",
    signature: "无法验证通行密钥的签名。",
    trail: "审计记录中的签名与此不同。",
    missing: "审计记录中的签名已丢失。",
    unsigned: "此次批准须有签名，但没有签名。",
  },
} satisfies OfficeApprovalTexts;

/** One sentence for each refusal about signed approvals. */
export const cnOfficeApprovalRefusals = {
  own_passkey: "批准前您需要有用于此地址的通行密钥，请在“我的账号”中添加。",
  approvers: "每位有批准权限的员工至少需要一个通行密钥。",
  unsigned: "批准须用通行密钥签名，请重新批准。",
  signature: "无法验证签名，或提议已更改，请重新批准。",
  signature_late: "签名时间已过，请重新批准。",
} satisfies typeof koOfficeApprovalRefusals;
