import { vnFundsNotices } from "#locales/vn/funds-notices.ts";
import type { FundsTexts } from "#locales/ko/funds.ts";

export const vnFunds: FundsTexts = {
  title: "Bảo vệ tiền của bạn khi nhà điều hành phá sản",
  levels: {
    not_protected: "Không được bảo vệ",
    medium: "Bảo vệ mức trung bình",
    high: "Bảo vệ mức cao",
  },
  notices: vnFundsNotices,
  method: "Cách giữ tiền được nêu trong điều khoản sử dụng.",
  toTerms: "Xem điều khoản sử dụng",
  acknowledge: "Tôi đã đọc và hiểu",
  reminder: "Vui lòng xác nhận trước khi chơi. Thông báo này được nhắc lại sáu tháng một lần.",
  failed: "Không thực hiện được. Vui lòng thử lại.",
};
