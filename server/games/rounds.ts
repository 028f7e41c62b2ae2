import type { Queryable } from "#server/kit/database.ts";
import { traced } from "#server/kit/tracing/tracing.ts";
import type { Money } from "#server/kit/money.ts";
import type { AccountRef } from "#server/ledger/account.ts";
import { getBalances } from "#server/ledger/accounts.ts";
import { entryId, type Movement, type Operation, type Outcome } from "#server/ledger/operations.ts";
import { refusalOf } from "#server/ledger/post.ts";
import { feedsPool, listWinsOfEntries } from "#server/games/jackpots/store.ts";
import {
  getPlayer,
  orAskAgain,
  resolveAnyGame,
  resolvePlays,
  RoundRefusal,
  type Play,
  type Resolved,
  type RoundCall,
} from "#server/games/resolving.ts";
import { findLaunch } from "#server/games/launches/store.ts";
import type { Player } from "#server/games/players.ts";
import * as store from "#server/games/store.ts";
import type { RoundWriter } from "#server/games/round-writer.ts";

export type RollBack = { key: string; originalKey: string };

export type Played = {
  /** Our name of the round, `null` while it has no entry. */
  roundId: string | null;
  /** The balance after the last operation; for a replay the one stored then. */
  balance: Money;
  /** Our id of each operation, in order; `null` for one without an entry. */
  ids: (string | null)[];
};

/**
 * Books stakes and wins of one round, all or none, each once per key. New stakes need an open
 * launch, a provider and a game that are switched on and an account that may stake; wins are
 * always accepted. Throws RoundRefusal; `too_often` when the ledger cannot keep up.
 */
export async function playRound(
  writer: RoundWriter,
  call: RoundCall,
  plays: readonly Play[],
): Promise<Played> {
  const resolved = await resolvePlays(writer, call, plays);
  const outcome = await postInBatch(
    writer,
    call,
    resolved,
    movementsOf(writer, call, resolved, plays),
  );
  await assertSameRound(writer.db, call, resolved, plays, outcome.outcomes);
  if (plays.some(({ kind }) => kind === "bet")) noteStake(writer, call, resolved.player);
  return toPlayed(writer, resolved, outcome);
}

/** A stake counts as activity of the member. */
export const noteStake = (
  writer: RoundWriter,
  { connection, gameSessionId }: Pick<RoundCall, "connection" | "gameSessionId">,
  { account }: Player,
): void =>
  writer.staked({
    gameSessionId,
    accountId: account.id,
    scopeId: writer.scopes(connection).movements,
  });

/** The movements of a call's stakes and wins, in order. */
export const movementsOf = (
  writer: RoundWriter,
  call: RoundCall,
  { player, game }: Resolved,
  plays: readonly Play[],
): Movement[] =>
  plays.map((play) => ({
    account: player.account,
    movement: play.kind,
    amount: play.amount,
    houseAccountId: game.provider.houseAccountId,
    scopeId: writer.scopes(call.connection).movements,
    key: play.key,
    shareSchemeId: play.kind === "bet" ? game.provider.shareSchemeId : null,
  }));

/**
 * Rolls back movements by the provider's keys: one that never came is stored, so that it is
 * refused when it comes late. Each is rolled back in its original round and studio, whichever
 * round and game the call names. Throws RoundRefusal.
 */
export async function rollBackRound(
  writer: RoundWriter,
  call: RoundCall,
  rollBacks: readonly RollBack[],
): Promise<Played> {
  const resolved = await resolveAnyGame(writer, call);
  const { player, game } = resolved;
  const scopes = writer.scopes(call.connection);
  const operations = rollBacks.map((rollBack): Operation => ({
    account: player.account,
    houseAccountId: game.provider.houseAccountId,
    scopeId: scopes.rollBacks,
    key: rollBack.key,
    original: { scopeId: scopes.movements, key: rollBack.originalKey },
  }));
  const result = await postInBatch(writer, call, resolved, operations);
  // Rolled back in its original round, whichever the call names.
  const undone = result.outcomes.find(({ seq }) => seq !== null)?.seq ?? null;
  const firstSeq =
    undone === null ? null : await store.firstSeqOfRoundWith(writer.db, player.account, undone);
  return toPlayed(writer, resolved, { ...result, firstSeq: firstSeq ?? result.firstSeq });
}

/** Closes a round, when there is one. Idempotent; answers the current balance. Throws RoundRefusal. */
export async function closeRound(
  writer: RoundWriter,
  call: Pick<RoundCall, "connection" | "memberRef" | "currency" | "roundRef">,
): Promise<Money> {
  const player = await getPlayer(writer, call);
  const { providers } = await writer.catalogue();
  await store.closeRound(writer.db, {
    bucket: player.account.bucket,
    accountId: player.account.id,
    providerIds: providers.filter((p) => p.connection === call.connection).map((p) => p.id),
    roundRef: call.roundRef,
  });
  return (await getBalances(writer.db, player.memberId)).cash;
}

/**
 * What a member can stake now. Throws RoundRefusal `unauthenticated`, `currency_mismatch`, and
 * `game_token_unknown` when the named launch belongs to another member; it may have ended.
 */
export async function playerBalance(
  writer: RoundWriter,
  call: {
    memberRef: string;
    currency: string | null;
    launch?: { connection: string; id: string } | undefined;
  },
): Promise<Money> {
  const player = await getPlayer(writer, call);
  if (call.launch) {
    const scopeId = writer.scopes(call.launch.connection).movements;
    const launch = await findLaunch(writer.db, call.launch.id, scopeId);
    if (launch?.memberId !== player.memberId) throw new RoundRefusal("game_token_unknown", null);
  }
  return (await getBalances(writer.db, player.memberId)).cash;
}

/** A call for the ledger: its operations and their round. */
export const jobOf = (
  { player, game }: Resolved,
  { gameSessionId, roundRef, closes }: Pick<RoundCall, "gameSessionId" | "roundRef" | "closes">,
  operations: readonly Operation[],
): store.RoundJob => ({
  operations,
  memberId: player.memberId,
  providerId: game.provider.id,
  gameId: game.id,
  gameSessionId,
  roundRef,
  closes,
  stakesOff: !game.provider.isUsed || !game.isUsed,
});

async function postInBatch(
  writer: RoundWriter,
  call: RoundCall,
  resolved: Resolved,
  operations: readonly Operation[],
): Promise<store.RoundResult> {
  const job = jobOf(resolved, call, operations);
  const result = await orAskAgain(traced("posting", {}, () => writer.batcher.run(job)));
  refuseFailed(job, result);
  return result;
}

function toPlayed(
  writer: RoundWriter,
  { player }: Resolved,
  { outcomes, firstSeq }: store.RoundResult,
): Played {
  if (outcomes.some((outcome) => outcome.status === "applied")) writer.changed(player.memberId);
  return playedOf(player.account, outcomes, firstSeq);
}

/**
 * An id that came before in another round, or with another jackpot, is another operation.
 * `plays` are those of the outcomes; none for roll-backs. Throws RoundRefusal `duplicate_mismatch`.
 */
export async function assertSameRound(
  db: Queryable,
  { roundRef }: RoundCall,
  { player: { account }, game }: Resolved,
  plays: readonly Play[],
  outcomes: readonly Outcome[],
): Promise<void> {
  const seqs = outcomes.flatMap(({ status, seq }) =>
    status === "replay" && seq !== null ? [seq] : [],
  );
  if (seqs.length === 0) return;
  const round = { ...account, providerId: game.provider.id, roundRef, seqs };
  if (!(await store.areOfRound(db, round))) throw new RoundRefusal("duplicate_mismatch", null);
  if (!plays.some(({ kind }) => kind === "win")) return;
  const paid = new Map((await listWinsOfEntries(db, account, seqs)).map((win) => [win.seq, win]));
  for (const [index, { status, seq }] of outcomes.entries()) {
    if (status !== "replay" || seq === null) continue;
    const [before, asked] = [paid.get(seq), plays[index]?.jackpot];
    if (before?.tier === asked?.tier && before?.amount === asked?.amount) continue;
    // A jackpot that no stake feeds is charged to its provider and has no row among the pools' wins.
    const own = { account, providerId: game.provider.id, roundRef };
    if (before || !asked || (await feedsPool(db, own, game.provider.shareSchemeId, asked.tier)))
      throw new RoundRefusal("duplicate_mismatch", null);
  }
}

/** Throws RoundRefusal, with the balance, for the first operation that the ledger refused. */
export function refuseFailed({ stakesOff }: store.RoundJob, { outcomes }: store.RoundResult): void {
  for (const outcome of outcomes) {
    const refusal = refusalOf[outcome.status];
    if (!refusal) continue;
    const code = outcome.status === "refused" && stakesOff ? "provider_switched_off" : refusal;
    throw new RoundRefusal(code, outcome.balance);
  }
}

/** The answer for operations that were booked, now or before. */
export function playedOf(
  account: AccountRef,
  outcomes: readonly Outcome[],
  firstSeq: bigint | null,
): Played {
  const last = outcomes.at(-1);
  if (!last) throw new RangeError("a call without operations");
  return {
    roundId: firstSeq === null ? null : entryId(account, firstSeq),
    balance: last.balance,
    ids: outcomes.map((outcome) => (outcome.seq === null ? null : entryId(account, outcome.seq))),
  };
}
