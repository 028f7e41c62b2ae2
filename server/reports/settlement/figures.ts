import {
  settlementFigures,
  type Figures,
  type SettlementFigure,
} from "#contract/office/settlement.ts";
import { basisPointsDown, formatDecimal, units, UNITS_PER_WON } from "#server/kit/money.ts";
import type { SumsRow } from "#server/reports/settlement/store.ts";

/** The figures of a month but the share, in ledger units. */
export type Units = Record<Exclude<SettlementFigure, "share">, bigint>;

export const noFigures: Units = {
  stakes: 0n,
  wins: 0n,
  refunds: 0n,
  corrections: 0n,
  wallets: 0n,
  contributions: 0n,
  jackpots: 0n,
  net: 0n,
};
const names = Object.keys(noFigures) as (keyof Units)[];

/** The figures with the net result, which is the change of the provider's ledger account. */
export function figuresOf(row: Pick<SumsRow, Exclude<keyof Units, "net">>): Units {
  const { stakes, wins, refunds, corrections, wallets, contributions, jackpots } = row;
  const net = stakes - wins - refunds + corrections + wallets - contributions + jackpots;
  return { stakes, wins, refunds, corrections, wallets, contributions, jackpots, net };
}

export const addFigures = (one: Units, other: Units): Units =>
  Object.fromEntries(names.map((name) => [name, one[name] + other[name]])) as Units;

/**
 * A provider's share in ledger units: the rate in basis points of the net result, rounded down to
 * whole won. A month that members won is due nothing, and is not carried over.
 */
export function shareOf(net: bigint, rate: number): bigint {
  if (net <= 0n) return 0n;
  const exact = basisPointsDown(units(net), rate);
  return exact - (exact % UNITS_PER_WON);
}

export const decimal = (amount: bigint): string => formatDecimal(units(amount));

export const shownFigures = (figures: Units): Figures =>
  Object.fromEntries(names.map((name) => [name, decimal(figures[name])])) as Figures;

export const isFigure = (text: string): text is SettlementFigure =>
  (settlementFigures as readonly string[]).includes(text);
