import type { ContactTexts } from "#locales/ko/contact.ts";

export const enContact = {
  replyTo: "Email or phone number",
  replyHint: "Where we can reply to you. Only staff see it.",
  replyBad: "Please check the email address or phone number.",
  writeHint: "Never write your password here.",
  send: "Send inquiry",
  sent: "Your inquiry was received. Our staff will reply to the address or number you gave.",
  tooOften: (wait) => `Too many inquiries. Please try again in ${wait}.`,
} satisfies ContactTexts;
