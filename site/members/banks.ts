import type { Locale } from "#contract/locales.ts";

/** The best-known banks of a country, by the names that their customers use. */
const banks = {
  KR: "KB국민은행,신한은행,우리은행,하나은행,NH농협은행,IBK기업은행,카카오뱅크,토스뱅크,케이뱅크,SC제일은행,한국씨티은행,KDB산업은행,수협은행,iM뱅크,부산은행,경남은행,광주은행,전북은행,제주은행,새마을금고,신협,우체국,저축은행,산림조합",
  VN: "Vietcombank,VietinBank,BIDV,Agribank,Techcombank,MB Bank,ACB,VPBank,Sacombank,TPBank,HDBank,VIB,SHB,Eximbank,SeABank,OCB,MSB,LPBank",
  JP: "三菱UFJ銀行,三井住友銀行,みずほ銀行,りそな銀行,ゆうちょ銀行,楽天銀行,住信SBIネット銀行,PayPay銀行,ソニー銀行,イオン銀行,セブン銀行,auじぶん銀行,横浜銀行,千葉銀行,福岡銀行",
  TH: "ธนาคารกรุงเทพ,ธนาคารกสิกรไทย,ธนาคารไทยพาณิชย์,ธนาคารกรุงไทย,ธนาคารกรุงศรีอยุธยา,ทีเอ็มบีธนชาต,ธนาคารออมสิน,ธ.ก.ส.,ธนาคารอาคารสงเคราะห์,ธนาคารเกียรตินาคินภัทร,ธนาคารยูโอบี,ธนาคารทิสโก้",
  CN: "中国工商银行,中国建设银行,中国农业银行,中国银行,交通银行,招商银行,中国邮政储蓄银行,中信银行,浦发银行,兴业银行,中国民生银行,中国光大银行,平安银行,华夏银行,广发银行",
} as const;
export type BankCountry = keyof typeof banks;

/** The account is in won, so Korean banks are offered in every language. */
const countries: Record<Locale, readonly BankCountry[]> = {
  ko: ["KR"],
  en: ["KR"],
  vn: ["VN", "KR"],
  jp: ["JP", "KR"],
  th: ["TH", "KR"],
  cn: ["CN", "KR"],
};

/** The banks to choose from in a language, by country. */
export const banksFor = (locale: Locale): { country: BankCountry; names: string[] }[] =>
  countries[locale].map((country) => ({ country, names: banks[country].split(",") }));
