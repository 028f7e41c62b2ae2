import type { OfficeSuspicionTexts } from "#locales/ko/office/suspicions.ts";

/** Texts of the back office about suspicions of money laundering. */
export const vnOfficeSuspicions = {
  title: "Nghi ngờ rửa tiền",
  lead: "Nghi ngờ được mở khi các giao dịch nạp rút có dấu hiệu bất thường, hoặc do nhân viên mở. Trong thời gian đó, mọi lệnh rút tiền của thành viên không được duyệt và không được gửi đến ngân hàng. Muốn đóng phải có người duyệt thứ hai.",
  secret: "Không cho thành viên biết về nghi ngờ này. Luật của nhiều nước cấm điều đó.",
  lists: { open: "Đang mở", closed: "Đã đóng" },
  none: { open: "Không có nghi ngờ nào đang mở", closed: "Chưa có nghi ngờ nào được đóng" },
  bySigns: "Mở do dấu hiệu",
  byStaff: (operator) => `${operator} đã mở`,
  closedBy: (operator) => `${operator} đã đóng`,
  signs: "Dấu hiệu",
  sign: "Dấu hiệu",
  value: "Giá trị",
  threshold: "Ngưỡng",
  names: {
    dueDiligence: "Đạt mức phải thẩm định khách hàng (nạp rút 30 ngày)",
    littlePlay: "Rút tiền sau khi cược ít (tỷ lệ cược trên tiền nạp, 30 ngày)",
    structuring: "Chia nhỏ tiền nạp ngay dưới ngưỡng (7 ngày)",
    movements: "Nạp rút nhiều lần trong một ngày",
    shortLife: "Yêu cầu đóng tài khoản ngay sau khi đăng ký",
    otherPayers: "Tiền nạp đứng tên người khác (30 ngày)",
  },
  sums: "Tổng 30 ngày",
  deposited: "Nạp tiền",
  withdrawn: "Yêu cầu rút",
  staked: "Tiền cược",
  waiting: "Tiền rút đang chờ",
  notes: "Ghi chú",
  note: "Thêm ghi chú",
  noteLead:
    "Viết điều bạn tìm hiểu được vào phần lý do. Ghi chú được giữ trong hồ sơ và trong báo cáo.",
  noted: "Đã lưu ghi chú.",
  open: "Mở nghi ngờ rửa tiền",
  openNote:
    "Lệnh rút tiền của thành viên này không được duyệt cho đến khi nghi ngờ được đóng. Thành viên không được thông báo.",
  opened: "Đã mở nghi ngờ.",
  close: "Đóng",
  closeNote:
    "Sau đó có thể duyệt lại lệnh rút tiền của thành viên này. Viết căn cứ của quyết định vào phần lý do.",
  outcome: "Kết quả",
  outcomes: {
    open: "Đang mở",
    explained: "Nguồn tiền đã được giải thích",
    reported: "Đã báo cáo cơ quan chức năng",
  },
  reference: "Mã tiếp nhận của cơ quan",
  report: "Tải báo cáo",
  reportLead:
    "Tệp hiển thị đầy đủ họ tên, ngày sinh, số điện thoại, số tài khoản, giao dịch và địa chỉ truy cập. Nhật ký kiểm tra ghi lại việc bạn đã tải.",
  reported: "Đã tải báo cáo.",
} satisfies OfficeSuspicionTexts;
