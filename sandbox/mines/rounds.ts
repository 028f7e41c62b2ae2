import type { Books } from "../books/books.ts";
import { activeSeeds, getSeeds, renewSeeds, takeNonce, type Seeds } from "../books/seeds.ts";
import type { Session } from "../books/sessions.ts";
import type { Wager } from "../books/wager.ts";
import {
  findWager,
  findWagerOfRequest,
  getWager,
  listOpenWagers,
  listWagersOfPlayer,
  setPicks,
} from "../books/wagers.ts";
import { drawsOf } from "../fairness/seeds.ts";
import { noMoney, type Amount } from "../money.ts";
import { Refusal } from "../play/refusal.ts";
import type { Wagers } from "../wagers/wagers.ts";
import { drawField, isMineCount, mineStakes, stepsOf, tileCount } from "./rules.ts";

export type MinesTools = { books: Books; wagers: Wagers; now: () => number };
/** The content of a round of mines, as the books store it. */
type MinesPicks = {
  mines: number;
  /** The tiles with a mine, drawn before the stake is asked for. */
  field: number[];
  drawnFrom: { seeds: string; nonce: number };
  /** In the order in which the player revealed them. */
  revealed: number[];
  actedAt: number;
};

const subject = "mines";
/** A round that its player leaves alone for this long ends by itself; as long as a session. */
export const leftAloneMs = 30 * 60_000;

export const isMinesWager = (wager: Wager): boolean => wager.subject === subject;
export const picksOf = (wager: Wager): MinesPicks => wager.picks as MinesPicks;

/** Whether a round is still undecided: it was not paid, lost or returned. */
export const isOpen = ({ state, payout }: Wager): boolean =>
  payout === null && (state === "placing" || state === "placed");

const isMined = ({ field, revealed }: MinesPicks): boolean =>
  revealed.some((tile) => field.includes(tile));

/** The payment that the revealed tiles decide; null while the player may go on. */
function decidedPayout(wager: Wager): Amount | null {
  const picks = picksOf(wager);
  if (isMined(picks)) return noMoney;
  const steps = stepsOf(wager.stake, picks.mines);
  return picks.revealed.length < steps.length ? null : (steps.at(-1) ?? noMoney);
}

/** What the player may collect now; undefined before the first tile and after a mine. */
function collectable(wager: Wager): Amount | undefined {
  const picks = picksOf(wager);
  if (isMined(picks)) return undefined;
  return stepsOf(wager.stake, picks.mines)[picks.revealed.length - 1];
}

/**
 * Starts a round: its field is drawn from the player's seeds and on disk before the wallet is
 * called. A repeated request is the same round. Throws `Refusal`: stake_not_offered, invalid,
 * round_open.
 */
export function startMines(
  { books, wagers, now }: MinesTools,
  session: Session,
  order: { requestId: string; stake: Amount; mines: number },
): Wager {
  const { requestId, stake, mines } = order;
  const known = findWagerOfRequest(books, session.id, requestId);
  if (known !== undefined) return known;
  if (!mineStakes.includes(stake)) throw new Refusal("stake_not_offered");
  if (!isMineCount(mines)) throw new Refusal("invalid");
  if (openRound(books, session) !== undefined) throw new Refusal("round_open");
  const picks = (): MinesPicks => {
    const { id, serverSeed, clientSeed } = activeSeeds(books, session, now());
    const nonce = takeNonce(books, id);
    const field = drawField(mines, drawsOf(serverSeed, clientSeed, nonce));
    return { mines, field, drawnFrom: { seeds: id, nonce }, revealed: [], actedAt: now() };
  };
  return wagers.place(session, { subject, requestId, stake, picks });
}

/** The player's latest round in this game, if it goes on. */
function openRound(books: Books, session: Session): Wager | undefined {
  const latest = listWagersOfPlayer(books, session, 1)[0];
  return latest !== undefined && isOpen(latest) ? latest : undefined;
}

/** A round of this player. Throws `Refusal` not_found. */
export function ownRound(books: Books, session: Session, id: string): Wager {
  const wager = findWager(books, id);
  const isOwn =
    wager !== undefined &&
    isMinesWager(wager) &&
    wager.mode === session.mode &&
    wager.account === session.account &&
    wager.game === session.game;
  if (!isOwn) throw new Refusal("not_found");
  return wager;
}

/**
 * Reveals a tile; a tile that is already revealed stays as it is. A mine ends the round, and so
 * does the last step. Throws `Refusal`: invalid (no such tile), round_over, round_open (the wallet
 * has not confirmed the stake yet).
 */
export function revealTile(
  { books, wagers, now }: MinesTools,
  session: Session,
  id: string,
  tile: number,
): Wager {
  const wager = ownRound(books, session, id);
  const picks = picksOf(wager);
  if (!Number.isInteger(tile) || tile < 0 || tile >= tileCount) throw new Refusal("invalid");
  if (picks.revealed.includes(tile)) return wager;
  if (!isOpen(wager)) throw new Refusal("round_over");
  if (wager.state !== "placed") throw new Refusal("round_open");
  setPicks(books, id, { ...picks, revealed: [...picks.revealed, tile], actedAt: now() });
  endIfDecided(wagers, getWager(books, id));
  return getWager(books, id);
}

/** Collects what the revealed tiles pay. A round that is over stays as it is. Throws `Refusal` invalid. */
export function collect({ books, wagers }: MinesTools, session: Session, id: string): Wager {
  const wager = ownRound(books, session, id);
  if (!isOpen(wager)) return wager;
  const payout = collectable(wager);
  if (payout === undefined) throw new Refusal("invalid");
  wagers.settle(id, payout);
  return getWager(books, id);
}

function endIfDecided(wagers: Wagers, wager: Wager): boolean {
  const payout = decidedPayout(wager);
  if (payout !== null) wagers.settle(wager.id, payout);
  return payout !== null;
}

/**
 * Ends rounds that a crash cut off after their last tile, and those left alone: what was found is
 * collected, and the stake of a round without a revealed tile is returned. Called several times a
 * second and at the start.
 */
export function turnMines({ books, wagers, now }: MinesTools): void {
  for (const wager of listOpenWagers(books, subject)) {
    if (wager.state !== "placed" || endIfDecided(wagers, wager)) continue;
    if (now() - picksOf(wager).actedAt < leftAloneMs) continue;
    const payout = collectable(wager);
    if (payout === undefined) wagers.void(wager.id);
    else wagers.settle(wager.id, payout);
  }
}

/**
 * Reveals the server seed in use and starts new seeds with the player's own. Throws `Refusal`
 * round_open: the seed of an open round stays hidden.
 */
export function changeMinesSeeds(
  { books, now }: MinesTools,
  session: Session,
  clientSeed: string,
): Seeds {
  if (openRound(books, session) !== undefined) throw new Refusal("round_open");
  return renewSeeds(books, session, clientSeed, now());
}

export const seedsOfRound = (books: Books, wager: Wager): Seeds =>
  getSeeds(books, picksOf(wager).drawnFrom.seeds);
