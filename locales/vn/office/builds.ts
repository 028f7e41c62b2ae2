import type { OfficeBuildTexts } from "#locales/ko/office/builds.ts";

export const vnOfficeBuilds: OfficeBuildTexts = {
  title: "Bản dựng trò chơi",
  lead: "Mỗi trò chơi được cố định một bản dựng và tỷ lệ hoàn trả. Khi danh sách của nhà cung cấp báo bản dựng hoặc tỷ lệ khác, trò chơi lập tức không mở được và không nhận cược mới; tiền thắng của các ván đang chơi vẫn được trả. Trò chơi mở lại khi nhà cung cấp quay về bản đã cố định hoặc khi cố định bản khác.",
  pinned: "Bản đã cố định",
  told: "Bản nhà cung cấp báo",
  none: "Không có",
  state: "Trạng thái",
  states: {
    same: "Khớp",
    other: "Khác bản, đã chặn",
    off: "Bản đã tắt, đã chặn",
    unpinned: "Chưa cố định",
    untold: "Không có danh sách để so",
  },
  pin: "Cố định",
  pinOf: (name) => `Cố định bản dựng của ${name}`,
  version: "Phiên bản",
  versionHint: "Nhập đúng như trên chứng nhận và trong danh sách của nhà cung cấp.",
  returnHint: "Ví dụ 96.5. Để trống nếu mỗi loại cược có tỷ lệ riêng.",
  pinLead:
    "Thành viên thấy bản đã cố định trong thông tin trò chơi. Trò chơi đang bật cần chứng nhận còn hiệu lực của bản này.",
  studioBuilds: "Các bản dựng của nhà cung cấp",
  noBuilds: "Chưa cố định bản dựng nào",
  count: "Số trò chơi",
  used: "Đang dùng",
  inUse: (version) => `Dùng bản ${version}`,
  offTitle: (version) => `Tắt bản ${version}`,
  offLead: (count) =>
    `Có ${count} trò chơi dùng bản này. Trong vòng 5 giây, chúng không nhận cược mới trên mọi trang. Các ván đang chơi vẫn được xử lý đến hết.`,
  onTitle: (version) => `Bật bản ${version}`,
  off: "Tắt",
  on: "Bật",
  switchedOff: "Đã tắt bản dựng.",
  says: (game, version, percent) => `Cố định ${game} ở bản ${version}, tỷ lệ hoàn trả ${percent}`,
  saysOn: (provider, version) => `Bật bản ${version} của ${provider}`,
};
