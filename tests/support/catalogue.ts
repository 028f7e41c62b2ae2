import sharp from "sharp";
import {
  certificateFile,
  platformCertificate,
  tigerCertificate,
} from "#tests/support/certificates.ts";

/** A studio as an operator adds it, without its picture. */
export const addedStudio = {
  provider: "added",
  category: "slot" as const,
  nameKo: "새 게임사",
  nameEn: "Added",
  connection: "sandbox",
};

/** A picture that is large enough for a tile, as base64. */
export async function pictureOf(): Promise<string> {
  const create = { width: 800, height: 1000, channels: 3, background: "#336699" } as const;
  return (await sharp({ create }).png().toBuffer()).toString("base64");
}

let told = 0;

/** Puts a game into the feed of the sandbox that no studio has, and answers its import. */
export async function newFeedGame(query: (sql: string) => Promise<unknown>) {
  const code = `told-${++told}`;
  await query(
    `insert into game_feed (connection, code, name, declared_return, volatility, has_free_rounds,
       is_enabled, seen_at, stake_least, stake_most, rules)
     values ('sandbox', '${code}', 'Told', 9600, 3, false, true, now(), 10000000, 200000000,
       '{"ko": "줄마다 고르게 겁니다."}') returning code as id`,
  );
  const theirs = { name: "Told", returnBasisPoints: 9_600, volatility: 3, version: null };
  return { provider: "tiger", kind: "new" as const, games: [{ code, theirs }] };
}

type FindList = (input: object) => Promise<Record<string, unknown>>;

/** The list of a new game alone, as `find` answers it. */
export async function newFeedList(query: (sql: string) => Promise<unknown>, find: FindList) {
  const { provider, kind, games } = await newFeedGame(query);
  const wanted = { provider, kind, text: games[0]?.code ?? "" };
  const { count, hash } = await find(wanted);
  return { ...wanted, count: Number(count), hash: String(hash) };
}

/** The same after a proposal about the studio, which is expired: one object can have one that waits. */
export async function nextFeedList(query: (sql: string) => Promise<unknown>, find: FindList) {
  await query(
    `update operator_proposals set state = 'expired'
     where object = 'game-provider:tiger' and state = 'waiting' returning id`,
  );
  return newFeedList(query, find);
}

/** A game as an operator adds it by hand. */
export const addedGame = {
  provider: "tiger",
  game: "added-by-hand",
  nameKo: "직접 추가",
  nameEn: "Added by hand",
  otherNames: { jp: "手で追加" },
  returnBasisPoints: 9_650,
  volatility: 3,
  picture: null,
};

/** The first info sheet of a game. */
export const writtenSheet = {
  provider: "tiger",
  game: "moon-rabbit-mill",
  expected: { stakes: null, rules: {} },
  sheet: { stakes: { least: 100, most: 20_000 }, rules: { ko: "줄 20개에 고르게 겁니다." } },
};

/** A file of the info sheet of one game as an operator imports it. */
const sheetFile = {
  provider: "tiger",
  fileName: "sheets.csv",
  content: Buffer.from(
    "game,min_stake,max_stake,rules_ko\nmoon-rabbit-mill,100,20000,줄마다 고르게 겁니다.\n",
  ).toString("base64"),
};

const always = { sites: null, countries: null, from: null, until: null };

/** A game of tiger until the year 2090, which is for a shorter time. */
const shorter = {
  provider: "tiger",
  game: "moon-rabbit-mill",
  expected: always,
  availability: { ...always, until: "2090-01-01T00:00:00Z" },
};

/** A studio from the year 2020 on, which was offered from 2021 on. */
async function longer(query: (sql: string) => Promise<unknown>) {
  await query(
    `insert into game_availability (provider_id, from_at)
     select id, '2021-01-01Z' from game_providers where code = 'tiger'
     on conflict (provider_id, build) where provider_id is not null do nothing returning id`,
  );
  return {
    provider: "tiger",
    game: null,
    expected: { ...always, from: "2021-01-01T00:00:00Z" },
    availability: { ...always, from: "2020-01-01T00:00:00Z" },
  };
}

/** Figures of a game that its feed does not declare. */
export async function figuresByHand(query: (sql: string) => Promise<unknown>) {
  await query(
    `insert into games (provider_id, code, name_ko, name_en, art, position)
     select id, 'by-hand', '손', 'By hand', art, 900 from game_providers where code = 'tiger'
     on conflict do nothing returning id`,
  );
  return {
    provider: "tiger",
    game: "by-hand",
    expected: { returnBasisPoints: null, volatility: null },
    returnBasisPoints: 9_600,
    volatility: 2,
  };
}

/** Another build of a game of the sandbox than the demo pinned. */
const anotherBuild = async (query: (sql: string) => Promise<unknown>) => {
  await query(
    "update games set declared_return = 9600 where code = 'moon-rabbit-mill' returning id",
  );
  return {
    provider: "tiger",
    game: "moon-rabbit-mill",
    expected: { version: tigerCertificate.build, returnBasisPoints: 9_600 },
    version: "1.5.0",
    returnBasisPoints: 9_450,
  };
};

/** A build of tiger that was switched off. */
const offBuild = async (query: (sql: string) => Promise<unknown>) => {
  await query(
    `insert into game_builds_off (provider_id, version)
     select id, '0.9.0' from game_providers where code = 'tiger'
     on conflict do nothing`,
  );
  return { provider: "tiger", version: "0.9.0", isUsed: true };
};

/** Acts that add studios and take games from a feed, each on objects of its own. */
export const catalogueActs = (one: (sql: string) => Promise<unknown>) => ({
  "add-game-provider": async () => ({ ...addedStudio, picture: await pictureOf() }),
  "add-game": () => addedGame,
  "set-game-availability": () => shorter,
  "set-game-figures": () => figuresByHand(one),
  "set-game-info-sheet": () => writtenSheet,
  "import-info-sheet-file": () => sheetFile,
  "drop-awaited-sheets": async () => {
    await one(
      `insert into game_awaited_sheets (provider_id, code, rules)
       select id, 'dropped', '{}' from game_providers where code = 'tiger' returning provider_id as id`,
    );
    return { provider: "tiger", games: ["dropped"] };
  },
  "import-games": () => newFeedGame(one),
  "pin-game-build": () => anotherBuild(one),
  "set-build-used": () => ({ provider: "tiger", version: tigerCertificate.build, isUsed: false }),
  "add-game-certificate": () => tigerCertificate,
  "import-certificate-file": () => certificateFile,
  "add-system-certificate": () => platformCertificate,
  "withdraw-system-certificate": async () => ({
    id: Number(await one("select id from game_system_certificates limit 1")),
  }),
  "withdraw-game-certificate": async () => ({
    id: Number(await one("select id from game_certificates limit 1")),
  }),
});

/** Acts on the catalogue that take two operators. */
export const checkedCatalogueActs = (query: (sql: string) => Promise<unknown>) => ({
  "import-games": () => newFeedGame(query),
  "set-game-availability": () => longer(query),
  "set-game-figures": () => figuresByHand(query),
  "pin-game-build": () => anotherBuild(query),
  "set-build-used": () => offBuild(query),
});
