import type { OwnNumberTexts } from "#locales/ko/own-numbers.ts";

export const jpOwnNumbers: OwnNumberTexts = {
  changePhone: "電話番号を変更",
  newPhone: "新しい携帯電話",
  phoneChanged: "電話番号を変更しました。",
  changeBank: "口座を変更",
  bankLead:
    "口座名義は変更できません。変更後24時間は出金できません。申請済みの出金は変更前の口座にお支払いします。",
  newNumber: "新しい口座番号",
  bankChanged: "出金先の口座を変更しました。",
  unusable: "この番号は使えません。サポートへお問い合わせください。",
};
