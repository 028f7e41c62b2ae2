import type { ContactTexts } from "#locales/ko/contact.ts";

export const vnContact = {
  replyTo: "Email hoặc số điện thoại",
  replyHint: "Nơi nhận phản hồi. Chỉ nhân viên nhìn thấy.",
  replyBad: "Vui lòng kiểm tra email hoặc số điện thoại.",
  writeHint: "Vui lòng không ghi mật khẩu.",
  send: "Gửi yêu cầu",
  sent: "Đã nhận yêu cầu. Nhân viên sẽ phản hồi qua địa chỉ hoặc số bạn đã cung cấp.",
  tooOften: (wait) => `Quá nhiều yêu cầu. Vui lòng thử lại sau ${wait}.`,
  dormant: "Tài khoản của bạn đang ngủ đông",
  dormantText:
    "Tài khoản đã lâu không được sử dụng. Toàn bộ số dư vẫn là của bạn và không có khoản phí nào. Vui lòng gửi yêu cầu tại đây kèm tên đăng nhập: nhân viên sẽ xác minh danh tính rồi mở lại tài khoản.",
} satisfies ContactTexts;
