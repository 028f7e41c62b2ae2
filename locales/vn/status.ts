import type { StatusTexts } from "#locales/ko/status.ts";

export const vnStatus: StatusTexts = {
  lead: (days) =>
    `Những phần của dịch vụ bạn có thể dùng ngay bây giờ và những lúc chúng bị gián đoạn trong ${days} ngày qua.`,
  allAvailable: "Mọi dịch vụ đều dùng được",
  someTrouble: "Một số dịch vụ không dùng được",
  measuredAt: (time) => `Tính đến ${time}`,
  services: "Dịch vụ",
  studios: "Nhà cung cấp",
  parts: {
    site: "Trang web",
    "sign-ins": "Đăng nhập",
    games: "Trò chơi",
    deposits: "Nạp tiền",
    withdrawals: "Rút tiền",
    comp: "Đổi điểm comp",
  },
  states: {
    available: "Dùng được",
    switched_off: "Nhà điều hành đã tắt",
    not_answering: "Không phản hồi",
    none: "Không có ghi nhận",
  },
  bars: (days, interrupted, unrecorded) =>
    `${days} ngày qua. Số ngày có gián đoạn: ${interrupted}. Số ngày không có ghi nhận: ${unrecorded}.`,
  availability: "Tỷ lệ khả dụng",
  last: (days) => `${days} ngày`,
  recordedFrom: (date) => `Ghi nhận từ ${date}`,
  notRecorded: "Chưa có ghi nhận",
  listedFrom: (date) => `Gián đoạn trước ${date} không có trong danh sách và biểu đồ`,
  barsTitle: "Tình trạng theo ngày",
  interruptions: (days) => `Gián đoạn trong ${days} ngày qua`,
  noInterruptions: "Không ghi nhận gián đoạn nào",
  part: "Phần bị gián đoạn",
  cause: "Lý do",
  began: "Bắt đầu",
  ended: "Kết thúc",
  length: "Thời lượng",
  lasts: "Đang diễn ra",
  before: (date) => `Trước ${date}`,
  rulesTitle: "Cách ghi nhận",
  rules: [
    "Tình trạng được ghi nhận năm giây một lần. Trang web được tính là gián đoạn khi không có máy chủ nào hoạt động.",
    "Tỷ lệ khả dụng là phần thời gian dùng được trong thời gian đã ghi nhận, làm tròn xuống hai chữ số thập phân. Thời gian nhà điều hành tắt một phần dịch vụ được tính là không dùng được. Thời gian không có ghi nhận không được tính.",
    "Gián đoạn ngắn hơn một phút chỉ được tính vào tỷ lệ khả dụng và không có trong danh sách. Những lần gián đoạn cách nhau dưới một phút được hiển thị thành một.",
    "Mọi trang web của nhà điều hành được ghi nhận chung.",
  ],
};
