import type { OfficeCatalogueTexts } from "#locales/ko/office/catalogue.ts";

export const vnOfficeCatalogue: OfficeCatalogueTexts = {
  title: "So với danh sách nhà cung cấp",
  addProvider: "Thêm nhà cung cấp",
  addLead: "Nhà cung cấp được thêm ở trạng thái tắt. Muốn bật cần nhân viên khác duyệt.",
  code: "Mã",
  codeHint: "Tối đa 32 chữ thường, số và dấu gạch nối. Không đổi được về sau.",
  lobbyHint:
    "Mã nhà cung cấp dùng để mở sảnh: tối đa 32 chữ thường, số và dấu gạch nối. Không đổi được về sau.",
  added: "Đã thêm nhà cung cấp.",
  addGame: "Thêm trò chơi",
  addGameLead: "Trò chơi được thêm ở trạng thái tắt. Muốn bật cần nhân viên khác duyệt.",
  gameCodeHint: "Nhập đúng mã của nhà cung cấp. Sau này không thể thay đổi.",
  gameAdded: "Đã thêm trò chơi.",
  returnPercent: "Tỷ lệ hoàn trả (%)",
  returnHint: "Ví dụ: 96.5. Để trống nếu không khai báo.",
  pictureHint: "Nếu không chọn hình ảnh, hình ảnh của nhà cung cấp sẽ được dùng.",
  compare: "So với danh sách nhà cung cấp",
  lead: {
    new: "Trò chơi nhà cung cấp có mà trang này chưa có.",
    changed:
      "Trò chơi có tỷ lệ hoàn trả, độ biến động hoặc bản dựng đã đổi. Trước khi duyệt, thành viên vẫn thấy số cũ.",
    gone: "Trò chơi nhà cung cấp không còn cung cấp.",
  },
  neverRead: "Chưa đọc được danh sách của nhà cung cấp, hoặc giao thức không có danh sách.",
  readAt: "Thời điểm đọc danh sách",
  kinds: { new: "Mới", changed: "Thay đổi", gone: "Ngừng cung cấp" },
  search: "Tên hoặc mã trò chơi",
  find: "Tìm",
  takeSelected: (count) => `Áp dụng ${count} mục đã chọn`,
  takeAll: (count) => `Áp dụng tất cả ${count} mục`,
  leftOut: {
    uncertified: (count) => `Bỏ qua ${count} trò chơi chưa có chứng nhận hợp lệ.`,
    undescribed: (count) => `Bỏ qua ${count} trò chơi chưa có luật chơi hoặc mức cược.`,
  },
  list: "Danh sách trò chơi sẽ áp dụng",
  listLead: (count) =>
    `${count} trò chơi đúng như người đề xuất đã thấy. Khi duyệt, đúng danh sách này được áp dụng.`,
  listHash: "Mã băm của danh sách (SHA-256):",
  more: "Trò chơi tiếp theo",
  empty: {
    new: "Không có trò chơi mới",
    changed: "Không có trò chơi thay đổi",
    gone: "Không có trò chơi ngừng cung cấp",
  },
  first: (count) => `Chỉ hiện ${count} mục đầu. Sau khi áp dụng, các mục tiếp theo sẽ hiện ra.`,
  undeclared: "Không khai báo",
  returnToPlayer: "Tỷ lệ hoàn trả",
  volatility: "Độ biến động",
  says: {
    new: (provider, count) => `Mở ${count} trò chơi mới của ${provider}`,
    changed: (provider, count) =>
      `Đổi tỷ lệ hoàn trả và độ biến động của ${count} trò chơi của ${provider}`,
    gone: (provider, count) => `Tắt ${count} trò chơi của ${provider}`,
  },
  effect: {
    new: "Khi được duyệt, trò chơi được thêm và thành viên chơi được ngay. Tên và hình có thể đổi sau.",
    changed: "Khi được duyệt, thành viên thấy số mới.",
    gone: "Khi được duyệt, trò chơi không nhận cược mới. Tiền thắng của ván đang mở vẫn được trả.",
  },
  propose: "Đề xuất",
};
