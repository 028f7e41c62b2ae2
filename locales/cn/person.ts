import type { PersonTexts } from "#locales/ko/person.ts";

export const cnPerson = {
  group: "身份信息",
  why: "仅用于查询国家登记册，并加密保存。",
  firstName: "名",
  lastName: "姓",
  email: "电子邮箱",
  postcode: "邮政编码",
  personalNumber: "瑞典个人号码",
  cpf: "巴西CPF",
  firstNameRule: "1–60个字符",
  lastNameRule: "1–60个字符",
  emailRule: "例如 name@example.com",
  postcodeRule: "3–10位字母和数字",
  personalNumberRule: "以出生日期开头的12位数字",
  cpfRule: "11位数字",
  barredTitle: "国家登记册",
  barred: "国家登记册尚未确认，目前无法存款和投注。系统会自动再次查询。提款和记录照常可用。",
  asks: "登记册需要以下信息。提交后只能通过客服更正。",
  give: "提交",
  gave: "已提交。",
} satisfies PersonTexts;
