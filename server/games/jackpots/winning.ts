import type { Transaction } from "#server/kit/database.ts";
import type { Outcome } from "#server/ledger/operations.ts";
import * as store from "#server/games/jackpots/store.ts";
import type { RoundWriter } from "#server/games/round-writer.ts";
import { resolvePlays, type Resolved, type Play, type RoundCall } from "#server/games/resolving.ts";
import {
  movementsOf,
  noteStake,
  playedOf,
  assertSameRound,
  type Played,
} from "#server/games/rounds.ts";
import { alone, postRound } from "#server/games/transactions/posting.ts";

/**
 * Books stakes and wins of one round with a jackpot: the member's win, the pool's payment to the
 * provider and the pool's new start amount are one transaction. The provider is charged what
 * exceeds the pool, and all of it when no stake of it or of the round feeds that pool. Everything else is as in
 * `playRound`, which books calls without a jackpot.
 */
export async function playJackpotRound(
  writer: RoundWriter,
  call: RoundCall,
  plays: readonly Play[],
): Promise<Played> {
  const resolved = await resolvePlays(writer, call, plays);
  const { player, game } = resolved;
  const played = await alone(writer, player, async (tx) => {
    const operations = movementsOf(writer, call, resolved, plays);
    const { outcomes, firstSeq } = await postRound(tx, { ...call, player, game }, operations);
    await assertSameRound(tx, call, resolved, plays, outcomes);
    const { movements } = writer.scopes(call.connection);
    await payWins(tx, { call, resolved, plays, scopeId: movements }, outcomes);
    return playedOf(player.account, outcomes, firstSeq);
  });
  if (plays.some(({ kind }) => kind === "bet")) noteStake(writer, call, player);
  return played;
}

type Paying = { call: RoundCall; resolved: Resolved; plays: readonly Play[]; scopeId: number };

/** What came before was paid then. */
async function payWins(
  tx: Transaction,
  { call, resolved: { player, game }, plays, scopeId }: Paying,
  outcomes: readonly Outcome[],
): Promise<void> {
  for (const [index, { jackpot, key }] of plays.entries()) {
    const outcome = outcomes[index];
    if (!jackpot || outcome?.status !== "applied" || outcome.seq === null) continue;
    const { id: providerId, shareSchemeId } = game.provider;
    const round = { account: player.account, providerId, roundRef: call.roundRef };
    const won = { ...jackpot, ...round, seq: outcome.seq, scopeId, key };
    if (await store.feedsPool(tx, round, shareSchemeId, jackpot.tier))
      await store.payFromPool(tx, { ...won, memberId: player.memberId });
    else await store.addUnfedWin(tx, won);
  }
}
