import type { GameActTexts } from "#locales/ko/office/game-acts.ts";

export const vnGameActs: GameActTexts = {
  "set-provider-used": "Bật tắt nhà cung cấp",
  "order-providers": "Đổi thứ tự nhà cung cấp",
  "change-provider": "Sửa nhà cung cấp",
  "set-game-used": "Bật tắt trò chơi",
  "order-games": "Đổi thứ tự trò chơi",
  "change-game": "Sửa trò chơi",
  "upload-game-art": "Tải ảnh trò chơi lên",
  "add-game-provider": "Thêm nhà cung cấp",
  "add-game": "Thêm trò chơi",
  "import-games": "Áp dụng danh sách trò chơi",
  "import-game-list": "Áp dụng toàn bộ danh sách trò chơi",
  "set-game-availability": "Thay đổi phạm vi cung cấp",
  "set-game-info-sheet": "Viết thông tin trò chơi",
  "pin-game-build": "Cố định bản dựng của trò chơi",
  "set-build-used": "Bật tắt bản dựng",
  "set-game-figures": "Nhập tỷ lệ hoàn trả và độ biến động",
  "add-game-certificate": "Đăng ký chứng nhận",
  "add-system-certificate": "Đăng ký chứng nhận bộ sinh số hoặc nền tảng",
  "withdraw-system-certificate": "Thu hồi chứng nhận bộ sinh số hoặc nền tảng",
  "withdraw-game-certificate": "Rút chứng nhận",
};
