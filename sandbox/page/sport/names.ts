import { canDraw, disciplines, type DisciplineKey } from "../../sport/disciplines.ts";
import type { FixtureView, LegView, NameView } from "../../sport/wire.ts";
import type { SportKey, SportWords } from "./words.ts";

/** Invented names exist in Korean and in Latin letters. */
export const nameIn = (words: SportWords, name: NameView): string =>
  words.language === "ko" ? name.ko : name.en;

type Priced = Pick<FixtureView, "home" | "away">;

/** The usual name of an outcome: a team, a draw, over 2.5. */
export function outcomeName(
  words: SportWords,
  match: Priced,
  market: string,
  outcome: string,
  line: number | null,
): string {
  if (outcome === "home" || outcome === "away") {
    const name = nameIn(words, match[outcome]);
    return line === null ? name : `${name} ${handicapText(outcome, line)}`;
  }
  const text = words.text(`outcome_${outcome}` as SportKey);
  return market === "total" && line !== null ? `${text} ${line}` : text;
}

/** The handicap of a team as text, such as +0.5. */
export const handicapText = (outcome: "home" | "away", line: number): string => {
  const own = outcome === "home" ? line : -line;
  return `${own > 0 ? "+" : "−"}${Math.abs(own)}`;
};

/** The name of a market; a result that can be a draw is called so. */
export const marketName = (words: SportWords, market: string, discipline: DisciplineKey): string =>
  market === "result" && canDraw(disciplines[discipline])
    ? words.text("market_result_draw")
    : words.text(`market_${market}` as SportKey);

/** The state of a match: its clock, its start, or that it has ended. */
export function stateName(
  words: SportWords,
  match: Pick<FixtureView, "phase" | "startsAt" | "discipline"> & { clock?: number },
): string {
  if (match.phase === "live") {
    return words.text(`clock_${match.discipline}`, { count: (match.clock ?? 0) + 1 });
  }
  if (match.phase === "upcoming")
    return words.text("startsAt", { time: words.time(match.startsAt) });
  return words.text(match.phase === "ended" ? "ended" : "abandoned");
}

export const oddsText = (hundredths: number): string => (hundredths / 100).toFixed(2);

export const legName = (words: SportWords, leg: LegView): string =>
  outcomeName(words, leg, leg.market, leg.outcome, leg.line);
