import type { SessionEndTexts } from "#locales/ko/session-end.ts";

export const vnSessionEnd: SessionEndTexts = {
  title: "Bạn sắp bị đăng xuất",
  why: "Bạn đã không sử dụng trang một lúc. Vui lòng nhấn nút để tiếp tục.",
  left: (left) => `Bạn sẽ bị đăng xuất sau ${left}.`,
  goOn: "Tiếp tục sử dụng",
  goOnFailed: "Không thể duy trì đăng nhập. Vui lòng thử lại.",
  last: (time) =>
    `Lần đăng nhập này sắp hết thời gian tối đa. Bạn sẽ bị đăng xuất lúc ${time}. Không thể gia hạn, nhưng bạn có thể đăng nhập lại.`,
};
