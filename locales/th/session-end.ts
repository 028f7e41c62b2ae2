import type { SessionEndTexts } from "#locales/ko/session-end.ts";

export const thSessionEnd: SessionEndTexts = {
  title: "กำลังจะออกจากระบบ",
  why: "ไม่มีการใช้งานมาระยะหนึ่ง กรุณากดปุ่มเพื่อใช้งานต่อ",
  left: (left) => `จะออกจากระบบในอีก ${left}`,
  goOn: "ใช้งานต่อ",
  goOnFailed: "ใช้งานต่อไม่สำเร็จ กรุณาลองอีกครั้ง",
  last: (time) =>
    `การเข้าสู่ระบบครั้งนี้ใกล้ครบเวลาสูงสุดแล้ว จะออกจากระบบเวลา ${time} ต่อเวลาไม่ได้ แต่เข้าสู่ระบบใหม่ได้`,
};
