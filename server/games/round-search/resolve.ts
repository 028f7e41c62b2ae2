import type { Act } from "#server/kit/act.ts";
import type { Transaction } from "#server/kit/database.ts";
import { toWon } from "#server/kit/money.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { lockBalances, scopeId } from "#server/ledger/accounts.ts";
import { refusalOf } from "#server/ledger/post.ts";
import { entriesOf } from "#server/ledger/statement.ts";
import type { Reversal } from "#server/ledger/operations.ts";
import { markReturned } from "#server/games/bets/store.ts";
import { mayRefund } from "#server/games/round-search/detail.ts";
import { findRound, nameOf } from "#server/games/round-search/search.ts";
import type { FoundRound } from "#server/games/round-search/store.ts";
import { closeRound, postRounds } from "#server/games/store.ts";
import { markReversed } from "#server/games/transactions/store.ts";

type Resolution = "close" | "refund";
type Resolved = {
  /** The round in whole won, as the audit trail keeps it. */
  before: ReturnType<typeof factsOf>;
  after: ReturnType<typeof factsOf>;
};

/** The scope of the keys with which operators return stakes. */
const SCOPE = "operators:round";

/**
 * Ends an open round that its provider does not end. `close` moves no money; `refund` returns each
 * stake under the provider's own key, so that a later roll-back returns nothing twice, and ends the
 * bet of a sport book, so that it is not paid too. Throws Refusal `not_found`, `already_decided` for
 * a closed round, `amount_outside_limits` for a refund of a round that has paid something.
 */
export async function resolveRound(
  act: Act,
  id: string,
  resolution: Resolution,
): Promise<Resolved> {
  const { tx } = act;
  const round = await lockOpenRound(tx, id, resolution);
  if (resolution === "close") await close(tx, round);
  else await refund(tx, round);
  const after = await findRound(tx, id);
  if (!after) throw new Error(`the round ${id} is gone`);
  await act.emit("round.resolved", { memberId: round.memberId });
  return { before: factsOf(round), after: factsOf(after) };
}

/** Throws as `resolveRound` does; moves no money. */
export async function lockOpenRound(
  tx: Transaction,
  id: string,
  resolution: Resolution,
): Promise<FoundRound> {
  const seen = await findRound(tx, id);
  if (!seen) throw new Refusal("not_found");
  // Locks the account before the round, in the order of a provider's batch.
  await lockBalances(tx, seen.memberId);
  const round = await findRound(tx, id);
  if (!round) throw new Refusal("not_found");
  if (round.state !== "open") throw new Refusal("already_decided");
  if (resolution === "refund" && !mayRefund(round)) throw new Refusal("amount_outside_limits");
  return round;
}

async function close(tx: Transaction, round: FoundRound): Promise<void> {
  await closeRound(tx, {
    bucket: round.bucket,
    accountId: round.accountId,
    providerIds: [round.providerId],
    roundRef: round.ref,
  });
}

async function refund(tx: Transaction, round: FoundRound): Promise<void> {
  const account = { bucket: round.bucket, id: round.accountId };
  const entries = await entriesOf(tx, account, round.entrySeqs);
  // A part that was returned before is not returned again with the rest.
  if (entries.some(({ movement }) => movement === "bet_refund"))
    throw new Refusal("amount_outside_limits");
  const own = await scopeId(tx, SCOPE);
  const theirs = await scopeId(tx, `provider:${round.connection}`);
  const operations = entries
    .filter(({ movement }) => movement === "bet")
    .map(({ seq, key }): Reversal => ({
      account,
      houseAccountId: round.houseAccountId,
      scopeId: own,
      key: `${nameOf(round)}:${seq}`,
      original: { scopeId: theirs, key },
    }));
  const [result] = await postRounds(tx, [
    {
      operations,
      memberId: round.memberId,
      providerId: round.providerId,
      gameId: round.gameId,
      gameSessionId: null,
      roundRef: round.ref,
      closes: true,
      stakesOff: false,
    },
  ]);
  for (const { status } of result?.outcomes ?? []) {
    const refusal = refusalOf[status];
    if (refusal) throw new Refusal(refusal);
  }
  const keys = operations.map(({ original }) => original.key);
  await markReversed(tx, round.connection, keys);
  // The round of a sport bet has the bet's name.
  const { connection, ref: betRef, memberId } = round;
  await markReturned(tx, { connection, betRef, memberId });
}

const factsOf = ({ state, stake, payout }: FoundRound) => ({
  state,
  stake: toWon(stake),
  payout: toWon(payout),
});
