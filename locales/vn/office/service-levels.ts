import type { OfficeServiceLevelTexts } from "#locales/ko/office/service-levels.ts";

export const vnOfficeServiceLevels: OfficeServiceLevelTexts = {
  title: "Mức dịch vụ",
  lead: "Tỷ lệ lệnh gọi của chúng ta được nhà cung cấp phản hồi. Lệnh gọi gặp lỗi máy chủ của họ, không kết nối được hoặc quá thời gian được tính là thất bại, kể cả lượt mở game không được gửi vì nhà cung cấp không phản hồi kiểm tra trạng thái. Các lần kiểm tra trạng thái được đếm riêng.",
  set: "Đặt mức cam kết",
  takeBack: "Hủy mức cam kết",
  level: "Mức cam kết",
  none: "Chưa cam kết",
  from: (level, month) => `${level} từ ${month}`,
  written: (by, checkedBy) => `${by} đề xuất, ${checkedBy} duyệt`,
  thisMonth: "Tháng này",
  calls: "Lệnh gọi đã gửi",
  failed: "Thất bại",
  errors: "Lỗi, mất kết nối",
  late: "Quá thời gian",
  unsent: "Lượt mở không gửi",
  reasons: (errors, late, unsent) =>
    `Lỗi, mất kết nối ${errors} · quá thời gian ${late} · lượt mở không gửi ${unsent}`,
  share: "Tỷ lệ phản hồi",
  noCalls: "Không có lệnh gọi nào được đếm",
  received: "Lệnh gọi đã nhận",
  faults: "Lỗi phía chúng ta",
  faultsOf: (calls, faults) => `${calls} (lỗi phía chúng ta: ${faults})`,
  checks: "Kiểm tra trạng thái",
  missed: "Kiểm tra không phản hồi",
  missedOf: (checks, missed) => `${checks} (không phản hồi: ${missed})`,
  budget: (level) => `Ngân sách lỗi tháng này (mức cam kết ${level})`,
  states: { within: "Trong ngân sách", over: "Vượt ngân sách" },
  left: (used, allowed, left) =>
    `Đã dùng ${used} trên ${allowed} lượt thất bại được phép, còn lại ${left}.`,
  over: (used, allowed, over) =>
    `Có ${used} lượt thất bại trong khi chỉ được phép ${allowed}, vượt ${over}.`,
  days: "30 ngày gần nhất",
  key: { some: "Phản hồi", failed: "Thất bại", none: "Không có lệnh gọi nào được đếm" },
  asTable: "Xem dạng bảng",
  day: "Ngày",
  months: "12 tháng trước",
  month: "Tháng",
  allowed: "Được phép",
  result: "Kết quả",
  results: { kept: "Đạt", missed: "Không đạt" },
  percent: "Tỷ lệ phản hồi (%)",
  percentHint: "Từ 50 đến 100, tối đa ba chữ số thập phân. Để trống để hủy mức cam kết.",
  percentWrong: "Vui lòng nhập từ 50 đến 100, tối đa ba chữ số thập phân.",
  fromMonth: "Từ tháng",
  setLead:
    "Mức ghi trong hợp đồng với nhà cung cấp. Mức này được đo theo từng tháng dương lịch và áp dụng đến lần thay đổi tiếp theo.",
  says: {
    set: (connection, level, month) =>
      `Đặt mức cam kết của kết nối ${connection} thành ${level} từ ${month}`,
    takeBack: (connection, month) => `Hủy mức cam kết của kết nối ${connection} từ ${month}`,
  },
};
