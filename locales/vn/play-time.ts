import type { PlayTimeTexts } from "#locales/ko/play-time.ts";

export const vnPlayTime: PlayTimeTexts = {
  title: "Nhắc thời gian chơi",
  checkTitle: (length) => `Bạn đã đăng nhập ${length}`,
  checkText: "Việc cược đang tạm dừng. Vui lòng xem lại và quyết định có tiếp tục hay không.",
  since: "Đăng nhập lúc",
  staked: "Đã cược",
  returned: "Đã nhận",
  net: "Lãi lỗ",
  goOn: "Tiếp tục",
  rest: "Nghỉ một lát",
  figures: "Xem số liệu",
  checkFailed: "Không thể tải dữ liệu chơi của bạn.",
  answerFailed: "Không thể lưu câu trả lời. Vui lòng thử lại.",
  pause: (l) => `Bây giờ là thời gian nghỉ ${l}. Sau đó bạn có thể đặt cược lại.`,
  timeNear: (left) =>
    `Bạn còn ${left} thời gian chơi cho hôm nay. Khi hết giờ, việc cược dừng lại và bạn được đăng xuất.`,
};
