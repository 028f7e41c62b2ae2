import type { RefusalTexts } from "#locales/ko/refusals.ts";

/** One sentence for each refusal of a call, by its status. */
export const vnRefusals: RefusalTexts = {
  alread_have_user: "Tên đăng nhập này không sử dụng được.",
  already: "Đã được sử dụng hoặc đã được xử lý.",
  cant_find_code: "Không tìm thấy mã đăng ký.",
  wait: "Đang có một yêu cầu chờ xử lý.",
  balance: "Số dư không đủ hoặc số tiền nằm ngoài hạn mức.",
  low_point: "Không đủ điểm comp để quy đổi.",
  pass: "Mật khẩu không đúng.",
  otp: "Vui lòng kiểm tra mã xác thực.",
  time: "Quá nhiều yêu cầu. Vui lòng đợi một lát rồi thử lại.",
  fix_server: "Nhà cung cấp đang bảo trì hoặc không phản hồi.",
  limit: "Hạn mức hoặc hạn chế hiện không cho phép thao tác này.",
  closed: "Hiện không sử dụng được.",
  dormant: "Tài khoản đang ngủ đông.",
  file: "Tệp không phải ảnh hoặc PDF, hoặc không đọc được.",
  not_found: "Không tìm thấy.",
  country: "Dịch vụ không được cung cấp tại quốc gia bạn đang ở.",
  network: "Vui lòng tắt VPN hoặc proxy rồi thử lại.",
  break:
    "Bạn đang tạm nghỉ nên không thể thực hiện. Xem thời hạn trong Trang của tôi, mục Chơi có trách nhiệm.",
  barred:
    "Sổ đăng ký quốc gia chưa xác nhận cho bạn nên hiện không thể thực hiện. Bạn vẫn có thể rút tiền bất cứ lúc nào.",
  no_play: "Tài khoản này không thể chơi và nạp tiền. Bạn có thể rút tiền bất cứ lúc nào.",
  identity: "Bạn cần xác minh danh tính.",
  funds: "Vui lòng xác nhận thông báo về việc bảo vệ tiền trước khi nạp.",
  terms:
    "Vui lòng đồng ý với điều khoản sử dụng và chính sách bảo mật mới trước. Bạn có thể rút tiền bất cứ lúc nào.",
  tools: "Vui lòng xem các công cụ tự bảo vệ trước khi chơi.",
  denied: "Không thể mở tài khoản cho bạn. Nếu có thắc mắc, vui lòng dùng trang liên hệ.",
  deposit_limit: "Vượt hạn mức nạp tiền của bạn.",
  balance_limit: "Số tiền này vượt hạn mức số dư của bạn.",
  loss_limit: "Vượt hạn mức thua của bạn.",
  stake_limit: "Vượt hạn mức cược của bạn.",
  single_limit: "Vượt hạn mức mỗi lần cược của bạn.",
  check: "Vui lòng trả lời phần nhắc thời gian chơi trước.",
  pause: "Đang trong thời gian nghỉ sau nhắc nhở thời gian chơi. Vui lòng thử lại sau vài phút.",
  time_used: "Bạn đã dùng hết thời gian chơi của hôm nay.",
  no_play_hours: "Đây là giờ không chơi của bạn.",
  deposit_free_day: "Hôm nay là ngày không nạp tiền của bạn. Vui lòng nạp tiền vào ngày khác.",
  early: "Chưa hết thời gian chờ.",
};
