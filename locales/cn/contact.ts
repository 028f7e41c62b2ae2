import type { ContactTexts } from "#locales/ko/contact.ts";

export const cnContact = {
  replyTo: "电子邮箱或电话号码",
  replyHint: "用于接收回复，仅工作人员可见。",
  replyBad: "请检查电子邮箱或电话号码。",
  writeHint: "请勿填写密码。",
  send: "提交咨询",
  sent: "咨询已提交，工作人员会通过您填写的联系方式回复。",
  tooOften: (wait) => `咨询过于频繁，请在${wait}后重试。`,
  dormant: "您的账户已休眠",
  dormantText:
    "账户因长期未使用而休眠。余额全部归您所有，不收取任何费用。请在此提交咨询并写明账号，员工核实您的身份后会重新启用账户。",
} satisfies ContactTexts;
