import type { DormancyLetters, OfficeDormancyTexts } from "#locales/ko/dormancy.ts";

export const vnDormancyLetters = {
  told: {
    title: "Tài khoản của bạn sắp chuyển sang ngủ đông",
    text: (since, until) =>
      `Bạn chưa sử dụng tài khoản kể từ ${since}. Nếu bạn không đăng nhập trước ${until}, tài khoản sẽ chuyển sang ngủ đông.`,
    means:
      "Tài khoản ngủ đông không thể đăng nhập, chơi, nạp tiền hay rút tiền cho đến khi nhân viên xác minh danh tính của bạn. Toàn bộ số dư vẫn là của bạn và không có khoản phí nào.",
    keep: "Nếu bạn đăng nhập trước thời điểm đó, tài khoản vẫn được giữ nguyên.",
  },
  reopened: {
    title: "Tài khoản của bạn đã được mở lại",
    text: "Nhân viên đã xác minh danh tính và mở lại tài khoản ngủ đông theo yêu cầu của bạn. Nếu không phải bạn, hãy báo ngay cho bộ phận hỗ trợ.",
  },
} satisfies DormancyLetters;

export const vnOfficeDormancy = {
  told: (since, noticed, due) =>
    `Không sử dụng từ ${since}. Đã báo cho thành viên bằng tin nhắn ngày ${noticed}; nếu thành viên không đăng nhập, tài khoản sẽ ngủ đông vào ${due}.`,
  dormant: (since, at) =>
    `Ngủ đông từ ${at}, không sử dụng từ ${since}. Số dư vẫn là khoản phải trả cho thành viên và tiền thắng đến muộn vẫn được cộng.`,
  note: "Trước hết hãy xác minh yêu cầu đến từ chính thành viên. Khi nhân viên thứ hai duyệt, thành viên có thể đăng nhập lại.",
  verifiedBy: "Cách xác minh danh tính",
  choose: "Chọn cách xác minh",
  checks: {
    document: "Giấy tờ tùy thân",
    video: "Gọi video kèm giấy tờ",
    in_person: "Gặp trực tiếp",
    identity_service: "Dịch vụ xác minh danh tính",
  },
} satisfies OfficeDormancyTexts;
