import type { OfficeOpeningTexts } from "#locales/ko/office/opening.ts";

export const vnOfficeOpening = {
  title: "Khai trương",
  lead: "Những gì cần có trước khi nhận thành viên. Trạng thái được đọc trực tiếp từ cài đặt và cơ sở dữ liệu.",
  play: "Trang web đang chạy bằng tiền chơi thử nên thành viên dùng được ngay. Việc khai trương áp dụng cho tiền thật.",
  waits: "Trang web chưa khai trương: thành viên chưa thể đăng ký, nạp tiền hoặc chơi.",
  openedAt: (time) => `Đã khai trương lúc ${time}.`,
  ready: "Mọi thứ đã sẵn sàng. Hai nhân viên có thể khai trương.",
  notReady: (count) => `Cần hoàn tất ${count} mục còn thiếu trước khi khai trương.`,
  open: "Khai trương",
  openHint: "Sau đó thành viên có thể đăng ký, nạp tiền và chơi. Không thể hoàn tác.",
  invite: "Mời người thử nghiệm",
  inviteHint:
    "Nhân viên duyệt sẽ nhận liên kết đăng ký dùng một lần, có hiệu lực 24 giờ. Người đăng ký bằng liên kết này được nạp tiền và chơi bằng tiền thật trước khi khai trương, và sau đó là thành viên như mọi người khác.",
  line: "Mục",
  state: "Trạng thái",
  need: "Yêu cầu",
  done: "Sẵn sàng",
  missing: "Còn thiếu",
  missingAt: (names) => `Còn thiếu: ${names}`,
  goTo: "Mở màn hình",
  names: {
    licences: "Công ty và giấy phép",
    countries: "Quốc gia",
    profiles: "Quy định theo nơi cấp phép",
    documents: "Điều khoản và bảo mật",
    accounts: "Tài khoản ngân hàng",
    administrators: "Quản trị viên thứ hai",
    keys: "Khóa giữ ở nơi khác",
    backup: "Sao lưu",
    drill: "Diễn tập khôi phục",
    connections: "Kết nối nhà cung cấp",
    selfTests: "Tự kiểm tra kết nối",
    certificates: "Chứng nhận nền tảng và số ngẫu nhiên",
    games: "Trò chơi",
    jackpots: "Jackpot",
    testBets: "Cược thử nghiệm",
  },
  says: {
    licences: "Mỗi trang web có tên công ty và giấy phép.",
    countries: "Giấy phép của mỗi trang web có quốc gia mà hệ thống này cho phép.",
    profiles:
      "Nơi cấp phép mà trang web chọn phải có quy định. Trang web chưa chọn áp dụng quy định có sẵn chặt nhất.",
    documents: "Mỗi trang web đã đăng điều khoản và chính sách bảo mật bằng sáu ngôn ngữ.",
    accounts: "Có ít nhất một tài khoản ngân hàng nhận tiền nạp.",
    administrators: "Có hai quản trị viên để kiểm tra lẫn nhau.",
    keys: "Khóa bí mật lấy từ biến môi trường, không nằm trong thư mục dữ liệu.",
    backup: "Có bản sao lưu thành công trong 26 giờ qua.",
    drill: "Đã diễn tập khôi phục bản sao lưu trong 7 ngày qua.",
    connections: "Mỗi kết nối nhà cung cấp có khóa bí mật.",
    selfTests:
      "Mỗi kết nối dùng tiền thật đã đạt lần tự kiểm tra với thiết lập và khóa bí mật hiện tại.",
    certificates:
      "Nền tảng có chứng nhận hợp lệ cho thẩm quyền của mọi trang, và bộ sinh số ngẫu nhiên của mọi nhà cung cấp đang bật cũng vậy.",
    games: "Có ít nhất một trò chơi đang bật của nhà cung cấp đang bật.",
    jackpots:
      "Mỗi jackpot mà nhà cung cấp góp vào đã có số tiền đầu tiên. Nếu không có jackpot thì không cần gì.",
    testBets:
      "Mỗi kết nối có trò chơi đang bật đã có một ván cược tiền thật kết thúc. Trước khi khai trương, người thử nghiệm đặt cược.",
  },
} satisfies OfficeOpeningTexts;
