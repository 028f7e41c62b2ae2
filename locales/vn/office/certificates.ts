import type { OfficeCertificateTexts } from "#locales/ko/office/certificates.ts";

export const vnOfficeCertificates: OfficeCertificateTexts = {
  title: "Chứng nhận",
  add: "Đăng ký chứng nhận",
  lead: "Chứng nhận trò chơi của phòng kiểm định. Với tiền thật, chỉ bật được trò chơi có chứng nhận còn hiệu lực cho thẩm quyền của mọi trang.",
  missing: (count) => `Có ${count} trò chơi chưa có chứng nhận hợp lệ.`,
  none: "Chưa có chứng nhận",
  laboratory: "Phòng kiểm định",
  certificate: "Số chứng nhận",
  build: "Bản dựng",
  jurisdiction: "Thẩm quyền",
  expiresOn: "Ngày hết hạn",
  state: "Trạng thái",
  states: { valid: "Hợp lệ", expired: "Hết hạn", withdrawn: "Đã rút" },
  added: "Đăng ký",
  withdraw: "Rút",
  withdrawn: "Đã rút chứng nhận.",
  withdrawLead: "Trò chơi đang bật vẫn giữ nguyên; không thể bật trò chơi bằng chứng nhận này nữa.",
  saved: "Đã đăng ký chứng nhận.",
  games: "Mã trò chơi",
  gamesHint: "Mỗi dòng một mã, tối đa 200. Có thể là trò chơi chưa có trong danh sách.",
};
