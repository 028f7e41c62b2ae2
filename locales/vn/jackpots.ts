import type { JackpotTexts } from "#locales/ko/jackpots.ts";

export const vnJackpots = {
  rulesTitle: "Quy tắc jackpot",
  amount: "Số tiền hiện tại",
  start: "Bắt đầu lại từ",
  share: "Tỷ lệ trích từ tiền cược",
  shareDiffers: "Khác nhau theo trò chơi",
  readAt: (time) => `Tính đến ${time}`,
  none: "Hiện không có jackpot",
  rules: [
    {
      name: "Tích lũy",
      text: "Mỗi lần cược ở trò chơi có jackpot sẽ góp tỷ lệ nêu trên. Phần này nằm trong tiền cược nên bạn không trả thêm. Phần góp của tiền cược bị hủy được trừ lại. Tỷ lệ thay đổi áp dụng cho các lần cược sau lần trúng kế tiếp của jackpot đó.",
    },
    {
      name: "Số tiền bắt đầu",
      text: "Nhà điều hành trả số tiền đầu tiên. Sau khi có người trúng, jackpot bắt đầu lại từ số tiền bắt đầu do nhà điều hành trả. Jackpot không có tiền hiện là không khả dụng.",
    },
    {
      name: "Giới hạn trên",
      text: "Số tiền không có giới hạn trên và tăng đến khi có người trúng.",
    },
    {
      name: "Quay thưởng",
      text: "Trò chơi quay thưởng ngay trong ván. Cơ hội trúng và cách quay có trong luật của trò chơi. Chơi thử không quay thưởng.",
    },
    {
      name: "Tiền thưởng",
      text: "Bạn nhận ngay toàn bộ số tiền jackpot mà trò chơi nêu vào số dư. Nếu jackpot có ít hơn, nhà cung cấp trả phần còn lại.",
    },
    {
      name: "Trúng cùng lúc",
      text: "Mỗi ván trúng nhiều nhất một jackpot. Khi nhiều thành viên trúng gần như cùng lúc, lần trúng đến trước nhận số tiền đã tích lũy, lần sau cũng nhận đủ số tiền trò chơi nêu.",
    },
    { name: "Hủy ván", text: "Khi ván trúng bị hủy, tiền thưởng trở lại jackpot." },
    {
      name: "Kết thúc",
      text: "Jackpot không có ngày kết thúc: khi còn trò chơi góp vào, tiền tích lũy ở lại đến khi có người trúng. Khi không còn trò chơi nào góp vào, jackpot hiện là không khả dụng và nhà điều hành có thể trả tiền về vốn jackpot. Sau đó jackpot không hiện nữa.",
    },
  ],
} satisfies JackpotTexts;
