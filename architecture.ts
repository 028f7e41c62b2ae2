/**
 * Which room may import which; `npm run check` enforces it for every file. A room is a folder, or one
 * file where a folder would be too much; a file belongs to the longest matching entry. Tests may
 * import anything.
 * Games do not know providers; providers know games. Only the ledger writes money.
 */
export type Room = {
  /** Rooms and single files that files of this room may import, beside their own room. */
  mayImport: readonly string[] | "anything";
};

/** What the rooms import that sign people in. */
const ofPeople = ["server/kit", "server/passkeys", "contract", "contract/office"] as const;
const office = ["server/settings", "server/operators"] as const;
const reading = ["server/kit", "contract", "contract/office", ...office] as const;
/** What a noun imports that knows members and moves their money. */
const noun = [
  "server/kit",
  "contract",
  "contract/office",
  "server/ledger",
  "server/members",
  ...office,
] as const;
/** A noun that writes to members in their language. */
const nounWithTexts = [...noun, "locales"] as const;
const gamesFolders = [
  "server/games/bets",
  "server/games/browsing",
  "server/games/calls",
  "server/games/comp",
  "server/games/connections",
  "server/games/credentials",
  "server/games/catalogue-editing",
  "server/games/catalogue-import",
  "server/games/catalogue-release",
  "server/games/certificates",
  "server/games/game-files",
  "server/games/history",
  "server/games/jackpots",
  "server/games/launches",
  "server/games/own-copy",
  "server/games/reconciling",
  "server/games/round-search",
  "server/games/play-patterns",
  "server/games/rule-versions",
  "server/games/tokens",
  "server/games/transactions",
  "server/games/transfers",
  "server/games/unstaked-wins",
  "server/games/provider-health",
] as const;
const serverRooms = [
  "server/kit",
  "server/ledger",
  "server/settings",
  "server/passkeys",
  "server/operators",
  "server/members",
  "server/messages",
  "server/wallet",
  "server/payments",
  "server/games",
  ...gamesFolders,
  "server/providers",
  "server/providers/self-test",
  "server/reports",
  "server/alerts",
  "server/metrics",
  "server/components",
  "server/status",
] as const;
const processes = [...serverRooms, "server/app", "server/http", "server/http/push"] as const;

const httpFolder = [
  "server/http",
  "server/kit",
  "server/passkeys",
  "server/settings",
  "contract",
  "contract/office",
] as const;

const page = ["ui", "contract", "locales"] as const;
const nounOfSite = [...page, "site/app", "site/parts"] as const;
const pagesOfSite = ["site/members", "site/games", "site/messages"] as const;

/** Files of games that its folders build on. */
const gamesFiles = [
  "server/games/art.ts",
  "server/games/catalogue.ts",
  "server/games/key-spaces.ts",
  "server/games/players.ts",
  "server/games/provider.ts",
  "server/games/resolving.ts",
  "server/games/round-writer.ts",
  "server/games/rounds.ts",
  "server/games/store.ts",
] as const;
const folderOfGames = [...noun, ...gamesFiles] as const;
/** A folder of games, with what it imports beside the files that all of them build on. */
const ofGames = (...more: readonly string[]): Room => ({ mayImport: [...folderOfGames, ...more] });
export const rooms: Readonly<Record<string, Room>> = {
  contract: { mayImport: [] },
  "contract/office": { mayImport: ["contract"] },
  locales: { mayImport: ["contract"] },

  // From the contract only the list of refusals, whose codes it throws, and that of countries.
  "server/kit": {
    mayImport: ["contract/refusals.ts", "contract/countries.ts", "contract/zone-clock.ts"],
  },
  // From the contract only the format of a statement's proof and its verification.
  "server/ledger": { mayImport: ["server/kit", "contract/statement-proof.ts"] },
  // From the texts only the built-in terms and privacy notices, whose acceptance is recorded.
  "server/settings": {
    mayImport: ["server/kit", "contract", "contract/office", "locales", "server/operators"],
  },
  // WebAuthn, for operators and members alike: what a passkey is made for, and how it is verified.
  "server/passkeys": { mayImport: ["server/kit", "contract"] },
  "server/operators": { mayImport: ofPeople },
  "server/members": {
    mayImport: [...ofPeople, "server/ledger", ...office],
  },
  "server/messages": { mayImport: nounWithTexts },
  // From the texts only those of a statement's file.
  "server/wallet": { mayImport: nounWithTexts },
  "server/payments": { mayImport: [...noun, "server/messages"] },
  "server/games": { mayImport: [...noun, ...gamesFolders] },
  "server/games/browsing": ofGames(),
  "server/games/calls": ofGames(),
  "server/games/comp": ofGames(),
  "server/games/connections": ofGames("server/games/calls", "server/games/credentials"),
  "server/games/credentials": ofGames(),
  // Encodes staff's uploads in the same way as the built tiles.
  "server/games/catalogue-editing": ofGames("art/encode.ts"),
  "server/games/catalogue-import": ofGames(),
  "server/games/certificates": ofGames("server/games/game-files"),
  "server/games/game-files": ofGames(),
  "server/games/catalogue-release": ofGames(
    "server/games/catalogue-editing",
    "server/games/certificates",
    "server/games/connections",
  ),
  "server/games/launches": ofGames(),
  "server/games/own-copy": ofGames(),
  "server/games/tokens": ofGames(),
  "server/games/provider-health": ofGames(),
  "server/games/reconciling": ofGames("server/games/catalogue-import", "server/games/transfers"),
  "server/games/transactions": ofGames("server/games/launches"),
  "server/games/transfers": ofGames("server/games/launches"),
  "server/games/bets": ofGames("server/games/transactions"),
  "server/games/jackpots": ofGames("server/games/transactions"),
  "server/games/history": ofGames("server/games/jackpots", "server/games/launches"),
  "server/games/round-search": ofGames(
    "server/games/bets",
    "server/games/calls",
    "server/games/launches",
    "server/games/rule-versions",
    "server/games/transactions",
  ),
  "server/games/play-patterns": ofGames(),
  "server/games/rule-versions": ofGames(),
  "server/games/unstaked-wins": ofGames("server/games/round-search"),
  // Reads other rooms' tables and changes none of them.
  "server/reports": { mayImport: [...reading, "server/ledger"] },
  // The same; from the texts only those of letters about alerts, from the reports what they compare.
  "server/alerts": { mayImport: [...reading, "locales", "server/reports"] },
  // Never the ledger or payments, because protocols move money only through the games' verbs.
  "server/providers": { mayImport: ["server/kit", "server/games", ...gamesFolders] },
  // Plays a connection's provider against our own wallet with the kit's cases that move no money.
  "server/providers/self-test": {
    mayImport: ["server/kit", "server/games", ...gamesFolders, "server/providers", "conformance"],
  },
  "server/registers": { mayImport: ["server/kit", "server/members", "contract"] },
  // What a process measures about itself, and what waits in other rooms' tables.
  "server/metrics": { mayImport: ["server/kit"] },
  // What the release is made of.
  "server/components": {
    mayImport: [
      "server/kit",
      "contract",
      "contract/office",
      "server/operators",
      "database/functions.ts",
    ],
  },
  "server/status": { mayImport: [...reading, "server/games", "server/components"] },
  // What several nouns know together: the current user, a member's page in the office.
  "server/views": { mayImport: [...serverRooms, "contract", "contract/office"] },
  // From the bottom up: the request itself, then calls, pages and push. The application joins them
  // with the nouns: routes, listeners, scheduled jobs.
  "server/http": {
    mayImport: [
      "server/kit",
      "server/metrics",
      "server/settings",
      "server/providers",
      "server/reports",
      "contract",
      "contract/office",
    ],
  },
  "server/http/calls": { mayImport: [...httpFolder, "server/operators", "server/members"] },
  "server/http/pages": { mayImport: [...httpFolder] },
  "server/http/push": { mayImport: [...httpFolder, ...serverRooms, "server/views"] },
  "server/app": {
    mayImport: [
      ...serverRooms,
      "server/registers",
      "contract",
      "contract/office",
      "server/views",
      "server/http",
      "server/http/calls",
      "server/http/pages",
      "server/http/push",
    ],
  },
  // From the database only whether the process may serve on it.
  "server/main.ts": { mayImport: [...processes, "database/standing.ts"] },
  "server/worker.ts": { mayImport: [...processes, "database/standing.ts"] },

  ui: { mayImport: ["contract", "locales"] },
  // The member site, from the bottom up: the context of every page, parts that several nouns use,
  // the nouns, and the frame around them. `site` itself joins them: routes, documents, entries.
  "site/app": { mayImport: [...page] },
  "site/parts": { mayImport: [...page, "site/app"] },
  "site/settings": { mayImport: [...nounOfSite] },
  "site/members": { mayImport: [...nounOfSite, "site/settings"] },
  "site/games": { mayImport: [...nounOfSite, "site/members"] },
  "site/messages": { mayImport: [...nounOfSite, "site/members"] },
  "site/payments": { mayImport: [...nounOfSite, "site/members"] },
  "site/wallet": { mayImport: [...nounOfSite, "site/members", "site/games", "site/payments"] },
  "site/protection": { mayImport: [...nounOfSite, "site/members", "site/messages"] },
  "site/status": { mayImport: [...nounOfSite] },
  "site/my-page": { mayImport: [...nounOfSite, ...pagesOfSite, "site/payments", "site/wallet"] },
  "site/home": { mayImport: [...nounOfSite, ...pagesOfSite] },
  "site/pwa": { mayImport: [...nounOfSite] },
  "site/frame": {
    mayImport: [...nounOfSite, ...pagesOfSite, "site/wallet", "site/pwa"],
  },
  site: {
    mayImport: [
      ...nounOfSite,
      "site/settings",
      ...pagesOfSite,
      "site/payments",
      "site/wallet",
      "site/my-page",
      "site/protection",
      "site/status",
      "site/home",
      "site/pwa",
      "site/frame",
    ],
  },
  // Runs while the site is built, never in a browser or in the web process.
  "site/build.ts": { mayImport: ["site/build"] },
  "site/build": { mayImport: ["site", "ui", "contract", "locales", "art", "database"] },
  "vite.config.ts": { mayImport: ["site/build"] },
  backoffice: { mayImport: ["ui", "contract", "contract/office", "locales"] },
  // Runs while the back office is built; fonts and icons come from the site's build.
  "backoffice/build.ts": { mayImport: ["site/build", "backoffice/build"] },
  "backoffice/build": { mayImport: [] },

  // The provider's side: it shares no code with the server, so that a misreading of a protocol
  // shows. Pictures carry no protocol.
  sandbox: { mayImport: ["art"] },

  // A provider's side again, for testing any wallet: it shares no code with ours.
  conformance: { mayImport: [] },

  // Generated while the product is built: pages for `/docs`, and the reference from the
  // declarations.
  documentation: {
    mayImport: [
      "contract",
      "contract/office",
      "server/providers/reference.ts",
      "server/http/calls/openapi.ts",
    ],
  },

  art: { mayImport: ["database/demo-catalogue.ts"] },
  database: { mayImport: "anything" },
  bench: { mayImport: "anything" },
  ".ci": { mayImport: "anything" },
  scripts: { mayImport: "anything" },
  tests: { mayImport: "anything" },
  deploy: { mayImport: "anything" },
  "architecture.ts": { mayImport: [] },
  "vitest.config.ts": { mayImport: [] },
};

/** Private files of a noun on the server: other rooms use its verbs. */
export const isPrivateFile = (name: string): boolean =>
  name === "store.ts" || name.endsWith("routes.ts");

/** The one room that imports the routes of every noun, to serve them. */
export const roomThatServesRoutes = "server/app";
