import type { SignInNoteTexts } from "#locales/ko/sign-in-notes.ts";

export const vnSignInNotes: SignInNoteTexts = {
  title: "Tin nhắn đăng nhập",
  each: "Nhận tin nhắn mỗi lần đăng nhập",
  hint: (most) =>
    `Đăng nhập từ trình duyệt mới luôn có tin nhắn, dù bạn chọn thế nào. Với các lần đăng nhập khác, bạn nhận nhiều nhất ${most} tin nhắn trong 24 giờ.`,
  turnedOn: "Bạn sẽ nhận tin nhắn mỗi lần đăng nhập.",
  turnedOff: "Bạn sẽ chỉ nhận tin nhắn khi đăng nhập từ trình duyệt mới.",
  failed: "Không thể thay đổi. Vui lòng thử lại.",
};
