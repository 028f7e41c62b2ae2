import type { HelpFileTexts } from "#locales/ko/help-files.ts";

/** About the files of messages, on the member site and in the office. */
export const enHelpFiles = {
  add: "Attach files",
  hint: (most, megabytes) =>
    `Optional: your message is sent without a file too. Up to ${most} pictures or PDFs, ${megabytes} MB each. You can also drop or paste them here.`,
  attached: "Attached files",
  attaching: (name) => `Uploading ${name}…`,
  remove: (name) => `Remove ${name}`,
  open: (name) => `Show ${name}`,
  save: (name) => `Download ${name}`,
  tooLarge: (name, megabytes) => `“${name}” is larger than ${megabytes} MB.`,
  tooMany: (most) => `You can attach up to ${most} files.`,
  wrongKind: (name) => `“${name}” is not a picture or a PDF, or cannot be read.`,
  failed: (name) => `“${name}” could not be uploaded. Please try again.`,
  openFailed: (name) => `“${name}” could not be opened. Please try again.`,
  tooOften: "You have attached as many files as you can today. Please try again tomorrow.",
  gone: "An attached file was not sent in time and was deleted. Please attach it again.",
} satisfies HelpFileTexts;
