import type { BreakTexts, OfficeBreakTexts, koBreakTerms } from "#locales/ko/breaks.ts";

/** The terms of breaks, as members and operators read them. */
export const thBreakTerms = {
  "1d": "24 ชั่วโมง",
  "7d": "7 วัน",
  "30d": "30 วัน",
  "6w": "6 สัปดาห์",
  "6m": "6 เดือน",
  "1y": "1 ปี",
  "5y": "5 ปี",
  ever: "ถาวร",
} satisfies typeof koBreakTerms;

/** Texts about cooling-off and self-exclusion in the member's account. */
export const thBreaks: BreakTexts = {
  title: "พักการเล่น",
  lead: "ในช่วงที่เลือก คุณจะเดิมพันและฝากเงินไม่ได้ การพักเริ่มทันที ขยายเวลาได้ แต่ลดเวลาหรือยกเลิกไม่ได้ ยังถอนเงิน ดูรายการ และติดต่อศูนย์ช่วยเหลือได้ตามปกติ",
  undecided: "เดิมพันที่วางไว้ก่อนพักจะตัดสินผลตามปกติ และเงินรางวัลจะเข้ายอดเงินของคุณ",
  coolingOff: "พักระยะสั้น",
  coolingOffText: "เมื่อครบเวลา คุณจะกลับมาเล่นได้ทันที",
  exclusion: "งดเล่นด้วยตนเอง",
  exclusionText: (waits) =>
    `เมื่อครบเวลา คุณต้องขอกลับมาเล่นเอง และจะเล่นได้หลังจากขอ ${waits} ระหว่างนั้นจะสมัครใหม่ด้วยหมายเลขโทรศัพท์หรือเลขบัญชีเดิมไม่ได้`,
  terms: thBreakTerms,
  ask: (term) => `ตั้งแต่ตอนนี้คุณจะเดิมพันและฝากเงินไม่ได้เป็นเวลา ${term} ลดเวลาหรือยกเลิกไม่ได้ ต้องการเริ่มหรือไม่`,
  askForEver: "คุณจะเดิมพันและฝากเงินด้วยบัญชีนี้ไม่ได้อีกตลอดไป และยกเลิกไม่ได้ ต้องการเริ่มหรือไม่",
  start: "เริ่ม",
  started: "เริ่มพักการเล่นแล้ว",
  failed: "เริ่มพักการเล่นไม่ได้ กรุณาลองอีกครั้งในภายหลัง",
  runningCoolingOff: "คุณกำลังพักการเล่น",
  runningExclusion: "คุณกำลังงดเล่นด้วยตนเอง",
  startedAt: "เริ่ม",
  endsAt: "สิ้นสุด",
  forEver: "ไม่มี",
  longer: "ขยายเวลา",
  over: "ครบเวลางดเล่นแล้ว หากต้องการกลับมาเล่น กรุณาขอกลับมาเล่น",
  askReturn: "ขอกลับมาเล่น",
  askReturnAsk: (waits) => `ต้องการขอกลับมาเล่นหรือไม่ คุณจะเดิมพันและฝากเงินได้หลังจากนี้ ${waits}`,
  returnAsked: "ส่งคำขอกลับมาเล่นแล้ว",
  returnFailed: "ส่งคำขอไม่ได้ กรุณาลองอีกครั้งในภายหลัง",
  returnsAt: "กลับมาเล่นได้",
  returnReason: "เหตุผลที่ต้องการกลับมาเล่น",
  returnReasonHint: "เจ้าหน้าที่อ่านข้อความนี้ได้",
  returnReasonNeeded: "กรุณากรอกเหตุผลที่ต้องการกลับมาเล่น",
  limitsBefore: "ก่อนกลับมาเล่น คุณตั้งวงเงินฝากและวงเงินเดิมพันให้ต่ำได้ โดยมีผลทันที",
  setLimits: "ตั้งวงเงิน",
};

/** Texts about a member's break in the back office. */
export const thOfficeBreaks: OfficeBreakTexts = {
  coolingOff: (until) => `สมาชิกพักการเล่นถึง ${until} เจ้าหน้าที่ยกเลิกไม่ได้`,
  exclusion: (until) => `สมาชิกงดเล่นด้วยตนเองถึง ${until} เจ้าหน้าที่ยกเลิกไม่ได้`,
  closing: (at) => `สมาชิกขอปิดบัญชีเมื่อ ${at} บัญชีจะปิดเองเมื่อถอนยอดเงินทั้งหมดแล้ว`,
  closed: (at) => `บัญชีปิดเมื่อ ${at} ตามที่สมาชิกขอ`,
  forEver: "สมาชิกงดเล่นด้วยตนเองถาวร เจ้าหน้าที่ยกเลิกไม่ได้",
};
