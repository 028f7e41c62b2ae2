import { vnPrivacyRequestKinds } from "#locales/vn/privacy-requests.ts";
import type { OfficeAlertTexts } from "#locales/ko/office/alerts.ts";

export const vnOfficeAlerts: OfficeAlertTexts = {
  brand: "Văn phòng Dalbit",
  title: "Cảnh báo",
  lead: "Những gì một quy tắc phát hiện được liệt kê tại đây. Cảnh báo đã xác nhận rời danh sách; nhật ký kiểm toán giữ người xác nhận và lý do.",
  views: {
    open: "Chưa xác nhận",
    acknowledged: "Đã xác nhận",
  },
  empty: {
    open: "Không có cảnh báo cần xác nhận",
    acknowledged: "Chưa có cảnh báo nào được xác nhận",
  },
  columns: {
    raisedAt: "Thời điểm",
    rule: "Quy tắc",
    what: "Nội dung",
    state: "Trạng thái",
    acknowledged: "Xác nhận",
  },
  ended: "Đã hết",
  lasting: "Đang diễn ra",
  happened: "Đã xảy ra",
  acknowledge: "Xác nhận",
  acknowledgeSelected: (count) => `Xác nhận ${count} mục đã chọn`,
  acknowledged: "Đã xác nhận cảnh báo.",
  acknowledgeLead: "Cảnh báo rời danh sách và số đếm của mọi nhân viên.",
  older: "Xem mục cũ hơn",
  open: "Mở màn hình",
  rulesTitle: "Quy tắc",
  rules: {
    queue_over_target: "Xử lý chậm",
    provider_failing: "Mở trò chơi thất bại",
    late_win_refused: "Lệnh muộn cho ván đã kết thúc",
    big_win: "Thắng lớn",
    provider_float: "Tiền ở nhà cung cấp",
    secret_changed: "Đổi khóa bí mật",
    secret_used: "Lần đầu dùng khóa mới",
    report_made: "Báo cáo theo lịch",
    other_build: "Bản dựng khác của trò chơi",
    protection_breach: "Vi phạm bảo vệ",
    commitment_refused: "Từ chối thay đổi cam kết",
    commitment_changed: "Cam kết bị sửa trực tiếp",
    likely_excluded: "Đăng ký giống người tự loại trừ",
    component_changed: "Thành phần bị thay đổi",
    complaint_due: "Khiếu nại sắp đến hạn",
    complaint_late: "Khiếu nại quá hạn",
    clock_drift: "Đồng hồ lệch",
    staff_locked: "Khóa đăng nhập nhân viên",
    closed_account_owed: "Tài khoản đã đóng còn tiền",
    funds_short: "Thiếu tiền của thành viên",
    funds_not_entered: "Chưa nhập số dư tài khoản tách biệt",
    access_review_late: "Trễ rà soát quyền truy cập",
    log_review_late: "Trễ rà soát nhật ký",
    access_not_removed: "Quyền truy cập chưa thu hồi",
    provider_clock_drift: "Đồng hồ nhà cung cấp lệch",
    provider_budget_used: "Vượt ngân sách lỗi của nhà cung cấp",
    help_link_dead: "Liên kết hỗ trợ hỏng",
    site_without_help: "Trang không có liên kết hỗ trợ",
    emergency_access: "Đã nhận quyền khẩn cấp",
    emergency_review_late: "Rà soát quyền khẩn cấp trễ",
    privacy_request_due: "Yêu cầu về dữ liệu sắp đến hạn",
    privacy_request_late: "Yêu cầu về dữ liệu quá hạn",
    quick_starts: "Ván quá nhanh",
    play_review: "Rà soát kiểu chơi",
    refused_sign_ins: "Từ chối đăng nhập nhân viên",
  },
  ruleFacts: {
    queue_over_target: "Yêu cầu nạp, rút, hỗ trợ hoặc đề xuất chờ từ thời gian này trở lên",
    provider_failing: "Số lần mở thất bại của một nhà cung cấp trong 15 phút đạt mức này",
    late_win_refused: "Lệnh của nhà cung cấp cho ván nhân viên đã kết thúc bị từ chối",
    big_win: "Một ván trả từ số tiền này trở lên",
    provider_float: "Tiền của thành viên ở một nhà cung cấp từ số này trở lên",
    secret_changed: "Khóa bí mật của nhà cung cấp hoặc kênh được đổi",
    secret_used: "Nhà cung cấp gọi bằng khóa bí mật mới từ một địa chỉ lần đầu",
    report_made: "Khi tệp báo cáo theo lịch được tạo",
    other_build:
      "Danh sách của nhà cung cấp báo bản dựng hoặc tỷ lệ khác với bản đã cố định nên trò chơi bị chặn",
    protection_breach: "Thống kê hằng ngày tìm thấy cược hoặc lần nạp mà sổ cái lẽ ra phải từ chối",
    commitment_refused:
      "Cơ sở dữ liệu từ chối rút ngắn hoặc nới lỏng kỳ nghỉ hay hạn mức của thành viên",
    commitment_changed:
      "Phát hiện kỳ nghỉ hay hạn mức của thành viên bị sửa mà không qua kiểm tra của cơ sở dữ liệu",
    likely_excluded: "Người đăng ký có tên và ngày sinh giống thành viên tự loại trừ",
    component_changed:
      "Khi lần kiểm tra phát hiện tệp hoặc hàm cơ sở dữ liệu khác với bản phát hành",
    complaint_due: "Hạn trả lời hoặc quyết định khiếu nại còn không quá hai ngày",
    complaint_late: "Khiếu nại chưa được trả lời hoặc quyết định đúng hạn",
    clock_drift: "Đồng hồ của tiến trình và cơ sở dữ liệu lệch quá 100 mili giây",
    staff_locked: "Đăng nhập nhân viên bị khóa sau ba lần sai trong 15 phút",
    closed_account_owed: "Tài khoản đã đóng có tiền của thành viên",
    funds_short:
      "Cuối ngày, tài khoản tách biệt có ít hơn số tiền nợ thành viên (31 ngày gần nhất)",
    funds_not_entered: "Số dư của tài khoản tách biệt không được nhập trong thời gian này",
    access_review_late:
      "Quyền truy cập của một tài khoản nhân viên không được rà soát trong thời gian này (chu kỳ rà soát)",
    log_review_late: "Nhật ký không được rà soát trong thời gian này (chu kỳ rà soát)",
    access_not_removed: "Quyền truy cập cần thu hồi theo rà soát vẫn còn sau một ngày",
    provider_clock_drift:
      "Đồng hồ của nhà cung cấp lệch hơn 1 giây so với đồng hồ của hệ thống trong 5 phút",
    provider_budget_used:
      "Số lệnh gọi thất bại đến nhà cung cấp trong tháng vượt mức cam kết cho phép",
    help_link_dead: "Liên kết của đường dây hỗ trợ lỗi ít nhất sáu lần liên tiếp trong 30 phút",
    site_without_help: "Không liên kết hỗ trợ nào mà trang hiển thị còn hoạt động",
    emergency_access: "Nhân viên nhận quyền khẩn cấp",
    emergency_review_late: "Quyền khẩn cấp đã hết không được rà soát trong thời gian này",
    privacy_request_due: "Yêu cầu về dữ liệu phải được trả lời trong vòng ba ngày",
    privacy_request_late: "Yêu cầu về dữ liệu chưa được trả lời đúng hạn",
    quick_starts:
      "Ván của trò chơi bắt đầu sớm hơn khoảng cách tối thiểu của khu vực (một cảnh báo mỗi trò chơi)",
    play_review: "Số đo kiểu chơi của thành viên chạm quy tắc đã công bố",
    refused_sign_ins: "Số lần đăng nhập nhân viên bị từ chối trong 15 phút đạt mức này",
  },
  says: {
    queue_over_target: (queue, count, waited) =>
      `${queue}: ${count} mục chờ quá lâu, lâu nhất đã chờ ${waited}.`,
    provider_failing: (provider, count) => `${provider}: ${count} lần mở thất bại trong 15 phút.`,
    late_win_refused: (round, connection, call) =>
      `Ván ${round} đã được nhân viên kết thúc, lệnh muộn ${call} của ${connection} bị từ chối.`,
    big_win: (member, amount, round) => `${member} thắng ${amount} ở ván ${round}.`,
    provider_float: (connection, amount) => `Thành viên có ${amount} tại ${connection}.`,
    secret_changed: (operator, object) => `${operator} đã đổi khóa bí mật: ${object}`,
    secret_used: (connection, address) =>
      `Khóa bí mật mới của ${connection} được dùng lần đầu từ ${address}. Vui lòng kiểm tra đó có phải địa chỉ của nhà cung cấp không.`,
    report_made: (report, from, until) =>
      `Tệp báo cáo ${report} đã sẵn sàng. Kỳ ${from} đến ${until}.`,
    other_build: (game, pinned, told) =>
      `Nhà cung cấp báo bản dựng khác của ${game} nên trò chơi bị chặn. Đã cố định: ${pinned}, được báo: ${told}.`,
    protection_breach: (day, limits, breaks) =>
      `Thống kê ngày ${day} tìm thấy cược và lần nạp lẽ ra phải bị từ chối: ${limits} vượt hạn mức, ${breaks} trong kỳ nghỉ. Vui lòng tìm nguyên nhân.`,
    commitment_refused: (what, count) =>
      `Cơ sở dữ liệu đã từ chối ${count} thay đổi nhằm rút ngắn hoặc nới lỏng ${what}. Vui lòng xem nhật ký cơ sở dữ liệu để biết ai đã thực hiện.`,
    commitment_changed: (what, subject) =>
      `Thông tin ${what} đã bị sửa mà không qua kiểm tra của cơ sở dữ liệu: ${subject}. Vui lòng chạy npm run verify.`,
    likely_excluded: (member, excluded) =>
      `Thành viên mới ${member} bị tạm khóa vì tên và ngày sinh giống thành viên tự loại trừ ${excluded}. Vui lòng kiểm tra có phải cùng một người không.`,
    component_changed: (count, first, place) =>
      `Có ${count} thành phần khác với bản phát hành (${place}), mục đầu tiên: ${first}. Vui lòng tìm nguyên nhân và cài đặt lại bản phát hành.`,
    complaint_due: (member, number, step) =>
      `Khiếu nại số ${number} của ${member}: ${step} đến hạn trong hai ngày.`,
    complaint_late: (member, number, step) =>
      `Khiếu nại số ${number} của ${member}: ${step} đã quá hạn.`,
    clock_drift: (process, ms) =>
      `Đồng hồ của ${process} lệch ${ms} mili giây so với cơ sở dữ liệu. Hãy kiểm tra đồng bộ thời gian.`,
    staff_locked: (loginId, count, address) =>
      `Đăng nhập của ${loginId} bị khóa sau ${count} lần sai trong 15 phút, từ ${address}.`,
    closed_account_owed: (member, amount) =>
      `Tài khoản đã đóng của ${member} còn ${amount}. Vui lòng mở lại ở trạng thái tạm khóa để thành viên rút tiền.`,
    funds_short: (day, amount) =>
      `Ngày ${day}, các tài khoản tách biệt thiếu ${amount} so với số tiền nợ thành viên.`,
    funds_not_entered: (account, day, count) =>
      `Tài khoản tách biệt ${account} chưa có số dư từ ngày ${day}; số ngày thiếu: ${count}.`,
    access_review_late: (count, days) =>
      `Quyền truy cập của ${count} tài khoản nhân viên chưa được rà soát trong ${days} ngày.`,
    log_review_late: (days) => `Nhật ký chưa được rà soát trong ${days} ngày.`,
    access_not_removed: (loginId) =>
      `${loginId} vẫn còn quyền truy cập mà rà soát đã quyết định thu hồi hơn một ngày trước. Vui lòng tạm khóa tài khoản hoặc đặt thời điểm kết thúc quyền.`,
    provider_clock_drift: (connection, gap) =>
      `Đồng hồ của ${connection} ${gap} so với đồng hồ của hệ thống. Hãy yêu cầu nhà cung cấp kiểm tra đồng bộ thời gian.`,
    provider_budget_used: (connection, failed, allowed) =>
      `Tháng này có ${failed} lệnh gọi đến ${connection} thất bại, mức cam kết cho phép ${allowed}. Hãy hỏi nhà cung cấp về nguyên nhân.`,
    help_link_dead: (address, fault, sites) =>
      `Liên kết hỗ trợ ${address} không phản hồi hơn 30 phút (${fault}). Số trang đang hiển thị: ${sites}. Hãy kiểm tra và thay liên kết.`,
    site_without_help: (host, play) =>
      `Không liên kết hỗ trợ nào của trang ${host} phản hồi. ${play}`,
    emergency_access: (loginId, access) =>
      `${loginId} đã nhận quyền khẩn cấp (${access}). Hãy xem các thao tác và kết thúc rà soát.`,
    emergency_review_late: (count, days) =>
      `Số quyền khẩn cấp chưa được rà soát trong ${days} ngày: ${count}.`,
    privacy_request_due: (member, number, kind, dueOn) =>
      `Yêu cầu về dữ liệu số ${number} của ${member} (${kind}) phải được trả lời trong vòng ba ngày, hạn cuối ${dueOn}.`,
    privacy_request_late: (member, number, kind, dueOn) =>
      `Yêu cầu về dữ liệu số ${number} của ${member} (${kind}) đã quá hạn ${dueOn}.`,
    quick_starts: (game, shortest, least) =>
      `${game}: có ván bắt đầu sau ván trước ${shortest} ms. Khoảng cách tối thiểu là ${least} ms. Vui lòng hỏi nhà cung cấp.`,
    play_review: (loginId) =>
      `Kiểu chơi của ${loginId} đã chạm quy tắc đã công bố. Vui lòng rà soát số đo.`,
    refused_sign_ins: (count, addresses) =>
      `${count} lần đăng nhập nhân viên bị từ chối trong 15 phút, từ ${addresses} địa chỉ IP.`,
  },
  reports: {
    "money-day": "số tiền theo ngày",
    "money-provider": "số tiền theo nhà cung cấp",
    "activity-day": "hoạt động",
    return: "tỷ lệ hoàn trả",
    balances: "số dư",
    accounts: "tổng hợp tài khoản theo ngày",
  },
  queues: {
    deposits: "Yêu cầu nạp",
    withdrawals: "Yêu cầu rút",
    helps: "Yêu cầu hỗ trợ",
    proposals: "Đề xuất",
  },
  clockGaps: {
    ahead: (ms) => `nhanh ${ms} mili giây`,
    behind: (ms) => `chậm ${ms} mili giây`,
  },
  emergencies: { members: "Bảo vệ thành viên", operation: "Dừng hoạt động" },
  plays: {
    paused: "Trò chơi tạm dừng cho đến khi có liên kết phản hồi.",
    open: "Trò chơi vẫn tiếp tục. Hãy thêm một liên kết hỗ trợ hoạt động.",
  },
  privacyRequests: vnPrivacyRequestKinds,
  complaintSteps: { answer: "trả lời đầu tiên", decision: "quyết định" },
  commitments: {
    break: "nghỉ ngắn hoặc tự loại trừ",
    limit: "hạn mức",
    quiet: "giờ không chơi hoặc ngày không nạp tiền",
  },
  isOn: "Bật",
  off: "Tắt",
  on: "Đang bật",
  limit: "Ngưỡng",
  units: {
    minutes: (n) => `${n} phút`,
    days: (n) => `${n} ngày`,
    count: (n) => `${n} lần`,
  },
  change: "Thay đổi",
  changed: "Đã thay đổi quy tắc.",
  changeLead: "Tắt hoặc nâng ngưỡng cần nhân viên thứ hai duyệt.",
  proposed: "Đã đề xuất. Có hiệu lực khi nhân viên thứ hai duyệt.",
  channelsTitle: "Kênh gửi",
  channelsLead:
    "Cảnh báo cũng được gửi qua webhook hoặc email. Thêm hoặc đổi kênh cần hai nhân viên.",
  noChannels: "Chưa có kênh nào",
  kinds: {
    webhook: "Webhook",
    email: "Email",
  },
  name: "Tên",
  kind: "Loại",
  target: {
    webhook: "Địa chỉ https",
    email: "Địa chỉ email",
  },
  secret: "Khóa bí mật để ký",
  secretHint: "16–200 ký tự. Để trống để giữ khóa hiện tại. Khóa không hiển thị lại.",
  language: "Ngôn ngữ của email",
  whichRules: "Quy tắc cần gửi",
  addChannel: "Thêm kênh",
  editChannel: "Thay đổi",
  switchOff: "Tắt",
  switchOn: "Bật",
  tryIt: "Gửi thử",
  tried: "Đã đưa cảnh báo thử vào hàng chờ.",
  switchedOff: "Đã tắt.",
  noMail: "Hệ thống này chưa có máy chủ email. Vui lòng đặt SMTP_URL và MAIL_FROM.",
  deliveries: (waiting, failed) => `${waiting} đang chờ, ${failed} thất bại trong 7 ngày`,
  lastSent: (at) => `Gửi lần cuối ${at}`,
  test: "Đây là cảnh báo thử. Nếu bạn đọc được, kênh hoạt động.",
  channel: "Kênh",
  state: "Gửi",
  acts: "Xử lý",
};
