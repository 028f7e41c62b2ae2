import type { Books } from "../books/books.ts";
import type { Wager, WagerStep } from "../books/wager.ts";
import { listSteps } from "../books/wagers.ts";
import { commitmentOf } from "../fairness/seeds.ts";
import { toText } from "../money.ts";
import { isOpen, picksOf, seedsOfRound } from "./rounds.ts";
import type { MinesRoundView } from "./wire.ts";

/** The player's view of a round; its field stays hidden until the round is over. */
export function minesView(books: Books, wager: Wager): MinesRoundView {
  const { mines, field, revealed, drawnFrom } = picksOf(wager);
  const seeds = seedsOfRound(books, wager);
  const steps = listSteps(books, wager.id);
  const state = stateOf(wager, steps);
  return {
    id: wager.id,
    state,
    stake: toText(wager.stake),
    mines,
    revealed,
    payout: wager.payout === null ? null : toText(wager.payout),
    isBooked: steps.every((step) => step.state !== "waiting"),
    field: state === "settled" ? field : null,
    placedAt: wager.placedAt,
    refusal: wager.refusal,
    balance: wager.balanceAfter === null ? null : toText(wager.balanceAfter),
    proof: {
      commitment: commitmentOf(seeds.serverSeed),
      clientSeed: seeds.clientSeed,
      nonce: drawnFrom.nonce,
      serverSeed: seeds.revealedAt === null ? null : seeds.serverSeed,
    },
  };
}

function stateOf(wager: Wager, steps: readonly WagerStep[]): MinesRoundView["state"] {
  if (isOpen(wager)) return wager.state === "placing" ? "pending" : "open";
  if (wager.state !== "placing" && wager.state !== "placed") return wager.state;
  return steps.some(({ kind }) => kind === "rollback") ? "cancelled" : "settled";
}
