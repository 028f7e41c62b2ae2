import type { AccountLetters, Letters, RefusalMemos } from "#locales/ko/letters.ts";

export const vnLetters: Letters = {
  depositApproved: {
    title: "Nạp tiền đã hoàn tất",
    text: (amount) => `Yêu cầu nạp ${amount} đã được duyệt và cộng vào số dư của bạn.`,
  },
  depositRefused: {
    title: "Yêu cầu nạp tiền đã bị hủy",
    text: (amount) =>
      `Không thể xử lý yêu cầu nạp ${amount}. Vui lòng liên hệ bộ phận hỗ trợ nếu bạn có thắc mắc.`,
  },
  withdrawalApproved: {
    title: "Rút tiền đã hoàn tất",
    text: (amount) => `Khoản rút ${amount} đã được chuyển đến tài khoản bạn đã đăng ký.`,
  },
  withdrawalRefused: {
    title: "Yêu cầu rút tiền đã bị hủy",
    text: (amount) =>
      `Không thể xử lý yêu cầu rút ${amount}, số tiền đã được trả lại vào số dư. Vui lòng liên hệ bộ phận hỗ trợ nếu bạn có thắc mắc.`,
  },
};

export const vnAccountLetters: AccountLetters = {
  new_browser: {
    title: "Đăng nhập từ trình duyệt mới",
    text: (where) =>
      `Tài khoản của bạn vừa được đăng nhập lần đầu từ một trình duyệt: ${where}. Nếu không phải bạn, hãy đổi mật khẩu và báo ngay cho bộ phận hỗ trợ.`,
  },
  password_reset: {
    title: "Mật khẩu của bạn đã được đặt lại",
    text: "Mật khẩu mới đã được đặt bằng liên kết và bạn đã bị đăng xuất khỏi mọi thiết bị. Trong 24 giờ tới không thể yêu cầu rút tiền. Nếu không phải bạn, hãy báo ngay cho bộ phận hỗ trợ.",
  },
  password_changed: {
    title: "Mật khẩu của bạn đã được đổi",
    text: "Mật khẩu đã được đổi và các thiết bị khác đã bị đăng xuất. Nếu không phải bạn, hãy báo ngay cho bộ phận hỗ trợ.",
  },
  withdrawal_password_changed: {
    title: "Mật khẩu rút tiền đã được đổi",
    text: "Mật khẩu rút tiền của bạn đã được đổi. Nếu không phải bạn, hãy báo ngay cho bộ phận hỗ trợ.",
  },
};

export const vnRefusalMemos: RefusalMemos = {
  no_transfer: "Không tìm thấy khoản chuyển của bạn. Vui lòng chuyển khoản rồi yêu cầu lại.",
  name_differs: "Tên chủ tài khoản khác tên đã đăng ký. Vui lòng dùng tài khoản của chính bạn.",
  amount_differs: "Số tiền chuyển khác số tiền yêu cầu. Vui lòng liên hệ bộ phận hỗ trợ.",
  over_limit: "Số tiền vượt hạn mức. Vui lòng yêu cầu lại trong hạn mức.",
  check_needed: "Có nội dung cần kiểm tra. Vui lòng liên hệ bộ phận hỗ trợ.",
};
