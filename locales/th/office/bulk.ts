import type { OfficeBulkTexts } from "#locales/ko/office/bulk.ts";

export const thOfficeBulk: OfficeBulkTexts = {
  count: (count) => `เลือก ${count} รายการ`,
  sum: (count, sum) => `${count} รายการ รวม ${sum}`,
  lead: "ดำเนินการทีละรายการ หากรายการหนึ่งถูกปฏิเสธ รายการอื่นยังดำเนินต่อ",
  progress: (done, all) => `ดำเนินการแล้ว ${done} จาก ${all} รายการ`,
  outcomes: "ผลการดำเนินการ",
  outcome: { success: "เสร็จแล้ว", proposed: "รอเจ้าหน้าที่อีกคนอนุมัติ" },
  finished: (count) => `ดำเนินการแล้ว ${count} รายการ`,
  nextRow: "แถวถัดไป",
  previousRow: "แถวก่อนหน้า",
  selectRow: "เลือกแถว",
  selectAll: "เลือกทั้งหมด",
  select: "เลือก",
  selectOne: (name) => `เลือก ${name}`,
  view: (name) => `มุมมอง: ${name}`,
};
