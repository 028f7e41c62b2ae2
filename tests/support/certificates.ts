/** A certificate as an operator registers it. */
export const tigerCertificate = {
  provider: "tiger",
  games: ["moon-rabbit-mill"],
  laboratory: "GLI",
  certificate: "MO-73-GLI-26-001",
  build: "1.4.2",
  jurisdiction: "mt",
  expiresOn: "2030-12-31",
};
