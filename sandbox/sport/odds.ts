import { chanceTotal, type Model } from "./disciplines.ts";
import type { Fixture } from "./fixtures.ts";
import type { Score } from "./match.ts";

/** The chance of each final score, from a score after `played` ticks. */
export type Finals = { score: Score; chance: number }[];

/** The book's margin: odds are fair odds divided by this, truncated to two digits. */
export const overround = 1.06;
/** The average return of a stake, in percent truncated to two digits. */
export const returnPercent = (Math.floor(10_000 / overround) / 100).toFixed(2);
/** Outcomes outside these chances are not offered. */
const [leastChance, mostChance] = [0.004, 0.96];

/** The exact distribution of the final score; coming ticks are independent of past ones. */
export function finalsOf(fixture: Fixture, played: number, from: Score): Finals {
  const { model } = fixture.discipline;
  return model.kind === "timed"
    ? timedFinals(model, fixture.chances, played, from)
    : raceFinals(model, fixture.chances.home / chanceTotal, from);
}

function timedFinals(
  model: Extract<Model, { kind: "timed" }>,
  chances: Fixture["chances"],
  played: number,
  from: Score,
): Finals {
  const left = model.ticks - played;
  const [home, away] = [
    binomial(left, chances.home / chanceTotal),
    binomial(left, chances.away / chanceTotal),
  ];
  return home.flatMap((one, h) =>
    away.map((other, a) => ({
      score: { home: from.home + h * model.worth, away: from.away + a * model.worth },
      chance: one * other,
    })),
  );
}

function binomial(count: number, chance: number): number[] {
  let odds = [1];
  for (let step = 0; step < count; step += 1) {
    odds = Array.from(
      { length: odds.length + 1 },
      (_, hits) => (odds[hits] ?? 0) * (1 - chance) + (odds[hits - 1] ?? 0) * chance,
    );
  }
  return odds;
}

function raceFinals(model: Extract<Model, { kind: "race" }>, home: number, from: Score): Finals {
  const { target } = model;
  const reached = new Map<string, number>([[`${from.home}:${from.away}`, 1]]);
  const finals: Finals = [];
  for (let h = from.home; h <= target; h += 1) {
    for (let a = from.away; a <= target; a += 1) {
      const chance = reached.get(`${h}:${a}`) ?? 0;
      if (chance === 0) continue;
      if (h === target || a === target) {
        finals.push({ score: { home: h, away: a }, chance });
        continue;
      }
      const add = (key: string, more: number) => reached.set(key, (reached.get(key) ?? 0) + more);
      add(`${h + 1}:${a}`, chance * home);
      add(`${h}:${a + 1}`, chance * (1 - home));
    }
  }
  return finals;
}

/** The payout of an outcome per stake, in hundredths; null when it is not offered. */
export function oddsOf(chance: number): number | null {
  if (chance < leastChance || chance > mostChance) return null;
  return Math.max(101, Math.floor(100 / (chance * overround)));
}
