import pg from "pg";
import type { Transaction } from "#server/kit/database.ts";
import type { Money } from "#server/kit/money.ts";
import { lockBalances } from "#server/ledger/accounts.ts";
import type { Operation, Outcome } from "#server/ledger/operations.ts";
import type { Game } from "#server/games/catalogue.ts";
import type { Player } from "#server/games/players.ts";
import type { RoundWriter } from "#server/games/round-writer.ts";
import { RoundRefusal } from "#server/games/resolving.ts";
import { jobOf, refuseFailed } from "#server/games/rounds.ts";
import { closeRound, postRounds, type RoundResult } from "#server/games/store.ts";

/** The player, game and round of a transaction. */
export type Place = {
  player: Player;
  game: Game;
  roundRef: string;
  gameSessionId: string | null;
  closes: boolean;
};

/**
 * Does work on one member's money in one database transaction. The account is locked first, as in
 * every batch, so that two calls about one transaction run one after the other. Notifies the
 * member's pages at the end.
 */
export async function alone<Result>(
  writer: RoundWriter,
  player: Player,
  work: (tx: Transaction, cash: Money) => Promise<Result>,
): Promise<Result> {
  try {
    const result = await writer.single.transaction(async (tx) =>
      work(tx, (await lockBalances(tx, player.memberId)).cash),
    );
    writer.changed(player.memberId);
    return result;
  } catch (error) {
    // The database's error for a round that belongs to another member.
    if (error instanceof pg.DatabaseError && error.code === "DB001")
      throw new RoundRefusal("duplicate_mismatch", null);
    throw error;
  }
}

/** `postRound` for callers that do not need the round's id. */
export const postInRound = async (
  tx: Transaction,
  place: Place,
  operations: readonly Operation[],
): Promise<Outcome[]> => (await postRound(tx, place, operations)).outcomes;

/**
 * Posts operations of one round, all or none. Throws RoundRefusal with the balance for a refusal
 * of the ledger, which rolls the caller's transaction back.
 */
export async function postRound(
  tx: Transaction,
  place: Place,
  operations: readonly Operation[],
): Promise<RoundResult> {
  const job = jobOf(place, place, operations);
  const [result] = await postRounds(tx, [job]);
  if (!result) throw new Error("a round has no outcome");
  refuseFailed(job, result);
  return result;
}

/** Closes the round of a transaction without money; a round without entries does not exist. */
export async function closeAt(tx: Transaction, { player, game, roundRef }: Place): Promise<void> {
  await closeRound(tx, {
    bucket: player.account.bucket,
    accountId: player.account.id,
    providerIds: [game.provider.id],
    roundRef,
  });
}
