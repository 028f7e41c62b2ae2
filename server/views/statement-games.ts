import type { Database } from "#server/kit/database.ts";
import { entriesOfGame, roundsOfEntries } from "#server/games/history/entries.ts";
import type { EntryGames } from "#server/wallet/statement.ts";

/** Joins the wallet's statement with the games: the round of each entry, the entries of a game. */
export const statementGames = (db: Database): EntryGames => ({
  roundsOf: (account, seqs) => roundsOfEntries(db, account, seqs),
  entriesOf: (account, game) => entriesOfGame(db, account, game),
});
