import type { ContactTexts } from "#locales/ko/contact.ts";

export const cnContact = {
  replyTo: "电子邮箱或电话号码",
  replyHint: "用于接收回复，仅工作人员可见。",
  replyBad: "请检查电子邮箱或电话号码。",
  writeHint: "请勿填写密码。",
  send: "提交咨询",
  sent: "咨询已提交，工作人员会通过您填写的联系方式回复。",
  tooOften: (wait) => `咨询过于频繁，请在${wait}后重试。`,
} satisfies ContactTexts;
