/** Texts of the back office about the accesses of staff to a member's data. */
export const vnOfficeAccesses = {
  accessesLead:
    "Nhân viên đã mở thông tin của thành viên này. Mở lại cùng một mục trong 15 phút, kể cả khi trang tự cập nhật, chỉ tính một lần. Giữ trong 400 ngày.",
  opened: "Mục đã mở",
  noAccesses: "Chưa có lượt xem nào",
  openedByAct: {
    phone: "Số điện thoại đầy đủ",
    bank: "Số tài khoản đầy đủ",
    "identity-file": "Giấy tờ tùy thân",
    "help-file": "Tệp của yêu cầu hỗ trợ",
  },
};
