import type { Transaction } from "#server/kit/database.ts";
import { NOTHING, units, type Money } from "#server/kit/money.ts";
import { sharesOfEntry } from "#server/ledger/shares/shares.ts";
import type { Operation } from "#server/ledger/operations.ts";
import { findGameById, type Game } from "#server/games/catalogue.ts";
import type { Player } from "#server/games/players.ts";
import type { RoundWriter } from "#server/games/round-writer.ts";
import { getPlayer, RoundRefusal } from "#server/games/resolving.ts";
import { closeRound } from "#server/games/store.ts";
import type { TransactionPolicy } from "#server/games/transactions/policy.ts";
import { alone, postInRound } from "#server/games/transactions/posting.ts";
import * as store from "#server/games/transactions/store.ts";
import { nameOf, type Booked } from "#server/games/transactions/transactions.ts";

export type RollBackCall = {
  connection: string;
  memberRef: string;
  /** Null when the protocol uses the original's. */
  currency: string | null;
  roundRef: string;
  closes: boolean;
  key: string;
  /** The provider's key of the original. */
  original: string;
  /** The returned amount; null for all of it. */
  amount: Money | null;
  /** Whether the call takes back a free stake and nothing else. */
  isFree?: boolean;
};

export type RolledBack = Booked & {
  /** The original never came, and is refused when it comes. */
  isUnknown: boolean;
};

/**
 * Rolls back a stake or a win, or refunds a part of a stake, once per key; an original that never
 * came is stored and refused when it comes late. Accepted also after the launch or the right to
 * stake has ended. A spent win is taken back as far as the balance allows, the rest is receivable.
 * Throws RoundRefusal: `duplicate_mismatch`, also for a free stake that was none,
 * `already_rolled_back` for a part of a returned stake,
 * `amount_outside_limits` above the stake, `bet_settled` when the policy refuses to roll back a
 * stake that has paid.
 */
export async function rollBack(
  writer: RoundWriter,
  policy: TransactionPolicy,
  call: RollBackCall,
): Promise<RolledBack> {
  const player = await getPlayer(writer, call);
  const catalogue = await writer.catalogue();
  return alone(writer, player, async (tx, cash) => {
    const claim = claimOf(call, player);
    const id = await store.claimTransaction(tx, claim);
    if (id === undefined) return replayOf(tx, claim, cash);
    const booked = { id: nameOf(id), balance: cash, isReplay: false, isUnknown: false };
    const original = await store.findTransaction(tx, call.connection, "money", call.original);
    if (!original || original.kind === "tombstone") {
      if (!original) await store.claimTransaction(tx, tombstoneOf(call, player));
      const studios = catalogue.providers.filter((each) => each.connection === call.connection);
      await closeIfTold(tx, { call, player, studios, roundRef: call.roundRef });
      return { ...booked, isUnknown: true };
    }
    if (original.memberId !== player.memberId) throw new RoundRefusal("duplicate_mismatch", cash);
    if (call.isFree && original.kind !== "free_stake")
      throw new RoundRefusal("duplicate_mismatch", cash);
    // Only a stake can be refunded in part.
    if (original.kind === "win" && call.amount !== null)
      throw new RoundRefusal("transaction_unknown", cash);
    const game = findGameById(catalogue, original.gameId);
    if (!game) throw new Error(`the game ${original.gameId} is gone`);
    const balance = await undo(writer, tx, { policy, call, player, game, original, id, cash });
    const { roundRef } = original;
    await closeIfTold(tx, { call, player, studios: [game.provider], roundRef });
    return { ...booked, balance };
  });
}

/** Closes the round when the call says that the round is over, also when no money moved. */
async function closeIfTold(
  tx: Transaction,
  about: {
    call: RollBackCall;
    player: Player;
    studios: readonly { id: number }[];
    roundRef: string;
  },
): Promise<void> {
  if (!about.call.closes) return;
  await closeRound(tx, {
    bucket: about.player.account.bucket,
    accountId: about.player.account.id,
    providerIds: about.studios.map(({ id }) => id),
    roundRef: about.roundRef,
  });
}

type Undoing = {
  policy: TransactionPolicy;
  call: RollBackCall;
  player: Player;
  game: Game;
  original: store.TransactionRow;
  id: bigint;
  cash: Money;
};

async function undo(writer: RoundWriter, tx: Transaction, undoing: Undoing): Promise<Money> {
  const { policy, call, player, original, cash } = undoing;
  if (original.isReversed) {
    if (call.amount !== null) throw new RoundRefusal("already_rolled_back", cash);
    return cash;
  }
  const left = units(original.amount - original.givenBack);
  const amount = call.amount ?? left;
  if (amount > left) throw new RoundRefusal("amount_outside_limits", cash);
  if (policy.rollBackAfterWin === "refused" && original.kind !== "win") {
    const rows = await store.listOfRound(tx, call.connection, original.roundRef, player.memberId);
    const isPaid = rows.some(({ kind, isReversed }) => kind === "win" && !isReversed);
    if (isPaid) throw new RoundRefusal("bet_settled", cash);
  }
  const balance = await giveBack(writer, tx, undoing, amount);
  await store.saveGivenBack(tx, original.id, {
    givenBack: units(original.givenBack + amount),
    isReversed: amount === left,
  });
  return balance;
}

async function giveBack(
  writer: RoundWriter,
  tx: Transaction,
  { call, player, game, original, id, cash }: Undoing,
  amount: Money,
): Promise<Money> {
  // A free stake and a stake of zero moved no money.
  if (original.entrySeq === null || amount === NOTHING) return cash;
  const scopes = writer.scopes(call.connection);
  const own = {
    account: player.account,
    houseAccountId: game.provider.houseAccountId,
    scopeId: scopes.rollBacks,
    key: call.key,
  };
  const operation: Operation =
    amount === original.amount
      ? { ...own, original: { scopeId: scopes.movements, key: call.original } }
      : {
          ...own,
          movement: "bet_refund",
          amount,
          // The pools give back by the shares with which the stake fed them.
          shareSchemeId: await sharesOfEntry(tx, player.account, original.entrySeq),
        };
  const { roundRef } = original;
  const place = { player, game, roundRef, gameSessionId: null, closes: false };
  const [outcome] = await postInRound(tx, place, [operation]);
  if (!outcome) throw new Error("a roll-back has no outcome");
  await store.saveEntry(tx, id, outcome.seq);
  return outcome.balance;
}

const claimOf = (call: RollBackCall, player: Player): store.NewTransaction => ({
  connection: call.connection,
  family: "reverse",
  key: call.key,
  kind: "roll_back",
  memberId: player.memberId,
  gameId: null,
  roundRef: call.roundRef,
  reference: call.original,
  amount: call.amount ?? NOTHING,
  tags: [],
});

const tombstoneOf = (call: RollBackCall, player: Player): store.NewTransaction => ({
  ...claimOf(call, player),
  family: "money",
  key: call.original,
  kind: "tombstone",
  reference: null,
  amount: NOTHING,
});

async function replayOf(
  tx: Transaction,
  claim: store.NewTransaction,
  cash: Money,
): Promise<RolledBack> {
  const before = await store.findTransaction(tx, claim.connection, "reverse", claim.key);
  if (!before) throw new Error(`the roll-back ${claim.key} is gone`);
  const isSame =
    before.memberId === claim.memberId &&
    before.reference === claim.reference &&
    before.amount === claim.amount;
  if (!isSame) throw new RoundRefusal("duplicate_mismatch", cash);
  const original = await store.findTransaction(
    tx,
    claim.connection,
    "money",
    claim.reference ?? "",
  );
  const isUnknown = original === undefined || original.kind === "tombstone";
  return { id: nameOf(before.id), balance: cash, isReplay: true, isUnknown };
}
