import type { PrivacyRequestLetters, PrivacyRequestTexts } from "#locales/ko/privacy-requests.ts";

/** The kinds of requests about data, on the member site and in the office. */
export const thPrivacyRequestKinds = {
  access: "ขอดูข้อมูล",
  export: "ขอรับข้อมูลเป็นไฟล์",
  correction: "ขอแก้ไขข้อมูล",
  erasure: "ขอลบข้อมูล",
  restriction: "ขอจำกัดการใช้ข้อมูล",
  objection: "คัดค้านการใช้ข้อมูล",
} satisfies PrivacyRequestTexts["kinds"];

/** What can be corrected, and how a request ends. */
export const thCorrectedDetails = {
  name: "ชื่อ",
  birth_date: "วันเกิด",
  phone: "เบอร์โทร",
  bank_account: "บัญชีธนาคาร",
  other: "ข้อมูลอื่น",
} satisfies PrivacyRequestTexts["fields"];

export const thPrivacyRequestOutcomes = {
  granted: "ดำเนินการให้แล้ว",
  partly: "ดำเนินการให้บางส่วน",
  refused: "ปฏิเสธ",
  withdrawn: "ถอนแล้ว",
} satisfies PrivacyRequestTexts["outcomes"];

/** What a member is told of an answer that takes longer. */
export const thPrivacyRequestExtensions = {
  complex: "คำขอมีความซับซ้อน เราจึงขยายเวลาตอบอีกสองเดือน",
  many_requests: "มีคำขอจำนวนมาก เราจึงขยายเวลาตอบอีกสองเดือน",
} satisfies PrivacyRequestTexts["extended"];

/** What a member reads about their requests. */
export const thPrivacyRequests = {
  title: "คำขอเกี่ยวกับข้อมูล",
  lead: "คุณสอบถามได้ว่าเราเก็บข้อมูลอะไรของคุณ ขอแก้ไขหรือลบข้อมูล หรือคัดค้านการใช้ข้อมูล เราจะตอบภายในหนึ่งเดือน",
  privacy: "เหตุผลและระยะเวลาที่เก็บข้อมูลอยู่ในนโยบายความเป็นส่วนตัว",
  kind: "ประเภทคำขอ",
  kinds: thPrivacyRequestKinds,
  hints: {
    access: "สอบถามสิ่งที่ไฟล์ “ดาวน์โหลดข้อมูลของฉัน” ไม่ได้บอก เช่น เหตุผลที่เก็บหรือผู้ที่ได้รับข้อมูล",
    export: "“ดาวน์โหลดข้อมูลของฉัน” ในหน้านี้ให้ข้อมูลทั้งหมดเป็นไฟล์ JSON ทันที ส่งคำขอเมื่อต้องการข้อมูลที่ไม่มีในไฟล์",
    correction: "กรุณาระบุข้อมูลที่ผิดและข้อมูลที่ถูกต้อง เราอาจขอหลักฐาน",
    erasure: (years) =>
      `ลบได้เฉพาะข้อมูลของบัญชีที่ปิดแล้ว และกฎหมายให้เก็บบันทึกไว้ ${years} ปีหลังปิดบัญชี หากมีข้อมูลที่ลบไม่ได้ เราจะแจ้งเหตุผลในคำตอบ`,
    restriction: "กรุณาระบุข้อมูลที่ให้เก็บไว้โดยไม่นำไปใช้ พร้อมเหตุผล",
    objection: "กรุณาระบุการใช้ข้อมูลที่คุณคัดค้าน พร้อมเหตุผล คุณปิดข้อความโฆษณาได้ทันทีในหน้านี้",
  },
  field: "ข้อมูลที่ต้องแก้ไข",
  fields: thCorrectedDetails,
  details: "รายละเอียด",
  detailsOptional: "รายละเอียด (ไม่บังคับ)",
  letters: (written, most) => `${written} / ${most} ตัวอักษร`,
  detailsMissing: "กรุณากรอกรายละเอียด",
  send: "ส่งคำขอ",
  sendAsk: "ส่งคำขอนี้หรือไม่",
  sent: "เราได้รับคำขอของคุณแล้ว",
  failed: "ส่งคำขอไม่สำเร็จ กรุณาลองอีกครั้ง",
  waits: "มีคำขอประเภทนี้ที่รอคำตอบอยู่ คุณส่งคำขอใหม่ได้หลังได้รับคำตอบ",
  tooOften: "คุณส่งคำขอครบจำนวนที่ส่งได้ในหนึ่งวันแล้ว กรุณาลองใหม่พรุ่งนี้",
  list: "คำขอของคุณ",
  number: (number) => `คำขอหมายเลข ${number}`,
  receivedOn: "วันที่ได้รับ",
  dueOn: "ตอบภายใน",
  endedOn: "วันที่ปิดคำขอ",
  asked: "สิ่งที่ขอ",
  answer: "คำตอบ",
  waiting: "รอคำตอบ",
  late: "เลยกำหนดตอบแล้ว",
  outcomes: thPrivacyRequestOutcomes,
  extended: thPrivacyRequestExtensions,
  refusals: {
    records_kept: "กฎหมายให้เราเก็บข้อมูลนี้",
    not_identified: "เรายืนยันไม่ได้ว่าคำขอมาจากคุณ",
    excessive: "คำขอไม่มีเหตุผลหรือส่งซ้ำมากเกินไป",
    rights_of_others: "กระทบสิทธิของผู้อื่น",
    data_right: "ข้อมูลที่เก็บไว้ถูกต้องแล้ว",
    other: "เหตุผลอยู่ในคำตอบ",
  },
  withdraw: "ถอนคำขอ",
  withdrawAsk: "ถอนคำขอนี้หรือไม่ คุณจะไม่ได้รับคำตอบ",
  withdrawn: "ถอนคำขอแล้ว",
  withdrawFailed: "ถอนคำขอไม่สำเร็จ กรุณาลองอีกครั้ง",
  complain: "หากไม่เห็นด้วยหรือคำตอบล่าช้า",
  complainTo: "คุณร้องเรียนต่อหน่วยงานคุ้มครองข้อมูลด้านล่างได้ และฟ้องต่อศาลได้",
  complainAny: "คุณร้องเรียนต่อหน่วยงานคุ้มครองข้อมูลของประเทศที่คุณอาศัยอยู่ได้ และฟ้องต่อศาลได้",
} satisfies PrivacyRequestTexts;

/** The notes that tell a member of an answer or of an extension. */
export const thPrivacyRequestLetters = {
  answered: {
    title: "ตอบคำขอเกี่ยวกับข้อมูลของคุณแล้ว",
    text: (kind) => `กรุณาอ่านคำตอบของ “${kind}” ใน “ข้อมูลของฉัน” ที่หน้าของฉัน`,
  },
  extended: {
    title: "ขยายเวลาตอบคำขอเกี่ยวกับข้อมูล",
    text: (kind, day) => `เราจะตอบ “${kind}” ภายใน ${day}`,
  },
} satisfies PrivacyRequestLetters;
