import type { PrivacyRequestLetters, PrivacyRequestTexts } from "#locales/ko/privacy-requests.ts";

/** The kinds of requests about data, on the member site and in the office. */
export const vnPrivacyRequestKinds = {
  access: "Xem dữ liệu",
  export: "Nhận dữ liệu dạng tệp",
  correction: "Sửa dữ liệu",
  erasure: "Xóa dữ liệu",
  restriction: "Hạn chế sử dụng",
  objection: "Phản đối sử dụng",
} satisfies PrivacyRequestTexts["kinds"];

/** What can be corrected, and how a request ends. */
export const vnCorrectedDetails = {
  name: "Họ tên",
  birth_date: "Ngày sinh",
  phone: "Số điện thoại",
  bank_account: "Tài khoản ngân hàng",
  other: "Thông tin khác",
} satisfies PrivacyRequestTexts["fields"];

export const vnPrivacyRequestOutcomes = {
  granted: "Đã chấp nhận",
  partly: "Chấp nhận một phần",
  refused: "Đã từ chối",
  withdrawn: "Đã rút",
} satisfies PrivacyRequestTexts["outcomes"];

/** What a member is told of an answer that takes longer. */
export const vnPrivacyRequestExtensions = {
  complex: "Yêu cầu phức tạp nên chúng tôi cần thêm hai tháng để trả lời.",
  many_requests: "Có nhiều yêu cầu nên chúng tôi cần thêm hai tháng để trả lời.",
} satisfies PrivacyRequestTexts["extended"];

/** What a member reads about their requests. */
export const vnPrivacyRequests = {
  title: "Yêu cầu về dữ liệu",
  lead: "Bạn có thể hỏi chúng tôi lưu dữ liệu gì về bạn, yêu cầu sửa hoặc xóa dữ liệu, hoặc phản đối cách sử dụng. Chúng tôi trả lời trong vòng một tháng.",
  privacy: "Lý do và thời gian lưu dữ liệu có trong chính sách bảo mật.",
  kind: "Loại yêu cầu",
  kinds: vnPrivacyRequestKinds,
  hints: {
    access:
      "Hãy hỏi những gì tệp “Tải dữ liệu của tôi” không cho biết, chẳng hạn vì sao lưu hoặc ai nhận dữ liệu.",
    export:
      "“Tải dữ liệu của tôi” trên trang này cho bạn toàn bộ dữ liệu ngay dưới dạng tệp JSON. Hãy gửi yêu cầu nếu bạn cần thông tin không có trong tệp.",
    correction:
      "Hãy ghi nội dung sai và nội dung đúng. Chúng tôi có thể yêu cầu giấy tờ chứng minh.",
    erasure: (years) =>
      `Chỉ xóa được dữ liệu của tài khoản đã đóng, và luật yêu cầu lưu hồ sơ ${years} năm sau khi đóng. Nếu có dữ liệu không thể xóa, chúng tôi nêu lý do trong câu trả lời.`,
    restriction: "Hãy ghi dữ liệu nào chỉ được lưu mà không sử dụng, và lý do.",
    objection:
      "Hãy ghi việc sử dụng mà bạn phản đối, và lý do. Bạn có thể tắt tin nhắn quảng bá ngay trên trang này.",
  },
  field: "Thông tin cần sửa",
  fields: vnCorrectedDetails,
  details: "Nội dung",
  detailsOptional: "Nội dung (không bắt buộc)",
  letters: (written, most) => `${written} / ${most} ký tự`,
  detailsMissing: "Vui lòng nhập nội dung.",
  send: "Gửi yêu cầu",
  sendAsk: "Gửi yêu cầu này?",
  sent: "Chúng tôi đã nhận yêu cầu của bạn.",
  failed: "Chưa gửi được yêu cầu. Vui lòng thử lại.",
  waits: "Một yêu cầu cùng loại đang chờ. Bạn có thể gửi yêu cầu khác sau khi có trả lời.",
  tooOften: "Bạn đã gửi hết số yêu cầu cho phép trong một ngày. Vui lòng thử lại vào ngày mai.",
  list: "Yêu cầu của bạn",
  number: (number) => `Yêu cầu số ${number}`,
  receivedOn: "Ngày nhận",
  dueOn: "Hạn trả lời",
  endedOn: "Ngày kết thúc",
  asked: "Nội dung yêu cầu",
  answer: "Trả lời",
  waiting: "Đang chờ",
  late: "Đã quá hạn trả lời",
  outcomes: vnPrivacyRequestOutcomes,
  extended: vnPrivacyRequestExtensions,
  refusals: {
    records_kept: "Luật yêu cầu chúng tôi lưu dữ liệu này.",
    not_identified: "Chúng tôi chưa xác định được yêu cầu do chính bạn gửi.",
    excessive: "Yêu cầu không có căn cứ hoặc lặp lại quá nhiều lần.",
    rights_of_others: "Việc này ảnh hưởng đến quyền của người khác.",
    data_right: "Dữ liệu đang lưu là đúng.",
    other: "Lý do được ghi trong câu trả lời.",
  },
  withdraw: "Rút yêu cầu",
  withdrawAsk: "Rút yêu cầu này? Bạn sẽ không nhận được trả lời.",
  withdrawn: "Đã rút yêu cầu.",
  withdrawFailed: "Chưa rút được yêu cầu. Vui lòng thử lại.",
  complain: "Nếu bạn không đồng ý hoặc trả lời bị trễ",
  complainTo:
    "Bạn có thể khiếu nại với cơ quan bảo vệ dữ liệu dưới đây và có thể khởi kiện ra tòa.",
  complainAny:
    "Bạn có thể khiếu nại với cơ quan bảo vệ dữ liệu của quốc gia nơi bạn sống và có thể khởi kiện ra tòa.",
} satisfies PrivacyRequestTexts;

/** The notes that tell a member of an answer or of an extension. */
export const vnPrivacyRequestLetters = {
  answered: {
    title: "Yêu cầu về dữ liệu của bạn đã được trả lời",
    text: (kind) =>
      `Vui lòng xem trả lời cho yêu cầu “${kind}” trong mục “Thông tin của tôi” ở Trang của tôi.`,
  },
  extended: {
    title: "Thời hạn trả lời yêu cầu về dữ liệu được gia hạn",
    text: (kind, day) => `Chúng tôi sẽ trả lời yêu cầu “${kind}” trước hết ngày ${day}.`,
  },
} satisfies PrivacyRequestLetters;
