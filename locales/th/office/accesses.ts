/** Texts of the back office about the accesses of staff to a member's data. */
export const thOfficeAccesses = {
  accessesLead:
    "เจ้าหน้าที่ที่เปิดดูข้อมูลของสมาชิกนี้ การเปิดส่วนเดิมซ้ำภายใน 15 นาที รวมถึงหน้าที่อัปเดตเอง นับเป็น 1 ครั้ง เก็บไว้ 400 วัน",
  opened: "ส่วนที่เปิด",
  noAccesses: "ไม่มีการเข้าดู",
  openedByAct: {
    phone: "หมายเลขโทรศัพท์ทั้งหมด",
    bank: "เลขบัญชีทั้งหมด",
    "identity-file": "เอกสารยืนยันตัวตน",
    "help-file": "ไฟล์แนบของคำถาม",
  },
};
