import type { OfficeCertificateFileTexts } from "#locales/ko/office/certificate-files.ts";

export const enOfficeCertificateFiles = {
  bringIn: "Import certificates",
  lead: "A CSV file with one certificate in each line. Its first line has these column names, in any order.",
  fileHint:
    "Up to 8 MB and 20,000 lines, UTF-8 or EUC-KR. Write the last day as 2030-12-31. Games that are not in the catalogue yet are accepted.",
  found: (lines, fresh) => `Lines read: ${lines}. New certificates: ${fresh}.`,
  faults: {
    jurisdiction: "Unknown jurisdiction",
    repeated: "This certificate appears twice",
    empty: "No certificates",
  },
} satisfies OfficeCertificateFileTexts;
