export type DisciplineKey = "football" | "basketball" | "baseball" | "esports" | "tennis";

/**
 * How a match is simulated, tick by tick. timed: in every tick each side scores `worth` points with
 * its own chance, independently. race: every tick is won by one side, until one has `target`.
 * Chances are in ten-thousandths; `base` is that of two equal sides.
 */
export type Model =
  | { kind: "timed"; ticks: number; base: number; worth: number }
  | { kind: "race"; target: number };

export type Discipline = {
  key: DisciplineKey;
  model: Model;
  tickMs: number;
  /** What the clock of the match shows per tick, in the game's own unit (minutes, innings, points). */
  clockPerTick: number;
  /** Whether a market on both sides scoring makes sense. */
  hasBothScore: boolean;
};

export const chanceTotal = 10_000;

const discipline = (
  key: DisciplineKey,
  model: Model,
  tickMs: number,
  clockPerTick: number,
  hasBothScore = false,
): Discipline => ({ key, model, tickMs, clockPerTick, hasBothScore });

export const disciplines: Readonly<Record<DisciplineKey, Discipline>> = {
  football: discipline(
    "football",
    { kind: "timed", ticks: 90, base: 150, worth: 1 },
    4_000,
    1,
    true,
  ),
  basketball: discipline(
    "basketball",
    { kind: "timed", ticks: 80, base: 5_000, worth: 2 },
    4_500,
    0.5,
  ),
  baseball: discipline("baseball", { kind: "timed", ticks: 54, base: 830, worth: 1 }, 6_000, 1 / 6),
  esports: discipline("esports", { kind: "race", target: 13 }, 14_000, 1),
  tennis: discipline("tennis", { kind: "race", target: 15 }, 12_000, 1),
};

/** A match with a clock can end level; a race always has a winner. */
export const canDraw = ({ model }: Discipline): boolean => model.kind === "timed";

/** The longest duration of a match. */
export const longestTicks = (model: Model): number =>
  model.kind === "timed" ? model.ticks : model.target * 2 - 1;
export const longestMs = ({ model, tickMs }: Discipline): number => longestTicks(model) * tickMs;
