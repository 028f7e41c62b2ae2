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

/** An input of each act on connections. One of them has at most one waiting proposal. */
export const connectionActs = {
  "save-game-connection": () => acmeConnection,
  "set-game-credential": () => ({ connection: "sandbox", secret: "a-secret-of-the-walk-0001" }),
  "test-game-connection": () => ({ connection: "sandbox" }),
  "set-agreed-level": () => ({ connection: "sandbox-igsp", from: "2026-10", level: 99_900 }),
  "export-call-days": () => ({ connection: "sandbox" }),
};

let made = 0;
/** Input for the acts on connections that take two operators; each call answers another change. */
export const checkedConnectionActs = {
  "save-game-connection": async () => ({ ...acmeConnection, connection: `checked-${made++}` }),
  "set-game-credential": async () => ({ connection: "sandbox", secret: "a-secret-of-the-matrix" }),
  "set-agreed-level": async () => ({
    connection: "sandbox",
    from: "2018-01",
    level: 99_000 + made++,
  }),
};
