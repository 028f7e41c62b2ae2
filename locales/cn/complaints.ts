import type { ComplaintLetter, ComplaintTexts } from "#locales/ko/complaints.ts";

/** The outcomes of complaints, on the member site and in the office. */
export const cnComplaintOutcomes = {
  upheld: "成立",
  partly: "部分成立",
  not_upheld: "不成立",
} satisfies ComplaintTexts["outcomes"];

/** What a member reads about a complaint. */
export const cnComplaints = {
  title: (number) => `投诉 ${number} 号`,
  write: "提交投诉",
  hint: "提交后会立即显示投诉编号，以及首次回复和最终决定的期限。您可以随时提交投诉。",
  lodgedAt: "受理日期",
  answerBy: "首次回复期限",
  decideBy: "最终决定期限",
  answeredAt: "首次回复日期",
  decidedAt: "决定日期",
  daysLeft: (days) => `还剩 ${days} 天`,
  late: "已超过期限",
  states: { answer: "等待首次回复", decision: "等待决定" },
  outcomes: cnComplaintOutcomes,
  decision: "最终决定",
  kept: "作出决定后可以删除。",
  disagree: { title: "如果您不同意", text: "如果您不同意该决定，可以向以下机构提出投诉：" },
  overdue: { title: "我们未能在期限内作出决定", text: "您可以向以下机构提出投诉：" },
} satisfies ComplaintTexts;

/** The note about a decision. */
export const cnComplaintLetter = {
  title: "您的投诉已有决定",
  text: (number) => `请在客服中心查看投诉 ${number} 号的最终决定。`,
} satisfies ComplaintLetter;
