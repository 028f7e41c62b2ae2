import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import {
  checkArchitecture,
  emptyRooms,
  foldersBehind,
  missingTargets,
} from "#scripts/check-architecture.ts";

const check = (path: string, text: string): string[] => checkArchitecture([{ path, text }]);

it("finds an import upwards in every spelling", () => {
  const fault = [
    "server/ledger/post.ts imports server/members/sign-in.ts: server/ledger may not import server/members",
  ];
  const spellings = [
    'import { signIn } from "#server/members/sign-in.ts";',
    'import type { SignIn } from "#server/members/sign-in.ts";',
    'import "../members/sign-in.ts";',
    'export { signIn } from "../members/sign-in.ts";',
    'export * from "../members/sign-in.ts";',
    'const later = await import("#server/members/sign-in.ts");',
    'type SignIn = import("#server/members/sign-in.ts").SignIn;',
  ];
  for (const text of spellings) expect(check("server/ledger/post.ts", text), text).toEqual(fault);
});

it("lets a room import itself, what the table allows, and packages", () => {
  const text = `
    import pg from "pg";
    import { store } from "./store.ts";
    import { post } from "#server/ledger/post.ts";
    // import { no } from "#server/payments/deposits.ts";
    const text = 'import x from "#server/payments/deposits.ts"';`;
  expect(check("server/members/sign-in.ts", text)).toEqual([]);
});

it("keeps a room's store and routes to that room, except for the one that serves routes", () => {
  const store = 'import { findMember } from "#server/members/store.ts";';
  expect(check("server/messages/notes.ts", store)).toHaveLength(1);
  expect(check("server/app/app.ts", store)).toHaveLength(1);
  const routes = 'import { routes } from "#server/members/routes.ts";';
  expect(check("server/app/app.ts", routes)).toEqual([]);
  expect(check("server/messages/notes.ts", routes)).toHaveLength(1);
});

it("keeps the sandbox and the product apart in both directions", () => {
  const ours = 'import { money } from "#server/kit/money.ts";';
  expect(check("sandbox/wallet/client.ts", ours)).toHaveLength(1);
  const theirs = 'import { sign } from "../../../sandbox/wallet/signature.ts";';
  expect(check("server/providers/beexar/sign.ts", theirs)).toHaveLength(1);
});

it("lets no file but the lists of protocols import a protocol's folder, so that another can take its place", () => {
  for (const [folder, lists] of Object.entries(foldersBehind)) {
    const text = `import { sign } from "#${folder}/sign.ts";`;
    const outside = ["server/providers/cell.ts", "server/games/rounds.ts", "database/seed.ts"];
    for (const path of outside) expect(check(path, text), path).toHaveLength(1);
    for (const path of [
      ...lists,
      `${folder}/adapter.ts`,
      "tests/support/a.ts",
      `${folder}.test.ts`,
    ])
      expect(check(path, text), path).toEqual([]);
  }
  const folders = readdirSync("server/providers", { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith("/callbacks.ts"))
    .map((path) => `server/providers/${path.replace("/callbacks.ts", "")}`);
  expect(Object.keys(foldersBehind).sort()).toEqual(folders.sort());
});

it("lets one file of a closed room through where the table names that file", () => {
  expect(check("art/tile.ts", 'import "#database/demo-catalogue.ts";')).toEqual([]);
  expect(check("art/tile.ts", 'import "#database/seed.ts";')).toHaveLength(1);
});

it("refuses a file outside every room, and rooms that may import each other", () => {
  expect(check("helpers/text.ts", "export const a = 1;")).toHaveLength(1);
  const mutual = { a: { mayImport: ["b"] }, b: { mayImport: ["a"] } };
  expect(checkArchitecture([], mutual)).toEqual(["architecture.ts lets a and b import each other"]);
});

it("refuses a room without a file", () => {
  const rooms = { "server/members": { mayImport: [] }, "server/protection": { mayImport: [] } };
  const sources = [{ path: "server/members/sign-in.ts", text: "" }];
  expect(emptyRooms(sources, rooms)).toEqual([
    "architecture.ts names server/protection, which has no file: take it out",
  ]);
});

it("refuses an allowance that names a room or a file that does not exist", () => {
  const rooms = { site: { mayImport: ["site/parts", "contract/calls.ts", "contract/gone.ts"] } };
  const sources = [{ path: "contract/calls.ts", text: "" }];
  expect(missingTargets(sources, rooms)).toEqual([
    "architecture.ts lets rooms import site/parts, which does not exist",
    "architecture.ts lets rooms import contract/gone.ts, which does not exist",
  ]);
});

const importing = (path: string, target: string) => ({ path, text: `import "#${target}";` });

it("refuses two folders side by side that import each other", () => {
  const rooms = { sandbox: { mayImport: [] } };
  const there = importing("sandbox/books/rounds.ts", "sandbox/door/door.ts");
  const back = importing("sandbox/door/send.ts", "sandbox/books/books.ts");
  expect(checkArchitecture([there, back], rooms)).toEqual([
    "sandbox/books and sandbox/door import each other",
  ]);
  expect(checkArchitecture([there], rooms)).toEqual([]);
});

it("lets a folder and its own subfolder import each other, and tests and tools import anything", () => {
  const rooms = { sandbox: { mayImport: [] }, scripts: { mayImport: "anything" as const } };
  const sources = [
    importing("sandbox/main.ts", "sandbox/http/server.ts"),
    importing("sandbox/http/server.ts", "sandbox/main.ts"),
    importing("sandbox/books/rounds.ts", "sandbox/door/door.ts"),
    importing("sandbox/door/door.test.ts", "sandbox/books/books.ts"),
    importing("scripts/books/open.ts", "scripts/checks/check.ts"),
    importing("scripts/checks/check.ts", "scripts/books/open.ts"),
  ];
  expect(checkArchitecture(sources, rooms)).toEqual([]);
});

it("keeps nouns of the site apart from the frame and from nouns above them", () => {
  const faults = [
    ["site/games/tile.tsx", "site/frame/header.tsx"],
    ["site/messages/note-page.tsx", "site/games/tile.tsx"],
    ["site/parts/pager.tsx", "site/members/login-dialog.tsx"],
    ["site/games/tile.tsx", "site/routes.ts"],
  ] as const;
  for (const [path, target] of faults) {
    expect(check(path, `import "#${target}";`), path).toHaveLength(1);
  }
  expect(check("site/frame/header.tsx", 'import "#site/wallet/wallet.tsx";')).toEqual([]);
});

it("keeps the folders of games apart, and lets them share the noun's store", () => {
  const launch = 'import "#server/games/launch.ts";';
  expect(check("server/games/transfers/transfers.ts", launch)).toHaveLength(1);
  const neighbour = 'import "#server/games/jackpots/pools.ts";';
  expect(check("server/games/transactions/posting.ts", neighbour)).toHaveLength(1);
  const store = 'import "#server/games/store.ts"; import "#server/games/launches/store.ts";';
  expect(check("server/games/transactions/store.ts", store)).toEqual([]);
});

it("lets tests import anything", () => {
  const text = 'import { signIn } from "#server/members/sign-in.ts";';
  expect(check("server/ledger/post.test.ts", text)).toEqual([]);
});
