/** Timeouts and retries of calls to a wallet. README.md names the sources. */
export type Timing = {
  /** The longest wait for one answer. */
  attemptMs: number;
  /** The longest time from the first attempt to the decision about an unknown answer. */
  envelopeMs: number;
  /** Pauses between the attempts within the envelope; there is one more attempt than pauses. */
  pausesMs: readonly number[];
  /** Pauses after the envelope; the last one repeats. */
  backgroundPausesMs: readonly number[];
};

/** Beexar: 15 s for one attempt, four attempts in 30 s. */
export const beexarTiming: Timing = {
  attemptMs: 15_000,
  envelopeMs: 30_000,
  pausesMs: [1_000, 5_000, 12_000],
  backgroundPausesMs: [5_000, 10_000, 20_000, 30_000],
};

/** Hub88 and Caleta: 1 s three times, then roll-backs with doubling pauses. */
export const rsTiming: Timing = {
  attemptMs: 1_000,
  envelopeMs: 4_000,
  pausesMs: [200, 400],
  backgroundPausesMs: [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000],
};

/** iGSP requires an answer within 2 s and no repeats: three attempts, then the refund. */
export const igspTiming: Timing = {
  attemptMs: 2_000,
  envelopeMs: 8_000,
  pausesMs: [500, 1_000],
  backgroundPausesMs: [2_000, 5_000, 10_000, 30_000],
};

/** Betsy: 5 s; a placed bet without a known answer is rolled back and never placed again. */
export const betsyTiming: Timing = {
  attemptMs: 5_000,
  envelopeMs: 5_000,
  pausesMs: [],
  backgroundPausesMs: [1_000, 5_000, 15_000, 60_000],
};

/** Scales the pauses; an attempt keeps its documented time. */
export const paced = (timing: Timing, factor: number): Timing => ({
  attemptMs: timing.attemptMs,
  envelopeMs: timing.attemptMs + (timing.envelopeMs - timing.attemptMs) * factor,
  pausesMs: timing.pausesMs.map((ms) => ms * factor),
  backgroundPausesMs: timing.backgroundPausesMs.map((ms) => ms * factor),
});
