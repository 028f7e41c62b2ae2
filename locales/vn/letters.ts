import type {
  AccountLetters,
  Letters,
  RefusalMemos,
  TransferLetters,
} from "#locales/ko/letters.ts";

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
    title: "Yêu cầu rút tiền đã được duyệt",
    text: (amount) =>
      `Yêu cầu rút ${amount} đã được duyệt. Chúng tôi sẽ báo khi ngân hàng đã chuyển.`,
  },
  withdrawalPaid: {
    title: "Rút tiền đã hoàn tất",
    text: (amount) => `Ngân hàng đã chuyển ${amount} đến tài khoản bạn đã đăng ký.`,
  },
  withdrawalFailed: {
    title: "Rút tiền không thành công",
    text: (amount) =>
      `Ngân hàng không thể chuyển ${amount}, số tiền đã được trả lại vào số dư. Vui lòng kiểm tra tài khoản đã đăng ký.`,
  },
  withdrawalReturned: {
    title: "Tiền rút bị trả lại",
    text: (amount) =>
      `Ngân hàng đã trả lại khoản rút ${amount}, số tiền đã trở lại số dư. Vui lòng kiểm tra tài khoản đã đăng ký.`,
  },
  withdrawalRefused: {
    title: "Yêu cầu rút tiền đã bị hủy",
    text: (amount) =>
      `Không thể xử lý yêu cầu rút ${amount}, số tiền đã được trả lại vào số dư. Vui lòng liên hệ bộ phận hỗ trợ nếu bạn có thắc mắc.`,
  },
};

export const vnTransferLetters: TransferLetters = {
  came: {
    late: (amount) => `Khoản chuyển ${amount} đến sau khi yêu cầu nạp tiền đã kết thúc.`,
    partial: (amount) => `Khoản chuyển ${amount} ít hơn số bạn đã yêu cầu.`,
    over: (amount) => `Khoản chuyển ${amount} nhiều hơn số bạn đã yêu cầu.`,
    duplicate: (amount) => `Khoản chuyển thứ hai ${amount} đến với mã nạp tiền đã dùng.`,
    third_party: (amount) => `Khoản chuyển ${amount} đến từ tài khoản mang tên khác.`,
    no_reference: (amount) => `Khoản chuyển ${amount} đến mà không có mã nạp tiền.`,
    expected: (amount) => `Khoản chuyển ${amount} đã đến.`,
  },
  outcomes: {
    posted: {
      title: "Nạp tiền đã hoàn tất",
      text: "Số tiền đã đến được cộng vào số dư của bạn.",
    },
    held: {
      title: "Chúng tôi đang kiểm tra khoản chuyển",
      text: "Số tiền chưa được cộng vào số dư. Chúng tôi sẽ gửi tin nhắn khi kiểm tra xong. Vui lòng liên hệ bộ phận hỗ trợ nếu bạn có thắc mắc.",
    },
    returning: {
      title: "Khoản chuyển đang được hoàn trả",
      text: "Số tiền không được cộng vào số dư và được trả về tài khoản đã gửi. Chúng tôi sẽ báo khi ngân hàng đã chuyển.",
    },
    returned: {
      title: "Khoản chuyển đã được hoàn trả",
      text: "Ngân hàng đã chuyển số tiền về tài khoản đã gửi.",
    },
    return_failed: {
      title: "Khoản chuyển đang được kiểm tra lại",
      text: "Ngân hàng không thể hoàn trả nên chúng tôi đang kiểm tra lại. Chúng tôi sẽ báo khi hoàn tất. Vui lòng liên hệ bộ phận hỗ trợ nếu bạn có thắc mắc.",
    },
    return_cancelled: {
      title: "Khoản chuyển đang được kiểm tra lại",
      text: "Khoản này tạm thời không hoàn trả và đang được kiểm tra lại. Chúng tôi sẽ báo khi hoàn tất. Vui lòng liên hệ bộ phận hỗ trợ nếu bạn có thắc mắc.",
    },
  },
};

export const vnAccountLetters: AccountLetters = {
  new_browser: {
    title: "Đăng nhập từ trình duyệt mới",
    text: (where) =>
      `Tài khoản của bạn vừa được đăng nhập lần đầu từ một trình duyệt: ${where}. Nếu không phải bạn, hãy đổi mật khẩu và báo ngay cho bộ phận hỗ trợ.`,
  },
  sign_in: {
    title: "Có đăng nhập vào tài khoản",
    text: (at, where) =>
      `Tài khoản của bạn đã được đăng nhập lúc ${at}: ${where}. Nếu không phải bạn, hãy đổi mật khẩu và báo ngay cho bộ phận hỗ trợ.`,
  },
  sign_in_notes_off: {
    title: "Đã tắt tin nhắn đăng nhập",
    text: "Từ nay chỉ lần đăng nhập từ trình duyệt mới mới có tin nhắn. Nếu không phải bạn, hãy đổi mật khẩu và báo ngay cho bộ phận hỗ trợ.",
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
  second_factor_added: {
    title: "Đã bật xác thực hai bước",
    text: "Từ nay khi đăng nhập bạn cần nhập thêm mã từ ứng dụng xác thực. Các thiết bị khác đã bị đăng xuất. Nếu không phải bạn, hãy báo ngay cho bộ phận hỗ trợ.",
  },
  second_factor_removed: {
    title: "Đã tắt xác thực hai bước",
    text: "Từ nay chỉ cần mật khẩu là đăng nhập được. Nếu không phải bạn, hãy đổi mật khẩu và báo ngay cho bộ phận hỗ trợ.",
  },
  second_factor_lifted: {
    title: "Xác thực hai bước và khóa truy cập đã được gỡ",
    text: "Theo yêu cầu, nhân viên đã gỡ xác thực hai bước cùng mọi khóa truy cập và bạn đã bị đăng xuất khỏi mọi thiết bị. Trong 24 giờ tới không thể yêu cầu rút tiền. Nếu không phải bạn, hãy báo ngay cho bộ phận hỗ trợ.",
  },
  recovery_code_used: {
    title: "Một mã khôi phục đã được dùng",
    text: "Một mã khôi phục đã được dùng thay cho mã của ứng dụng. Mã này không dùng lại được. Nếu không phải bạn, hãy đổi mật khẩu và báo ngay cho bộ phận hỗ trợ.",
  },
  recovery_codes_renewed: {
    title: "Bạn có mã khôi phục mới",
    text: "Các mã khôi phục trước không còn dùng được. Nếu không phải bạn, hãy đổi mật khẩu và báo ngay cho bộ phận hỗ trợ.",
  },
  phone_changed: {
    title: "Số điện thoại đã được đổi",
    text: "Số điện thoại của tài khoản đã được đổi. Nếu không phải bạn, hãy đổi mật khẩu và báo ngay cho bộ phận hỗ trợ.",
  },
  bank_account_changed: {
    title: "Tài khoản ngân hàng đã được đổi",
    text: "Tài khoản nhận tiền rút đã được đổi và bạn chưa thể rút tiền trong 24 giờ. Các yêu cầu gửi trước đó vẫn được trả vào tài khoản cũ. Nếu không phải bạn, hãy đổi mật khẩu và báo ngay cho bộ phận hỗ trợ.",
  },
  passkey_added: {
    title: "Đã thêm khóa truy cập",
    text: "Giờ có thể đăng nhập bằng khóa truy cập mới. Nếu không phải bạn, hãy xóa khóa đó ở mục Bảo mật trong trang của tôi, đổi mật khẩu và báo ngay cho bộ phận hỗ trợ.",
  },
  passkey_removed: {
    title: "Đã xóa khóa truy cập",
    text: "Một khóa truy cập của bạn đã bị xóa và các thiết bị khác đã bị đăng xuất. Nếu không phải bạn, hãy đổi mật khẩu và báo ngay cho bộ phận hỗ trợ.",
  },
  passkeys_removed: {
    title: "Mọi khóa truy cập đã bị xóa",
    text: "Mật khẩu của bạn đã được đặt lại bằng liên kết, nên chúng tôi đã xóa mọi khóa truy cập để bảo vệ tài khoản. Bạn có thể thêm lại ở mục Bảo mật trong trang của tôi.",
  },
};

export const vnRefusalMemos: RefusalMemos = {
  no_transfer: "Không tìm thấy khoản chuyển của bạn. Vui lòng chuyển khoản rồi yêu cầu lại.",
  name_differs: "Tên chủ tài khoản khác tên đã đăng ký. Vui lòng dùng tài khoản của chính bạn.",
  amount_differs: "Số tiền chuyển khác số tiền yêu cầu. Vui lòng liên hệ bộ phận hỗ trợ.",
  over_limit: "Số tiền vượt hạn mức. Vui lòng yêu cầu lại trong hạn mức.",
  check_needed: "Có nội dung cần kiểm tra. Vui lòng liên hệ bộ phận hỗ trợ.",
};
