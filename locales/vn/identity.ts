import type { IdentityLetters, IdentityTexts } from "#locales/ko/identity.ts";

export const vnIdentity = {
  title: "Xác minh danh tính",
  lead: "Theo quy định của trang này, bạn cần xác minh danh tính bằng giấy tờ trước lần nạp tiền đầu tiên và trước khi chơi. Bạn vẫn có thể rút tiền và xem lịch sử bất cứ lúc nào.",
  rule: "Họ tên và ngày sinh phải khớp với thông tin đã đăng ký. Hãy chụp đủ bốn góc và rõ chữ.",
  privacy:
    "Giấy tờ được lưu ở dạng mã hóa. Chỉ nhân viên xác minh mới được xem, và mỗi lần xem đều được ghi lại.",
  document: "Loại giấy tờ",
  documents: {
    passport: "Hộ chiếu",
    id_card: "Căn cước công dân",
    driving_licence: "Giấy phép lái xe",
    residence_permit: "Thẻ tạm trú",
  },
  sides: { front: "Mặt trước", back: "Mặt sau" },
  passportPage: "Trang có ảnh",
  choose: "Chọn tệp",
  replace: "Chọn tệp khác",
  hint: (megabytes) => `Ảnh hoặc PDF, tối đa ${megabytes} MB`,
  adding: "Đang tải lên…",
  added: (size) => `Đã tải lên (${size})`,
  missing: "Vui lòng chọn tệp.",
  unreadable: "Tệp này không phải là ảnh hoặc PDF đọc được.",
  tooLarge: (megabytes) => `Tệp lớn hơn ${megabytes} MB.`,
  tooOften: "Bạn đã tải lên đủ số tệp cho phép trong hôm nay. Vui lòng thử lại vào ngày mai.",
  wrong: "Họ tên hoặc ngày sinh đã đăng ký khác với giấy tờ",
  wrongHint: "Chỉ nhập phần khác, đúng như trên giấy tờ. Hai nhân viên sẽ kiểm tra.",
  name: "Họ tên",
  birthDateWrong: "Vui lòng kiểm tra lại ngày sinh.",
  send: "Gửi giấy tờ",
  sent: "Đã gửi giấy tờ. Kết quả sẽ được báo qua tin nhắn.",
  failed: "Chưa gửi được. Vui lòng chọn lại tệp.",
  states: {
    waiting: "Đang xác minh",
    verified: "Đã xác minh",
    refused: "Vui lòng gửi lại",
    ended: "Cần xác minh lại",
  },
  waiting: (day) => `Bạn đã gửi vào ${day}. Nhân viên sẽ kiểm tra và báo kết quả qua tin nhắn.`,
  verified: (day) => `Danh tính đã được xác minh vào ${day}.`,
  ended: "Bạn cần xác minh lại danh tính bằng giấy tờ mới.",
  refusals: {
    unreadable: "Không đọc được chữ. Vui lòng chụp lại ở nơi đủ sáng.",
    incomplete: "Một phần giấy tờ không hiện rõ. Vui lòng chụp đủ bốn góc.",
    expired: "Giấy tờ đã hết hạn.",
    not_accepted: "Không thể dùng giấy tờ này. Vui lòng gửi giấy tờ khác.",
    name_differs:
      "Họ tên khác với thông tin đã đăng ký. Nếu bạn đăng ký nhầm, hãy gửi lại giấy tờ kèm họ tên đúng.",
    birth_date_differs:
      "Ngày sinh khác với thông tin đã đăng ký. Nếu bạn đăng ký nhầm, hãy gửi lại giấy tờ kèm ngày sinh đúng.",
  },
} satisfies IdentityTexts;

export const vnIdentityLetters = {
  needed: {
    title: "Bạn cần xác minh danh tính",
    text: "Theo quy định của trang này, bạn cần xác minh danh tính trước khi nạp tiền và chơi. Bạn vẫn có thể rút tiền và xem lịch sử như trước.",
    how: "Trong mục “Xác minh danh tính” ở Trang của tôi, hãy gửi trang có ảnh của hộ chiếu, hoặc mặt trước và mặt sau của giấy tờ khác. Nhân viên sẽ kiểm tra và báo kết quả qua tin nhắn.",
  },
  verified: {
    title: "Đã xác minh danh tính",
    text: "Chúng tôi đã xác minh danh tính của bạn bằng giấy tờ đã gửi. Bây giờ bạn có thể nạp tiền và chơi.",
  },
  refused: {
    title: "Vui lòng gửi lại giấy tờ",
    text: "Chúng tôi không thể xác minh danh tính bằng giấy tờ bạn đã gửi.",
    how: "Bạn có thể gửi lại trong mục “Xác minh danh tính” ở Trang của tôi.",
  },
  ended: {
    title: "Vui lòng xác minh lại danh tính",
    text: "Lần xác minh trước không còn hiệu lực.",
    how: "Vui lòng gửi giấy tờ mới trong mục “Xác minh danh tính” ở Trang của tôi. Bạn vẫn có thể rút tiền.",
  },
} satisfies IdentityLetters;
