import type { OwnNumberTexts } from "#locales/ko/own-numbers.ts";

export const cnOwnNumbers: OwnNumberTexts = {
  changePhone: "修改手机号",
  newPhone: "新手机号",
  phoneChanged: "手机号已修改。",
  changeBank: "修改账户",
  bankLead: "账户户名不可更改。修改后24小时内不能提款，已提交的提款申请仍付至原账户。",
  newNumber: "新银行账号",
  bankChanged: "提款账户已修改。",
  unusable: "此号码无法使用，请联系客服中心。",
};
