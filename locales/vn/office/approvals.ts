import type {
  koOfficeApprovalRefusals,
  OfficeApprovalTexts,
} from "#locales/ko/office/approvals.ts";

export const vnOfficeApprovals = {
  rule: "Chữ ký duyệt",
  ruleOn: "Mỗi lần duyệt đều được ký bằng khóa truy cập của người duyệt.",
  ruleOff: "Việc duyệt không cần chữ ký.",
  without: (count) =>
    `Còn ${count} người duyệt chưa có khóa truy cập cho địa chỉ này. Tất cả phải có trước khi bật.`,
  turnOn: "Yêu cầu chữ ký",
  turnOff: "Bỏ yêu cầu chữ ký",
  turnOnLead:
    "Khi bật, mỗi lần duyệt được xác nhận bằng khóa truy cập và chữ ký được lưu cùng quyết định. Nhân viên không có khóa truy cập không duyệt được.",
  turnOffLead:
    "Khi tắt, nhân viên lại duyệt mà không cần khóa truy cập. Các chữ ký đã có vẫn được lưu.",
  saysOn: "Yêu cầu ký duyệt bằng khóa truy cập",
  saysOff: "Bỏ yêu cầu ký duyệt bằng khóa truy cập",
  willSign: "Bước tiếp theo sẽ dùng khóa truy cập của bạn để ký việc duyệt này.",
  notDone: "Khóa truy cập chưa ký nên chưa duyệt gì. Vui lòng thử lại.",
  signature: "Chữ ký",
  none: "Không có chữ ký",
  valid: "Chữ ký hợp lệ",
  invalid: "Chữ ký không hợp lệ",
  passkey: "Khóa truy cập đã ký",
  signedAt: "Ký lúc",
  fingerprint: "Giá trị kiểm tra",
  faults: {
    request: "Đề xuất đã lưu hoặc người duyệt khác với nội dung đã ký.",
    signature: "Không xác minh được chữ ký của khóa truy cập.",
    trail: "Nhật ký kiểm toán ghi một chữ ký khác.",
    missing: "Chữ ký có trong nhật ký kiểm toán đã bị mất.",
    unsigned: "Việc duyệt này phải được ký nhưng không có chữ ký.",
  },
} satisfies OfficeApprovalTexts;

/** One sentence for each refusal about signed approvals. */
export const vnOfficeApprovalRefusals = {
  own_passkey:
    "Để duyệt, bạn cần một khóa truy cập cho địa chỉ này. Vui lòng thêm trong mục Tài khoản của tôi.",
  approvers: "Mỗi nhân viên có quyền duyệt cần ít nhất một khóa truy cập.",
  unsigned: "Việc duyệt phải được ký bằng khóa truy cập. Vui lòng duyệt lại.",
  signature: "Không xác minh được chữ ký, hoặc đề xuất đã thay đổi. Vui lòng duyệt lại.",
  signature_late: "Đã hết thời gian ký. Vui lòng duyệt lại.",
} satisfies typeof koOfficeApprovalRefusals;
