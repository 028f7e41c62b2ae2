import type { ProtectionPageTexts } from "#locales/ko/protection.ts";

/** Texts of the page about protection, which is open to everyone. */
export const vnProtectionPage: ProtectionPageTexts = {
  title: "Chơi có trách nhiệm",
  lead: "Chơi là để giải trí. Hãy tự quyết định số tiền và thời gian, và dừng lại khi thấy nặng nề. Tạm nghỉ và hạn mức có hiệu lực ngay, không cần nhân viên.",
  breakNow: "Nghỉ ngay",
  setLimits: "Đặt hạn mức",
  toolsTitle: "Những việc bạn có thể tự làm",
  open: "Mở",
  limits: "Hạn mức",
  limitsText: (raiseWaits) =>
    `Giới hạn tiền nạp, tiền thua và tiền cược theo kỳ. Hạn mức thấp hơn có hiệu lực ngay; muốn tăng, bạn chờ ${raiseWaits} rồi xác nhận lại.`,
  quietTimes: "Giờ không chơi và ngày không nạp tiền",
  quietTimesText:
    "Chọn khung giờ không nhận cược và những ngày không nhận nạp tiền. Có hiệu lực ngay; để rút ngắn, bạn phải chờ rồi xác nhận lại.",
  coolingOff: "Nghỉ ngắn",
  coolingOffText:
    "Trong thời gian đã chọn, bạn không thể cược hoặc nạp tiền. Hết thời gian, bạn có thể chơi lại.",
  exclusion: "Tự loại trừ",
  exclusionText:
    "Dừng chơi trong thời gian dài. Không thể rút ngắn hay hủy; sau đó bạn chỉ chơi lại khi tự yêu cầu.",
  figures: "Số liệu",
  figuresText:
    "Xem tiền nạp, tiền rút, tiền cược, tiền thắng và kết quả ròng theo ngày, tuần và tháng.",
  signsTitle: "Dấu hiệu nên dừng lại",
  signs: [
    "Bạn chi nhiều tiền hoặc thời gian hơn dự định.",
    "Bạn cược để gỡ lại số tiền đã thua.",
    "Bạn cược bằng tiền vay hoặc tiền sinh hoạt.",
    "Bạn giấu gia đình hoặc bạn bè.",
    "Bạn muốn dừng nhưng thấy khó.",
  ],
  signsText: "Nếu có một dấu hiệu đúng với bạn, hãy nghỉ ngay và gọi đường dây hỗ trợ bên dưới.",
  ageTitle: (age) => `Chỉ dành cho người từ ${age} tuổi trở lên`,
  ageText:
    "Chúng tôi kiểm tra ngày sinh khi đăng ký. Nếu dùng chung thiết bị với trẻ em, đừng lưu mật khẩu và hãy đăng xuất sau khi dùng.",
  askText: "Nếu lo lắng cho bản thân hoặc người thân, vui lòng báo cho bộ phận hỗ trợ.",
  ask: "Liên hệ hỗ trợ",
  linesTitle: "Đường dây hỗ trợ",
  linesText: "Các số này lấy từ nguồn công khai. Mỗi số có nguồn và ngày xem.",
  source: (day) => `Nguồn, xem ngày ${day}`,
  complaintsTitle: "Khiếu nại và tranh chấp",
  complaintsText: "Vui lòng báo cho nhà điều hành trước.",
  kinds: {
    help: "Đường dây hỗ trợ",
    operator: "Nhà điều hành",
    authority: "Cơ quan cấp phép",
    disputes: "Giải quyết tranh chấp",
    privacy: "Cơ quan bảo vệ dữ liệu",
  },
};
