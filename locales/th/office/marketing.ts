import type { OfficeMarketingTexts } from "#locales/ko/office/marketing.ts";

export const thOfficeMarketing: OfficeMarketingTexts = {
  title: "ข้อความโฆษณา",
  lead: "สมาชิกเป็นผู้เลือกเอง เจ้าหน้าที่ถอนความยินยอมได้เฉพาะเมื่อสมาชิกขอ",
  products: { casino: "คาสิโน", slot: "สล็อต", sport: "กีฬา" },
  now: "ยินยอมรับ",
  none: "ไม่รับ",
  history: "ประวัติการเปลี่ยนแปลง",
  empty: "สมาชิกยังไม่เคยเลือก",
  product: "ประเภท",
  decision: "การเลือก",
  given: "ยินยอม",
  withdrawn: "ถอนแล้ว",
  place: "ที่",
  places: {
    registration: "สมัครสมาชิก",
    my_page: "หน้าของฉัน",
    office: "เจ้าหน้าที่",
    exclusion: "เริ่มงดเล่นด้วยตนเอง",
  },
  version: "เวอร์ชัน",
  operator: "เจ้าหน้าที่",
  withdrawNote: "ถอนความยินยอมรับข้อความโฆษณาทุกประเภท มีเพียงสมาชิกที่ให้ความยินยอมใหม่ได้",
  withdrawDone: "ถอนความยินยอมแล้ว",
};
