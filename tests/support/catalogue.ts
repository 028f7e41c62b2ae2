import sharp from "sharp";
import { tigerCertificate } from "#tests/support/certificates.ts";

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
       is_enabled, seen_at)
     values ('sandbox', '${code}', 'Told', 9600, 3, false, true, now()) returning code as id`,
  );
  return { provider: "tiger", kind: "new" as const, games: [code] };
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

/** Acts that add studios and take games from a feed, each on objects of its own. */
export const catalogueActs = (one: (sql: string) => Promise<unknown>) => ({
  "add-game-provider": async () => ({ ...addedStudio, picture: await pictureOf() }),
  "add-game": () => addedGame,
  "import-games": () => newFeedGame(one),
  "add-game-certificate": () => tigerCertificate,
  "withdraw-game-certificate": async () => ({
    id: Number(await one("select id from game_certificates limit 1")),
  }),
});
