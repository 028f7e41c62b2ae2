import type { LimitLetters, LimitNames, LimitTexts } from "#locales/ko/limits.ts";

/** The kinds of limits, as the account and letters name them. */
export const vnLimitNames: LimitNames = {
  kinds: {
    deposit: "Hạn mức nạp tiền",
    loss: "Hạn mức thua",
    stake: "Hạn mức cược",
    single: "Hạn mức mỗi lần cược",
    balance: "Hạn mức số dư",
    time: "Hạn mức thời gian",
  },
  products: { casino: "Casino", slot: "Slot", sport: "Thể thao" },
  /** Why staff impose a limit, as the member and operators read it. */
  grounds: {
    signs: "Có dấu hiệu chơi quá mức",
    means: "Chi tiêu vượt khả năng",
    wish: "Theo yêu cầu của chính thành viên",
    law: "Theo yêu cầu của pháp luật hoặc cơ quan quản lý",
  },
  /** The limit of one product. */
  ofProduct: (product, kind) => `${kind} cho ${product.toLowerCase()}`,
};

/** Texts about the limits that a member sets. */
export const vnLimits: LimitTexts = {
  ...vnLimitNames,
  title: "Hạn mức",
  lead: (waits, within) =>
    `Bạn có thể tự giới hạn việc nạp tiền và cược. Hạn mức mới hoặc thấp hơn có hiệu lực ngay. Để tăng hoặc bỏ hạn mức, bạn chờ ${waits} rồi xác nhận trong vòng ${within}; cho đến lúc đó, hạn mức hiện tại vẫn giữ nguyên. Nhân viên không thể tăng hoặc bỏ hạn mức của bạn.`,
  explained: {
    deposit: "Tổng số tiền nạp trong kỳ. Rút tiền không làm hạn mức tăng lại.",
    loss: "Tiền cược trừ tiền thắng. Bạn chỉ cược được trong số còn lại; tiền thắng luôn được trả.",
    stake: "Tổng số tiền cược trong kỳ.",
    single: "Số tiền tối đa cho một lần cược.",
    balance: "Lần nạp tiền làm số dư vượt mức này sẽ bị từ chối. Tiền thắng luôn được trả.",
    time: "Thời gian bạn được đăng nhập trong một ngày. Bạn được báo trước 5 phút; khi hết giờ, việc cược dừng lại và bạn được đăng xuất.",
  },
  none: "Chưa đặt",
  used: "Đã dùng",
  left: "Còn lại",
  renewsAt: "Bắt đầu lại",
  set: "Đặt",
  change: "Thay đổi",
  remove: "Bỏ",
  amount: "Số tiền",
  save: "Lưu",
  rule: (max) => `Số won nguyên, tối đa ${max}`,
  rolling: "Mỗi khoản ngừng được tính sau 24 giờ.",
  byProduct: "Hạn mức theo loại trò chơi",
  byProductLead:
    "Bạn có thể giới hạn riêng casino, slot và thể thao. Các hạn mức áp dụng cùng nhau và hạn mức còn lại ít nhất quyết định.",
  timeAmount: "Thời gian (phút)",
  timeRule: (max) => `Từ 1 phút đến ${max}`,
  timeTooLong: (max) => `Một ngày có ${max}.`,
  minutesNeeded: "Vui lòng nhập số phút.",
  checks: "Nhắc thời gian chơi",
  checksLead:
    "Theo khoảng thời gian này, bạn được xem đã đăng nhập bao lâu, đã cược, đã nhận và lãi lỗ. Cược mới chờ bạn trả lời; tiền thắng vẫn được trả.",
  checkEvery: "Khoảng thời gian",
  checkSaved: "Đã đổi khoảng thời gian.",
  unchanged: "Đây là hạn mức hiện tại của bạn.",
  saved: "Hạn mức có hiệu lực từ bây giờ.",
  raiseAsk: (amount, waits, within) =>
    `Tăng hạn mức này lên ${amount}? Bạn có thể xác nhận tại đây sau ${waits}, trong vòng ${within}. Cho đến lúc đó, hạn mức hiện tại vẫn giữ nguyên.`,
  removeAsk: (waits, within) =>
    `Bỏ hạn mức này? Bạn có thể xác nhận tại đây sau ${waits}, trong vòng ${within}. Cho đến lúc đó, hạn mức hiện tại vẫn giữ nguyên.`,
  raise: "Yêu cầu tăng",
  askRemoval: "Yêu cầu bỏ",
  asked: "Đã gửi yêu cầu. Hạn mức hiện tại vẫn giữ nguyên.",
  raiseTo: (amount) => `Tăng lên ${amount}`,
  removal: "Bỏ hạn mức này",
  waits: (ready) => `Bạn có thể xác nhận từ ${ready}.`,
  ready: (lapses) => `Nếu không xác nhận trước ${lapses}, yêu cầu sẽ bị hủy.`,
  confirm: "Xác nhận",
  confirmed: "Hạn mức của bạn đã được đổi.",
  takeBack: "Hủy yêu cầu",
  takenBack: "Đã hủy yêu cầu.",
  reviewTitle: "Hạn mức của bạn có còn phù hợp?",
  reviewText:
    "Hạn mức của bạn không thay đổi trong sáu tháng qua. Hãy xem số liệu của bạn rồi giữ nguyên hoặc thay đổi hạn mức. Hạn mức thấp hơn có hiệu lực ngay.",
  reviewFigures: "Xem số liệu của tôi",
  reviewKeep: "Giữ hạn mức này",
  reviewed: "Hạn mức được giữ nguyên.",
  byOperator: "Do nhà điều hành đặt",
  byOperatorSince: "Có hiệu lực từ",
  byOperatorWhy: "Lý do",
  ownAmount: "Do bạn đặt",
  byOperatorLead: "Hạn mức thấp hơn giữa hạn mức của nhà điều hành và của bạn được áp dụng.",
  contest: "Khiếu nại hạn mức này",
};

/** Letters about limits that are nearly or wholly used; `limit` is the name with its period. */
export const vnLimitLetters: LimitLetters = {
  near: {
    title: "Bạn đã dùng 80% một hạn mức",
    text: (limit, amount) =>
      `Bạn đã dùng từ 80% ${limit} (${amount}). Xem số còn lại trong Trang của tôi, mục Hạn mức.`,
  },
  reached: {
    title: "Bạn đã dùng hết một hạn mức",
    text: (limit, amount) =>
      `Bạn đã dùng hết ${limit} (${amount}). Xem thời điểm bắt đầu lại trong Trang của tôi, mục Hạn mức.`,
  },
  review: {
    title: "Đã đến lúc xem lại hạn mức",
    text: "Hạn mức của bạn không thay đổi trong sáu tháng qua. Hãy xem số liệu trong Trang của tôi, rồi giữ nguyên hoặc thay đổi trong mục Hạn mức.",
  },
  /** `since` is a moment with its zone, `why` one of the grounds. */
  imposed: {
    title: "Nhà điều hành đã đặt hạn mức cho bạn",
    text: (limit, amount, since, why) =>
      `Từ ${since}, nhà điều hành đặt ${limit} của bạn là ${amount}. Lý do: ${why}. Nếu bạn cũng đã tự đặt hạn mức này, mức thấp hơn được áp dụng.`,
    contest:
      "Nếu không đồng ý, vui lòng gửi câu hỏi đến bộ phận hỗ trợ với loại “Khiếu nại biện pháp”. Một nhân viên khác với người đã đặt hạn mức sẽ trả lời.",
  },
  imposedRaised: {
    title: "Nhà điều hành đã tăng một hạn mức",
    text: (limit, amount, since) =>
      `Từ ${since}, ${limit} do nhà điều hành đặt là ${amount}. Các hạn mức bạn tự đặt vẫn giữ nguyên.`,
  },
  imposedEnded: {
    title: "Nhà điều hành đã bỏ một hạn mức",
    text: (limit, since) =>
      `Từ ${since}, ${limit} do nhà điều hành đặt không còn áp dụng. Các hạn mức bạn tự đặt vẫn giữ nguyên.`,
  },
  name: (kind, period) => `${kind.toLowerCase()} ${period.toLowerCase()}`,
};
