import type { ComplaintLetter, ComplaintTexts } from "#locales/ko/complaints.ts";

/** The outcomes of complaints, on the member site and in the office. */
export const jpComplaintOutcomes = {
  upheld: "認められました",
  partly: "一部認められました",
  not_upheld: "認められませんでした",
} satisfies ComplaintTexts["outcomes"];

/** What a member reads about a complaint. */
export const jpComplaints = {
  title: (number) => `苦情 受付番号${number}`,
  write: "苦情を申し立てる",
  hint: "送信すると、受付番号と、最初の回答および最終決定の期日がすぐに表示されます。苦情はいつでも受け付けています。",
  lodgedAt: "受付日",
  answerBy: "最初の回答の期日",
  decideBy: "最終決定の期日",
  answeredAt: "最初の回答日",
  decidedAt: "決定日",
  daysLeft: (days) => `残り${days}日`,
  late: "期日を過ぎています",
  states: { answer: "最初の回答待ち", decision: "決定待ち" },
  outcomes: jpComplaintOutcomes,
  decision: "最終決定",
  kept: "決定後に削除できます。",
  disagree: {
    title: "決定に同意できない場合",
    text: "決定に同意できない場合は、次の機関に申し立てることができます。",
  },
  overdue: {
    title: "期日までに決定できませんでした",
    text: "次の機関に申し立てることができます。",
  },
} satisfies ComplaintTexts;

/** The note about a decision. */
export const jpComplaintLetter = {
  title: "苦情に対する決定が出ました",
  text: (number) => `受付番号${number}の最終決定をサポートでご確認ください。`,
} satisfies ComplaintLetter;
