import type { ReducedTexts } from "#locales/ko/reduced.ts";

/** The classes of the reason of a suspension, as the member and operators read them. */
const vnSuspensionGrounds: ReducedTexts["grounds"] = {
  protection: "Bảo vệ thành viên",
  identity: "Xác minh danh tính",
  security: "Bảo mật tài khoản",
  rules: "Vi phạm điều khoản sử dụng",
  law: "Theo yêu cầu của pháp luật hoặc cơ quan quản lý",
  other: "Lý do khác",
};

/** The same for the sheet in which operators suspend a member. */
export const vnOfficeSuspensions = {
  suspensionGround: "Lý do thành viên nhìn thấy",
  suspensionGrounds: vnSuspensionGrounds,
};

/** Texts above every page of a reduced session. */
export const vnReduced: ReducedTexts = {
  titles: {
    suspended: "Tài khoản của bạn bị tạm khóa",
    break: "Bạn đang nghỉ chơi",
    closing: "Tài khoản đang chờ đóng",
    identity: "Bạn cần xác minh danh tính",
    barred: "Hiện bạn chưa thể chơi",
  },
  text: "Bạn có thể xem sao kê và số liệu, rút tiền và liên hệ bộ phận hỗ trợ.",
  reason: "Lý do",
  grounds: vnSuspensionGrounds,
  statement: "Sao kê",
  figures: "Số liệu của tôi",
  withdraw: "Rút tiền",
  help: "Hỗ trợ",
  verify: "Xác minh danh tính",
  ending: "Nghỉ và kết thúc",
  contest: "Khiếu nại",
  contestText:
    "Nếu không đồng ý, bạn có thể khiếu nại việc tạm khóa. Một nhân viên khác với người đã tạm khóa sẽ trả lời.",
};
