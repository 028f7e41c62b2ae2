import type { OfficePlayPatternTexts } from "#locales/ko/office/play-patterns.ts";

export const vnOfficePlayPatterns = {
  title: "Kiểu chơi",
  lead: "Thời điểm bắt đầu các ván được đọc theo từng phút sau khi phút đó kết thúc. Không thành viên nào bị chặn tự động.",
  views: { games: "Bắt đầu quá nhanh", open: "Cần rà soát", closed: "Đã rà soát" },
  leads: {
    games:
      "Các trò chơi có ván bắt đầu sớm hơn khoảng cách mà khu vực pháp lý cho phép trong 30 ngày qua. Thời điểm là lúc lệnh của nhà cung cấp đến, nên có thể lệch so với trong trò chơi theo độ trễ mạng. Hãy so với chứng nhận và hỏi nhà cung cấp.",
    reviews:
      "Số đo đã chạm quy tắc được công bố trong điều khoản. Số đo không chứng minh là có chương trình chơi. Ở đây không biết trò chơi có chế độ tự động riêng hay không: hãy hỏi nhà cung cấp.",
  },
  none: {
    games: "Không có ván bắt đầu quá nhanh trong 30 ngày qua",
    open: "Không có thành viên cần rà soát",
    closed: "Chưa có rà soát nào",
  },
  starts: "Bắt đầu quá nhanh",
  members: "Thành viên",
  shortest: "Khoảng cách ngắn nhất",
  least: "Khoảng cách tối thiểu",
  last: "Lần cuối",
  certificates: "Chứng nhận",
  certificatesOf: (game) => `Chứng nhận: ${game}`,
  signs: { longPlay: "Chơi không nghỉ", evenRhythm: "Khoảng cách đều", twoNetworks: "Hai mạng" },
  sign: "Số đo",
  measured: "Giá trị",
  threshold: "Quy tắc",
  when: "Thời gian",
  rounds: "Các ván",
  roundsOf: (member) => `Các ván: ${member}`,
  rhythm: (intervals, mean) => `${intervals} khoảng cách, trung bình ${mean}`,
  spread: (value) => `Độ lệch chuẩn ${value}`,
  below: (value) => `dưới ${value}`,
  opened: "Mở theo số đo",
  closedBy: (operator) => `${operator} quyết định`,
  decide: "Quyết định",
  decideNote:
    "Quyết định không thay đổi tài khoản của thành viên. Việc liên hệ hoặc tạm khóa được thực hiện trên trang của thành viên. Hãy ghi điều tìm được vào lý do.",
  outcome: "Kết quả",
  outcomes: { open: "Đang rà soát", explained: "Đã giải thích", acted: "Đã xử lý" },
} satisfies OfficePlayPatternTexts;
