import type { ComplaintLetter, ComplaintTexts } from "#locales/ko/complaints.ts";

/** The outcomes of complaints, on the member site and in the office. */
export const thComplaintOutcomes = {
  upheld: "รับข้อร้องเรียน",
  partly: "รับบางส่วน",
  not_upheld: "ไม่รับข้อร้องเรียน",
} satisfies ComplaintTexts["outcomes"];

/** What a member reads about a complaint. */
export const thComplaints = {
  title: (number) => `ข้อร้องเรียนหมายเลข ${number}`,
  write: "ยื่นข้อร้องเรียน",
  hint: "เมื่อส่งแล้ว คุณจะเห็นหมายเลขและวันที่เราจะตอบและตัดสินทันที ยื่นข้อร้องเรียนได้ทุกเวลา",
  lodgedAt: "วันที่ได้รับ",
  answerBy: "ตอบครั้งแรกภายใน",
  decideBy: "ตัดสินภายใน",
  answeredAt: "วันที่ตอบครั้งแรก",
  decidedAt: "วันที่ตัดสิน",
  daysLeft: (days) => `เหลือ ${days} วัน`,
  late: "เลยกำหนดแล้ว",
  states: { answer: "รอคำตอบครั้งแรก", decision: "รอคำตัดสิน" },
  outcomes: thComplaintOutcomes,
  decision: "คำตัดสินสุดท้าย",
  kept: "ลบได้หลังมีคำตัดสิน",
  disagree: { title: "หากคุณไม่เห็นด้วย", text: "หากไม่เห็นด้วยกับคำตัดสิน คุณยื่นข้อร้องเรียนต่อหน่วยงานเหล่านี้ได้" },
  overdue: { title: "เราไม่ได้ตัดสินภายในกำหนด", text: "คุณยื่นข้อร้องเรียนต่อหน่วยงานเหล่านี้ได้" },
} satisfies ComplaintTexts;

/** The note about a decision. */
export const thComplaintLetter = {
  title: "มีคำตัดสินข้อร้องเรียนของคุณแล้ว",
  text: (number) => `กรุณาอ่านคำตัดสินสุดท้ายของข้อร้องเรียนหมายเลข ${number} ที่ศูนย์ช่วยเหลือ`,
} satisfies ComplaintLetter;
