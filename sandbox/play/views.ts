import type { Books } from "../books/books.ts";
import type { Round, RoundState } from "../books/rounds.ts";
import { getSeeds, type Seeds } from "../books/seeds.ts";
import { commitmentOf } from "../fairness/seeds.ts";
import { toText } from "../money.ts";
import { spinViews } from "./spin-views.ts";
import type { ProofView, RoundView, SeedsView } from "./wire.ts";

/**
 * The page's view of a round. The outcome stays hidden until the money has moved: a round that is
 * rolled back is never shown.
 */
export function roundView(books: Books, round: Round): RoundView {
  const spins = round.state === "settled" ? spinViews(round) : null;
  return {
    id: round.id,
    mechanic: round.outcome.mechanic,
    state: stateOf(round.state),
    stake: toText(round.stake),
    startedAt: round.startedAt,
    refusal: round.refusal,
    balance: round.balanceAfter === null ? null : toText(round.balanceAfter),
    win: spins === null ? null : toText(round.win),
    base: spins?.base ?? null,
    freeSpins: spins?.freeSpins ?? [],
    jackpot: spins === null ? null : round.jackpot,
    proof: proofOf(books, round),
  };
}

export const seedsView = (seeds: Seeds): SeedsView => ({
  commitment: commitmentOf(seeds.serverSeed),
  clientSeed: seeds.clientSeed,
  nextNonce: seeds.nextNonce,
});

function proofOf(books: Books, { drawnFrom }: Round): ProofView | null {
  if (drawnFrom === null) return null;
  const seeds = getSeeds(books, drawnFrom.seeds);
  return {
    commitment: commitmentOf(seeds.serverSeed),
    clientSeed: seeds.clientSeed,
    nonce: drawnFrom.nonce,
    serverSeed: seeds.revealedAt === null ? null : seeds.serverSeed,
  };
}

const stateOf = (state: RoundState): RoundView["state"] =>
  state === "posting" || state === "reversing" ? "pending" : state;
