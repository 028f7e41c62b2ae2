import type { ContactTexts } from "#locales/ko/contact.ts";

export const vnContact = {
  replyTo: "Email hoặc số điện thoại",
  replyHint: "Nơi nhận phản hồi. Chỉ nhân viên nhìn thấy.",
  replyBad: "Vui lòng kiểm tra email hoặc số điện thoại.",
  writeHint: "Vui lòng không ghi mật khẩu.",
  send: "Gửi yêu cầu",
  sent: "Đã nhận yêu cầu. Nhân viên sẽ phản hồi qua địa chỉ hoặc số bạn đã cung cấp.",
  tooOften: (wait) => `Quá nhiều yêu cầu. Vui lòng thử lại sau ${wait}.`,
} satisfies ContactTexts;
