import type { LimitOfferTexts } from "#locales/ko/limit-offer.ts";

export const thLimitOffer = {
  firstTitle: "กำหนดวงเงินฝากก่อน",
  firstText:
    "ก่อนฝากครั้งแรก คุณกำหนดวงเงินต่อวัน 24 ชั่วโมงล่าสุด สัปดาห์ หรือเดือนได้ กรอกจำนวนเงินเอง และลดได้ทุกเมื่อ",
  decline: "ดำเนินการต่อโดยไม่กำหนดวงเงิน",
  declineAsk: "ต้องการดำเนินการต่อโดยไม่กำหนดวงเงินฝากหรือไม่ คุณกำหนดได้ในหน้าของฉันทุกเมื่อ",
  declineConfirm: "ดำเนินการต่อโดยไม่กำหนดวงเงิน",
  firstSet: "กำหนดวงเงิน",
  failed: "เปลี่ยนวงเงินไม่ได้ กรุณาลองใหม่ภายหลัง",
} satisfies LimitOfferTexts;
