import type { OfficeCertificateTexts } from "#locales/ko/office/certificates.ts";

export const enOfficeCertificates: OfficeCertificateTexts = {
  title: "Certificates",
  add: "Register a certificate",
  lead: "Certificates of games by laboratories. With real money a game is switched on only with one that holds for the jurisdiction of every site.",
  missing: (count) => `Games without a valid certificate: ${count}.`,
  none: "No certificates",
  laboratory: "Laboratory",
  certificate: "Certificate number",
  build: "Build",
  jurisdiction: "Jurisdiction",
  expiresOn: "Expires on",
  state: "State",
  states: { valid: "Valid", expired: "Expired", withdrawn: "Withdrawn" },
  added: "Registered",
  withdraw: "Withdraw",
  withdrawn: "The certificate was withdrawn.",
  withdrawLead: "Games that are on stay on; this certificate no longer allows switching one on.",
  saved: "The certificate was registered.",
  games: "Codes of games",
  gamesHint: "One a line, up to 200. They may be missing from the catalogue still.",
};
