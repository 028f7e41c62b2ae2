import type { ComplaintLetter, ComplaintTexts } from "#locales/ko/complaints.ts";

/** The outcomes of complaints, on the member site and in the office. */
export const vnComplaintOutcomes = {
  upheld: "Chấp nhận",
  partly: "Chấp nhận một phần",
  not_upheld: "Không chấp nhận",
} satisfies ComplaintTexts["outcomes"];

/** What a member reads about a complaint. */
export const vnComplaints = {
  title: (number) => `Khiếu nại số ${number}`,
  write: "Gửi khiếu nại",
  hint: "Ngay sau khi gửi, bạn thấy số khiếu nại và ngày chúng tôi trả lời, ngày quyết định. Bạn có thể gửi khiếu nại bất cứ lúc nào.",
  lodgedAt: "Ngày nhận",
  answerBy: "Hạn trả lời đầu tiên",
  decideBy: "Hạn quyết định",
  answeredAt: "Ngày trả lời đầu tiên",
  decidedAt: "Ngày quyết định",
  daysLeft: (days) => `Còn ${days} ngày`,
  late: "Đã quá hạn",
  states: { answer: "Đang chờ trả lời đầu tiên", decision: "Đang chờ quyết định" },
  outcomes: vnComplaintOutcomes,
  decision: "Quyết định cuối cùng",
  kept: "Bạn có thể xóa sau khi có quyết định.",
  disagree: {
    title: "Nếu bạn không đồng ý",
    text: "Nếu không đồng ý với quyết định, bạn có thể gửi khiếu nại đến:",
  },
  overdue: {
    title: "Chúng tôi đã không quyết định đúng hạn",
    text: "Bạn có thể gửi khiếu nại đến:",
  },
} satisfies ComplaintTexts;

/** The note about a decision. */
export const vnComplaintLetter = {
  title: "Khiếu nại của bạn đã có quyết định",
  text: (number) => `Vui lòng đọc quyết định cuối cùng về khiếu nại số ${number} ở mục hỗ trợ.`,
} satisfies ComplaintLetter;
