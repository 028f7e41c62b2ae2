/**
 * Which room may import which; `npm run check` holds every file to it. A room is a folder, or one
 * file where a folder would be too much; a file belongs to the longest entry that fits it. Tests
 * may import anything.
 *
 * Games do not know providers; providers know games. Nobody but the ledger writes money.
 */
export type Room = {
  /** Rooms and single files that files of this room may import, beside their own room. */
  mayImport: readonly string[] | "anything";
};

const office = ["server/settings", "server/operators"] as const;
const serverRooms = [
  "server/kit",
  "server/ledger",
  "server/settings",
  "server/operators",
  "server/members",
  "server/messages",
  "server/wallet",
  "server/payments",
  "server/games",
  "server/providers",
  "server/reports",
] as const;

export const rooms: Readonly<Record<string, Room>> = {
  contract: { mayImport: [] },
  "contract/office": { mayImport: ["contract"] },
  locales: { mayImport: ["contract"] },

  "server/kit": { mayImport: [] },
  // From the contract only what a statement's proof promises to those who check it.
  "server/ledger": { mayImport: ["server/kit", "contract/statement-proof.ts"] },
  "server/settings": {
    mayImport: ["server/kit", "contract", "contract/office", "server/operators"],
  },
  "server/operators": { mayImport: ["server/kit", "contract", "contract/office"] },
  "server/members": {
    mayImport: ["server/kit", "contract", "contract/office", "server/ledger", ...office],
  },
  "server/messages": {
    mayImport: [
      "server/kit",
      "contract",
      "contract/office",
      "locales",
      "server/ledger",
      "server/members",
      ...office,
    ],
  },
  "server/wallet": {
    mayImport: [
      "server/kit",
      "contract",
      "contract/office",
      "server/ledger",
      "server/members",
      ...office,
    ],
  },
  "server/payments": {
    mayImport: [
      "server/kit",
      "contract",
      "contract/office",
      "server/ledger",
      "server/members",
      "server/messages",
      ...office,
    ],
  },
  "server/games": {
    mayImport: [
      "server/kit",
      "contract",
      "contract/office",
      "server/ledger",
      "server/members",
      // The one encoding of tiles, for those that staff upload too.
      "art/encode.ts",
      ...office,
    ],
  },
  // Reads what the other rooms wrote and changes nothing of theirs.
  "server/reports": {
    mayImport: ["server/kit", "contract", "contract/office", "server/ledger", ...office],
  },
  // Never the ledger and never payments: a protocol moves money only through the games' verbs.
  "server/providers": { mayImport: ["server/kit", "server/games"] },
  "server/http": { mayImport: [...serverRooms, "contract", "contract/office"] },
  "server/main.ts": { mayImport: [...serverRooms, "server/http"] },
  "server/worker.ts": { mayImport: [...serverRooms, "server/http"] },

  ui: { mayImport: ["contract", "locales"] },
  site: { mayImport: ["ui", "contract", "locales"] },
  // What runs while the site is built, and never in a browser or in the web process.
  "site/build.ts": { mayImport: ["site/build"] },
  "site/build": { mayImport: ["site", "ui", "contract", "locales", "art", "database"] },
  "vite.config.ts": { mayImport: ["site/build"] },
  backoffice: { mayImport: ["ui", "contract", "contract/office", "locales"] },
  // What runs while the back office is built; fonts and icons are made once, by the site's build.
  "backoffice/build.ts": { mayImport: ["site/build"] },

  // The other side: it shares nothing with us, so that a misreading of a protocol cannot hide.
  sandbox: { mayImport: [] },

  // A provider's side again, for whoever runs a wallet: it tests ours and shares nothing with it.
  conformance: { mayImport: [] },

  art: { mayImport: ["database/demo-catalogue.ts"] },
  database: { mayImport: "anything" },
  bench: { mayImport: "anything" },
  ".ci": { mayImport: "anything" },
  scripts: { mayImport: "anything" },
  tests: { mayImport: "anything" },
  "architecture.ts": { mayImport: [] },
  "vitest.config.ts": { mayImport: [] },
};

/** Files that only their own room may import: the rest of the house uses a room's verbs. */
export const privateFiles: readonly string[] = ["store.ts", "routes.ts", "office-routes.ts"];

/** The one room that imports everybody's routes, to serve them. */
export const roomThatServesRoutes = "server/http";
