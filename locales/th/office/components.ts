import type { OfficeComponentTexts } from "#locales/ko/office/components.ts";

export const thOfficeComponents: OfficeComponentTexts = {
  title: "การตรวจส่วนประกอบ",
  lead: "ระบบตรวจว่าไฟล์และฟังก์ชันฐานข้อมูลตรงกับรุ่นที่ติดตั้งเมื่อโปรเซสเริ่มทำงานและทุกวัน หากไม่ตรง โปรเซสจะไม่เริ่มทำงานและจะมีการแจ้งเตือน",
  release: "แฮชของรุ่น",
  certified: "มีใบรับรองที่ใช้ได้รับรองรุ่นนี้",
  uncertified: "ไม่มีใบรับรองที่ใช้ได้รับรองรุ่นนี้",
  none: "ยังไม่มีการตรวจ",
  at: "เวลา",
  place: "โปรเซส",
  kind: "ขอบเขต",
  kinds: { start: "เมื่อเริ่มทำงาน", whole: "ทั้งรุ่น" },
  components: "ส่วนประกอบ",
  result: "ผล",
  same: "ตรงกัน",
  differs: (count) => `ไม่ตรง ${count} รายการ`,
  faults: { changed: "เปลี่ยนแปลง", missing: "หายไป", unknown: "ไม่อยู่ในรุ่นนี้" },
};
