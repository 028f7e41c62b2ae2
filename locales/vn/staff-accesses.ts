import type { StaffAccessTexts } from "#locales/ko/staff-accesses.ts";

export const vnStaffAccesses: StaffAccessTexts = {
  title: "Lượt xem của nhân viên",
  lead: "Nhân viên xem tài khoản để xử lý nạp và rút tiền, trả lời yêu cầu hỗ trợ, giữ tài khoản an toàn và thực hiện nghĩa vụ pháp lý. Nếu trong một ngày cùng một bộ phận mở cùng một mục nhiều lần, chỉ lần đầu được hiển thị.",
  hidden:
    "Tên nhân viên không được hiển thị. Khi xem số đầy đủ hoặc tệp, nhân viên phải ghi lý do; lý do chỉ được lưu trong nhật ký kiểm toán nội bộ.",
  kept: (days) => `Lượt xem được lưu trong ${days} ngày.`,
  empty: "Chưa có lượt xem nào của nhân viên",
  part: "Mục đã xem",
  by: "Bộ phận",
  reason: "Đã ghi lý do",
  parts: {
    account: "Thông tin và cài đặt tài khoản",
    money: "Số dư, nạp và rút tiền",
    games: "Lịch sử chơi",
    messages: "Yêu cầu hỗ trợ và tin nhắn",
    identity: "Xác minh danh tính",
    "privacy-requests": "Yêu cầu về dữ liệu",
    phone: "Số điện thoại đầy đủ",
    bank: "Số tài khoản ngân hàng đầy đủ",
    "identity-file": "Giấy tờ tùy thân",
    "help-file": "Tệp của yêu cầu hỗ trợ",
  },
  teams: {
    support: "Bộ phận hỗ trợ",
    payments: "Bộ phận thanh toán",
    content: "Bộ phận nội dung",
    oversight: "Bộ phận kiểm tra",
    administrator: "Quản trị viên",
    staff: "Nhân viên",
  },
};
