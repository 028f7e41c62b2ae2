import type { OfficeGameFileTexts } from "#locales/ko/office/game-files.ts";

export const enOfficeGameFiles = {
  file: "CSV file",
  tooLarge: "The file is larger than 8 MB.",
  faultCount: (count) => `Faults: ${count}. Please correct the file and choose it again.`,
  faults: {
    encoding: "Unreadable character encoding",
    columns: "A required column is missing",
    quote: "A quotation mark is not closed",
    width: "Too few columns",
    value: "Not in the required form",
    too_many: "More than 20,000 lines",
  },
} satisfies OfficeGameFileTexts;
