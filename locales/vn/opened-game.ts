import type { OpenedGameTexts } from "#locales/ko/opened-game.ts";

export const vnOpenedGame: OpenedGameTexts = {
  openedGame: {
    unfinished: (held) =>
      `Vòng chưa kết thúc của bạn tiếp tục trong cửa sổ vừa mở. Tiền cược của vòng này là ${held}.`,
    unfinishedHelp:
      "Cho đến khi vòng kết thúc, trò chơi này chỉ nhận cược trong cửa sổ đó. Nếu vòng không tiếp tục, vui lòng liên hệ bộ phận hỗ trợ.",
    oneSlot: "Mỗi lần chỉ chơi được một slot, nên slot mở trước đó không nhận cược nữa.",
    oneSlotHelp: "Tiền thắng của các vòng đang diễn ra ở slot đó vẫn được trả.",
    pausedHelp:
      "Tiền thắng của các vòng đang diễn ra vẫn được trả và bạn vẫn có thể rút tiền. Nếu cần giúp đỡ, vui lòng liên hệ bộ phận hỗ trợ.",
  },
  refusals: {
    help_lines: "Trò chơi tạm dừng vì hiện không liên kết nào của các đường dây hỗ trợ hoạt động.",
  },
};
