import type { MinesTexts } from "./ko.ts";

export const vi: MinesTexts = {
  mines: "Mìn",
  field: "25 ô",
  ladder: "Mức trả theo bước",
  tileHidden: "Hàng {row}, cột {column}, đang che",
  tileSafe: "Hàng {row}, cột {column}, mặt trăng",
  tileMine: "Hàng {row}, cột {column}, trúng mìn",
  tileLeftSafe: "Hàng {row}, cột {column}, mặt trăng chưa mở",
  tileLeftMine: "Hàng {row}, cột {column}, mìn chưa mở",
  startFor: "Bắt đầu với {stake}",
  starting: "Đang kiểm tra tiền cược.",
  pickTile: "Hãy chọn một ô",
  picking: "Chọn ô để tìm mặt trăng.",
  ready: "Chọn mức cược và số mìn để bắt đầu.",
  collect: "Nhận {amount}",
  collectNow: "Có thể nhận ngay",
  collected: "Đã nhận",
  lost: "Bạn đã trúng mìn.",
  resumed: "Ván của bạn được tiếp tục.",
  roundOver: "Ván đã kết thúc.",
  seedsOpen: "Bạn có thể đổi hạt giống sau khi ván kết thúc.",
  foundCount: "{count} trăng",
  moonsLeft: "Trăng còn lại",
  nextChance: "Xác suất ô tiếp theo là trăng",
  nextPay: "Mức trả tiếp theo",
  roundFacts: "{mines} mìn · {found} trăng",
  minesAt: "Các ô có mìn",
  ruleField:
    "Số mìn bạn chọn được giấu dưới 25 ô. Vị trí được rút từ hạt giống khi ván bắt đầu và không thay đổi.",
  ruleReveal:
    "Mở từng ô để tìm mặt trăng. Mỗi mặt trăng làm tăng số tiền có thể nhận. Trúng mìn thì ván kết thúc và mất tiền cược.",
  rulePay:
    "Mức trả sau k mặt trăng là tiền cược × {percent} × C(25, k) ÷ C(25 − số mìn, k), bỏ phần lẻ dưới 1 won. Tỷ lệ hoàn trả lý thuyết ở mọi bước đều như nhau.",
  ruleCollect:
    "Sau mặt trăng đầu tiên bạn có thể nhận bất cứ lúc nào. Bước cuối được nhận tự động.",
  ruleMost:
    "Một ván trả tối đa {most}. Không có bước nào cao hơn; bước ngay trước đó là bước cuối.",
  ruleLeftAlone:
    "Ván kết thúc sau {minutes} phút không thao tác: nếu đã tìm thấy trăng thì trả số tiền đó, nếu chưa thì hoàn tiền cược.",
  ruleInterrupted: "Ván được giữ lại khi mất kết nối. Mở lại trò chơi để chơi tiếp.",
  ruleVoid: "Ván mà ví không xác nhận tiền cược sẽ bị hủy và hoàn lại tiền cược.",
  figuresAbout:
    "Tính cho mọi mức cược, số mìn và bước. Đây là trung bình dài hạn, không bảo đảm cho một ván.",
  lowestReturn: "Tỷ lệ hoàn trả thấp nhất sau khi bỏ phần lẻ",
  smallestStake: "Cược tối thiểu",
  largestStake: "Cược tối đa",
  largestWin: "Thắng lớn nhất một ván",
  keys: "Bàn phím",
  keysAbout: "Mũi tên: di chuyển giữa các ô, Enter hoặc phím cách: mở ô, Tab: đến nút nhận",
};
