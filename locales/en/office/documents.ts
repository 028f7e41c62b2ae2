import type { OfficeDocumentTexts } from "#locales/ko/office/documents.ts";

export const enOfficeDocuments = {
  title: "Versions of the terms",
  lead: "Write the terms of use and the privacy notice in each language of the site, then publish them as a version. A second operator checks the publication; what is published never changes.",
  inForce: (version, language) => `Version in force: ${version} · governing language: ${language}`,
  notPublished: (language) =>
    `No version has been published, so the built-in texts are shown. Governing language: ${language}`,
  write: "Write the texts",
  publish: "Publish",
  name: "Name of the new version",
  nameHint: "1 to 20 letters, digits, dots or hyphens, e.g. 2027-01",
  nameTaken: "This name is already used. Choose another one.",
  needsAcceptance: "Members must accept it",
  needsAcceptanceHint:
    "Deposits and games wait until a member accepts, and open games end when it is published. Withdrawals go on.",
  governing: "Governing language",
  governingHint:
    "Pages in other languages say that they are translations. A change of the governing language needs the acceptance of members.",
  language: "Language",
  written: "Published",
  changed: "Changed",
  missing: "Missing",
  waitsFor: (count) =>
    `Both texts are needed in every language of the site before they can be published. Missing: ${count}`,
  unchanged: "Nothing differs from the newest version.",
  versions: "Versions",
  version: "Version",
  publishedAt: "Published",
  asks: "Acceptance",
  accepted: "Members who accepted",
  asksYes: "Needed",
  asksNo: "Not needed",
  notStated: "Not stated",
  noVersions: "No version has been published",
} satisfies OfficeDocumentTexts;
