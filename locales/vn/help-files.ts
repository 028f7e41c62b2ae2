import type { HelpFileTexts } from "#locales/ko/help-files.ts";

/** About the files of messages, on the member site and in the office. */
export const vnHelpFiles = {
  add: "Đính kèm tệp",
  hint: (most, megabytes) =>
    `Không bắt buộc: tin nhắn vẫn được gửi khi không có tệp. Tối đa ${most} ảnh hoặc PDF, mỗi tệp tối đa ${megabytes} MB. Bạn cũng có thể kéo thả hoặc dán vào đây.`,
  attached: "Tệp đính kèm",
  attaching: (name) => `Đang tải ${name} lên…`,
  remove: (name) => `Bỏ ${name}`,
  open: (name) => `Xem ${name}`,
  save: (name) => `Tải ${name} xuống`,
  tooLarge: (name, megabytes) => `“${name}” lớn hơn ${megabytes} MB.`,
  tooMany: (most) => `Chỉ có thể đính kèm tối đa ${most} tệp.`,
  wrongKind: (name) => `“${name}” không phải ảnh hoặc PDF, hoặc không đọc được.`,
  failed: (name) => `Không tải được “${name}” lên. Vui lòng thử lại.`,
  openFailed: (name) => `Không mở được “${name}”. Vui lòng thử lại.`,
  tooOften: "Bạn đã đính kèm đủ số tệp cho hôm nay. Vui lòng thử lại vào ngày mai.",
  gone: "Một tệp đính kèm đã quá thời gian lưu và bị xóa. Vui lòng đính kèm lại.",
} satisfies HelpFileTexts;
