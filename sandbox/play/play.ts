import { randomUUID } from "node:crypto";
import { inTransaction, type Books } from "../books/books.ts";
import {
  findRoundOfSpin,
  getRound,
  insertRound,
  isOpen,
  listRoundsOfPlayer,
  moveRound,
  type Round,
} from "../books/rounds.ts";
import { getSession, setDemoBalance, type Session } from "../books/sessions.ts";
import type { JackpotFeed, Reading } from "../jackpots/feed.ts";
import { decideJackpot } from "./deciding-jackpot.ts";
import type { WonPerHit } from "../jackpots/tiers.ts";
import { add, linePay, subtract, type Amount } from "../money.ts";
import { activeSeeds, renewSeeds, takeNonce, type Seeds } from "../books/seeds.ts";
import { findSlotGame } from "../catalogue/slot-games.ts";
import { drawsOf } from "../fairness/seeds.ts";
import { decideRound, stakeParts, type Outcome } from "../slot/decide-round.ts";
import { shortestRoundMs, stakeLadder } from "../slot/stakes.ts";
import type { Settlement } from "../door/settlement.ts";
import { Refusal } from "./refusal.ts";

export type PlayTools = {
  books: Books;
  settlement: Settlement;
  now: () => number;
  /** The factor by which waits are shorter than usual; 1 unless the controls change it. */
  pace: () => number;
  /** The operator's pools; null where none are connected. */
  jackpots: JackpotFeed | null;
  /** The odds of jackpots. */
  odds: () => WonPerHit;
  decide?: () => Outcome;
};

/** A player's request. `pools` are the operator's from the last reading of the feed; null: none. */
type Spin = { spinId: string; stake: Amount; pools: Reading | null };

/**
 * Plays one round for `stake`. Repeats with the same `spinId` in a session are the same round. The
 * round is decided and on disk before the wallet is called. Throws `Refusal`: stake_not_offered,
 * round_open, too_early.
 */
export function startRound(tools: PlayTools, session: Session, spin: Spin): Round {
  const known = findRoundOfSpin(tools.books, session.id, spin.spinId);
  if (known !== undefined) return known;
  if (!stakeLadder.includes(spin.stake)) throw new Refusal("stake_not_offered");
  const now = tools.now();
  const latest = listRoundsOfPlayer(tools.books, session, 1)[0];
  if (latest !== undefined && isOpen(latest)) throw new Refusal("round_open");
  const waitMs = latest === undefined ? 0 : latest.startedAt + shortestRoundMs * tools.pace() - now;
  if (waitMs > 0) throw new Refusal("too_early", waitMs);
  const id = drawRound(tools, session, spin);
  if (session.mode === "demo") settleDemo(tools, id);
  return getRound(tools.books, id);
}

/** Draws the round from the player's seeds and writes it, with its nonce, in one transaction. */
function drawRound(tools: PlayTools, session: Session, { spinId, stake, pools }: Spin): string {
  const game = findSlotGame(session.game);
  if (game === undefined) throw new Error(`the session has the unknown slot ${session.game}`);
  const now = tools.now();
  return inTransaction(tools.books, () => {
    const seeds = activeSeeds(tools.books, session, now);
    const nonce = takeNonce(tools.books, seeds.id);
    const draw = drawsOf(seeds.serverSeed, seeds.clientSeed, nonce);
    const outcome = tools.decide?.() ?? decideRound(game.mechanic, draw);
    // After the reels and from the same stream, so that jackpots do not change the game.
    const jackpot =
      pools === null
        ? null
        : decideJackpot(tools.books, { reading: pools, odds: tools.odds(), stake, draw });
    const win = linePay(stake, stakeParts, outcome.pay);
    const drawnFrom = { seeds: seeds.id, nonce };
    const id = randomUUID();
    insertRound(tools.books, session, {
      id,
      spinId,
      stake,
      win,
      outcome,
      jackpot,
      drawnFrom,
      startedAt: now,
    });
    return id;
  });
}

/**
 * Reveals the server seed in use and starts new seeds with the player's own. Throws `Refusal`
 * round_open: the seed of an open round stays hidden.
 */
export function changeSeeds(tools: PlayTools, session: Session, clientSeed: string): Seeds {
  const latest = listRoundsOfPlayer(tools.books, session, 1)[0];
  if (latest !== undefined && isOpen(latest)) throw new Refusal("round_open");
  return renewSeeds(tools.books, session, clientSeed, tools.now());
}

/** The round when it is final, or its state after `patienceMs`. */
export async function roundWithin(
  tools: PlayTools,
  round: Round,
  patienceMs: number,
): Promise<Round> {
  if (!isOpen(round)) return round;
  const patience = Promise.withResolvers<void>();
  const timer = setTimeout(patience.resolve, patienceMs);
  try {
    await Promise.race([tools.settlement.settle(round.id), patience.promise]);
  } finally {
    clearTimeout(timer);
  }
  return getRound(tools.books, round.id);
}

/** A demo round is settled with the session's play money, without a wallet. */
function settleDemo(tools: PlayTools, id: string): void {
  inTransaction(tools.books, () => {
    const round = getRound(tools.books, id);
    const { demoBalance } = getSession(tools.books, round.session);
    const now = tools.now();
    if (demoBalance === null || demoBalance < round.stake) {
      const known = demoBalance === null ? {} : { balanceAfter: demoBalance };
      moveRound(tools.books, id, { state: "refused", refusal: "100", now, ...known });
      return;
    }
    const balanceAfter = add(subtract(demoBalance, round.stake), round.win);
    setDemoBalance(tools.books, round.session, balanceAfter);
    moveRound(tools.books, id, { state: "settled", balanceAfter, now });
  });
}
