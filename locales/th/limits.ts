import type { LimitLetters, LimitNames, LimitTexts } from "#locales/ko/limits.ts";

/** The kinds of limits, as the account and letters name them. */
export const thLimitNames: LimitNames = {
  kinds: {
    deposit: "วงเงินฝาก",
    loss: "วงเงินขาดทุน",
    stake: "วงเงินเดิมพัน",
    single: "วงเงินเดิมพันต่อครั้ง",
    balance: "วงเงินยอดคงเหลือ",
    time: "เวลาเล่นสูงสุด",
  },
  products: { casino: "คาสิโน", slot: "สล็อต", sport: "กีฬา" },
  /** Why staff impose a limit, as the member and operators read it. */
  grounds: {
    signs: "มีสัญญาณการเล่นที่เป็นอันตราย",
    means: "ใช้จ่ายเกินกำลัง",
    wish: "คำขอของสมาชิกเอง",
    law: "กฎหมายหรือหน่วยงานกำกับดูแลกำหนด",
  },
  /** The limit of one product. */
  ofProduct: (product, kind) => `${kind}ของ${product}`,
};

/** Texts about the limits that a member sets. */
export const thLimits: LimitTexts = {
  ...thLimitNames,
  title: "วงเงิน",
  lead: (waits, within) =>
    `คุณกำหนดวงเงินฝากและเดิมพันของตัวเองได้ วงเงินใหม่หรือวงเงินที่ลดลงมีผลทันที หากต้องการเพิ่มหรือยกเลิกวงเงิน ต้องรอ ${waits}แล้วยืนยันภายใน ${within} ระหว่างนั้นวงเงินปัจจุบันยังมีผล เจ้าหน้าที่เพิ่มหรือยกเลิกวงเงินของคุณไม่ได้`,
  explained: {
    deposit: "ยอดฝากรวมในช่วงเวลา การถอนเงินไม่ทำให้วงเงินเพิ่มขึ้น",
    loss: "เงินเดิมพันลบด้วยเงินรางวัล เดิมพันได้ไม่เกินจำนวนที่เหลือ และเงินรางวัลจ่ายให้เสมอ",
    stake: "ยอดเดิมพันรวมในช่วงเวลา",
    single: "จำนวนเงินสูงสุดต่อการเดิมพันหนึ่งครั้ง",
    balance: "การฝากที่ทำให้ยอดเงินเกินจำนวนนี้จะถูกปฏิเสธ เงินรางวัลจ่ายให้เสมอ",
    time: "เวลาที่เข้าสู่ระบบได้ในหนึ่งวัน ระบบแจ้งก่อน 5 นาที เมื่อหมดเวลา การเดิมพันจะหยุดและระบบจะออกให้",
  },
  none: "ไม่มีวงเงิน",
  used: "ใช้ไป",
  left: "เหลือ",
  renewsAt: "เริ่มใหม่",
  set: "กำหนด",
  change: "เปลี่ยน",
  remove: "ยกเลิก",
  amount: "จำนวนเงิน",
  save: "บันทึก",
  rule: (max) => `จำนวนเต็ม ไม่เกิน ${max}`,
  rolling: "แต่ละยอดจะไม่ถูกนับเมื่อครบ 24 ชั่วโมง",
  byProduct: "วงเงินตามประเภทเกม",
  byProductLead: "คุณกำหนดวงเงินของคาสิโน สล็อต และกีฬาแยกกันได้ ใช้ร่วมกับวงเงินอื่น และยึดวงเงินที่เหลือน้อยที่สุด",
  timeAmount: "เวลา (นาที)",
  timeRule: (max) => `ตั้งแต่ 1 นาที ถึง ${max}`,
  timeTooLong: (max) => `หนึ่งวันมี ${max}`,
  minutesNeeded: "กรุณากรอกจำนวนนาที",
  checks: "การแจ้งเตือนเวลาเล่น",
  checksLead:
    "ตามช่วงเวลานี้ คุณจะเห็นว่าเข้าสู่ระบบมานานเท่าใด เดิมพัน เงินรางวัล และได้เสีย การเดิมพันใหม่จะรอคำตอบของคุณ เงินรางวัลยังจ่ายให้",
  checkEvery: "ช่วงเวลา",
  checkSaved: "เปลี่ยนช่วงเวลาแล้ว",
  unchanged: "เท่ากับวงเงินปัจจุบัน",
  saved: "วงเงินมีผลตั้งแต่ตอนนี้",
  raiseAsk: (amount, waits, within) =>
    `เพิ่มวงเงินเป็น ${amount} หรือไม่ ยืนยันได้ในหน้านี้หลังจาก ${waits} ภายใน ${within} ระหว่างนั้นวงเงินปัจจุบันยังมีผล`,
  removeAsk: (waits, within) =>
    `ยกเลิกวงเงินนี้หรือไม่ ยืนยันได้ในหน้านี้หลังจาก ${waits} ภายใน ${within} ระหว่างนั้นวงเงินปัจจุบันยังมีผล`,
  raise: "ขอเพิ่มวงเงิน",
  askRemoval: "ขอยกเลิกวงเงิน",
  asked: "ส่งคำขอแล้ว วงเงินปัจจุบันยังมีผล",
  raiseTo: (amount) => `เพิ่มเป็น ${amount}`,
  removal: "ยกเลิกวงเงินนี้",
  waits: (ready) => `ยืนยันได้ตั้งแต่ ${ready}`,
  ready: (lapses) => `หากไม่ยืนยันภายใน ${lapses} คำขอจะถูกยกเลิก`,
  confirm: "ยืนยัน",
  confirmed: "เปลี่ยนวงเงินแล้ว",
  takeBack: "ยกเลิกคำขอ",
  takenBack: "ยกเลิกคำขอแล้ว",
  reviewTitle: "วงเงินยังเหมาะกับคุณหรือไม่",
  reviewText: "วงเงินของคุณไม่เปลี่ยนมาหกเดือนแล้ว ดูสรุปการเล่นของคุณ แล้วคงวงเงินไว้หรือเปลี่ยน วงเงินที่ลดลงมีผลทันที",
  reviewFigures: "ดูสรุปการเล่นของฉัน",
  reviewKeep: "คงวงเงินนี้",
  reviewed: "คงวงเงินเดิมไว้แล้ว",
  byOperator: "ผู้ให้บริการกำหนด",
  byOperatorSince: "มีผลตั้งแต่",
  byOperatorWhy: "เหตุผล",
  ownAmount: "คุณกำหนดเอง",
  byOperatorLead: "ระหว่างวงเงินของผู้ให้บริการกับของคุณ จำนวนที่ต่ำกว่ามีผล",
  contest: "คัดค้านวงเงินนี้",
};

/** Letters about limits that are nearly or wholly used; `limit` is the name with its period. */
export const thLimitLetters: LimitLetters = {
  near: {
    title: "คุณใช้วงเงินไปแล้ว 80%",
    text: (limit, amount) =>
      `คุณใช้${limit} ${amount} ไปแล้วตั้งแต่ 80% ดูจำนวนที่เหลือได้ในหน้าของฉัน หัวข้อวงเงิน`,
  },
  reached: {
    title: "คุณใช้วงเงินครบแล้ว",
    text: (limit, amount) => `คุณใช้${limit} ${amount} ครบแล้ว ดูเวลาที่เริ่มใหม่ได้ในหน้าของฉัน หัวข้อวงเงิน`,
  },
  review: {
    title: "ถึงเวลาทบทวนวงเงิน",
    text: "วงเงินของคุณไม่เปลี่ยนมาหกเดือนแล้ว ดูสรุปการเล่นของฉันในหน้าของฉัน แล้วคงไว้หรือเปลี่ยนที่หัวข้อวงเงิน",
  },
  /** `since` is a moment with its zone, `why` one of the grounds. */
  imposed: {
    title: "ผู้ให้บริการกำหนดวงเงินให้คุณ",
    text: (limit, amount, since, why) =>
      `ตั้งแต่ ${since} ผู้ให้บริการกำหนด${limit}ของคุณเป็น ${amount} เหตุผล: ${why} หากคุณกำหนดวงเงินนี้ไว้ด้วย จำนวนที่ต่ำกว่ามีผล`,
    contest:
      "หากไม่เห็นด้วย กรุณาติดต่อฝ่ายช่วยเหลือในหัวข้อ “คัดค้านมาตรการ” เจ้าหน้าที่คนอื่นที่ไม่ใช่ผู้กำหนดวงเงินจะเป็นผู้ตอบ",
  },
  imposedRaised: {
    title: "ผู้ให้บริการเพิ่มวงเงินแล้ว",
    text: (limit, amount, since) =>
      `ตั้งแต่ ${since} ${limit}ที่ผู้ให้บริการกำหนดเป็น ${amount} วงเงินที่คุณกำหนดเองยังเหมือนเดิม`,
  },
  imposedEnded: {
    title: "ผู้ให้บริการยกเลิกวงเงินแล้ว",
    text: (limit, since) =>
      `ตั้งแต่ ${since} ${limit}ที่ผู้ให้บริการกำหนดไม่มีผลแล้ว วงเงินที่คุณกำหนดเองยังเหมือนเดิม`,
  },
  name: (kind, period) => `${kind}${period}`,
};
