import type { ContactTexts } from "#locales/ko/contact.ts";

export const vnContact = {
  title: "Liên hệ khi chưa đăng nhập",
  lead: "Viết cho bộ phận hỗ trợ khi bạn không đăng nhập được. Nếu đăng nhập được, vui lòng dùng mục Hỗ trợ.",
  replyTo: "E-mail hoặc số điện thoại",
  replyHint: "Nơi nhận câu trả lời. Chỉ nhân viên nhìn thấy.",
  replyBad: "Vui lòng kiểm tra e-mail hoặc số điện thoại.",
  writeHint: "Vui lòng không ghi mật khẩu.",
  send: "Gửi",
  sent: "Đã nhận yêu cầu. Nhân viên sẽ trả lời qua địa chỉ hoặc số bạn đã cho.",
  cannotLogIn: "Không đăng nhập được?",
  tooOften: (wait) => `Quá nhiều yêu cầu. Vui lòng thử lại sau ${wait}.`,
} satisfies ContactTexts;
