/** A connection as an operator proposes it. */
export const acmeConnection = {
  connection: "acme",
  protocol: "igsp" as const,
  url: "https://api.acme.example/v1",
  operatorId: "4711",
  country: "KR",
  currency: "KRW" as const,
  gameHosts: ["games.acme.example"],
  networks: ["203.0.113.0/24"],
  roundPage: null,
  keptMonths: 6,
  isTest: false,
};
