import type { OfficeSessionEndTexts } from "#locales/ko/office/session-end.ts";

export const thOfficeSessionEnd: OfficeSessionEndTexts = {
  title: "เซสชันกำลังจะสิ้นสุด",
  why: "ไม่มีการใช้งานมาระยะหนึ่ง กรุณากดปุ่มเพื่อใช้งานต่อ ข้อความที่พิมพ์ไว้ยังอยู่",
  left: (left) => `เซสชันจะสิ้นสุดในอีก ${left}`,
  goOn: "ใช้งานต่อ",
  goOnFailed: "ใช้งานต่อไม่สำเร็จ กรุณาลองอีกครั้ง",
  last: (time) => `เซสชันนี้จะสิ้นสุดเวลา ${time} และต่อเวลาไม่ได้ ข้อความที่พิมพ์ไว้จะกลับมาเมื่อเข้าสู่ระบบอีกครั้ง`,
};
