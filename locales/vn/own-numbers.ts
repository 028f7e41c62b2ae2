import type { OwnNumberTexts } from "#locales/ko/own-numbers.ts";

export const vnOwnNumbers: OwnNumberTexts = {
  changePhone: "Đổi số điện thoại",
  newPhone: "Số di động mới",
  phoneChanged: "Đã đổi số điện thoại.",
  changeBank: "Đổi tài khoản",
  bankLead:
    "Tên chủ tài khoản giữ nguyên. Sau khi đổi, bạn chưa thể rút tiền trong 24 giờ; các yêu cầu đã gửi vẫn được trả vào tài khoản cũ.",
  newNumber: "Số tài khoản mới",
  bankChanged: "Đã đổi tài khoản ngân hàng.",
  unusable: "Không dùng được số này. Vui lòng liên hệ bộ phận hỗ trợ.",
};
