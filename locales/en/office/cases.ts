import type { OfficeCaseTexts } from "#locales/ko/office/cases.ts";

/** Texts of the back office about cases of members who may come to harm. */
export const enOfficeCases = {
  title: "Protection cases",
  lead: "A case is opened by signs of harm or by hand. While it is open, the member is sent no promotion. Closing one needs a second operator.",
  lists: { open: "Open", closed: "Closed" },
  none: { open: "No open cases", closed: "No closed cases" },
  noRun: "The signs of harm have not been counted yet.",
  run: (day, members, opened) =>
    `Counted on ${day}: members with a sign ${members}, cases opened ${opened}.`,
  sent: (n) => `Promotional notes that reached protected members: ${n}.`,
  score: (n) => `${n} points`,
  reasons: "Reasons",
  marker: "Sign",
  value: "Value",
  threshold: "Threshold",
  points: "Points",
  origin: "Why it is opened",
  open: "Open a case",
  opened: "The case is open.",
  openNote: "While the case is open, this member is sent no promotion.",
  addContact: "Record a contact",
  contactNote: "Write what was said as the reason. It stays in the case.",
  channel: "Channel",
  close: "Close the case",
  closeNote: "Afterwards this member can be sent promotion again.",
  outcome: "Outcome",
  closed: "Closed by",
  origins: { marker: "Signs of harm", staff: "Opened by staff", member: "Asked for by the member" },
  channels: { note: "Note", phone: "Phone", help: "Help desk", other: "Other" },
  outcomes: {
    no_harm: "No harm",
    tools_used: "Uses limits or breaks",
    excluded: "Self-excluded",
    referred: "Referred to a help line",
  },
} satisfies OfficeCaseTexts;
