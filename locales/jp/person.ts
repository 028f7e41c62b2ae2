import type { PersonTexts } from "#locales/ko/person.ts";

export const jpPerson = {
  group: "本人確認情報",
  why: "国の登録簿への照会だけに使い、暗号化して保管します。",
  firstName: "名",
  lastName: "姓",
  email: "メールアドレス",
  postcode: "郵便番号",
  personalNumber: "スウェーデンの個人番号",
  cpf: "ブラジルのCPF",
  firstNameRule: "1～60文字",
  lastNameRule: "1～60文字",
  emailRule: "name@example.comの形式",
  postcodeRule: "英数字3～10文字",
  personalNumberRule: "生年月日から始まる数字12桁",
  cpfRule: "数字11桁",
} satisfies PersonTexts;
