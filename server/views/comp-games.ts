import type { CompLine } from "#contract/wallet.ts";
import type { Database } from "#server/kit/database.ts";
import { readCompKey } from "#server/games/comp/earning.ts";
import { rulesOfEntries } from "#server/games/comp/rules.ts";
import { gamesOfRounds } from "#server/games/history/history.ts";
import type { CompLineOfRound } from "#server/wallet/statement.ts";

/** Joins the wallet's lines with the games: which game's stakes earned a line of comp, by what rule. */
export const nameCompGames =
  (db: Database) =>
  async (memberId: bigint, lines: CompLineOfRound[]): Promise<CompLine[]> => {
    const earned = lines.flatMap(({ kind, key }) =>
      kind === "earned" || kind === "taken_back" ? [key] : [],
    );
    const [games, rules] = await Promise.all([
      gamesOfRounds(
        db,
        memberId,
        earned.map((key) => readCompKey(key).round),
      ),
      rulesOfEntries(db, memberId, earned),
    ]);
    return lines.map(({ key, ...line }) => {
      const { round, rounds } = readCompKey(key);
      const [game, rule] = [games.get(round), rules.get(key)];
      return { ...line, ...(rule && { rule }), ...(game && { game: { ...game, rounds } }) };
    });
  };
