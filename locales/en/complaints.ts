import type { ComplaintLetter, ComplaintTexts } from "#locales/ko/complaints.ts";

/** The outcomes of complaints, on the member site and in the office. */
export const enComplaintOutcomes = {
  upheld: "Upheld",
  partly: "Partly upheld",
  not_upheld: "Not upheld",
} satisfies ComplaintTexts["outcomes"];

/** What a member reads about a complaint. */
export const enComplaints = {
  title: (number) => `Complaint no. ${number}`,
  write: "Make a complaint",
  hint: "As soon as you send it, you see its number and the days by which we answer and decide. You can make a complaint at any time.",
  lodgedAt: "Received on",
  answerBy: "First answer by",
  decideBy: "Decision by",
  answeredAt: "First answered on",
  decidedAt: "Decided on",
  daysLeft: (days) => `Days left: ${days}`,
  late: "The time has passed",
  states: { answer: "Waiting for a first answer", decision: "Waiting for a decision" },
  outcomes: enComplaintOutcomes,
  decision: "Final decision",
  kept: "You can delete it once it is decided.",
  disagree: {
    title: "If you do not agree",
    text: "If you do not agree with the decision, you can take your complaint to:",
  },
  overdue: { title: "We did not decide in time", text: "You can take your complaint to:" },
} satisfies ComplaintTexts;

/** The note about a decision. */
export const enComplaintLetter = {
  title: "Your complaint was decided",
  text: (number) => `Please read the final decision on complaint no. ${number} in the help desk.`,
} satisfies ComplaintLetter;
