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
} satisfies PersonTexts;
