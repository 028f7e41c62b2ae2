import type { ContactTexts } from "#locales/ko/contact.ts";

export const cnContact = {
  title: "免登录联系客服",
  lead: "无法登录时可在此联系客服。能登录的会员请登录后使用客服中心。",
  replyTo: "电子邮箱或电话号码",
  replyHint: "用于接收答复，仅工作人员可见。",
  replyBad: "请检查电子邮箱或电话号码。",
  writeHint: "请勿填写密码。",
  send: "发送",
  sent: "已收到您的请求，工作人员会通过您填写的联系方式答复。",
  cannotLogIn: "无法登录？",
  tooOften: (wait) => `请求过于频繁，请在${wait}后重试。`,
} satisfies ContactTexts;
