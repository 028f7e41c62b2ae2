import { chanceTotal, type Model } from "./disciplines.ts";
import type { Fixture } from "./fixtures.ts";
import type { Score } from "./match.ts";

/** How likely each final score is, from a score with `played` ticks behind it. */
export type Finals = { score: Score; chance: number }[];

/** The book's share: odds are fair odds divided by this, then cut to two digits. */
export const overround = 1.06;
/** What is left of a stake on average, in percent cut to two digits. */
export const returnPercent = (Math.floor(10_000 / overround) / 100).toFixed(2);
/** Outcomes outside these chances are not offered any more. */
const [leastChance, mostChance] = [0.004, 0.96];

/** Exact distribution of the final score: what is still to come does not depend on what was. */
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

/** What an outcome pays per stake, in hundredths; null when it is not offered. */
export function oddsOf(chance: number): number | null {
  if (chance < leastChance || chance > mostChance) return null;
  return Math.max(101, Math.floor(100 / (chance * overround)));
}
