import type { BreakLetters } from "#locales/ko/break-letters.ts";

export const vnBreakLetters: BreakLetters = {
  coolingOff: {
    title: "Bạn đã bắt đầu tạm nghỉ",
    text: (until) =>
      `Bạn không thể đặt cược hoặc nạp tiền đến ${until}. Sau đó bạn có thể chơi lại ngay.`,
  },
  exclusion: {
    title: "Bạn đã bắt đầu tự loại trừ",
    text: (until) =>
      `Bạn không thể đặt cược hoặc nạp tiền đến ${until}. Sau đó, muốn chơi lại bạn phải tự gửi yêu cầu.`,
  },
  forEver: "Bạn không thể đặt cược hoặc nạp tiền bằng tài khoản này nữa.",
  stays:
    "Không thể rút ngắn hay hủy. Các cược đặt trước đó vẫn được thanh toán như thường. Bạn vẫn có thể rút tiền, xem sao kê và liên hệ bộ phận hỗ trợ. Bạn sẽ không nhận tin quảng cáo.",
  help: "Nếu muốn trò chuyện với ai đó, hãy gọi các đường dây hỗ trợ ở trang Chơi có trách nhiệm.",
};
