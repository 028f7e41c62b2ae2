import type { ContactTexts } from "#locales/ko/contact.ts";

export const enContact = {
  replyTo: "Email or phone number",
  replyHint: "Where we can reply to you. Only staff see it.",
  replyBad: "Please check the email address or phone number.",
  writeHint: "Never write your password here.",
  send: "Send inquiry",
  sent: "Your inquiry was received. Our staff will reply to the address or number you gave.",
  tooOften: (wait) => `Too many inquiries. Please try again in ${wait}.`,
  dormant: "Your account is dormant",
  dormantText:
    "It was not used for a long time. Your money stays yours in full, and there is no fee. Please write to us here with your ID: our staff verify who you are and then open your account again.",
} satisfies ContactTexts;
