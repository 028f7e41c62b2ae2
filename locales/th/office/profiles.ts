import { thBreakTerms } from "#locales/th/breaks.ts";
import type { OfficeProfileTexts } from "#locales/ko/office/profiles.ts";

/** Texts of the back office about the rules of jurisdictions. */
export const thOfficeProfiles = {
  title: "ข้อกำหนดตามเขตกำกับ",
  lead: "ข้อกำหนดที่ต่างกันตามประเทศหรือหน่วยงานกำกับ เว็บไซต์ใช้ข้อกำหนดของเขตที่เลือก รายการที่ไม่มีข้อกำหนดใช้ค่าเริ่มต้นซึ่งเข้มงวดที่สุด ทุกการเปลี่ยนแปลงต้องให้เจ้าหน้าที่อีกคนตรวจ",
  builtIn: "ค่าเริ่มต้น (เข้มงวดที่สุด)",
  sites: "เว็บไซต์",
  noSites: "ยังไม่มีเว็บไซต์ที่เลือก",
  noRules: "ไม่มีข้อกำหนด ใช้ค่าเริ่มต้น และเว็บไซต์ที่เลือกเขตนี้จะไม่เริ่มทำงานด้วยเงินจริง",
  rule: "ข้อกำหนด",
  value: "ค่า",
  source: "แหล่งที่มา",
  readOn: "วันที่ตรวจ",
  add: "เพิ่มเขตกำกับ",
  id: "รหัส",
  idHint: "ตัวพิมพ์เล็ก ตัวเลข และขีด (-) 2–32 ตัว",
  name: "ชื่อ",
  change: "เปลี่ยน",
  addRule: "เพิ่มข้อกำหนด",
  remove: "ลบข้อกำหนด (ใช้ค่าเริ่มต้น)",
  choose: "เขตกำกับของเว็บไซต์",
  site: "เว็บไซต์",
  wrong: "ข้อกำหนดนี้ใช้ค่านี้ไม่ได้",
  range: (least, most) => `${least} ถึง ${most}`,
  rules: {
    minimumAge: "อายุขั้นต่ำ",
    raiseWaitsHours: "เวลารอก่อนเพิ่มวงเงิน",
    raiseConfirmDays: "ระยะเวลายืนยันหลังจากนั้น",
    returnWaitsHours: "เวลารอกลับมาเล่นหลังงดเล่น",
    coolingOffTerms: "ระยะพักสั้น",
    exclusionTerms: "ระยะงดเล่นด้วยตนเอง",
  },
  terms: thBreakTerms,
  units: {
    years: (n) => `${n} ปี`,
    hours: (n) => `${n} ชั่วโมง`,
    days: (n) => `${n} วัน`,
  },
} satisfies OfficeProfileTexts;
