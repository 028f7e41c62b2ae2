import type { ContactTexts } from "#locales/ko/contact.ts";

export const enContact = {
  title: "Contact us without logging in",
  lead: "Write to the help desk when you cannot log in. If you can, please log in and use the help desk.",
  replyTo: "E-mail or phone number",
  replyHint: "Where we can answer you. Only staff see it.",
  replyBad: "Please check the e-mail address or phone number.",
  writeHint: "Please do not write your password.",
  send: "Send",
  sent: "Your request was received. Staff will answer to the address or number you gave.",
  cannotLogIn: "Can't log in?",
  tooOften: (wait) => `Too many requests. Please try again in ${wait}.`,
} satisfies ContactTexts;
