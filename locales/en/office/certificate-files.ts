import type { OfficeCertificateFileTexts } from "#locales/ko/office/certificate-files.ts";

export const enOfficeCertificateFiles = {
  bringIn: "Import certificates",
  lead: "A CSV file with one certificate in each line. Its first line has these column names, in any order.",
  file: "CSV file",
  fileHint:
    "Up to 8 MB and 20,000 lines, UTF-8 or EUC-KR. Write the last day as 2030-12-31. Games that are not in the catalogue yet are accepted.",
  tooLarge: "The file is larger than 8 MB.",
  found: (lines, fresh) => `Lines read: ${lines}. New certificates: ${fresh}.`,
  faultCount: (count) => `Faults: ${count}. Please correct the file and choose it again.`,
  faults: {
    encoding: "Unreadable character encoding",
    columns: "A required column is missing",
    quote: "A quotation mark is not closed",
    width: "Too few columns",
    value: "Not in the required form",
    jurisdiction: "Unknown jurisdiction",
    repeated: "This certificate appears twice",
    empty: "No certificates",
    too_many: "More than 20,000 lines",
  },
} satisfies OfficeCertificateFileTexts;
