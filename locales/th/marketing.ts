import { thConsentWordings } from "#locales/th/consent-wordings.ts";
import type { MarketingTexts } from "#locales/ko/marketing.ts";

export const thMarketing: MarketingTexts = {
  title: "ข้อความโฆษณา",
  lead: "ข้อความโฆษณาจะส่งเป็นข้อความในเว็บไซต์นี้ และเฉพาะประเภทที่เลือกไว้ที่นี่ เปลี่ยนได้ทุกเมื่อ ข้อความเกี่ยวกับบัญชี การเงิน และคำถามจะส่งให้ไม่ว่าจะเลือกอย่างไร",
  products: thConsentWordings,
  optional: "ข้อความโฆษณา (ไม่บังคับ)",
  optionalHint: "เว้นว่างไว้ได้โดยไม่มีผลต่อการสมัครและการใช้งาน เปลี่ยนได้ทุกเมื่อในหน้าของฉัน",
  given: "จะได้รับข้อความโฆษณาประเภทนี้",
  withdrawn: "จะไม่ได้รับข้อความโฆษณาประเภทนี้อีก",
  failed: "เปลี่ยนไม่สำเร็จ กรุณาลองใหม่อีกครั้ง",
  onExclusion: "ระหว่างงดเล่นด้วยตนเองจะไม่มีการส่งข้อความโฆษณา เลือกใหม่ได้หลังสิ้นสุด",
  changedOn: (day) => `เปลี่ยนเมื่อ ${day}`,
};
