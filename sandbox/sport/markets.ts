import { canDraw } from "./disciplines.ts";
import type { Fixture } from "./fixtures.ts";
import type { Score } from "./match.ts";
import { finalsOf, type Finals } from "./odds.ts";

export type MarketKey = "result" | "total" | "handicap" | "both";
export type Market = {
  key: MarketKey;
  /** The line of a total or a handicap, always with a half, so that there is no draw. */
  line: number | null;
  outcomes: readonly { key: string; wins: (final: Score) => boolean }[];
};

/** The markets of a match. Lines are set once, before it begins, from its expected score. */
export function marketsOf(fixture: Fixture): Market[] {
  const before = finalsOf(fixture, 0, { home: 0, away: 0 });
  const expected = (of: (score: Score) => number) =>
    before.reduce((sum, { score, chance }) => sum + of(score) * chance, 0);
  const totalLine = Math.floor(expected(({ home, away }) => home + away)) + 0.5;
  const edge = expected(({ home, away }) => home - away);
  const handicapLine = Math.floor(edge) + 0.5;
  const markets: Market[] = [
    resultOf(fixture),
    {
      key: "total",
      line: totalLine,
      outcomes: [
        { key: "over", wins: ({ home, away }) => home + away > totalLine },
        { key: "under", wins: ({ home, away }) => home + away < totalLine },
      ],
    },
    {
      key: "handicap",
      line: -handicapLine,
      outcomes: [
        { key: "home", wins: ({ home, away }) => home - away > handicapLine },
        { key: "away", wins: ({ home, away }) => home - away < handicapLine },
      ],
    },
  ];
  return fixture.discipline.hasBothScore ? [...markets, bothScore] : markets;
}

function resultOf({ discipline }: Fixture): Market {
  const home = { key: "home", wins: (final: Score) => final.home > final.away };
  const draw = { key: "draw", wins: (final: Score) => final.home === final.away };
  const away = { key: "away", wins: (final: Score) => final.home < final.away };
  return {
    key: "result",
    line: null,
    outcomes: canDraw(discipline) ? [home, draw, away] : [home, away],
  };
}

const bothScore: Market = {
  key: "both",
  line: null,
  outcomes: [
    { key: "yes", wins: ({ home, away }) => home > 0 && away > 0 },
    { key: "no", wins: ({ home, away }) => home === 0 || away === 0 },
  ],
};

export const chanceOf = (finals: Finals, wins: (final: Score) => boolean): number =>
  finals.reduce((sum, { score, chance }) => (wins(score) ? sum + chance : sum), 0);
