import type { FundsLevel } from "#contract/funds.ts";

export const vnFundsNotices: Record<FundsLevel, string> = {
  not_protected:
    "Tiền của thành viên được giữ ở tài khoản riêng với tiền của nhà điều hành, nhưng khi nhà điều hành phá sản thì được tính là tài sản của doanh nghiệp: bạn có thể không nhận lại được.",
  medium:
    "Tiền của thành viên được giữ ở tài khoản riêng với tiền của nhà điều hành, và có biện pháp để trả lại cho thành viên khi nhà điều hành phá sản. Bạn có thể không nhận lại được toàn bộ.",
  high: "Tiền của thành viên được giữ ở tài khoản tách biệt với doanh nghiệp cả về pháp lý lẫn thực tế, và một đơn vị độc lập kiểm tra việc này.",
};
