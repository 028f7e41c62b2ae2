import type { PersonAskedTexts } from "#locales/ko/person-asked.ts";

export const vnPersonAsked = {
  barred:
    "Sổ đăng ký quốc gia chưa xác nhận cho bạn nên hiện không thể nạp tiền và đặt cược. Hệ thống sẽ tự tra cứu lại. Bạn vẫn rút tiền và xem lịch sử được.",
  asks: "Sổ đăng ký cần các thông tin này. Sau khi gửi, chỉ bộ phận hỗ trợ mới sửa được.",
  give: "Gửi",
  gave: "Đã gửi.",
} satisfies PersonAskedTexts;
