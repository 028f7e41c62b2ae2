import { thFundsNotices } from "#locales/th/funds-notices.ts";
import type { FundsTexts } from "#locales/ko/funds.ts";

export const thFunds: FundsTexts = {
  title: "การคุ้มครองเงินเมื่อผู้ให้บริการล้มละลาย",
  levels: {
    not_protected: "ไม่ได้รับความคุ้มครอง",
    medium: "คุ้มครองระดับกลาง",
    high: "คุ้มครองระดับสูง",
  },
  notices: thFundsNotices,
  method: "วิธีเก็บรักษาเงินอยู่ในข้อกำหนดการใช้งาน",
  toTerms: "ดูข้อกำหนดการใช้งาน",
  acknowledge: "อ่านและเข้าใจแล้ว",
  reminder: "กรุณายืนยันก่อนเริ่มเล่น เราจะแจ้งเตือนอีกครั้งทุก 6 เดือน",
  failed: "ทำรายการไม่สำเร็จ กรุณาลองใหม่อีกครั้ง",
};
