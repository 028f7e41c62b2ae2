import { describe, expect, it } from "vitest";
import { drawsOf } from "../fairness/seeds.ts";
import { findFixture, fixturesAt, type Fixture } from "./fixtures.ts";
import { chanceOf, marketsOf } from "./markets.ts";
import { playMatch } from "./match.ts";
import { finalsOf, oddsOf, overround } from "./odds.ts";

const noon = Date.parse("2026-11-21T03:00:00Z");

describe("the list of matches", () => {
  it("is a function of time alone, in every league, with differing teams", () => {
    const list = fixturesAt(noon);
    expect(new Set(list.map(({ league }) => league.id)).size).toBe(6);
    for (const fixture of list) {
      expect(fixture.home).not.toBe(fixture.away);
      expect(findFixture(fixture.id)).toEqual(fixture);
    }
    expect(list.some(({ startsAt }) => startsAt > noon)).toBe(true);
    expect(findFixture("no-1")).toBeUndefined();
  });
});

describe("odds", () => {
  const fixtures = fixturesAt(noon);

  it("come from chances that add up to one in every market, in any state of a match", () => {
    for (const fixture of fixtures) {
      const { scores } = playMatch(fixture, drawsOf("seed", fixture.id, 1));
      const ticks = Math.floor(scores.length / 2);
      const finals = finalsOf(fixture, ticks, scores[ticks] ?? { home: 0, away: 0 });
      for (const { outcomes } of marketsOf(fixture)) {
        const sum = outcomes.reduce((all, { wins }) => all + chanceOf(finals, wins), 0);
        expect(sum).toBeCloseTo(1, 9);
      }
    }
  });

  it("return the published share, lowered only by the truncation to two digits", () => {
    for (const fixture of fixtures) {
      const finals = finalsOf(fixture, 0, { home: 0, away: 0 });
      for (const { outcomes } of marketsOf(fixture)) {
        for (const { wins } of outcomes) {
          const chance = chanceOf(finals, wins);
          const odds = oddsOf(chance);
          if (odds === null || odds === 101) continue;
          expect((chance * odds) / 100).toBeLessThanOrEqual(1 / overround);
          expect((chance * (odds + 1)) / 100).toBeGreaterThan(1 / overround);
        }
      }
    }
  });

  it("agree with the frequency of simulated results", () => {
    const fixture = fixtures.find(({ discipline }) => discipline.key === "football") as Fixture;
    const finals = finalsOf(fixture, 0, { home: 0, away: 0 });
    const rounds = 4_000;
    for (const { outcomes } of marketsOf(fixture)) {
      for (const { wins } of outcomes) {
        let seen = 0;
        for (let nonce = 0; nonce < rounds; nonce += 1) {
          const { scores } = playMatch(fixture, drawsOf("odds", fixture.id, nonce));
          if (wins(scores.at(-1) ?? { home: 0, away: 0 })) seen += 1;
        }
        expect(Math.abs(seen / rounds - chanceOf(finals, wins))).toBeLessThan(
          4 * (0.5 / Math.sqrt(rounds)),
        );
      }
    }
  }, 30_000);
});
