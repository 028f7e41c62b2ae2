import { describe, expect, it } from "vitest";
import { dayStates, type Shown } from "#site/status/day-states.ts";

const shown: Shown = {
  days: 6,
  measuredAt: "2026-11-29T10:00:00.000Z",
  dateOf: (instant) => instant.slice(0, 10),
};
const history = {
  recordedFrom: "2026-11-25T08:00:00.000Z",
  availability30: 9_000,
  availability90: 9_000,
  outages: [],
  listedFrom: null,
};
const states = (...asked: Parameters<typeof dayStates>) =>
  dayStates(...asked).map(({ date, state }) => `${date.slice(8)} ${state}`);

describe("the state of a day", () => {
  it("is unknown before the first record, and available from then on", () => {
    expect(states(history, [], shown)).toEqual([
      "24 none",
      "25 available",
      "26 available",
      "27 available",
      "28 available",
      "29 available",
    ]);
    expect(states({ ...history, recordedFrom: null }, [], shown)).toEqual(
      ["24", "25", "26", "27", "28", "29"].map((day) => `${day} none`),
    );
  });

  it("is the worst of its interruptions, and one that ends at midnight leaves the next day whole", () => {
    const outages = [
      { cause: "switched_off", beganAt: "2026-11-28T09:00:00.000Z", endedAt: null },
      {
        cause: "not_answering",
        beganAt: "2026-11-28T10:00:00.000Z",
        endedAt: "2026-11-28T10:05:00.000Z",
      },
      {
        cause: "not_answering",
        beganAt: "2026-11-25T23:00:00.000Z",
        endedAt: "2026-11-27T00:00:00.000Z",
      },
    ] as const;
    expect(states({ ...history, outages: [...outages] }, [], shown)).toEqual([
      "24 none",
      "25 not_answering",
      "26 not_answering",
      "27 available",
      "28 not_answering",
      "29 switched_off",
    ]);
  });

  it("is unknown where nothing was recorded all day, and where older ones are not listed", () => {
    const gap = { beganAt: "2026-11-25T12:00:00.000Z", endedAt: "2026-11-27T01:00:00.000Z" };
    expect(states(history, [gap], shown).slice(1, 4)).toEqual([
      "25 available",
      "26 none",
      "27 available",
    ]);
    const cut = { ...history, listedFrom: "2026-11-28T12:00:00.000Z" };
    expect(states(cut, [], shown).slice(3)).toEqual(["27 none", "28 available", "29 available"]);
  });

  it("follows the reader's zone", () => {
    const outages = [
      {
        cause: "not_answering" as const,
        beganAt: "2026-11-27T20:00:00.000Z",
        endedAt: "2026-11-27T21:00:00.000Z",
      },
    ];
    const inSeoul = (instant: string) =>
      new Date(Date.parse(instant) + 9 * 3_600_000).toISOString().slice(0, 10);
    const seoul = { ...shown, dateOf: inSeoul };
    expect(states({ ...history, outages }, [], seoul)).toContain("28 not_answering");
    expect(states({ ...history, outages }, [], shown)).toContain("27 not_answering");
  });
});
