import type { OfficeDisputeTexts } from "#locales/ko/office/disputes.ts";

export const vnOfficeDisputes: OfficeDisputeTexts = {
  title: "Hồ sơ tranh chấp",
  lead: (days) =>
    `Những gì hệ thống đã lưu về một ván, một lệnh nạp rút hoặc một lần tạm nghỉ được gom vào một tệp có chữ ký. Kiểm tra bằng npm run verify -- dispute. Hồ sơ được giữ ${days} ngày.`,
  make: "Tạo hồ sơ tranh chấp",
  makeLead:
    "Gồm bút toán sổ cái kèm bằng chứng, lệnh gọi của nhà cung cấp, thao tác của nhân viên, hạn mức và điều khoản đã chấp nhận khi đó, và tin nhắn. Những gì không được lưu sẽ được nêu rõ.",
  made: "Đã tạo hồ sơ tranh chấp.",
  none: "Chưa có hồ sơ tranh chấp nào",
  subject: "Về",
  subjects: { round: "Ván", payment: "Lệnh nạp rút", exclusion: "Tạm nghỉ hoặc tự loại trừ" },
  record: "Số hoặc tên đăng nhập",
  hints: {
    round: "Số của ván, ví dụ 12-345.",
    payment: "Số của yêu cầu nạp hoặc rút tiền.",
    exclusion: "Tên đăng nhập của thành viên. Lần tạm nghỉ hoặc tự loại trừ mới nhất được dùng.",
  },
  missing: "Vui lòng nhập số hoặc tên đăng nhập.",
  member: "Thành viên",
  madeBy: "Người tạo",
  state: "Trạng thái",
  signing: "Đang ký",
  signed: "Đã ký",
  downloaded: "Đã tải hồ sơ tranh chấp.",
};
