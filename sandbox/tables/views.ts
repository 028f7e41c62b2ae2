import type { Books } from "../books/books.ts";
import { listWagersOn } from "../books/wagers.ts";
import { findTable, type Table, type TableKind } from "../catalogue/table-games.ts";
import { toText } from "../money.ts";
import type { Wager } from "../books/wager.ts";
import { momentAt, showsAt } from "./clock.ts";
import { commitmentFor, decidedRound, picksOf, subjectOf } from "./table-wagers.ts";
import { publishedReturns } from "./published.ts";
import { mostOfRound, mostOn, spotsOf } from "./table.ts";
import type { TableRoundView, TableStateView, TableWagerView } from "./wire.ts";

/** The present round as all players at the table see it. */
export function roundOfNow(books: Books, table: Table, now: number): TableRoundView {
  const { number, phase, endsAt } = momentAt(table.id, now);
  const wagers = listWagersOn(books, subjectOf(table.id, number)).filter(
    ({ state }) => state === "placed",
  );
  const playersOn = new Map<string, Set<string>>();
  for (const wager of wagers) {
    for (const { spot } of picksOf(wager).bets) {
      const players = playersOn.get(spot) ?? new Set<string>();
      playersOn.set(spot, players.add(playerOf(wager)));
    }
  }
  return {
    table: table.id,
    number,
    phase,
    endsAt,
    serverNow: now,
    commitment: commitmentFor(books, table.id, number),
    players: new Set(wagers.map(playerOf)).size,
    onSpots: Object.fromEntries([...playersOn].map(([spot, players]) => [spot, players.size])),
    decided: phase === "result" ? decidedRound(books, table, number, now) : null,
  };
}

const playerOf = ({ mode, account }: Wager) => `${mode}:${account}`;

/** A player's view of a wager; its result stays hidden until it is shown to the table. */
export function wagerView(books: Books, wager: Wager, now: number): TableWagerView {
  const { table: id, number, bets } = picksOf(wager);
  const table = findTable(id);
  if (table === undefined) throw new Error(`a wager at the unknown table ${id}`);
  const isShown = now >= showsAt(id, number);
  return {
    id: wager.id,
    state: stateOf(wager),
    table: id,
    kind: table.kind,
    number,
    bets,
    stake: toText(wager.stake),
    payout: isShown && wager.payout !== null ? toText(wager.payout) : null,
    placedAt: wager.placedAt,
    refusal: wager.refusal,
    balance: wager.balanceAfter === null ? null : toText(wager.balanceAfter),
    decided: isShown ? decidedRound(books, table, number, now) : null,
  };
}

function stateOf(wager: Wager): TableWagerView["state"] {
  if (wager.state === "placing") return "pending";
  if (wager.state === "placed") return wager.payout === null ? "placed" : "settled";
  return wager.state;
}

export function limitsOf(kind: TableKind, smallest: string): TableStateView["limits"] {
  return {
    spots: Object.fromEntries(spotsOf[kind].map((spot) => [spot, toText(mostOn(kind, spot))])),
    round: toText(mostOfRound),
    smallest,
  };
}

const returns: Readonly<Record<TableKind, Record<string, string>>> = {
  baccarat: publishedReturns.baccarat,
  roulette: { every: publishedReturns.roulette },
  "dragon-tiger": publishedReturns.dragonTiger,
};
export const returnsOf = (kind: TableKind): Record<string, string> => returns[kind];
