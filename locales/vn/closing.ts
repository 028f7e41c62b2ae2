import type { ClosingTexts } from "#locales/ko/closing.ts";

/** Texts about the closing of the member's own account. */
export const vnClosing = {
  title: "Đóng tài khoản",
  lead: "Sau khi yêu cầu, bạn không thể cược hay nạp tiền nữa. Tài khoản sẽ đóng khi bạn đã rút hết số dư; trước đó bạn có thể hủy. Bộ phận hỗ trợ chỉ mở lại tài khoản đã đóng sau khi kiểm tra.",
  ask: "Yêu cầu đóng tài khoản",
  askText: "Từ bây giờ bạn không thể cược hay nạp tiền. Yêu cầu đóng tài khoản?",
  asked: "Đã yêu cầu đóng tài khoản.",
  failed: "Không thể yêu cầu đóng tài khoản. Vui lòng thử lại sau.",
  onBreak: "Không thể yêu cầu trong thời gian nghỉ.",
  running: "Tài khoản đang chờ đóng",
  runningText: "Tài khoản tự động đóng khi xong các việc sau:",
  nothingLeft: "Không còn gì. Tài khoản sẽ đóng trong giây lát.",
  askedAt: "Thời điểm yêu cầu",
  waits: {
    money:
      "Vui lòng rút hết số dư; không áp dụng mức tối thiểu và bội số. Điểm comp đã được đổi thành số dư.",
    payments: "Còn yêu cầu nạp hoặc rút tiền chưa xong.",
    games: "Còn ván chưa thanh toán hoặc tiền ở nhà cung cấp.",
  },
  withdraw: "Rút tiền",
  takeBack: "Giữ tài khoản",
  takeBackText: "Giữ tài khoản và tiếp tục sử dụng?",
  takenBack: "Tài khoản được giữ lại.",
  takeBackFailed: "Không thể hủy việc đóng tài khoản. Vui lòng thử lại sau.",
} satisfies ClosingTexts;
