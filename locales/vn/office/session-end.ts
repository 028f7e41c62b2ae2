import type { OfficeSessionEndTexts } from "#locales/ko/office/session-end.ts";

export const vnOfficeSessionEnd: OfficeSessionEndTexts = {
  title: "Phiên sắp kết thúc",
  why: "Bạn đã không thao tác một lúc. Vui lòng nhấn nút để tiếp tục. Nội dung đã nhập vẫn còn.",
  left: (left) => `Phiên sẽ kết thúc sau ${left}.`,
  goOn: "Tiếp tục",
  goOnFailed: "Không thể tiếp tục phiên. Vui lòng thử lại.",
  last: (time) =>
    `Phiên này kết thúc lúc ${time} và không thể gia hạn. Nội dung đã nhập sẽ trở lại khi bạn đăng nhập lại.`,
};
