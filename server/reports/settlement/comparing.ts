import type { SettlementFigure } from "#contract/office/settlement.ts";
import { UNITS_PER_WON } from "#server/kit/money.ts";
import { isFigure } from "#server/reports/settlement/figures.ts";
import type { FileRow } from "#server/reports/settlement/store.ts";
import type { Settled } from "#server/reports/settlement/settled.ts";

/** A figure that the two sides have differently, in ledger units; null where one has none. */
export type FigureDifference = {
  /** Empty for the connection as a whole. */
  studio: string;
  figure: SettlementFigure;
  ours: bigint | null;
  theirs: bigint | null;
};

/**
 * Whether a line counts towards the file's total. The share is one line for the whole connection;
 * the other figures are one line for each studio where the file has studios.
 */
export const isFull = (file: FileRow, studio: string, figure: string): boolean =>
  (studio !== "") === (file.hasStudios && figure !== "share");

/** Fractions of a won come from rounding each line; a whole won is a difference. */
const isOther = (ours: bigint | null, theirs: bigint | null): boolean => {
  const apart = (ours ?? 0n) - (theirs ?? 0n);
  return apart >= UNITS_PER_WON || apart <= -UNITS_PER_WON;
};

/**
 * The figures of the provider's file that differ from ours by a won or more: by studio where the
 * file names studios, otherwise for the connection. A figure that the file lacks is not compared.
 */
export function differing({ file, theirs, studios, total, share }: Settled): FigureDifference[] {
  if (!file) return [];
  const figures = file.figures.filter(isFigure);
  const ours = new Map<string, { studio: string; figure: SettlementFigure; amount: bigint }>();
  const add = (studio: string, figure: SettlementFigure, amount: bigint) =>
    ours.set(`${studio}/${figure}`, { studio, figure, amount });
  for (const figure of figures)
    if (figure === "share") {
      if (share !== null) add("", figure, share);
    } else if (file.hasStudios)
      for (const { row, figures: own } of studios) add(row.code, figure, own[figure]);
    else add("", figure, total[figure]);
  const found = new Map<string, FigureDifference>();
  for (const [key, { amount, ...about }] of ours)
    found.set(key, { ...about, ours: amount, theirs: null });
  for (const { studio, figure, amount } of theirs)
    if (isFigure(figure)) {
      const key = `${studio}/${figure}`;
      found.set(key, { studio, figure, ours: null, ...found.get(key), theirs: amount });
    }
  return [...found.values()].filter((each) => isOther(each.ours, each.theirs));
}
