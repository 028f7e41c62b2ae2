import type { CompLine } from "#contract/wallet.ts";
import type { Database } from "#server/kit/database.ts";
import { readCompKey } from "#server/games/comp/earning.ts";
import { gamesOfRounds } from "#server/games/history/history.ts";
import type { CompLineOfRound } from "#server/wallet/statement.ts";

/** Joins the wallet's lines with the games: which game's stakes earned a line of comp. */
export const nameCompGames =
  (db: Database) =>
  async (memberId: bigint, lines: CompLineOfRound[]): Promise<CompLine[]> => {
    const earned = lines.filter(({ kind }) => kind === "earned" || kind === "taken_back");
    const named = earned.map(({ key }) => readCompKey(key).round);
    const games = await gamesOfRounds(db, memberId, named);
    return lines.map(({ key, ...line }) => {
      const { round, rounds } = readCompKey(key);
      const game = games.get(round);
      return { ...line, ...(game && { game: { ...game, rounds } }) };
    });
  };
