import { vnOfficeBreaks } from "#locales/vn/breaks.ts";
import { vnOfficeMembers } from "#locales/vn/office/members.ts";
import { vnOfficeFacts } from "#locales/vn/office/facts.ts";
import { vnOfficeComponents } from "#locales/vn/office/components.ts";
import { vnOfficeBuilds } from "#locales/vn/office/builds.ts";
import { vnOfficeAvailability } from "#locales/vn/office/availability.ts";
import { vnOfficeCatalogue } from "#locales/vn/office/catalogue.ts";
import { vnOfficeCertificateFiles } from "#locales/vn/office/certificate-files.ts";
import { vnOfficeSheetFiles } from "#locales/vn/office/sheet-files.ts";
import { vnOfficeGameFiles } from "#locales/vn/office/game-files.ts";
import { vnOfficeCertificates } from "#locales/vn/office/certificates.ts";
import { vnOfficeConnections } from "#locales/vn/office/connections.ts";
import { vnOfficeSelfTests } from "#locales/vn/office/self-tests.ts";
import { vnOfficeJackpots } from "#locales/vn/office/jackpots.ts";
import { vnOfficeGames } from "#locales/vn/office/games.ts";
import { vnOfficeMessages } from "#locales/vn/office/messages.ts";
import { vnOfficeOperators } from "#locales/vn/office/operators.ts";
import { vnOfficeBarredPersons } from "#locales/vn/office/barred-persons.ts";
import { vnOfficePrivacyRequests } from "#locales/vn/office/privacy-requests.ts";
import { vnOfficeDuplicateAccounts } from "#locales/vn/office/duplicate-accounts.ts";
import { vnOfficeIdentityChecks } from "#locales/vn/office/identity-checks.ts";
import { vnOfficePlayPatterns } from "#locales/vn/office/play-patterns.ts";
import { vnOfficeSuspicions } from "#locales/vn/office/suspicions.ts";
import { vnOfficeCases } from "#locales/vn/office/cases.ts";
import { vnOfficeMarketing } from "#locales/vn/office/marketing.ts";
import { vnOfficeProtectionFigures } from "#locales/vn/office/protection-figures.ts";
import { vnOfficeImposedLimits } from "#locales/vn/office/imposed-limits.ts";
import { vnOfficeDocuments } from "#locales/vn/office/documents.ts";
import { vnOfficeOpening } from "#locales/vn/office/opening.ts";
import { vnOfficeNetworks } from "#locales/vn/office/networks.ts";
import { vnOfficeLicences } from "#locales/vn/office/licences.ts";
import { vnOfficeProfiles } from "#locales/vn/office/profiles.ts";
import { vnOfficeLooks } from "#locales/vn/office/looks.ts";
import { vnOfficeSettings } from "#locales/vn/office/settings.ts";
import { vnOfficeApprovalRefusals, vnOfficeApprovals } from "#locales/vn/office/approvals.ts";
import { vnOfficePasskeys } from "#locales/vn/office/passkeys.ts";
import { vnOfficePayments } from "#locales/vn/office/payments.ts";
import { vnOfficePaymentHistory } from "#locales/vn/office/payment-history.ts";
import { vnOfficePayouts } from "#locales/vn/office/payouts.ts";
import { vnOfficeStatements } from "#locales/vn/office/statements.ts";
import { vnOfficeProposals } from "#locales/vn/office/proposals.ts";
import { vnOfficeAlerts } from "#locales/vn/office/alerts.ts";
import { vnOfficeLists } from "#locales/vn/office/lists.ts";
import { vnOfficeScheduledReports } from "#locales/vn/office/scheduled-reports.ts";
import { vnOfficeDisputes } from "#locales/vn/office/disputes.ts";
import { vnOfficeBulk } from "#locales/vn/office/bulk.ts";
import { vnOfficeLargeJackpots } from "#locales/vn/office/large-jackpots.ts";
import { vnOfficeSignificantEvents } from "#locales/vn/office/significant-events.ts";
import { vnOfficeEmergencies } from "#locales/vn/office/emergencies.ts";
import { vnOfficeReviews } from "#locales/vn/office/reviews.ts";
import { vnOfficeAuditorReads } from "#locales/vn/office/auditor-reads.ts";
import { vnOfficeSessionEnd } from "#locales/vn/office/session-end.ts";
import { vnOfficeSessionRecord } from "#locales/vn/office/session-record.ts";
import { vnOfficeSessionReport } from "#locales/vn/office/session-report.ts";
import { vnOfficeGameReport } from "#locales/vn/office/game-report.ts";
import { vnOfficeIncentives } from "#locales/vn/office/incentives.ts";
import { vnOfficeAccount } from "#locales/vn/office/account.ts";
import { vnOfficeAccountSummary } from "#locales/vn/office/account-summary.ts";
import { vnOfficeBalances } from "#locales/vn/office/balances.ts";
import { vnOfficeAgreedLevels } from "#locales/vn/office/agreed-levels.ts";
import { vnOfficeFunds } from "#locales/vn/office/funds.ts";
import { vnOfficeSettlement } from "#locales/vn/office/settlement.ts";
import { vnOfficeDayFiles } from "#locales/vn/office/day-files.ts";
import { vnOfficeDifferences } from "#locales/vn/office/differences.ts";
import { vnOfficeReports } from "#locales/vn/office/reports.ts";
import type { OfficeTexts } from "#locales/ko/office.ts";

export const vnOffice = {
  payments: vnOfficePayments,
  reports: vnOfficeReports,
  balances: vnOfficeBalances,
  accountSummary: vnOfficeAccountSummary,
  gameReport: vnOfficeGameReport,
  incentives: vnOfficeIncentives,
  passkeys: vnOfficePasskeys,
  approvals: vnOfficeApprovals,
  reviews: vnOfficeReviews,
  auditorReads: vnOfficeAuditorReads,
  emergencies: vnOfficeEmergencies,
  sessionEnd: vnOfficeSessionEnd,
  sessionReport: vnOfficeSessionReport,
  sessionRecord: vnOfficeSessionRecord,
  largeJackpots: vnOfficeLargeJackpots,
  significantEvents: vnOfficeSignificantEvents,
  differences: vnOfficeDifferences,
  dayFiles: vnOfficeDayFiles,
  settlement: vnOfficeSettlement,
  funds: vnOfficeFunds,
  alerts: vnOfficeAlerts,
  bulk: vnOfficeBulk,
  lists: vnOfficeLists,
  scheduledReports: vnOfficeScheduledReports,
  disputes: vnOfficeDisputes,
  members: vnOfficeMembers,
  paymentHistory: vnOfficePaymentHistory,
  payouts: vnOfficePayouts,
  statements: vnOfficeStatements,
  games: vnOfficeGames,
  jackpots: vnOfficeJackpots,
  connections: vnOfficeConnections,
  selfTests: vnOfficeSelfTests,
  agreedLevels: vnOfficeAgreedLevels,
  certificates: vnOfficeCertificates,
  certificateFiles: vnOfficeCertificateFiles,
  sheetFiles: vnOfficeSheetFiles,
  gameFiles: vnOfficeGameFiles,
  availability: vnOfficeAvailability,
  builds: vnOfficeBuilds,
  components: vnOfficeComponents,
  catalogue: vnOfficeCatalogue,
  ...vnOfficeOperators,
  facts: vnOfficeFacts,
  settings: vnOfficeSettings,
  looks: vnOfficeLooks,
  profiles: vnOfficeProfiles,
  licences: vnOfficeLicences,
  networks: vnOfficeNetworks,
  opening: vnOfficeOpening,
  documents: vnOfficeDocuments,
  cases: vnOfficeCases,
  marketing: vnOfficeMarketing,
  protectionFigures: vnOfficeProtectionFigures,
  imposedLimits: vnOfficeImposedLimits,
  barredPersons: vnOfficeBarredPersons,
  duplicateAccounts: vnOfficeDuplicateAccounts,
  identityChecks: vnOfficeIdentityChecks,
  privacyRequests: vnOfficePrivacyRequests,
  playPatterns: vnOfficePlayPatterns,
  suspicions: vnOfficeSuspicions,
  frame: {
    brand: "Dalbit",
    office: "Quản trị",
    pageTitle: (page) => `${page} — Quản trị Dalbit`,
    skipToContent: "Đến nội dung",
    menu: "Menu chính",
    groups: {
      money: "Tiền",
      members: "Thành viên",
      messages: "Tin nhắn",
      games: "Trò chơi",
      reports: "Báo cáo",
      system: "Hệ thống",
    },
    jump: "Đi tới hoặc tìm",
    ownAccount: "Tài khoản của tôi",
    signOut: "Đăng xuất",
    theme: "Giao diện",
    themeSystem: "Theo thiết bị",
    themeLight: "Sáng",
    themeDark: "Tối",
    language: "Ngôn ngữ",
    singleKeys: "Dùng phím tắt một chữ",
    sound: "Âm báo khi có yêu cầu nạp rút mới",
    shortcuts: "Phím tắt",
    shortcutsOff: "Phím tắt một chữ đang tắt. Có thể bật trong tài khoản của tôi.",
    close: "Đóng",
    cancel: "Hủy",
    retry: "Thử lại",
    loading: "Đang tải…",
    loadFailed: "Không tải được",
    lineLost:
      "Mất kết nối trực tiếp nên màn hình có thể chưa cập nhật. Hệ thống sẽ tự kết nối lại.",
    faultId: (id) => `Mã lỗi ${id}`,
    callFailed: "Không thực hiện được. Vui lòng thử lại.",
    outcomeUnknown:
      "Không nhận được phản hồi của máy chủ nên chưa rõ thao tác đã được thực hiện hay chưa. Hãy xem trạng thái hiện tại trước khi thử lại.",
    notFound: "Không có màn hình này",
    notAllowed: "Bạn không có quyền xem màn hình này",
    notAllowedText: (role) => `Vai trò hiện tại là ${role}. Vui lòng liên hệ quản trị viên.`,
    toStart: "Về màn hình đầu",
    reason: "Lý do",
    reasonHint: "Từ 3 đến 500 ký tự. Được lưu nguyên văn trong nhật ký kiểm toán.",
    reasonTooShort: "Vui lòng nhập ít nhất ba ký tự.",
    nothing: "Không có",
    unsaved: "Có thay đổi chưa lưu",
    unsavedText: "Nội dung đã nhập ở đây sẽ mất nếu bạn không lưu.",
    stay: "Sửa tiếp",
    discard: "Bỏ thay đổi",
  },
  palette: {
    title: "Đi tới hoặc tìm",
    placeholder: "Màn hình, số, mã nạp tiền hoặc thành viên",
    nothingFound: "Không tìm thấy",
    screens: "Màn hình",
    hint: "↑ ↓ chọn · Enter mở · Esc đóng",
  },
  signIn: {
    title: "Đăng nhập quản trị",
    lead: "Dành cho nhân viên. Tài khoản thành viên không đăng nhập được.",
    loginId: "Tên đăng nhập",
    password: "Mật khẩu",
    showPassword: "Hiện mật khẩu",
    next: "Tiếp",
    code: "Mã 6 chữ số của ứng dụng xác thực",
    codeHint: "Mã ứng dụng đang hiển thị. Mỗi mã chỉ dùng một lần.",
    codeWrong: "Mã không đúng hoặc đã dùng. Vui lòng nhập mã mới.",
    wrong: "Tên đăng nhập hoặc mật khẩu không đúng.",
    tooOften: (minutes) => `Đã thử quá nhiều lần. Vui lòng thử lại sau ${minutes} phút.`,
    closed: "Tài khoản này không dùng được. Vui lòng liên hệ quản trị viên.",
    submit: "Đăng nhập",
    back: "Dùng tên đăng nhập khác",
    ends: {
      idle: "Phiên đã kết thúc sau 15 phút không hoạt động.",
      longest: "Phiên đã đạt thời gian tối đa và kết thúc.",
      displaced:
        "Có đăng nhập ở nơi khác làm vượt số phiên tối đa, nên phiên ít dùng nhất này đã kết thúc. Nếu không phải bạn, vui lòng đổi mật khẩu.",
      replaced: "Bạn đã đăng nhập lại trên trình duyệt này nên phiên trước kết thúc.",
      signed_out: "Bạn đã đăng xuất ở cửa sổ khác của trình duyệt này.",
      revoked: "Phiên đã bị kết thúc từ danh sách phiên, hoặc do mật khẩu hay vai trò đã thay đổi.",
      unknown: "Phiên đã kết thúc.",
    },
    again: "Đăng nhập lại để trở về màn hình đang xem, nội dung đã nhập vẫn còn.",
  },
  account: vnOfficeAccount,
  proposals: vnOfficeProposals,
  breaks: vnOfficeBreaks,
  messages: vnOfficeMessages,
  /** One sentence for every way a call can say no, by the wire's status. */
  refusals: {
    pass: "Tên đăng nhập hoặc mật khẩu không đúng.",
    otp: "Vui lòng kiểm tra mã hoặc khóa truy cập.",
    passkey:
      "Sẽ thiếu khóa truy cập cần cho đăng nhập. Mỗi nhân viên có quyền cần ít nhất một khóa truy cập cho địa chỉ này.",
    passkey_address:
      "Không dùng được khóa truy cập ở địa chỉ này. Vui lòng mở trang quản trị bằng địa chỉ chính thức với https, hoặc bằng localhost trên máy này.",
    ...vnOfficeApprovalRefusals,
    time: "Quá nhiều yêu cầu. Vui lòng đợi một lát.",
    closed: "Tài khoản bị tạm khóa hoặc tiền bị đóng băng nên không thực hiện được.",
    not_found: "Không tìm thấy.",
    already: "Đã được xử lý.",
    under_way: "Việc này đang được thực hiện.",
    break: "Thành viên đang tự tạm nghỉ nên không thể xử lý.",
    own_measure: "Bạn đã áp dụng biện pháp bị khiếu nại nên đồng nghiệp khác phải trả lời.",
    complaint:
      "Khiếu nại chỉ kết thúc bằng quyết định: không thể đổi phân loại hoặc đóng mà không trả lời.",
    barred: "Sổ đăng ký quốc gia chưa xác nhận cho thành viên nên không thể xử lý.",
    no_play: "Thành viên thuộc diện bị cấm chơi nên không thể xử lý.",
    identity: "Danh tính của thành viên chưa được xác minh nên không thể xử lý.",
    suspected:
      "Chưa thể xử lý lệnh rút tiền của thành viên này cho đến khi nghi ngờ rửa tiền được đóng.",
    balance: "Số dư hoặc hạn mức không cho phép.",
    limit: "Vượt hạn mức.",
    test_account:
      "Trái quy định về tài khoản thử nghiệm: tiền của nhà điều hành chỉ cấp cho tài khoản thử nghiệm, và tài khoản này không nạp hay rút theo cách khác.",
    test_cap:
      "Vượt giới hạn của một tài khoản thử nghiệm hoặc của một ngày. Giới hạn nằm trong phần cài đặt.",
    own_limit: "Vượt hạn mức nạp tiền của thành viên.",
    deposit_free_day:
      "Thành viên đã chọn không nạp tiền vào ngày này. Vui lòng duyệt vào ngày khác hoặc hoàn trả.",
    waiting: "Đang chờ nhân viên khác duyệt.",
    in_play:
      "Còn ván chưa thanh toán hoặc tiền ở nhà cung cấp. Để dừng chơi ngay, hãy tạm khóa tài khoản.",
    stale: "Nhân viên khác đã xử lý trước.",
    claimed: "Nhân viên khác đang giữ việc này.",
    own: "Bạn không thể tự duyệt đề xuất của mình.",
    let_in:
      "Một trong hai người vừa duyệt lời mời của người kia, nên chưa được tính là hai người. Hãy để nhân viên khác xử lý.",
    expired: "Đề xuất đã hết hạn.",
    file: "Không đọc được tệp; chưa có gì được lưu.",
    target: "Không thể gọi đến địa chỉ này. Vui lòng nhập địa chỉ https trên internet.",
    certificate:
      "Có trò chơi chưa có chứng nhận hợp lệ cho thẩm quyền của mọi trang. Vui lòng đăng ký chứng nhận trước.",
    rng_certificate:
      "Bộ sinh số ngẫu nhiên của nhà cung cấp này chưa có chứng nhận hợp lệ cho thẩm quyền của mọi trang. Vui lòng đăng ký trong phần chứng nhận của nhà cung cấp trước.",
    platform_certificate:
      "Nền tảng chưa có chứng nhận hợp lệ cho thẩm quyền của mọi trang. Vui lòng đăng ký trước.",
    sheet: "Có trò chơi chưa có luật chơi hoặc mức cược. Vui lòng viết thông tin trò chơi trước.",
    build: "Có trò chơi chưa cố định bản dựng. Vui lòng cố định bản dựng trước.",
    declared: "Danh sách của nhà cung cấp đã có giá trị này. Vui lòng so sánh với danh sách.",
    used: "Có nhà cung cấp dùng kết nối này nên không đổi được giao thức, tiền tệ và môi trường. Vui lòng thêm kết nối khác.",
    fed: "Còn nhà cung cấp góp vào jackpot này nên không rút được tiền.",
    shares:
      "Tỷ lệ hoàn trả của một trò chơi cộng với các tỷ lệ này vượt quá tiền cược. Vui lòng giảm tỷ lệ.",
    differs:
      "Bảng này có tỷ lệ khác cho một jackpot mà nhà cung cấp đang góp vào. Tỷ lệ của jackpot đang chạy chỉ đổi sau lần trúng kế tiếp, vui lòng đổi tỷ lệ của bảng hiện tại.",
    detail_missing: "Vui lòng nhập ít nhất một thông tin ngoài tên.",
    kept: "Pháp luật yêu cầu lưu hồ sơ của tài khoản này nên chưa thể xóa thông tin cá nhân.",
    privacy_request: "Một yêu cầu về dữ liệu của thành viên đang chờ. Vui lòng trả lời trước.",
    erase: "Yêu cầu xóa được chấp nhận bằng việc xóa dữ liệu trên trang của thành viên.",
    late: "Chỉ gia hạn được trong tháng đầu tiên.",
    governing_locale:
      "Ngôn ngữ áp dụng của điều khoản đã đăng phải là một trong các ngôn ngữ của trang web.",
    default_locale: "Ngôn ngữ mặc định phải là một trong các ngôn ngữ của trang web.",
    contrast: "Một màu có độ tương phản quá thấp nên khó nhìn. Vui lòng đổi màu đó.",
    secret_missing: "Vui lòng nhập khóa bí mật để ký.",
    not_ready: "Vẫn còn mục cần thiết cho việc khai trương.",
    texts_missing:
      "Cần viết cả hai văn bản bằng mọi ngôn ngữ của trang web trước khi đăng, và đăng trước khi thêm ngôn ngữ vào trang web.",
    mail_missing: "Hệ thống này chưa có máy chủ email.",
    self: "Bạn không thể tự xử lý tài khoản của mình.",
    last: "Phải còn ít nhất một quản trị viên.",
    weak: "Mật khẩu quá phổ biến hoặc chứa tên đăng nhập.",
    forbidden: "Bạn không có quyền.",
    conflict: "Trùng với thao tác khác. Vui lòng xem lại.",
    by: (operator) => `Phụ trách: ${operator}`,
    until: (time) => `đến ${time}`,
  },
} satisfies OfficeTexts;
