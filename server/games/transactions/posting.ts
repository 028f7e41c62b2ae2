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

/** Where one transaction's money moves: whose, in which game and round. */
export type Place = {
  player: Player;
  game: Game;
  roundRef: string;
  gameSessionId: string | null;
  closes: boolean;
};

/**
 * Does work about one member's money in one transaction of the database, alone with that member:
 * the account is locked first, as every batch does, so that two calls about one transaction see
 * each other. Tells the member's pages when it is done.
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
    // The database's word for a round that belongs to another member.
    if (error instanceof pg.DatabaseError && error.code === "DB001")
      throw new RoundRefusal("duplicate_mismatch", null);
    throw error;
  }
}

/** `postRound`, for callers that need no name of the round. */
export const postInRound = async (
  tx: Transaction,
  place: Place,
  operations: readonly Operation[],
): Promise<Outcome[]> => (await postRound(tx, place, operations)).outcomes;

/**
 * Posts operations of one round, all or nothing. Throws RoundRefusal with the balance for what
 * the ledger refuses; the caller's transaction then leaves nothing behind.
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

/** Closes the round of a transaction that moved no money; one without entries is not there. */
export async function closeAt(tx: Transaction, { player, game, roundRef }: Place): Promise<void> {
  await closeRound(tx, {
    bucket: player.account.bucket,
    accountId: player.account.id,
    providerIds: [game.provider.id],
    roundRef,
  });
}
