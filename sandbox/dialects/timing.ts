/** When a call of the wallet is given up and tried again. README.md says where this is from. */
export type Timing = {
  /** Longest wait for one answer. */
  attemptMs: number;
  /** Longest time from the first attempt to the decision what to do about an unknown answer. */
  envelopeMs: number;
  /** Pauses between the attempts inside the envelope; one attempt more than pauses. */
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

/** iGSP states 2 s for an answer and no duty to ask again: three tries, then the refund. */
export const igspTiming: Timing = {
  attemptMs: 2_000,
  envelopeMs: 8_000,
  pausesMs: [500, 1_000],
  backgroundPausesMs: [2_000, 5_000, 10_000, 30_000],
};

/** Betsy: 5 s; a placed bet whose answer is not known is rolled back and never placed again. */
export const betsyTiming: Timing = {
  attemptMs: 5_000,
  envelopeMs: 5_000,
  pausesMs: [],
  backgroundPausesMs: [1_000, 5_000, 15_000, 60_000],
};

/** Shorter or longer pauses; an attempt has its documented time all the same. */
export const paced = (timing: Timing, factor: number): Timing => ({
  attemptMs: timing.attemptMs,
  envelopeMs: timing.attemptMs + (timing.envelopeMs - timing.attemptMs) * factor,
  pausesMs: timing.pausesMs.map((ms) => ms * factor),
  backgroundPausesMs: timing.backgroundPausesMs.map((ms) => ms * factor),
});
