import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  ASKS_AFTER_MS,
  MOVES_EVERY_MS,
  OLD_AFTER_MS,
  RETURNS_MS,
  watchJackpots,
  type JackpotWatch,
  type JackpotWord,
  type ShownJackpots,
} from "#site/games/jackpot-watch.ts";

/** Of GL-09, less what an answer may take on its way. */
const SHOWN_WITHIN_MS = 28_000;

let shown: ShownJackpots[];
let asked: number[];
let isHidden: boolean;
let held: number;
let doesAnswer: boolean;
let watch: JackpotWatch;

const word = (amount = held, askedAt = performance.now()): JackpotWord => ({
  at: new Date().toISOString(),
  jackpots: [{ tier: "minor", amount, start: 20_000, basisPoints: 20 }],
  unavailable: ["mega"],
  askedAt,
});
const last = () => {
  const { word: newest, isOld } = shown.at(-1) ?? { word: null, isOld: false };
  return { amount: newest?.jackpots[0]?.amount, isOld };
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  [shown, asked, isHidden, held, doesAnswer] = [[], [], false, 100, true];
  watch = watchJackpots(word(), {
    ask: async (askedAt) => {
      asked.push(askedAt);
      return doesAnswer ? word(held, askedAt) : null;
    },
    show: (each) => shown.push(each),
    isHidden: () => isHidden,
  });
});
afterEach(() => {
  watch.stop();
  vi.useRealTimers();
});

describe("the amounts of an open page", () => {
  it("show a contribution within 30 s without a push, whenever it was made", async () => {
    for (const madeAfterMs of [1, 9_000, 19_999, 20_001, 27_000]) {
      await pass(madeAfterMs);
      held += 1;
      await pass(SHOWN_WITHIN_MS);
      expect(last(), `made after ${madeAfterMs} ms`).toEqual({ amount: held, isOld: false });
    }
  });

  it("show what is pushed within ten seconds, also when the last movement was just before", async () => {
    await pass(MOVES_EVERY_MS);
    watch.take(word(101));
    await pass(0);
    expect(last().amount).toBe(101);
    watch.take(word(102));
    await pass(MOVES_EVERY_MS - 1);
    expect(last().amount).toBe(101);
    await pass(1);
    expect(last().amount).toBe(102);
  });

  it("are asked for only when nothing was pushed, and an older answer changes nothing", async () => {
    for (let n = 0; n < 10; n += 1) {
      await pass(ASKS_AFTER_MS / 2);
      watch.take(word(200 + n));
    }
    expect(asked).toEqual([]);
    watch.take(word(1, performance.now() - 1));
    await pass(MOVES_EVERY_MS);
    expect(last().amount).toBe(209);
  });

  it("are old when two requests were not answered, and are shown again with the next word", async () => {
    doesAnswer = false;
    await pass(OLD_AFTER_MS - 1);
    expect(shown).toEqual([]);
    await pass(1);
    expect(last().isOld).toBe(true);
    expect(asked).toHaveLength(2);
    await pass(10 * OLD_AFTER_MS);
    expect(shown).toHaveLength(1);
    [doesAnswer, held] = [true, 300];
    await pass(ASKS_AFTER_MS);
    expect(last()).toEqual({ amount: 300, isOld: false });
    doesAnswer = false;
    await pass(OLD_AFTER_MS);
    watch.take(word(301));
    await pass(0);
    expect(last()).toEqual({ amount: 301, isOld: false });
  });

  it("are not asked for while the page is hidden, and at once when it is seen again", async () => {
    isHidden = true;
    watch.visibilityChanged();
    held = 400;
    await pass(60 * OLD_AFTER_MS);
    expect([shown, asked]).toEqual([[], []]);
    isHidden = false;
    watch.visibilityChanged();
    await pass(10);
    expect(last()).toEqual({ amount: 400, isOld: false });
  });

  it("are old soon after a hidden page is seen again without an answer", async () => {
    isHidden = true;
    watch.visibilityChanged();
    await pass(60 * OLD_AFTER_MS);
    [isHidden, doesAnswer] = [false, false];
    watch.visibilityChanged();
    await pass(RETURNS_MS - 1);
    expect(shown).toEqual([]);
    await pass(1);
    expect(last().isOld).toBe(true);
  });

  it("are asked for before they are old when the device slept", async () => {
    const awake = performance.now.bind(performance);
    const clock = vi
      .spyOn(performance, "now")
      .mockImplementation(() => awake() + 60 * OLD_AFTER_MS);
    held = 500;
    await pass(ASKS_AFTER_MS + 10);
    expect(shown).toHaveLength(1);
    expect(last()).toEqual({ amount: 500, isOld: false });
    clock.mockRestore();
  });

  it("show at once that a tier cannot be won any more", async () => {
    await pass(1);
    watch.take({ ...word(), jackpots: [], unavailable: ["mega", "minor"] });
    await pass(0);
    expect(shown.at(-1)?.word?.unavailable).toEqual(["mega", "minor"]);
  });
});
