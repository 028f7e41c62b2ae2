import type { AcceptanceTexts } from "#locales/ko/acceptance.ts";

export const vnAcceptance = {
  title: "Đồng ý điều khoản",
  dueTitle: "Vui lòng đồng ý điều khoản mới",
  lead: "Điều khoản sử dụng và chính sách bảo mật đã thay đổi. Bạn cần đồng ý để tiếp tục nạp tiền và chơi. Rút tiền không cần đồng ý.",
  accept: "Tôi đã đọc và đồng ý với điều khoản sử dụng và chính sách bảo mật",
  acceptNeeded: "Vui lòng đánh dấu ô để đồng ý.",
  agree: "Đồng ý",
  agreed: "Bạn đã đồng ý với điều khoản.",
  none: "Không có điều khoản mới cần đồng ý",
  changed: "Điều khoản mới hơn vừa được đăng. Vui lòng đọc nội dung mới.",
  failed: "Không lưu được sự đồng ý. Vui lòng thử lại.",
  toLobby: "Về sảnh",
} satisfies AcceptanceTexts;
